import { invalidInput } from '../../../kit/errors.ts';

export const longestMessage = 10_000;

/** What turns the direction of a text round: with it words can be made to look like others. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;
/** What draws nothing, but for line breaks and tabs. */
const controls = /[^\P{Cc}\t\n]/gu;
const drawsSomething = /[^\p{C}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** The words of a message as they are kept. Says what is wrong with those that cannot be one; beside files there may be none. */
export function messageWords(given: string, { mayBeEmpty = false } = {}): string {
  if (given.length > longestMessage * 2) throw invalidInput({ body: 'tooLong' });
  const words = given
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(turning, '')
    .replaceAll(controls, '')
    .toWellFormed()
    .trim();
  if (mayBeEmpty && !drawsSomething.test(words)) return '';
  if (!drawsSomething.test(words)) throw invalidInput({ body: 'required' });
  if (words.length > longestMessage) throw invalidInput({ body: 'tooLong' });
  return words;
}
