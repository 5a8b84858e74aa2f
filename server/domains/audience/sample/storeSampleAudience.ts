import type { Faker } from '@faker-js/faker';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Database } from '../../../kit/database/database.ts';
import { sampleFrom } from '../../../kit/sample.ts';
import { insertRows } from '../../../kit/write/rowWrites.ts';
import { MountPoint } from '../../broadcasting/streams/mountPoint.entity.ts';
import { Radio } from '../../platform/organization/radios/radio.entity.ts';
import { clockIn, type RadioClock } from '../../platform/organization/radios/radioClock.ts';
import { dateOf, dayLength } from '../../../kit/time/days.ts';
import { AudienceMinute } from '../statistics/audienceMinute.entity.ts';
import { ListenerDevice } from '../listeners/listenerDevice.ts';
import { ListenerSession } from '../listeners/listenerSession.entity.ts';
import { MountAir } from '../monitor/mountAir.ts';
import { MountChange } from '../monitor/mountChange.entity.ts';
import { rollUpDay } from '../rollUp/rollUp.ts';

const days = 14;
const minuteLength = 60_000;
const hour = 3_600_000;

/**
 * Percentage of the largest audience at each hour of a day.
 * The audience peaks in the morning, at noon and in the early evening.
 */
const byHour = [9, 6, 4, 3, 4, 10, 34, 72, 88, 70, 52, 48, 58, 60, 46, 42, 48, 66, 78, 62, 46, 36, 26, 16];

/** Listener programs with their percentage. */
const programs: ReadonlyArray<[program: string, device: ListenerDevice, share: number]> = [
  ['Chrome', ListenerDevice.PHONE, 26],
  ['Apple', ListenerDevice.PHONE, 20],
  ['Firefox', ListenerDevice.COMPUTER, 12],
  ['VLC', ListenerDevice.COMPUTER, 11],
  ['Sonos', ListenerDevice.SPEAKER, 10],
  ['Alexa', ListenerDevice.SPEAKER, 8],
  ['TuneIn', ListenerDevice.PHONE, 6],
  ['Kodi', ListenerDevice.TELEVISION, 4],
  ['', ListenerDevice.OTHER, 3],
];

/** Countries of listeners with their percentage. */
const countries: ReadonlyArray<[country: string, share: number]> = [
  ['FR', 52],
  ['TN', 17],
  ['BE', 9],
  ['DZ', 7],
  ['MA', 6],
  ['CA', 4],
  ['', 5],
];

/** Stores two weeks of listeners of the first radio, up to the current minute. A server is down in one of the nights. */
export async function storeSampleAudience(em: SqlEntityManager, database: Database): Promise<void> {
  const radio = await em.findOneOrFail(Radio, { slug: 'horizon' });
  const mounts = await em.find(MountPoint, { radio }, { filters: false, orderBy: { id: 'asc' } });
  const clock = clockIn(radio.timeZone);
  const now = Math.floor(Date.now() / minuteLength) * minuteLength;
  const today = Math.floor(clock.wallAt(now) / dayLength);
  const first = clock.momentOf((today - days) * dayLength);
  const outage = { from: clock.momentOf((today - 4) * dayLength + 3 * hour), length: 47 * minuteLength };
  await database.transaction(async (transaction) => {
    const scope = { radioId: radio.id, deleted: 'hidden' as const };
    const insert = (entity: Function, rows: object[]) =>
      insertRows(transaction, transaction.models.of(entity), rows, scope);
    for (const [index, { id: mount }] of mounts.entries()) {
      const faker = sampleFrom(310 + index);
      const sizes = { mount, largest: index === 0 ? 240 : 70 };
      await insert(AudienceMinute, minutesOf(faker, sizes, { first, now, outage, clock }));
      await insert(ListenerSession, sessionsOf(faker, sizes, { first, now, outage, clock }));
      await insert(MountChange, changesOf(mount, { first, now, outage }));
    }
  });
  for (let day = today - days; day <= today; day++)
    await rollUpDay({ database, radioId: radio.id }, day, clock);
}

interface Time {
  first: number;
  now: number;
  outage: { from: number; length: number };
  clock: RadioClock;
}

interface Sizes {
  mount: number;
  largest: number;
}

const isAway = ({ outage }: Pick<Time, 'outage'>, at: number) =>
  at >= outage.from && at < outage.from + outage.length;

/** Expected listeners at a moment, before randomness: fewer at weekends, and one percent more each day. */
function usualAt({ first, clock }: Time, largest: number, at: number): number {
  const wall = clock.wallAt(at);
  const hourOfDay = (wall % dayLength) / hour;
  const [before, after] = [byHour[Math.floor(hourOfDay)]!, byHour[(Math.floor(hourOfDay) + 1) % 24]!];
  const weekday = (Math.floor(wall / dayLength) + 3) % 7;
  const share = (before + (after - before) * (hourOfDay % 1)) / 100;
  return largest * share * (weekday > 4 ? 0.72 : 1) * (1 + (at - first) / dayLength / 100);
}

function minutesOf(faker: Faker, { mount, largest }: Sizes, time: Time): object[] {
  const rows: object[] = [];
  let drift = 0;
  for (let at = time.first; at < time.now; at += minuteLength) {
    drift = drift * 0.97 + faker.number.float({ min: -1, max: 1 });
    if (isAway(time, at)) continue;
    const usual = Math.max(Math.round(usualAt(time, largest, at) * (1 + drift / 60)), 0);
    const lowest = Math.max(usual - faker.number.int({ min: 0, max: 2 }), 0);
    const peak = usual + faker.number.int({ min: 0, max: 2 });
    rows.push({ mount, minute: at / minuteLength, lowest, peak, total: lowest + peak + usual * 4, polls: 6 });
  }
  return rows;
}

/**
 * Rows of sample sessions, for a sixth of the expected listeners of each hour.
 * That is enough for the charts of programs and countries, and the demo is filled quickly.
 */
function sessionsOf(faker: Faker, { mount, largest }: Sizes, time: Time): object[] {
  const rows: object[] = [];
  for (let at = time.first; at < time.now; at += hour) {
    const count = Math.round(usualAt(time, largest, at) / 6);
    for (let number = 0; number < count; number++) {
      const from = at + faker.number.int({ min: 0, max: hour });
      const [program, device] = faker.helpers.weightedArrayElement(
        programs.map((value) => ({ value, weight: value[2] })),
      );
      const day = Math.floor(time.clock.wallAt(from) / dayLength);
      const end = Math.min(time.clock.momentOf((day + 1) * dayLength), time.now);
      const length = faker.number.int({ min: 1, max: 90 }) * minuteLength;
      if (from >= end || isAway(time, from)) continue;
      rows.push({
        mount,
        day: dateOf(day),
        mark: `sample ${faker.number.int({ min: 1, max: largest * 3 })}`,
        connection: '',
        program,
        device,
        country: faker.helpers.weightedArrayElement(countries.map(([value, weight]) => ({ value, weight }))),
        startedAt: new Date(from),
        seenAt: new Date(Math.min(from + length, end)),
        isOpen: false,
      });
    }
  }
  return rows;
}

/** On the air all the time except during the outage. */
function changesOf(mount: number, { first, now, outage }: Pick<Time, 'first' | 'now' | 'outage'>): object[] {
  const back = outage.from + outage.length;
  const change = (state: MountAir, since: number, until: number, more: object = {}) => ({
    mount,
    state,
    since: new Date(since),
    until: new Date(until),
    ...more,
  });
  return [
    change(MountAir.ON_AIR, first, outage.from),
    change(MountAir.DOWN, outage.from, back, { problem: 'UNREACHABLE', problemDetail: 'ECONNREFUSED' }),
    change(MountAir.ON_AIR, back, now),
  ];
}
