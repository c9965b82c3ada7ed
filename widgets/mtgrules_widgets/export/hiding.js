// The way back from `hiding.py`: text that is hidden from eyes in the file, and packed.

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
  return new TextDecoder("utf-8", { fatal: true }).decode(unpack(bytes));
}

// What zlib packed (RFC 1950 and 1951). Browsers can do this themselves, but not all of them.
function unpack(bytes) {
  let out = new Uint8Array(4 * bytes.length + 1024);
  let end = 0;
  let at = 2; // after the header
  let bit = 0;

  function bits(count) {
    let value = 0;
    for (let n = 0; n < count; n += 1) {
      if (at >= bytes.length) { throw new Error("the file is cut short"); }
      value |= ((bytes[at] >> bit) & 1) << n;
      bit += 1;
      if (bit === 8) { bit = 0; at += 1; }
    }
    return value;
  }

  function write(byte) {
    if (end === out.length) {
      const wider = new Uint8Array(2 * out.length);
      wider.set(out);
      out = wider;
    }
    out[end] = byte;
    end += 1;
  }

  // How many codes there are of each length, and their symbols in order.
  function codes(lengths) {
    const counts = new Array(16).fill(0);
    lengths.forEach((length) => { counts[length] += 1; });
    counts[0] = 0;
    const symbols = [];
    for (let length = 1; length < 16; length += 1) {
      lengths.forEach((its, symbol) => { if (its === length) { symbols.push(symbol); } });
    }
    return { counts, symbols };
  }

  function symbol({ counts, symbols }) {
    let code = 0;
    let first = 0;
    let index = 0;
    for (let length = 1; length < 16; length += 1) {
      code |= bits(1);
      if (code - first < counts[length]) { return symbols[index + code - first]; }
      index += counts[length];
      first = (first + counts[length]) << 1;
      code <<= 1;
    }
    throw new Error("no such code");
  }

  // The lengths and the distances of what is said again: where each begins, and its more bits.
  const long = { begin: [], more: [] };
  const far = { begin: [], more: [] };
  for (let n = 0, begin = 3; n < 28; n += 1) {
    const more = n < 8 ? 0 : (n >> 2) - 1;
    long.begin.push(begin);
    long.more.push(more);
    begin += 1 << more;
  }
  long.begin.push(258);
  long.more.push(0);
  for (let n = 0, begin = 1; n < 30; n += 1) {
    const more = n < 4 ? 0 : (n >> 1) - 1;
    far.begin.push(begin);
    far.more.push(more);
    begin += 1 << more;
  }

  function fixed() {
    const lengths = [];
    for (let n = 0; n < 288; n += 1) { lengths.push(n < 144 ? 8 : n < 256 ? 9 : n < 280 ? 7 : 8); }
    return [codes(lengths), codes(new Array(30).fill(5))];
  }

  function described() {
    const signs = bits(5) + 257;
    const distances = bits(5) + 1;
    const given = bits(4) + 4;
    const order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
    const own = new Array(19).fill(0);
    order.slice(0, given).forEach((n) => { own[n] = bits(3); });
    const code = codes(own);
    const lengths = [];
    while (lengths.length < signs + distances) {
      const found = symbol(code);
      if (found < 16) { lengths.push(found); continue; }
      const again = found === 16 ? lengths[lengths.length - 1] : 0;
      const times = found === 16 ? 3 + bits(2) : found === 17 ? 3 + bits(3) : 11 + bits(7);
      for (let n = 0; n < times; n += 1) { lengths.push(again); }
    }
    return [codes(lengths.slice(0, signs)), codes(lengths.slice(signs))];
  }

  function block([signs, distances]) {
    for (;;) {
      const found = symbol(signs);
      if (found === 256) { return; }
      if (found < 256) { write(found); continue; }
      const length = long.begin[found - 257] + bits(long.more[found - 257]);
      const which = symbol(distances);
      const distance = far.begin[which] + bits(far.more[which]);
      for (let n = 0; n < length; n += 1) { write(out[end - distance]); }
    }
  }

  function plain() {
    if (bit) { bit = 0; at += 1; }
    const length = bits(16);
    bits(16);
    for (let n = 0; n < length; n += 1) { write(bits(8)); }
  }

  for (let last = 0; !last;) {
    last = bits(1);
    const kind = bits(2);
    if (kind === 0) { plain(); } else { block(kind === 1 ? fixed() : described()); }
  }
  return out.subarray(0, end);
}
