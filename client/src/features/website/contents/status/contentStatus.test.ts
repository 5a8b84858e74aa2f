import { describe, expect, it } from 'vitest';
import { statusOf, stepsFrom, type Period } from './contentStatus';

const now = Date.parse('2026-11-28T12:00:00Z');
const published = (publishedFrom: string | null, publishedUntil: string | null = null): Period => ({
  state: 'PUBLISHED',
  publishedFrom,
  publishedUntil,
});

describe('the status of a content', () => {
  it('follows its period, whose end is exclusive', () => {
    expect(statusOf(published('2026-11-28T12:00:00Z'), now)).toBe('PUBLISHED');
    expect(statusOf(published('2026-11-28T12:00:01Z'), now)).toBe('SCHEDULED');
    expect(statusOf(published('2026-11-01T12:00:00Z', '2026-11-28T12:00:00Z'), now)).toBe('ENDED');
  });

  it('is its state when it is not published', () => {
    expect(statusOf({ ...published('2026-12-01T00:00:00Z'), state: 'DRAFT' }, now)).toBe('DRAFT');
  });
});

describe('the steps of a state', () => {
  it('need the right of each', () => {
    expect(stepsFrom('DRAFT', () => true)).toEqual(['PUBLISH', 'SUBMIT']);
    expect(stepsFrom('DRAFT', (action) => action === 'update')).toEqual(['SUBMIT']);
    expect(stepsFrom('PUBLISHED', () => true)).toEqual(['RESCHEDULE', 'WITHDRAW', 'ARCHIVE']);
    // Visitors see the content: taking it back needs the right to publish, unlike from review.
    expect(stepsFrom('PUBLISHED', (action) => action === 'update')).toEqual([]);
    expect(stepsFrom('REVIEW', (action) => action === 'update')).toEqual(['WITHDRAW']);
    expect(stepsFrom('PUBLISHED', () => false)).toEqual([]);
  });
});
