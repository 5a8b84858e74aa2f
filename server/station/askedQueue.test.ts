import { describe, expect, test } from 'vitest';
import { AskedQueue } from './askedQueue.ts';
import type { PlanItem } from '../protocol/station.ts';

const itemOf = (id: string): PlanItem => ({
  id,
  media: 1,
  checksum: '',
  at: '2030-01-01T00:00:00Z',
  until: '2030-01-01T00:03:00Z',
  isHard: false,
  source: 'PLAN',
  title: id,
  credit: '',
  isUntitled: false,
  cues: { cueIn: 0, cueOut: null, fadeIn: 0, fadeOut: 0, gain: 0 },
});
const [one, two, three] = [itemOf('1'), itemOf('2'), itemOf('3')];

describe('what Liquidsoap has asked for', () => {
  test('is unknown where it is of nobody, or of a Liquidsoap that ended', () => {
    const queue = new AskedQueue();
    const mark = queue.hand(one);
    expect(queue.begin('elsewhere')).toBe('unknown');
    queue.clear();
    expect(queue.begin(mark)).toBe('unknown');
  });

  test('begins in order, and what was passed over is said', () => {
    const queue = new AskedQueue();
    const [, second] = [queue.hand(one), queue.hand(two)];
    queue.hand(three);
    expect(queue.begin(second)).toEqual({ item: two, passed: [one], wasForgotten: false });
    expect(queue.items).toEqual([three]);
  });

  test('begins once, however often it is told', () => {
    const queue = new AskedQueue();
    const mark = queue.hand(one);
    expect(queue.begin(mark)).toMatchObject({ item: one });
    expect(queue.begin(mark)).toBe('again');
  });

  test('is known when it begins though it was to be forgotten, beside what was handed out after it', () => {
    const queue = new AskedQueue();
    const mark = queue.hand(one);
    queue.forget();
    expect(queue.items).toEqual([]);
    const again = queue.hand(one);
    expect(again).not.toBe(mark);
    expect(queue.begin(mark)).toEqual({ item: one, passed: [], wasForgotten: true });
    expect(queue.items).toEqual([one]);
  });

  test('is forgotten once its file is open', () => {
    const queue = new AskedQueue();
    expect(queue.opensFor()).toBe(0);
    queue.hand(one);
    expect(queue.opensFor()).toBeGreaterThan(200);
    expect(queue.opensFor(Date.now() + 1000)).toBe(0);
  });
});
