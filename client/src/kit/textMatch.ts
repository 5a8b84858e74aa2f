import { foldText } from '../../../server/kit/foldText';

/*
 * Text search with the same rules as on the server: case, accents and typographic signs are ignored. Folding replaces letter by letter,
 * so that a match can be located in the original text.
 */

/** Returns whether a text contains another one. True for an empty search text. */
export const includesText = (written: string, sought: string): boolean =>
  foldText(written).includes(foldText(sought.trim()));

interface Folded {
  text: string;
  /** For each letter of the folded text, the offset of its original letter. */
  offsets: number[];
}

function folded(written: string): Folded {
  let text = '';
  const offsets: number[] = [];
  let offset = 0;
  for (const letter of written) {
    const plain = foldText(letter);
    for (let index = 0; index < plain.length; index++) offsets.push(offset);
    text += plain;
    offset += letter.length;
  }
  offsets.push(offset);
  return { text, offsets };
}

/**
 * Returns the ranges `[from, to]` at which a text contains another one; `to` is exclusive. Ranges never overlap; there
 * are none for an empty search text.
 */
export function matchesIn(written: string, sought: string): Array<[number, number]> {
  const needle = foldText(sought.trim());
  if (needle === '') return [];
  const { text, offsets } = folded(written);
  const matches: Array<[number, number]> = [];
  for (let at = text.indexOf(needle), end; at >= 0; at = text.indexOf(needle, end)) {
    end = at + needle.length;
    // When one letter is folded to two, it is matched as a whole.
    while (offsets[end] === offsets[end - 1]) end++;
    matches.push([offsets[at]!, offsets[end]!]);
  }
  return matches;
}

/** Returns the range of the first match; undefined when there is none. */
export const matchIn = (written: string, sought: string): [number, number] | undefined =>
  matchesIn(written, sought)[0];

/** Returns whether a text contains all words of another one, in any order. False when the other text has no words. */
export function includesWords(written: string, sought: string): boolean {
  const words = foldText(sought).split(/\s+/).filter(Boolean);
  const text = foldText(written);
  return words.length > 0 && words.every((word) => text.includes(word));
}
