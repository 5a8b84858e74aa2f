import { describe, expect, it } from 'vitest';
import { mentionAt, mentionSpansOf, withMention } from './mentionAt';

describe('the name that is being typed', () => {
  it('begins with an @ that stands alone, and ends at the caret', () => {
    expect(mentionAt('Ask @Bo now', 7)).toEqual({ from: 4, typed: 'bo' });
    expect(mentionAt('@', 1)).toEqual({ from: 0, typed: '' });
    expect(mentionAt('سأسأل @بو', 9)).toEqual({ from: 6, typed: 'بو' });
  });

  it('is undefined in an address, after a space or before an @', () => {
    expect(mentionAt('bo@example.com', 14)).toBeUndefined();
    expect(mentionAt('Ask @Bo now', 11)).toBeUndefined();
    expect(mentionAt('Ask @Bo', 3)).toBeUndefined();
  });

  it('gives way to the whole name and a space', () => {
    const at = mentionAt('Ask @bo now', 7)!;
    expect(withMention('Ask @bo now', at, 'bo.l')).toEqual({ text: 'Ask @bo.l now', caret: 10 });
  });
});

describe('names in words', () => {
  it('stand apart, without the full stop after them', () => {
    expect(mentionSpansOf('Hi @Bo.L. Write to a@b.example')).toEqual([
      { at: 0, text: 'Hi ', name: '' },
      { at: 3, text: '@Bo.L', name: 'bo.l' },
      { at: 8, text: '. Write to a@b.example', name: '' },
    ]);
  });
});
