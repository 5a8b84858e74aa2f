import type { Transaction } from '../../../kit/database/database.ts';
import { givenRows } from '../../../kit/query/functions.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { CityFinder } from './cityFinder.ts';
import type { PostalPlace } from './postalLine.ts';

/** Numbers of places that an import has processed, and of rows that it has inserted. */
export interface PostalCounts {
  places: number;
  /** Number of newly inserted regions, and of newly inserted zip codes. */
  regions: number;
  zipCodes: number;
  /** Number of places that were skipped because no city was found for them. */
  leftOut: number;
}

/** Inserts places as regions and zip codes; existing rows stay, so that an import can be repeated. */
export class PostalRows {
  readonly #finders = new Map<string, CityFinder>();

  async add(transaction: Transaction, lines: readonly PostalPlace[]): Promise<PostalCounts> {
    const rows: PostalRow[] = [];
    for (const line of lines) {
      const cityId = (await this.#finderOf(line.countryCode)).find(line);
      if (cityId) rows.push({ city: cityId, region: line.name, code: line.code });
    }
    const made = rows.length === 0 ? { regions: 0, zipCodes: 0 } : await insert(transaction, rows);
    return { places: lines.length, leftOut: lines.length - rows.length, ...made };
  }

  async #finderOf(countryCode: string): Promise<CityFinder> {
    const finder = this.#finders.get(countryCode) ?? (await CityFinder.of(countryCode));
    this.#finders.set(countryCode, finder);
    return finder;
  }
}

interface PostalRow {
  city: string;
  region: string;
  code: string;
}

async function insert(
  transaction: Transaction,
  rows: readonly PostalRow[],
): Promise<Pick<PostalCounts, 'regions' | 'zipCodes'>> {
  const regions = await insertRegions.write(transaction, { postal: rows });
  const zipCodes = await insertZipCodes.write(transaction, { postal: rows });
  return { regions, zipCodes };
}

type Postal = Given<{ postal: readonly PostalRow[] }>;

const listOf = (postal: Postal['postal']) =>
  givenRows(postal, { city: 'text', region: 'text', code: 'text' }).as('postal');

const insertRegions = query('geography.insertRegions', (db, { postal }: Postal) =>
  db
    .insertInto('Region')
    .columns(['cityId', 'name'])
    .expression(
      db
        .selectFrom(listOf(postal))
        .select(['postal.city', 'postal.region'])
        // Without a condition, SQLite parses the following `on conflict` as part of a join.
        .where(({ lit }) => lit(true)),
    )
    .onConflict((conflict) => conflict.doNothing()),
);

const insertZipCodes = query('geography.insertZipCodes', (db, { postal }: Postal) =>
  db
    .insertInto('ZipCode')
    .columns(['region', 'code'])
    .expression(
      db
        .selectFrom(listOf(postal))
        .innerJoin('Region as region', (join) =>
          join.onRef('region.cityId', '=', 'postal.city').onRef('region.name', '=', 'postal.region'),
        )
        .select(['region.id', 'postal.code'])
        .where(({ lit }) => lit(true)),
    )
    .onConflict((conflict) => conflict.doNothing()),
);
