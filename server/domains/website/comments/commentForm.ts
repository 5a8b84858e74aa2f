import { isEmail } from 'class-validator';
import { foldText } from '../../../kit/foldText.ts';

/** Fields of the comment form, each with its maximum number of characters. */
export const commentFields = { name: 60, email: 254, text: 2000 } as const;

export type CommentField = keyof typeof commentFields;
export type CommentValues = Record<CommentField, string>;
export type CommentProblem = 'required' | 'email' | 'tooLong';

/** Reads the values of a sent comment form: one line each, except for the text. */
export const commentValuesOf = (form: Readonly<Record<string, string>>): CommentValues => ({
  name: (form['name'] ?? '').replaceAll(/\s+/g, ' ').trim(),
  email: (form['email'] ?? '').trim(),
  text: (form['text'] ?? '').replaceAll('\r\n', '\n').trim(),
});

/** Returns the problems of a sent comment form by field; an empty object when there are none. */
export function problemsOfComment(values: CommentValues): Partial<Record<CommentField, CommentProblem>> {
  return Object.fromEntries(
    (Object.keys(commentFields) as CommentField[]).flatMap((name) => {
      const problem = problemOf(name, values[name]);
      return problem ? [[name, problem]] : [];
    }),
  );
}

function problemOf(name: CommentField, value: string): CommentProblem | undefined {
  if (value === '') return 'required';
  if (value.length > commentFields[name]) return 'tooLong';
  return name === 'email' && !isEmail(value) ? 'email' : undefined;
}

/** A comment with more links waits for approval. */
const maxLinks = 2;

const link = /https?:\/\/|\bwww\./gi;

/** True when a comment has a word of the list (one word per line), or more than two links. */
export function isSuspect({ name, text }: CommentValues, words: string): boolean {
  const written = `${name}\n${text}`;
  if ([...written.matchAll(link)].length > maxLinks) return true;
  const folded = wordsOf(written);
  return words.split('\n').some((line) => {
    const word = wordsOf(line);
    return word !== ' ' && folded.includes(word);
  });
}

/** The folded words of a text, each between spaces, so that `ass` is not found in `class`. */
const wordsOf = (text: string) =>
  ` ${
    foldText(text)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `.replace('  ', ' ');
