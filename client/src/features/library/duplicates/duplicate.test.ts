import { describe, expect, it } from 'vitest';
import { bestOf, goingWith, type Duplicate } from './duplicate';

const medium = (id: string, more: Partial<Duplicate> = {}) =>
  ({
    id,
    kind: 'SONG',
    bitrate: 128_000,
    createdAt: '2026-01-02T00:00:00Z',
    failure: null,
    ...more,
  }) as Duplicate;

describe('the one to keep', () => {
  it('has the best bitrate; one that is not known counts least', () => {
    const items = [medium('1', { bitrate: null }), medium('2'), medium('3', { bitrate: 320_000 })];
    expect(bestOf(items)?.id).toBe('3');
  });

  it('can be used, whatever is known of the others', () => {
    const copy = medium('1', { bitrate: 320_000, failure: 'DUPLICATE' });
    expect(bestOf([copy, medium('2', { bitrate: null })])?.id).toBe('2');
  });

  it('is the oldest of equals, and the first of those of one moment', () => {
    expect(bestOf([medium('1'), medium('2', { createdAt: '2026-01-01T00:00:00Z' })])?.id).toBe('2');
    expect(bestOf([medium('10'), medium('9')])?.id).toBe('9');
  });
});

it('takes along others of its kind that nobody left out', () => {
  const [stored, duplicate, left, jingle] = [
    medium('1'),
    medium('2'),
    medium('3'),
    medium('4', { kind: 'JINGLE' }),
  ] as const;
  expect(goingWith(stored, [stored, duplicate, left, jingle], ['3'])).toEqual([duplicate]);
});
