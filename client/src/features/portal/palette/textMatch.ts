/*
 * Finding a text in another one without regard to case, accents and vowel signs, letter by letter, so that the place of
 * the match in the text as it is written stays known.
 */

interface Folded {
  text: string;
  /** For each letter of the folded text, where the letter that it came from begins in the written one. */
  places: number[];
}

function folded(written: string): Folded {
  let text = '';
  const places: number[] = [];
  let place = 0;
  for (const letter of written) {
    const plain = plainOf(letter);
    for (let index = 0; index < plain.length; index++) places.push(place);
    text += plain;
    place += letter.length;
  }
  places.push(place);
  return { text, places };
}

const plainOf = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Where a text holds another: from, to; undefined where it does not, or when there is nothing to look for. */
export function matchIn(written: string, sought: string): [number, number] | undefined {
  const needle = plainOf(sought.trim());
  if (needle === '') return undefined;
  const { text, places } = folded(written);
  const at = text.indexOf(needle);
  return at === -1 ? undefined : [places[at]!, places[at + needle.length]!];
}

/** Whether a text holds every word of another, wherever they stand. */
export function holdsWords(written: string, sought: string): boolean {
  const words = plainOf(sought).split(/\s+/).filter(Boolean);
  const text = plainOf(written);
  return words.length > 0 && words.every((word) => text.includes(word));
}
