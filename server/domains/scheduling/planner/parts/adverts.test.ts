import 'reflect-metadata';
import { describe, expect, test } from 'vitest';
import { MediaKind } from '../../../library/media/kinds/mediaKind.ts';
import { candidate } from '../../testing/candidates.ts';
import { dayLength, dayOf } from '../../../../kit/time/days.ts';
import { AdvertDay, isWithin, pickAdvert } from './adverts.ts';
import type { Spot } from '../pools/candidate.ts';
import { PlanRule } from '../why.ts';

const at = (date: string, hours: number) => dayOf(date) * dayLength + hours * 3_600_000;
const advert = (media: number, spot: Partial<Spot> = {}, length = 30_000) =>
  candidate(media, {
    kind: MediaKind.PUBLICITY,
    length,
    spot: {
      client: `client ${media}`,
      validFrom: null,
      validTo: null,
      evergreen: false,
      timesADay: null,
      dayparts: [],
      ...spot,
    },
  });

// A Monday.
const monday = '2026-11-23';

describe('times of the day', () => {
  test.each([
    [[], 3, true],
    [[{ days: [], from: '06:00', to: '10:00' }], 6, true],
    [[{ days: [], from: '06:00', to: '10:00' }], 10, false],
    [[{ days: [1], from: '06:00', to: '10:00' }], 7, true],
    [[{ days: [2, 7], from: '06:00', to: '10:00' }], 7, false],
    [[{ days: [], from: '22:00', to: '24:00' }], 23, true],
    // Over midnight, from Sunday on.
    [[{ days: [7], from: '22:00', to: '02:00' }], 1, true],
    [[{ days: [1], from: '22:00', to: '02:00' }], 1, false],
    [[{ days: [1], from: '22:00', to: '02:00' }], 23, true],
  ])('%j hold at %i o’clock on a Monday: %s', (dayparts, hours, isOn) => {
    expect(isWithin(dayparts, at(monday, hours))).toBe(isOn);
  });
});

describe('a break', () => {
  const inBreak: [] = [];
  const wall = at(monday, 8);

  test('takes no advert outside of its days or times, nor more often than agreed', () => {
    const day = new AdvertDay();
    const spots = [
      advert(1, { validTo: '2026-11-22' }),
      advert(2, { dayparts: [{ days: [], from: '20:00', to: '22:00' }] }),
      advert(3, { timesADay: 1 }),
      advert(4, {}, 200_000),
    ];
    day.add(spots[2]!);
    const choice = pickAdvert([...spots, advert(5)], { day, wall, room: 60_000, inBreak });
    expect(choice!.candidate.media).toBe(5);
    expect(choice!.refused.map(({ media, rule }) => [media, rule])).toEqual([
      [1, PlanRule.OUT_OF_DAYS],
      [2, PlanRule.DAYPART],
      [3, PlanRule.TIMES_A_DAY],
      [4, PlanRule.TOO_LONG],
    ]);
    expect(pickAdvert(spots, { day, wall, room: 60_000, inBreak })).toBeUndefined();
  });

  test('takes the advert furthest behind its agreement, then the others, and evergreens last', () => {
    const day = new AdvertDay();
    const behind = advert(2, { timesADay: 10 });
    const ahead = advert(1, { timesADay: 2 });
    day.add(ahead);
    const adverts = [advert(4, { evergreen: true, validTo: '2020-01-01' }), advert(3), ahead];
    expect(pickAdvert([...adverts, behind], { day, wall, room: 60_000, inBreak })!.candidate).toBe(behind);
    expect(pickAdvert(adverts, { day, wall, room: 60_000, inBreak })!.candidate).toBe(ahead);
    expect(pickAdvert(adverts.slice(0, 2), { day, wall, room: 60_000, inBreak })!.candidate.media).toBe(3);
    expect(pickAdvert(adverts.slice(0, 1), { day, wall, room: 60_000, inBreak })!.candidate.media).toBe(4);
  });

  test('takes no client twice', () => {
    const day = new AdvertDay();
    const [first, second] = [advert(1, { client: 'acme' }), advert(2, { client: 'acme' })];
    const given = { day, wall, room: 60_000, inBreak: [first!] };
    expect(pickAdvert([first!, second!], given)).toBeUndefined();
  });
});
