import { describe, expect, test } from 'vitest';
import { RequestQueue } from './requestQueue.ts';
import type { PlanItem } from '../../protocol/station.ts';

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
const [first, two, three] = [itemOf('1'), itemOf('2'), itemOf('3')];

describe('the queue of requested items', () => {
  test('does not know a mark from elsewhere, or of a Liquidsoap that ended', () => {
    const queue = new RequestQueue();
    const mark = queue.add(first);
    expect(queue.begin('elsewhere')).toBe('unknown');
    queue.clear();
    expect(queue.begin(mark)).toBe('unknown');
  });

  test('returns the item that began, with the passed ones', () => {
    const queue = new RequestQueue();
    const [, second] = [queue.add(first), queue.add(two)];
    queue.add(three);
    expect(queue.begin(second)).toEqual({ item: two, passed: [first], wasDropped: false });
    expect(queue.items).toEqual([three]);
  });

  test('returns an item once, however often Liquidsoap posts its beginning', () => {
    const queue = new RequestQueue();
    const mark = queue.add(first);
    expect(queue.begin(mark)).toMatchObject({ item: first });
    expect(queue.begin(mark)).toBe('again');
  });

  test('knows a dropped item that begins all the same, in addition to a second request for the item', () => {
    const queue = new RequestQueue();
    const mark = queue.add(first);
    queue.drop();
    expect(queue.items).toEqual([]);
    const again = queue.add(first);
    expect(again).not.toBe(mark);
    expect(queue.begin(mark)).toEqual({ item: first, passed: [], wasDropped: true });
    expect(queue.items).toEqual([first]);
  });

  test('can be dropped once Liquidsoap has opened the last file', () => {
    const queue = new RequestQueue();
    expect(queue.opensFor()).toBe(0);
    queue.add(first);
    expect(queue.opensFor()).toBeGreaterThan(200);
    expect(queue.opensFor(Date.now() + 1000)).toBe(0);
  });
});
