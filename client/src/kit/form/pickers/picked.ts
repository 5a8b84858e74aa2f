import type { Picked } from './found';

/** Joins records into one text, one record with its id per line. The conflict dialog then treats them as one value. */
export const joinPicked = (picked: readonly Picked[]) =>
  picked.map(({ id, text }) => `${id} ${text}`).join('\n');

export const pickedOf = (text: string): Picked[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [id = '', ...words] = line.split(' ');
      return { id, text: words.join(' ') };
    });
