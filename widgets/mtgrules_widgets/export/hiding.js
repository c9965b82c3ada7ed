// The way back from `hiding.py`: text that is hidden from eyes in the file.

function reveal(stored, key) {
  let row = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(key)) {
    row = Math.imul(row ^ byte, 0x01000193) >>> 0;
  }
  const signs = atob(stored);
  const bytes = new Uint8Array(signs.length);
  for (let n = 0; n < signs.length; n += 1) {
    row = (Math.imul(row, 1664525) + 1013904223) >>> 0;
    bytes[n] = signs.charCodeAt(n) ^ (row >>> 24);
  }
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}

// Everything on the page: its games, their shared pieces of HTML, and the words of this script.
let data = { games: [], rounds: [], ways: [], pieces: [], kept: [], words: {} };

// The HTML of a number: the references in it are pieces too (see `pieces.py`).
function html(number) {
  return data.pieces[number].replace(/\ue000([0-9a-z]+);/g,
    (_, reference) => html(parseInt(reference, 36)));
}

// Words with their fields filled in: "Step {n} of {of}".
function say(name, fields) {
  return data.words[name].replace(/\{(\w+)\}/g, (whole, field) =>
    (fields && field in fields ? fields[field] : whole));
}
