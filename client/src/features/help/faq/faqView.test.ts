import { describe, expect, it } from 'vitest';
import { matchElsewhere, questionCount, shownChapter, type Chapter } from './faqView';

const chapter = (key: string, ...ids: string[]) =>
  ({ key, questions: ids.map((id) => ({ id })) }) as unknown as Chapter;
const nothing = { chapter: undefined, question: undefined };

describe('the chapter that is shown', () => {
  const chapters = [chapter('payment'), chapter('delivery', '1', '2'), chapter('orders', '3')];

  it('is the one that was chosen, also when it is empty', () => {
    expect(shownChapter(chapters, { ...nothing, chapter: 'orders' })?.key).toBe('orders');
    expect(shownChapter(chapters, { ...nothing, chapter: 'payment' })?.key).toBe('payment');
  });

  it('is that of the question that was linked to, wherever it was moved', () => {
    expect(shownChapter(chapters, { ...nothing, question: '3' })?.key).toBe('orders');
    expect(shownChapter(chapters, { chapter: 'delivery', question: '3' })?.key).toBe('orders');
    expect(shownChapter(chapters, { chapter: 'delivery', question: 'gone' })?.key).toBe('delivery');
  });

  it('is otherwise the first in which there is something', () => {
    expect(shownChapter(chapters, nothing)?.key).toBe('delivery');
    expect(shownChapter(chapters, { ...nothing, chapter: 'unknown' })?.key).toBe('delivery');
    expect(shownChapter([chapter('payment')], nothing)?.key).toBe('payment');
    expect(shownChapter([], nothing)).toBeUndefined();
  });

  it('is helped out by another when it holds no match', () => {
    expect(matchElsewhere(chapters, chapters[0]!)?.key).toBe('delivery');
    expect(matchElsewhere(chapters, chapters[2]!)).toBeUndefined();
    expect(matchElsewhere([chapters[0]!], chapters[0]!)).toBeUndefined();
  });

  it('counts with all others', () => {
    expect([questionCount(chapters), questionCount([])]).toEqual([3, 0]);
  });
});
