import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Plan, PlanItem } from '../../protocol/station.ts';
import type { NewReport } from '../reports/reporter.ts';
import { PlayQueue } from './playQueue.ts';

const start = Date.parse('2030-01-01T00:00:00.000Z');
const minute = 60_000;
const iso = (moment: number) => new Date(moment).toISOString();

/** An item of three minutes. It is planned `at` minutes after the start of the test. */
const itemOf = (id: string, at: number, more: Partial<PlanItem> = {}): PlanItem => ({
  id,
  media: Number(id),
  checksum: '',
  at: iso(start + at * minute),
  until: iso(start + (at + 3) * minute),
  isHard: false,
  source: 'PLAN',
  title: `Song ${id}`,
  credit: '',
  isUntitled: false,
  cues: { cueIn: 0, cueOut: 180_000, fadeIn: 0, fadeOut: 0, gain: 0 },
  ...more,
});
const planOf = (items: PlanItem[], ending: string[] = []): Plan => ({
  now: iso(start),
  fade: 500,
  items,
  mark: 'mark',
  setup: 'setup',
  ending,
  live: null,
  coming: null,
});

let folder: string;
let reports: NewReport[];
let commands: string[];
let missing: Set<string>;
let queue: PlayQueue;

beforeEach(async () => {
  vi.useFakeTimers({ now: start, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  folder = await mkdtemp(join(tmpdir(), 'regie-queue-'));
  reports = [];
  commands = [];
  missing = new Set();
  queue = new PlayQueue({
    folder,
    downloads: {
      pathOf: ({ id }) => (missing.has(id) ? undefined : `/files/${id}`),
      fetchNext: async () => undefined,
      fetchAhead: () => undefined,
    },
    reporter: { add: async (report) => void reports.push(report) },
    liquidsoap: {
      endItem: async (fade) => commands.push(`end ${fade}`) > 0,
      dropRequests: async () => commands.push('drop') > 0,
    },
    disk: { attempt: async (_, work) => work().then(() => true) },
    setup: () => ({
      mark: 'setup',
      radio: { id: '1', name: 'Regie', slug: 'regie', timeZone: 'UTC' },
      emergency: null,
      servers: [],
    }),
    log: () => undefined,
  });
});
afterEach(async () => {
  queue.cancelTimers();
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

/** Requests the next item, as Liquidsoap does, and returns its mark; empty when there is none. */
async function requestNext(): Promise<string> {
  const request = await queue.next();
  return /regie_item="([^"]*)"/.exec(request ?? '')?.[1] ?? '';
}
const reported = () => reports.map(({ kind, item }) => `${kind} ${item ?? ''}`);

describe('the queue', () => {
  test('hands out the items in order, each once', async () => {
    await queue.applyPlan(planOf([itemOf('1', 0), itemOf('2', 3)]));
    expect([await requestNext(), await requestNext(), await queue.next()]).toEqual(['1/1', '2/2', undefined]);
  });

  test('reports what began and ended, and when the current item ends', async () => {
    await queue.applyPlan(planOf([itemOf('1', 0), itemOf('2', 3)]));
    const [first, second] = [await requestNext(), await requestNext()];
    expect(queue.playingUntil).toBeUndefined();
    expect(await queue.began(first, start)).toBe(true);
    expect(queue.playingUntil).toEqual(new Date(start + 3 * minute));
    expect(await queue.began(second, start + 3 * minute)).toBe(true);
    expect(reported()).toEqual(['began 1', 'ended 1', 'began 2']);
  });

  test('skips an item whose file is missing, and one that Liquidsoap could not read', async () => {
    missing.add('1');
    await queue.applyPlan(planOf([itemOf('1', 0), itemOf('2', 3), itemOf('3', 6)]));
    await requestNext();
    const third = await requestNext();
    await queue.began(third, start);
    expect(reported()).toEqual(['failed 1', 'failed 2', 'began 3']);
  });

  test('hands out a silence until an item on the second', async () => {
    await queue.applyPlan(planOf([itemOf('1', 0.1, { isHard: true })]));
    const mark = await requestNext();
    expect(mark).toMatch(/^silence /);
    expect((await stat(join(folder, 'silence.wav'))).size).toBe(44 + 2 * 44_100 * 6);
    await queue.began(mark, start);
    expect([reported(), await requestNext()]).toEqual([[], '1/2']);
  });

  test('cuts the current item for an item on the second', async () => {
    await queue.applyPlan(planOf([itemOf('1', 0)]));
    await queue.began(await requestNext(), start);
    await queue.applyPlan(planOf([itemOf('2', 1, { isHard: true })]));
    await vi.advanceTimersByTimeAsync(minute - 501);
    expect(commands).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(commands).toEqual(['drop', 'end 500']);
  });

  test('drops the requested item when another one comes first', async () => {
    await queue.applyPlan(planOf([itemOf('1', 0)]));
    await requestNext();
    vi.setSystemTime(start + 1000);
    await queue.applyPlan(planOf([itemOf('2', 0), itemOf('1', 3)]));
    expect(commands).toEqual(['drop']);
    expect(await requestNext()).toBe('2/2');
  });

  test('does not drop the requested item for a plan that still contains the current one', async () => {
    const plan = planOf([itemOf('1', 0), itemOf('2', 3)]);
    await queue.applyPlan(plan);
    await queue.began(await requestNext(), start);
    await requestNext();
    await queue.applyPlan(plan);
    expect(commands).toEqual([]);
  });

  test('ends an item that a user skipped, once', async () => {
    await queue.applyPlan(planOf([itemOf('1', 0), itemOf('2', 3)]));
    const [first, second] = [await requestNext(), await requestNext()];
    await queue.began(first, start);
    for (let time = 0; time < 2; time++) await queue.applyPlan(planOf([itemOf('2', 3)], ['1']));
    await queue.began(second, start + minute);
    expect(commands).toEqual(['end 500']);
    expect(reported()).toEqual(['began 1', 'skipped 1', 'began 2']);
  });

  test('reports the emergency playlist when it lasts longer than a second', async () => {
    await queue.applyPlan(planOf([itemOf('1', 0)]));
    const first = await requestNext();
    await queue.emergencyBegan('Spare', start);
    await queue.began(first, start + 500);
    await vi.advanceTimersByTimeAsync(1001);
    expect(reported()).toEqual(['began 1']);
    await queue.emergencyBegan('Spare', start + 2000);
    await vi.advanceTimersByTimeAsync(1001);
    expect(reported()).toEqual(['began 1', 'ended 1', 'emergency ']);
  });

  test('ends an item that Liquidsoap received twice, when it begins again', async () => {
    await queue.applyPlan(planOf([itemOf('1', 0)]));
    const first = await requestNext();
    vi.setSystemTime(start + 1000);
    await queue.applyPlan(planOf([itemOf('2', 0), itemOf('1', 3)]));
    const [, again] = [await requestNext(), await requestNext()];
    await queue.began(again, start + 1000);
    await queue.began(first, start + 2000);
    expect(commands).toEqual(['drop', 'end 20']);
    expect(reported()).toEqual(['failed 2', 'began 1', 'ended 1']);
  });
});

describe('during a live', () => {
  test('the queue ends its item, and forces no item on the second until it is resumed', async () => {
    await queue.applyPlan(planOf([itemOf('1', 0)]));
    await queue.began(await requestNext(), start);
    await queue.pauseForLive(start + 1000);
    expect(reported()).toEqual(['began 1', 'ended 1']);
    await queue.applyPlan(planOf([itemOf('3', 0)]));
    await queue.began(await requestNext(), start + 10_000);
    await queue.applyPlan(planOf([itemOf('2', 1, { isHard: true })]));
    expect(queue.playingUntil).toEqual(new Date(start));
    await vi.advanceTimersByTimeAsync(2 * minute);
    expect(commands).toEqual([]);
    queue.resume();
    expect(queue.playingUntil).toEqual(new Date(start + 10_000 + 3 * minute));
  });

  test('an item that begins beneath its start is not reported, also when it begins again', async () => {
    await queue.applyPlan(planOf([itemOf('1', 0), itemOf('2', 3)]));
    const first = await requestNext();
    await queue.pauseForLive(start);
    expect(await queue.began(first, start + 500)).toBe(false);
    queue.resume();
    expect(await queue.began(first, start + minute)).toBe(false);
    expect(reported()).toEqual([]);
  });
});
