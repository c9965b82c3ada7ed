// Everything on the page: its games, their shared pieces of HTML, and the words of this script.
let data = { games: [], rounds: [], ways: [], statements: {}, pieces: [], kept: [], words: {} };

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
