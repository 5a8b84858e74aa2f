import { expect, test } from 'vitest';
import { commentsIn, commentsOfCode, firstSentence } from '../../draws/texts.mjs';

/** Name and first sentence of each comment whose first sentence is longer than 100 characters. */
function longStarts(comments: ReadonlyArray<{ name: string; text: string }>): string[] {
  return comments.flatMap(({ name, text }) => {
    const sentence = firstSentence(text);
    return sentence.length > 100 ? [`${name}: ${sentence}`] : [];
  });
}

test('the doc comment of each exported declaration begins with a sentence of at most 100 characters', () => {
  const comments = commentsOfCode();
  expect(comments.length).toBeGreaterThan(1_000);
  expect(longStarts(comments)).toEqual([]);
});

test('a longer first sentence is found, a longer second one is not', () => {
  const long = `${'Word '.repeat(25)}end.`;
  expect(longStarts(commentsIn(`/** ${long} */\nexport const first = 1;\n`))).toEqual([`first: ${long}`]);
  expect(longStarts(commentsIn(`/** Short. ${long} */\nexport const second = 2;\n`))).toEqual([]);
});
