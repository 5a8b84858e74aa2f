import {
  getCitiesOfState,
  getCountries,
  getStatesOfCountry,
  type ICity,
  type ICountry,
} from '@countrystatecity/countries';
import type { City, Country, State } from './geography.types.ts';

/*
 * Countries, states and cities, from the files of a package.
 * Each file is read at its first use and cached. All files together take about 20 MB of memory.
 */

/** Compares names of places: accented letters next to their base letters, numbers by value. */
export const nameOrder = new Intl.Collator('en', { numeric: true });

export const sortedByName = <T extends { name: string }>(records: readonly T[]): T[] =>
  records.toSorted((a, b) => nameOrder.compare(a.name, b.name));

/** Returns all countries, sorted by name. */
export const listCountries = (): Promise<Country[]> => countriesOf('the world');

/** Returns the country with this code; undefined when there is none. */
export async function findCountry(code: string): Promise<Country | undefined> {
  return (await listCountries()).find((country) => country.code === code);
}

/** Returns the states of a country, sorted by name; undefined when the country does not exist. */
export async function listStates(countryCode: string): Promise<State[] | undefined> {
  return (await findCountry(countryCode)) && statesOf(countryCode);
}

export async function findState(id: string): Promise<State | undefined> {
  return (await listStates(countryOfId(id)))?.find((state) => state.id === id);
}

/** Returns the cities of a state, sorted by name; undefined when the state does not exist. */
export async function listCities(stateId: string): Promise<City[] | undefined> {
  return (await findState(stateId)) && citiesOf(stateId);
}

export async function findCity(id: string): Promise<City | undefined> {
  return (await listCities(stateOfId(id)))?.find((city) => city.id === id);
}

/** City with its latitude and longitude, in degrees. */
export type PlacedCity = City & { latitude: number; longitude: number };

/** Returns all cities of a country with latitude and longitude; not cached. */
export async function placedCities(countryCode: string): Promise<PlacedCity[]> {
  const cities: PlacedCity[] = [];
  for (const { id } of (await listStates(countryCode)) ?? []) {
    for (const city of await getCitiesOfState(countryCode, codeOfState(id)))
      cities.push({
        ...cityOf(id, city),
        latitude: Number(city.latitude),
        longitude: Number(city.longitude),
      });
  }
  return cities;
}

/** Ids are paths of country, state and number, separated by hyphens, which no part contains. */
const countryOfId = (id: string) => id.split('-', 1)[0]!;
const stateOfId = (id: string) => id.split('-', 2).join('-');
const codeOfState = (stateId: string) => stateId.split('-')[1]!;

const countriesOf = cached(async (): Promise<Country[]> =>
  sortedByName((await getCountries()).map(countryOf)),
);

const statesOf = cached(async (countryCode): Promise<State[]> =>
  sortedByName(
    (await getStatesOfCountry(countryCode)).map(({ iso2, name }) => ({
      id: `${countryCode}-${iso2}`,
      name,
    })),
  ),
);

const citiesOf = cached(async (stateId): Promise<City[]> =>
  sortedByName(
    (await getCitiesOfState(countryOfId(stateId), codeOfState(stateId))).map((city) => cityOf(stateId, city)),
  ),
);

function countryOf({ iso2, name, emoji, phonecode }: ICountry): Country {
  // No calling code begins with 0: such values in the data are errors.
  return {
    code: iso2,
    name,
    flag: emoji,
    callingCode: /^[1-9]\d*$/.test(phonecode) ? `+${phonecode}` : null,
  };
}

const cityOf = (stateId: string, { id, name }: ICity): City => ({ id: `${stateId}-${id}`, name });

/**
 * Caches lists by key; callers validate the key first.
 * Empty lists are not cached, because reading a missing file also returns an empty list.
 */
function cached<T>(read: (key: string) => Promise<T[]>): (key: string) => Promise<T[]> {
  const lists = new Map<string, T[]>();
  return async (key) => {
    const known = lists.get(key);
    if (known) return known;
    const list = await read(key);
    if (list.length > 0) lists.set(key, list);
    return list;
  };
}
