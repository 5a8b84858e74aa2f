import type { Values } from '../../../kit/write/rowWrites.ts';
import type { TestApp } from '../../../../tools/testing/testApp.ts';
import {
  makeArtiste,
  makeCategory,
  makePlaylist,
  makePlaylistItem,
  makeSong,
} from '../../library/testing/library.ts';

const minute = 60_000;

/** For tests: creates songs, each by another artiste, and returns their ids. */
export async function makeSongs(app: TestApp, count: number, values: Values = {}): Promise<number[]> {
  const ids: number[] = [];
  for (let number = 1; number <= count; number++) {
    const artiste = await makeArtiste(app, 1);
    const length = (3 + (number % 5) / 4) * minute;
    ids.push(
      await makeSong(app, 1, { title: `Song ${artiste}`, artistes: [artiste], duration: length, ...values }),
    );
  }
  return ids;
}

/** For tests: creates a playlist of these media in this order. */
export async function makeListOf(
  app: TestApp,
  media: readonly number[],
  values: Values = {},
): Promise<number> {
  const playlist = await makePlaylist(app, 1, { mediaCount: media.length, ...values });
  for (const [index, mediumId] of media.entries())
    await makePlaylistItem(app, 1, { playlist, media: mediumId, position: index + 1 });
  return playlist;
}

/** For tests: creates songs in a new category of their own. */
export async function makeCategoryOf(app: TestApp, count: number, values: Values = {}) {
  const category = await makeCategory(app, 1, values);
  return { category, songs: await makeSongs(app, count, { category }) };
}

/** For tests: creates a clock with these parts and returns its id. */
export async function addClock(
  app: TestApp,
  token: string,
  parts: object[],
  more: object = {},
): Promise<string> {
  const { data } = await app.graphql(
    'mutation ($input: ClockInput!) { createClock(input: $input) { id version } }',
    { input: { name: 'Clock', ...more } },
    token,
  );
  const { id, version } = data.createClock;
  const { errors } = await app.graphql(
    'mutation ($id: ID!, $version: Int!, $parts: [ClockPartInput!]!) { setClockParts(id: $id, version: $version, parts: $parts) { id } }',
    { id, version, parts },
    token,
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return id;
}

/** For tests: assigns a clock to hours of the week, given as `weekday * 100 + hour`. */
export const layOn = (app: TestApp, token: string, clockId: string | null, ...hours: number[]) =>
  app.graphql(
    'mutation ($hours: [WeekHourInput!]!, $clockId: ID) { setClockHours(hours: $hours, clockId: $clockId) { weekday hour clock { id name } } }',
    { clockId, hours: hours.map((hour) => ({ weekday: Math.floor(hour / 100), hour: hour % 100 })) },
    token,
  );

/** For tests: sets the default playlist of the radio. */
export async function setDefault(app: TestApp, token: string, playlist: number | null): Promise<void> {
  const { data } = await app.graphql('{ defaultPlaylist { version } }', {}, token);
  const input = { playlistId: playlist === null ? null : String(playlist) };
  const { errors } = await app.graphql(
    'mutation ($version: Int!, $input: DefaultPlaylistInput!) { updateDefaultPlaylist(version: $version, input: $input) { version } }',
    { version: data.defaultPlaylist?.version ?? 0, input },
    token,
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
}

const itemFields =
  'startsAt endsAt kind title length skipped isCut isHard slotId rundownItemId media { id title kind } why { rule by source sourceType candidates insteadOf gaveWay refused { rule media { id } } }';

/** For tests: requests the plan between two moments with the given token. */
export const planOf = (
  app: TestApp,
  token: string | null,
  from: string,
  to: string,
  headers: Record<string, string> = {},
) =>
  app.graphql(
    `query ($from: DateTimeISO!, $to: DateTimeISO!) { planBetween(from: $from, to: $to) { ${itemFields} } }`,
    { from, to },
    token,
    headers,
  );
