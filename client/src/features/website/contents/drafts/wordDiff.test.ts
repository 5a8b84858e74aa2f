// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { linesOf, wordDiff } from './wordDiff';

const shown = (before: string, after: string, language = 'en') =>
  wordDiff(before, after, language)
    .map(({ kind, text }) => (kind === 'SAME' ? text : kind === 'ADDED' ? `[+${text}]` : `[-${text}]`))
    .join('');

describe('the difference of two texts', () => {
  it('is shown word by word', () => {
    expect(shown('The mast is tall', 'The mast is very tall')).toBe('The mast is [+very ]tall');
    expect(shown('six bands play', 'eleven bands play')).toBe('[-six][+eleven] bands play');
    expect(shown('same', 'same')).toBe('same');
  });

  it('is shown for Arabic words too', () => {
    expect(shown('يبدأ البرنامج في السادسة', 'يبدأ البرنامج في السابعة', 'ar')).toBe(
      'يبدأ البرنامج في [-السادسة][+السابعة]',
    );
  });

  it('is one of words, with a line for each paragraph', () => {
    expect(linesOf('<p>One <strong>bold</strong></p><ul><li>Two</li></ul>')).toBe('One bold\nTwo');
  });
});
