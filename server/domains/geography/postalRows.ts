import type { MaybePromise, SqlValue } from '../../kit/database/database.ts';
import { CityFinder } from './cityFinder.ts';
import type { PostalPlace } from './postalLine.ts';

/** Runs a statement and gives the number of rows that it made. */
export type Run = (sql: string, values: readonly SqlValue[]) => MaybePromise<number>;

/** What became of the places of a file. */
export interface PostalCounts {
  places: number;
  /** Rows that were not there before. */
  regions: number;
  zipCodes: number;
  /** Places with no city near enough. */
  leftOut: number;
}

/** Adds places as regions and zip codes; what is there already stays as it is, so doing it again changes nothing. */
export class PostalRows {
  readonly #finders = new Map<string, CityFinder>();

  async add(places: readonly PostalPlace[], run: Run): Promise<PostalCounts> {
    const rows: PostalRow[] = [];
    for (const place of places) {
      const cityId = (await this.#finderOf(place.countryCode)).find(place);
      if (cityId) rows.push([cityId, place.name, place.code]);
    }
    const made = rows.length === 0 ? { regions: 0, zipCodes: 0 } : await insert(rows, run);
    return { places: places.length, leftOut: places.length - rows.length, ...made };
  }

  async #finderOf(countryCode: string): Promise<CityFinder> {
    const finder = this.#finders.get(countryCode) ?? (await CityFinder.of(countryCode));
    this.#finders.set(countryCode, finder);
    return finder;
  }
}

type PostalRow = [cityId: string, name: string, code: string];

async function insert(
  rows: readonly PostalRow[],
  run: Run,
): Promise<Pick<PostalCounts, 'regions' | 'zipCodes'>> {
  const regions = await run(
    `insert into region (city_id, name) values ${repeated('(?, ?)', rows.length)} on conflict do nothing`,
    rows.flatMap(([cityId, name]) => [cityId, name]),
  );
  // Both engines call the columns of a list of values column1, column2 …; without a `where`, SQLite takes
  // `on conflict` for a part of the join.
  const zipCodes = await run(
    `insert into zip_code (region_id, code) select region.id, given.column3
     from (values ${repeated('(?, ?, ?)', rows.length)}) as given
     join region on region.city_id = given.column1 and region.name = given.column2
     where true on conflict do nothing`,
    rows.flat(),
  );
  return { regions, zipCodes };
}

const repeated = (part: string, count: number) => Array.from({ length: count }, () => part).join(', ');
