import { invalidInput } from '../../../kit/errors.ts';

export const longestMessage = 10_000;

/** Bidirectional control characters, which could make text look like other text. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;
/** Invisible control characters other than line breaks and tabs. */
const controls = /[^\P{Cc}\t\n]/gu;
const drawsSomething = /[^\p{C}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/**
 * Normalises the text of a message for storage. Throws BAD_USER_INPUT when it is empty (unless allowed) or
 * too long.
 */
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
