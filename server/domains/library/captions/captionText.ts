/** Tags of WebVTT; true for tags with an annotation, such as a speaker or a language. */
const speaking = new Map([
  ['b', false],
  ['i', false],
  ['u', false],
  ['c', false],
  ['ruby', false],
  ['rt', false],
  ['v', true],
  ['lang', true],
]);

/** Matches a complete tag of any kind, or a WebVTT timestamp between words. */
const tag = /<(\/?)([a-z][a-z\d]*)((?:\.[\w-]+)*)(?:[ \t]([^<>]*))?\/?>|<[\d:.]+>/gi;
/** Matches position codes that some programs write into SRT. */
const positioned = /\{\\[^{}\n]*\}/g;
/** Matches the control characters of ASCII, except tab and line feed. */
const unseen = /[\p{Cc}--[\t\n\u0080-\u009F]]/gv;

/**
 * Removes all tags except those of WebVTT, and leaves the text inside of removed tags.
 * Also removes timestamps, position codes and control characters, and escapes the remaining `<` and `>`, and `&` outside of entities.
 */
export function cleanText(text: string): string {
  const plain = text.replaceAll(unseen, '').replaceAll(positioned, '');
  const parts: string[] = [];
  let last = 0;
  for (const found of plain.matchAll(tag)) {
    parts.push(escaped(plain.slice(last, found.index)), cleanTag(found));
    last = found.index + found[0].length;
  }
  return parts.join('') + escaped(plain.slice(last));
}

function cleanTag([, slash, given = '', classes = '', said = '']: RegExpExecArray): string {
  const name = given.toLowerCase();
  const speaks = speaking.get(name);
  if (speaks === undefined) return '';
  if (slash) return `</${name}>`;
  return `<${name}${classes}${speaks && said.trim() ? ` ${escaped(said.trim())}` : ''}>`;
}

/** Escapes `<` and `>`, and `&` outside of the entities of WebVTT. */
const escaped = (text: string) =>
  text
    .replaceAll(/&(?!(?:amp|lt|gt|nbsp|lrm|rlm);)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const alignment = '(?:,(?:start|center|end|line-left|line-right))?';
const percent = String.raw`\d{1,3}(?:\.\d{1,4})?%`;
const settings = [
  /^vertical:(?:rl|lr)$/,
  new RegExp(String.raw`^line:(?:-?\d{1,3}|${percent})${alignment}$`),
  new RegExp(`^position:${percent}${alignment}$`),
  new RegExp(`^size:${percent}$`),
  /^align:(?:start|center|end|left|right)$/,
];

/** Returns only the valid WebVTT cue settings, which position a caption on the picture. */
export const cleanSettings = (text: string): string =>
  text
    .split(/\s+/)
    .filter((setting) => settings.some((known) => known.test(setting)))
    .join(' ');
