import { onTestFinished, vi } from 'vitest';
import type { TestApp } from '../../../../tools/testing/testApp.ts';
import { makeArtiste, makeSong } from '../../library/testing/library.ts';
import { calendarOf } from '../../scheduling/testing/calendar.ts';
import { makeListOf, setDefault } from '../../scheduling/testing/stations.ts';

export const minute = 60_000;

/** For tests: sets the clock to 10:00 UTC of a day that no other test uses. Returns that moment in milliseconds. */
export function newDay(): number {
  const now = Date.UTC(2031, 0, 6 + ++days, 10);
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => void vi.useRealTimers());
  return now;
}
let days = 0;

/** For tests: prepares a radio in UTC with an empty calendar and a default playlist of songs. Each song lasts four minutes. */
export async function bareRadio(app: TestApp, token: string): Promise<number[]> {
  const zone =
    'mutation ($id: ID!, $version: Int!) { updateRadio(id: $id, version: $version, input: { timeZone: "UTC" }) { id } }';
  const { data } = await app.graphql('{ radio(id: 1) { version } }', {}, token);
  await app.graphql(zone, { id: '1', version: data.radio.version }, token);
  const off = app.shared.database.engine === 'sqlite' ? 0 : 'false';
  await app.shared.database.transaction(async (transaction) => {
    await transaction.run('update slot set deleted_at = created_at where radio_id = 1', []);
    await transaction.run('delete from occurrence', []);
    await transaction.run('delete from clock_hour', []);
    await transaction.run('update playlist set enabled = ? where radio_id = 1', [off]);
  });
  const names = Array.from({ length: 40 }, (_, index) => `Default ${index + 1}`);
  const media = await makeTitled(app, names, 4);
  await setDefault(app, token, await makeListOf(app, media));
  return media;
}

/** For tests: creates songs with these titles, each `minutes` long and by another artiste. Returns their ids. */
export async function makeTitled(
  app: TestApp,
  names: readonly string[],
  minutes: number,
  values: object = {},
): Promise<number[]> {
  const ids: number[] = [];
  for (const title of names) {
    const artiste = await makeArtiste(app, 1);
    ids.push(await makeSong(app, 1, { title, artistes: [artiste], duration: minutes * minute, ...values }));
  }
  return ids;
}

/** For tests: creates a slot that begins at the moment `at`, and returns its id. */
export async function planSlot(
  app: TestApp,
  token: string,
  at: number,
  length: number,
  more: object,
): Promise<string> {
  const wall = new Date(at).toISOString();
  const { data, errors } = await calendarOf(app, token).create({
    category: 'MULTIMEDIA',
    layer: 'PROGRAMMES',
    startDate: wall.slice(0, 10),
    startTime: wall.slice(11, 16),
    duration: length,
    ...more,
  });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.createSlot.id;
}
