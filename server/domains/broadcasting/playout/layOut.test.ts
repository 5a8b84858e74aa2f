import { describe, expect, test } from 'vitest';
import { PlanItemKind } from '../../scheduling/planner/planEnums.ts';
import type { Play } from '../../scheduling/planner/parts/track.ts';
import { simpleWhy, WhyRule } from '../../scheduling/planner/why.ts';
import { keyOf, layOut, type LayoutOptions, type Laid } from './layOut.ts';

const minute = 60_000;

const song = (media: number, at: number, length: number, more: Partial<Play> = {}): Play => ({
  at: at * minute,
  until: (at + length) * minute,
  kind: PlanItemKind.MEDIA,
  media,
  title: '',
  skipped: 0,
  length: length * minute,
  cues: null,
  slot: null,
  date: null,
  rundownItem: null,
  why: simpleWhy(WhyRule.CLOCK),
  ...more,
});

/** Default playlist of three-minute songs, whose media ids are 100, 101 and so on. */
const fill: LayoutOptions['fill'] = async (from, to) => {
  const plays: Play[] = [];
  for (let at = from, media = 100; at < to; at += 3 * minute, media++)
    plays.push(song(media, at / minute, 3, { why: simpleWhy(WhyRule.DEFAULT) }));
  return plays;
};

const laidFrom = (from: number, plan: readonly Play[], more: Partial<LayoutOptions> = {}) =>
  layOut(plan, {
    from: from * minute,
    to: 60 * minute,
    isOver: () => false,
    inserted: [],
    fill,
    ...more,
  });

const linesOf = (laid: readonly Laid[]) =>
  laid.map(({ play, at, until }) => `${play.media} ${at / minute}-${until / minute}`);

describe('the layout', () => {
  test('is the plan, where the air is as it was planned', async () => {
    const laid = await laidFrom(0, [song(1, 0, 4), song(2, 4, 3), song(3, 7, 53)]);
    expect(linesOf(laid)).toEqual(['1 0-4', '2 4-7', '3 7-60']);
    expect(laid.every(({ isHard, source }) => !isHard && source === 'PLAN')).toBe(true);
  });

  test('follows what plays, sooner or later than it was planned', async () => {
    expect(linesOf(await laidFrom(3, [song(2, 4, 30), song(3, 34, 26)]))).toEqual([
      '2 3-33',
      '3 33-59',
      '100 59-60',
    ]);
    expect(linesOf(await laidFrom(5, [song(2, 4, 30), song(3, 34, 30)]))).toEqual(['2 5-35', '3 35-65']);
  });

  test('plays an item of a rundown for its planned length at most', async () => {
    const plan = [song(1, 0, 4, { rundownItem: 7, plannedLength: 2 * minute }), song(2, 2, 58)];
    expect(linesOf(await laidFrom(0, plan))).toEqual(['1 0-2', '2 2-60']);
  });

  test('begins items on their second, and fades out the item before', async () => {
    const plan = [song(1, 0, 12), song(2, 10, 50, { isHard: true })];
    const laid = await laidFrom(1, plan);
    expect(linesOf(laid)).toEqual(['1 1-10', '2 10-60']);
    expect(laid[1]!.isHard).toBe(true);
  });

  test('fills the time that is left before an item on the second', async () => {
    const laid = await laidFrom(0, [song(1, 0, 4), song(2, 10, 50, { isHard: true })]);
    expect(linesOf(laid)).toEqual(['1 0-4', '100 4-7', '101 7-10', '2 10-60']);
    expect(laid.map(({ source }) => source)).toEqual(['PLAN', 'DEFAULT', 'DEFAULT', 'PLAN']);
  });

  test('leaves out items whose time is over, except those that a user added to a rundown', async () => {
    const plan = [song(1, 0, 2), song(2, 2, 2, { rundownItem: 7 }), song(3, 4, 56)];
    expect(linesOf(await laidFrom(6, plan))).toEqual(['2 6-8', '3 8-64']);
  });

  test('distinguishes the items that fill one item of a rundown, and leaves out those whose time is over', async () => {
    const filling = { rundownItem: 7, fillsItem: true };
    const laid = await laidFrom(3, [song(1, 0, 2, filling), song(2, 2, 3, filling), song(3, 5, 55, filling)]);
    expect(linesOf(laid)).toEqual(['2 3-6', '3 6-61']);
    expect(new Set(laid.map(({ key }) => key)).size).toBe(2);
  });

  test('never repeats an item that was played', async () => {
    const plan = [song(1, 0, 4), song(2, 4, 56)];
    const isOver = (key: string) => key === keyOf(plan[0]!);
    expect(linesOf(await laidFrom(2, plan, { isOver }))).toEqual(['2 2-58', '100 58-60']);
  });

  test('plays inserted items first, and begins items on their second all the same', async () => {
    const inserted = [{ key: 'put 1', play: song(50, 0, 9), by: 'Ada', after: null }];
    const plan = [song(1, 0, 5), song(2, 5, 55, { isHard: true })];
    const laid = await laidFrom(0, plan, { inserted });
    expect(linesOf(laid)).toEqual(['50 0-5', '2 5-60']);
    expect(laid[0]).toMatchObject({ source: 'INSERTED', by: 'Ada' });
  });

  test('plays an inserted item after its predecessor, and later insertions after that', async () => {
    const plan = [song(1, 0, 5), song(2, 5, 5), song(3, 10, 50)];
    const inserted = [
      { key: 'put 1', play: song(50, 0, 2), by: 'Ada', after: keyOf(plan[1]!) },
      { key: 'put 2', play: song(51, 0, 1), by: 'Ada', after: 'put 1' },
    ];
    const laid = await laidFrom(0, plan, { inserted });
    expect(linesOf(laid)).toEqual(['1 0-5', '2 5-10', '50 10-12', '51 12-13', '3 13-63']);
  });

  test('follows what only fills time', async () => {
    const plan = [song(2, 20, 40, { isHard: true })];
    const first = await laidFrom(0, plan);
    const inserted = [{ key: 'put 1', play: song(50, 0, 2), by: 'Ada', after: first[1]!.key }];
    const laid = await laidFrom(0, plan, { inserted });
    expect(linesOf(laid).slice(0, 4)).toEqual(['100 0-3', '101 3-6', '50 6-8', '102 8-11']);
  });

  test('is played as soon as there is room, where what it was to follow is over or does not come', async () => {
    const plan = [song(1, 0, 5), song(2, 5, 55)];
    const after = (key: string) => [{ key: 'put 1', play: song(50, 0, 2), by: 'Ada', after: key }];
    const isOver = (key: string) => key === keyOf(plan[0]!);
    const laid = await laidFrom(5, plan, { isOver, inserted: after(keyOf(plan[0]!)) });
    expect(linesOf(laid)[0]).toBe('50 5-7');
    expect(linesOf(await laidFrom(0, plan, { inserted: after('gone') }))[0]).toBe('50 0-2');
  });

  test('waits during a pause, items on the second included, and leaves out items whose time is over at its end', async () => {
    const plan = [song(1, 0, 5), song(2, 5, 5, { isHard: true }), song(3, 10, 50, { isHard: true })];
    const inserted = [{ key: 'put 1', play: song(50, 0, 2), by: 'Ada', after: null }];
    const laid = await laidFrom(0, plan, { inserted, pausedUntil: 8 * minute });
    expect(linesOf(laid)).toEqual(['50 0-2', '100 2-5', '101 5-8', '2 8-10', '3 10-60']);
    expect(laid.map(({ isHard }) => isHard)).toEqual([false, false, false, false, true]);
    expect(linesOf(await laidFrom(0, plan, { pausedUntil: 10 * minute })).at(-1)).toBe('3 10-60');
  });

  test('plays the default playlist below a talk or an empty studio, and names the item that it replaces', async () => {
    const talk = { kind: PlanItemKind.LIVE, media: null, title: 'Morning', isHard: true };
    const laid = await laidFrom(0, [song(1, 0, 3), song(9, 3, 6, talk), song(2, 9, 51)]);
    expect(linesOf(laid)).toEqual(['1 0-3', '100 3-6', '101 6-9', '2 9-60']);
    expect(laid[1]!.play.why.insteadOf).toBe('Morning');
  });

  test('continues below an empty studio after the items that were played there, instead of starting again', async () => {
    const studio = { kind: PlanItemKind.LIVE, media: null, title: 'Lunch', isHard: true };
    const plan = [song(9, 0, 30, studio)];
    const first = await laidFrom(0, plan);
    expect(linesOf(first).slice(0, 3)).toEqual(['100 0-3', '101 3-6', '102 6-9']);
    // The second item began a little late and was played; the third is still next, with the same key.
    const played = new Set(first.slice(0, 2).map(({ key }) => key));
    const later = await laidFrom(6.2, plan, { isOver: (key) => played.has(key) });
    expect(linesOf(later)[0]).toBe('102 6.2-9.2');
    expect(later[0]!.key).toBe(first[2]!.key);
  });

  test('plays nothing twice when filling ends early and is requested once more', async () => {
    const studio = { kind: PlanItemKind.LIVE, media: null, title: 'Late', isHard: true };
    // The default playlist ends early, as at the end of a day.
    const short: LayoutOptions['fill'] = async (from, to) =>
      (await fill(0, 12 * minute)).filter(({ at, until }) => until > from && at < to);
    const first = await laidFrom(0, [song(9, 0, 30, studio)], { fill: short });
    const played = new Set(first.slice(0, 3).map(({ key }) => key));
    const later = await laidFrom(6, [song(9, 0, 30, studio)], {
      fill: short,
      isOver: (key) => played.has(key),
    });
    const keys = later.map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(0);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('is silent for a moment that is too short for anything', async () => {
    const plan = [song(1, 0, 4), song(2, 4.0125, 30, { isHard: true })];
    const laid = await laidFrom(0, plan);
    expect(laid[1]).toMatchObject({ at: 4.0125 * minute, isHard: true });
  });
});
