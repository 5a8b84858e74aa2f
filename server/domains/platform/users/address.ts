import type { Transaction } from '../../../kit/database/database.ts';
import type { FieldProblems } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { parseId } from '../../../kit/read/reads.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import { findCity, findCountry, findState, listCountries } from '../geography/countries.ts';
import type { User } from './user.entity.ts';

/** Fields of an input that change the address of a user; absent fields stay unchanged. */
export interface GivenAddress {
  countryCode?: string | null;
  country?: string;
  stateId?: string | null;
  cityId?: string | null;
  regionId?: string | null;
  zipCode?: string;
}

type StoredAddress = Pick<
  Stored<User>,
  'countryCode' | 'country' | 'stateId' | 'cityId' | 'region' | 'zipCode'
>;

const nowhere: StoredAddress = {
  countryCode: null,
  country: '',
  stateId: null,
  cityId: null,
  region: null,
  zipCode: '',
};

/**
 * Returns the address that a user has after an update, and the problems of the input. When a place changes, the fields below it
 * are cleared unless the input sets them. A place that does not belong to the place above it is a problem.
 */
export async function addressAfter(
  transaction: Transaction,
  given: GivenAddress,
  before: StoredAddress = nowhere,
): Promise<{ address: StoredAddress; problems: FieldProblems }> {
  const problems: FieldProblems = {};
  const { countryCode, country } = await countryAfter(given, before, problems);
  const isElsewhere = countryCode !== before.countryCode || country !== before.country;

  const stateId = after(given.stateId, before.stateId, isElsewhere);
  if (stateId && (given.stateId || isElsewhere)) {
    if (!(await findState(stateId))) problems['stateId'] = 'unknown';
    else if (!stateId.startsWith(`${countryCode}-`)) problems['stateId'] = 'elsewhere';
  }
  const isOtherState = isElsewhere || stateId !== before.stateId;

  const cityId = after(given.cityId, before.cityId, isOtherState);
  if (cityId && (given.cityId || isOtherState)) {
    if (!(await findCity(cityId))) problems['cityId'] = 'unknown';
    else if (!cityId.startsWith(`${stateId}-`)) problems['cityId'] = 'elsewhere';
  }
  const isOtherCity = isOtherState || cityId !== before.cityId;

  const region = await regionAfter(transaction, given.regionId, before.region, isOtherCity, cityId, problems);
  const isOtherRegion = isOtherCity || region !== before.region;

  const zipCode = given.zipCode ?? (isOtherRegion ? '' : before.zipCode);
  if (zipCode !== '' && region !== null && (isOtherRegion || zipCode !== before.zipCode)) {
    const codes = await findZipCodes.all(transaction, { region });
    if (codes.length > 0 && !codes.some(({ code }) => code === zipCode)) problems['zipCode'] = 'elsewhere';
  }
  return { address: { countryCode, country, stateId, cityId, region, zipCode }, problems };
}

/** Resolves the country by its code. Older clients send a name without a code, which is looked up. */
async function countryAfter(
  { countryCode, country }: GivenAddress,
  before: StoredAddress,
  problems: FieldProblems,
): Promise<Pick<StoredAddress, 'countryCode' | 'country'>> {
  if (countryCode) {
    const known = await findCountry(countryCode);
    if (known) return { countryCode, country: known.name };
    problems['countryCode'] = 'unknown';
  }
  if (countryCode === undefined && country === undefined) return before;
  const name = country ?? '';
  const listed = (await listCountries()).find(
    (listedCountry) => listedCountry.name.toLowerCase() === name.toLowerCase(),
  );
  return listed ? { countryCode: listed.code, country: listed.name } : { countryCode: null, country: name };
}

async function regionAfter(
  transaction: Transaction,
  given: string | null | undefined,
  before: number | null,
  isOtherCity: boolean,
  cityId: string | null,
  problems: FieldProblems,
): Promise<number | null> {
  if (given === undefined) return isOtherCity ? null : before;
  if (!given) return null;
  const region = await findRegionById.first(transaction, { id: parseId(given) ?? 0 });
  if (!region) problems['regionId'] = 'unknown';
  else if (region.cityId !== cityId) problems['regionId'] = 'elsewhere';
  return region ? region.id : null;
}

const findRegionById = query('users.findRegionById', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Region').select(['id', 'cityId']).where('id', '=', id),
);

const findZipCodes = query('users.findZipCodes', (db, { region }: Given<{ region: number }>) =>
  db.selectFrom('ZipCode').select('code').where('region', '=', region),
);

/**
 * Returns the given value, with null for an empty one.
 * When absent, returns the previous value, or null when the place above it has changed.
 */
const after = (given: string | null | undefined, before: string | null, isElsewhere: boolean) =>
  given === undefined ? (isElsewhere ? null : before) : given || null;
