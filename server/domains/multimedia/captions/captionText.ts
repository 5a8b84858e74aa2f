/** The tags of WebVTT, and whether one says more than its name: who speaks, in which language. */
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

/** A whole tag of whatever kind, or a time as WebVTT has them between words. */
const tag = /<(\/?)([a-z][a-z\d]*)((?:\.[\w-]+)*)(?:[ \t]([^<>]*))?\/?>|<[\d:.]+>/gi;
/** Where on the screen a line of SRT stands, as some programs write it. */
const placed = /\{\\[^{}\n]*\}/g;
/** Control characters that no screen shows. */
const unseen = /[\p{Cc}--[\t\n\u0080-\u009F]]/gv;

/** The text of a caption with the tags of WebVTT alone: others go and leave what stands between them. */
export function cleanText(text: string): string {
  const plain = text.replaceAll(unseen, '').replaceAll(placed, '');
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

/** Whatever could be taken for a tag or an entity that it is not. */
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

/** Where on the picture a caption stands, as far as WebVTT knows it. */
export const cleanSettings = (text: string): string =>
  text
    .split(/\s+/)
    .filter((setting) => settings.some((known) => known.test(setting)))
    .join(' ');
