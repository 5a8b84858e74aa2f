import type { Picked } from './found';

/** Several records as one text, each with its id on a line, so that they are one answer in the dialog of a conflict. */
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
