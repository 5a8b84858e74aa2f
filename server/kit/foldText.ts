/** Replacements for letters that Unicode does not decompose, and for the final form of the small sigma. */
const letters: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ς: 'σ',
};
/** Characters to replace before the decomposition, which would turn the acute accent into a space. */
const apostrophes = '\u2018\u2019\u201A\u201B\u2032\u02BC\u00B4\u2039\u203A';
const quotes = '\u201C\u201D\u201E\u201F\u2033\u00AB\u00BB';
const dashes = '\u2010\u2011\u2012\u2013\u2014\u2015\u2212';

const apostrophe = new RegExp(`[${apostrophes}]`, 'g');
const quote = new RegExp(`[${quotes}]`, 'g');
const dash = new RegExp(`[${dashes}]`, 'g');
const letter = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/**
 * Folds a text for searches, filters, imports and duplicate checks, on the server and in the portal. The result has lower case,
 * no accents or other marks, straight apostrophes and quotes, plain hyphens, and ligatures and full-width letters as normal
 * letters. `foldFunctionSql` does the same on PostgreSQL.
 */
export const foldText = (text: string): string =>
  isAscii.test(text) ? text.toLowerCase() : foldedFully(text);

/** True when only capitals need to be changed. This covers most texts, and is ten times as fast. */
const isAscii = /^[\0-\x7F]*$/;

const foldedFully = (text: string): string =>
  text
    .replaceAll(apostrophe, "'")
    .replaceAll(quote, '"')
    .replaceAll(dash, '-')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(letter, (found) => letters[found]!)
    .normalize('NFC');

/** SQL statement that creates `fold_text` on PostgreSQL. On SQLite, every connection registers `foldText` as `fold_text`. */
export function foldFunctionSql(): string {
  const [pairs, single] = [2, 1].map((length) =>
    Object.entries(letters).filter(([, plain]) => plain.length === length),
  ) as [Array<[string, string]>, Array<[string, string]>];
  const from = apostrophes + quotes + dashes;
  const to = "''".repeat(apostrophes.length) + '"'.repeat(quotes.length) + '-'.repeat(dashes.length);
  const plain = `lower(regexp_replace(normalize(translate(value, '${from}', '${to}'), NFKD), '[${markRanges()}]', '', 'g'))`;
  const written = pairs.reduce((sql, [found, by]) => `replace(${sql}, '${found}', '${by}')`, plain);
  const [found, by] = [0, 1].map((index) => single.map((entry) => entry[index]).join(''));
  return `create or replace function fold_text(value text) returns text language sql immutable strict parallel safe as $fold$
    select case when octet_length(value) = char_length(value) then lower(value)
      else normalize(translate(${written}, '${found}', '${by}'), NFC) end
  $fold$`;
}

/** The ranges of `\p{M}` (marks), which the regular expressions of PostgreSQL do not support. */
function markRanges(): string {
  const ranges: Array<[number, number]> = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    if (!/\p{M}/u.test(String.fromCodePoint(code))) continue;
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map((range) => range.map(escaped).join('-')).join('');
}

const escaped = (code: number) => `\\U${code.toString(16).padStart(8, '0')}`;
