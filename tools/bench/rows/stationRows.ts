import SqliteFile from 'better-sqlite3';

/** Number of clocks (hour templates) that the benchmark creates. They are assigned to the hours of the week in turn. */
export const clocks = 12;
const categories = 8;
const hour = 3_600_000;

/** Runs a GraphQL document as the administrator. */
export type Execute = <Data>(query: string, variables?: object) => Promise<Data>;

/** Adds to the benchmark library what planning needs. These are categories of songs, jingles, adverts, and rules of two playlists. */
export function fillStation(file: string): void {
  const database = new SqliteFile(file);
  const now = Date.now();
  database.transaction(() => {
    for (let id = 1; id <= categories; id++)
      database
        .prepare(
          `insert into media_category (id, version, created_at, updated_at, radio_id, search_text, guarded_search_text, name, folded_name)
           values (?, 1, ?, ?, 1, '', '', ?, ?)`,
        )
        .run(1000 + id, now, now, `Rotation ${id}`, `rotation ${id}`);
    database.exec(`update media_item set category_id = 1001 + id % ${categories} where kind = 'SONG'`);
    database.exec(
      `update media_item set kind = 'JINGLE', purpose = 'STATION_ID', duration = 6000 where id <= 20`,
    );
    database.exec(
      `update media_item set kind = 'PUBLICITY', duration = 25000, client = 'Client ' || id, evergreen = false, dayparts = '[]', times_a_day = 12 where id between 21 and 60`,
    );
    database.exec("update playlist set rule = 'EVERY_SONGS', rule_number = 4, enabled = true where id = 1");
    database.exec("update playlist set rule = 'HOURLY', rule_number = 15, enabled = true where id = 2");
  })();
  database.close();
}

/** Creates the clocks (hour templates) of the benchmark, and assigns one to each hour of the week. */
export async function layClocks(execute: Execute): Promise<void> {
  for (let number = 0; number < clocks; number++) {
    const { createClock } = await execute<{ createClock: { id: string; version: number } }>(
      'mutation ($input: ClockInput!) { createClock(input: $input) { id version } }',
      { input: { name: `Clock ${number + 1}` } },
    );
    const category = (step: number) => String(1001 + ((number + step) % categories));
    const parts = [
      { kind: 'TOP_OF_HOUR' },
      { kind: 'SONGS', categoryId: category(0), count: 3 },
      { kind: 'SONGS', categoryId: category(1), count: 2 },
      { kind: 'ADVERT_BREAK', offset: hour / 3, isHard: true, duration: 120_000 },
      {
        kind: 'SONGS',
        criteria: { criteria: [{ field: 'YEAR', operator: 'AT_MOST', value: '1989' }] },
        count: 3,
      },
      { kind: 'TALK', title: 'News', duration: 120_000, offset: (2 * hour) / 3, isHard: true },
      { kind: 'SONGS', categoryId: category(2) },
    ];
    await execute(
      'mutation ($id: ID!, $version: Int!, $parts: [ClockPartInput!]!) { setClockParts(id: $id, version: $version, parts: $parts) { id } }',
      { ...createClock, parts },
    );
    const hours = Array.from({ length: 168 }, (_, at) => ({
      weekday: Math.floor(at / 24) + 1,
      hour: at % 24,
    }));
    await execute(
      'mutation ($hours: [WeekHourInput!]!, $clockId: ID) { setClockHours(hours: $hours, clockId: $clockId) { hour } }',
      { clockId: createClock.id, hours: hours.filter((_, at) => at % clocks === number) },
    );
  }
}
