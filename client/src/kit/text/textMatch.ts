import { foldText } from '../../../../server/kit/text/foldText';

/*
 * Finding a text in another one as the server's searches do, without regard to case, accents and typographic signs, letter by
 * letter, so that the place of the match in the text as it is written stays known.
 */

/** Whether a text holds another as the server's searches compare them; any text holds an empty one. */
export const holdsText = (written: string, sought: string): boolean =>
  foldText(written).includes(foldText(sought.trim()));

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
    const plain = foldText(letter);
    for (let index = 0; index < plain.length; index++) places.push(place);
    text += plain;
    place += letter.length;
  }
  places.push(place);
  return { text, places };
}

/** Where a text holds another from `start` on: from, to; undefined where it does not, or when there is nothing to look for. */
export function matchIn(written: string, sought: string, start = 0): [number, number] | undefined {
  const needle = foldText(sought.trim());
  if (needle === '') return undefined;
  const { text, places } = folded(written);
  const at = text.indexOf(
    needle,
    places.findIndex((place) => place >= start),
  );
  if (at === -1) return undefined;
  let end = at + needle.length;
  // A letter that folds to two is matched as a whole.
  while (places[end] === places[end - 1]) end++;
  return [places[at]!, places[end]!];
}

/** Whether a text holds every word of another, wherever they stand. */
export function holdsWords(written: string, sought: string): boolean {
  const words = foldText(sought).split(/\s+/).filter(Boolean);
  const text = foldText(written);
  return words.length > 0 && words.every((word) => text.includes(word));
}
