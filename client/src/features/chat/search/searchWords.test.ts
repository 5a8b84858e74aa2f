import { describe, expect, it } from 'vitest';
import { searchWordsOf } from './searchWords';

describe('a search query', () => {
  it('is words, from which conditions are taken wherever they stand', () => {
    expect(searchWordsOf('from:@Bo new jingle has:link in:"Studio one" before:2026-11-01')).toEqual({
      text: 'new jingle',
      from: 'bo',
      in: 'Studio one',
      has: 'LINK',
      before: '2026-11-01',
      unknown: [],
    });
  });

  it('reports invalid conditions', () => {
    expect(searchWordsOf('has:voice before:soon after:2026-02-31x jingle').unknown).toEqual([
      'has:voice',
      'before:soon',
      'after:2026-02-31x',
    ]);
  });

  it('waits for a condition that is still being typed', () => {
    expect(searchWordsOf('jingle from:')).toEqual({ text: 'jingle', unknown: [] });
  });

  it('leaves other words with a colon as they are', () => {
    expect(searchWordsOf('at 10:30 withfrom:bo https://a.example').text).toBe(
      'at 10:30 withfrom:bo https://a.example',
    );
  });
});
