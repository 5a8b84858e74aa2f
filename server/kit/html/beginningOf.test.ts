import { describe, expect, test } from 'vitest';
import { beginningOf } from './beginningOf.ts';

describe('the beginning of a text', () => {
  test('leaves out captions, tables and references, and keeps quotes', () => {
    const picture = `<img src="/files/website/${'0'.repeat(32)}-1600.webp" alt="A wall" />`;
    const html = [
      '<p>First.</p>',
      `<figure>${picture}<figcaption>A caption</figcaption></figure>`,
      '<table><tbody><tr><td><p>A cell</p></td></tr></tbody></table>',
      '<p data-record="Emission:1">A card</p>',
      '<blockquote><p>Said.</p></blockquote>',
    ].join('');
    expect(beginningOf(html)).toBe('First. Said.');
  });

  test('is cut between two words', () => {
    const text = beginningOf(`<p>${'word '.repeat(100)}</p>`);
    expect(text.length).toBeLessThanOrEqual(300);
    expect(text).toMatch(/ word…$/);
  });
});
