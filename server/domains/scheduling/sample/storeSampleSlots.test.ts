import { afterAll, describe, expect, test } from 'vitest';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { addPlaylist, calendarOf } from '../testing/calendar.ts';
import { horizonSlots, laguneSlots } from './slots.ts';
import type { Json } from '../../../../tools/testing/json.ts';
import { storeSampleClocks } from './storeSampleClocks.ts';
import { storeSampleSlots } from './storeSampleSlots.ts';

const app = await createTestApp({}, afterAll);
const token = await app.tokenOf('admin@demo.com');
for (const name of ['Daytime rotation', 'Evening jazz', 'Adverts at twenty past'])
  await addPlaylist(app, token, name);
// Storing fails if two sample slots clash on a layer.
await storeSampleSlots(app.orm.em.fork() as unknown as SqlEntityManager, app.shared.database);

const day = 86_400_000;
const moment = (days: number) => new Date(Date.now() + days * day).toISOString();
const shownOf = async (radio: string, from: number, to: number) => {
  const { data } = await calendarOf(app, token, { 'x-radio': radio }).calendar(moment(from), moment(to));
  return data.calendar as Array<Record<'title' | 'layer' | 'startsAt' | 'endsAt' | 'slotId', string>>;
};

describe('the calendar of the demo', () => {
  test('has something on every layer, in the week that was and in the one that comes', async () => {
    for (const [from, to] of [
      [-7, 0],
      [0, 7],
    ] as const) {
      const all = await shownOf('1', from, to);
      expect(new Set(all.map(({ layer }) => layer))).toEqual(
        new Set(['FILLER', 'PROGRAMMES', 'ADVERTS', 'LIVE']),
      );
      expect(all.every(({ title }) => title !== '')).toBe(true);
    }
    const ids = new Set((await shownOf('1', 0, 7)).map(({ slotId }) => slotId));
    expect(ids.size).toBe(horizonSlots.length);
  });

  test('leaves hours between the programmes to the clocks, which lie on all of the week', async () => {
    const all = await shownOf('1', 0, 7);
    const total = (layer: string) =>
      all
        .filter((occurrence) => occurrence.layer === layer)
        .reduce(
          (sum, occurrence) => sum + Date.parse(occurrence.endsAt) - Date.parse(occurrence.startsAt),
          0,
        );
    expect(total('PROGRAMMES') + total('FILLER')).toBeLessThan(4.5 * day);
    await storeSampleClocks(app.orm.em.fork() as unknown as SqlEntityManager);
    const { data } = await app.graphql(
      '{ clockWeek { weekday hour clock { name parts { kind } } } }',
      {},
      token,
    );
    expect(data.clockWeek).toHaveLength(168);
    expect(new Set(data.clockWeek.map(({ clock }: Json) => clock.name))).toEqual(
      new Set(['Le jour', 'La nuit']),
    );
    expect(data.clockWeek[7].clock.parts.length).toBeGreaterThan(4);
  });

  test('is stored as rows until the 90th day, as by the job', async () => {
    const rows = await app.shared.database.rows(
      'select max(date), count(*) from occurrence where radio_id = 1',
      [],
    );
    const [last, count] = rows[0]!;
    const ahead =
      (Date.parse(`${new Date(last as string).toISOString().slice(0, 10)}T00:00:00Z`) - Date.now()) / day;
    expect(Math.abs(ahead - 90)).toBeLessThan(2);
    expect(Number(count)).toBeGreaterThan(90 * 4);
  });

  test('gives the second radio two slots', async () => {
    const ids = new Set((await shownOf('2', 0, 7)).map(({ slotId }) => slotId));
    expect(ids.size).toBe(laguneSlots.length);
  });
});
