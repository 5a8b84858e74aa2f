import {
  getCitiesOfState,
  getCountries,
  getStatesOfCountry,
  type ICity,
  type ICountry,
} from '@countrystatecity/countries';
import type { City, Country, State } from './places.ts';

/*
 * Countries, states and cities, from files of a package: each is read when first asked for and kept. All of them
 * together take some 20 MB.
 */

/** The order of texts in lists of places: accents beside their letters, numbers by their value. */
export const placeOrder = new Intl.Collator('en', { numeric: true });

export const sortedByName = <T extends { name: string }>(places: readonly T[]): T[] =>
  places.toSorted((a, b) => placeOrder.compare(a.name, b.name));

/** Every country, by name. */
export const listCountries = (): Promise<Country[]> => countriesOf('the world');

/** The country with this code. */
export async function findCountry(code: string): Promise<Country | undefined> {
  return (await listCountries()).find((country) => country.code === code);
}

/** The states of a country, by name; undefined when there is no such country. */
export async function listStates(countryCode: string): Promise<State[] | undefined> {
  return (await findCountry(countryCode)) && statesOf(countryCode);
}

export async function findState(id: string): Promise<State | undefined> {
  return (await listStates(countryOfId(id)))?.find((state) => state.id === id);
}

/** The cities of a state, by name; undefined when there is no such state. */
export async function listCities(stateId: string): Promise<City[] | undefined> {
  return (await findState(stateId)) && citiesOf(stateId);
}

export async function findCity(id: string): Promise<City | undefined> {
  return (await listCities(stateOfId(id)))?.find((city) => city.id === id);
}

/** A city with the middle of it. */
export type PlacedCity = City & { latitude: number; longitude: number };

/** All cities of a country with where they lie. They are not kept. */
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

/** Ids are paths: country, state, number; no part of them has a hyphen. */
const countryOfId = (id: string) => id.split('-', 1)[0]!;
const stateOfId = (id: string) => id.split('-', 2).join('-');
const codeOfState = (stateId: string) => stateId.split('-')[1]!;

const countriesOf = kept(async (): Promise<Country[]> => sortedByName((await getCountries()).map(countryOf)));

const statesOf = kept(async (countryCode): Promise<State[]> =>
  sortedByName(
    (await getStatesOfCountry(countryCode)).map(({ iso2, name }) => ({
      id: `${countryCode}-${iso2}`,
      name,
    })),
  ),
);

const citiesOf = kept(async (stateId): Promise<City[]> =>
  sortedByName(
    (await getCitiesOfState(countryOfId(stateId), codeOfState(stateId))).map((city) => cityOf(stateId, city)),
  ),
);

function countryOf({ iso2, name, emoji, phonecode }: ICountry): Country {
  // No calling code begins with 0: where the data says so, it is wrong.
  return {
    code: iso2,
    name,
    flag: emoji,
    callingCode: /^[1-9]\d*$/.test(phonecode) ? `+${phonecode}` : null,
  };
}

const cityOf = (stateId: string, { id, name }: ICity): City => ({ id: `${stateId}-${id}`, name });

/**
 * What was read once for a key is there for everyone after. Callers check the key first. Nothing is not kept, for a file
 * that could not be read looks like an empty one.
 */
function kept<T>(read: (key: string) => Promise<T[]>): (key: string) => Promise<T[]> {
  const lists = new Map<string, T[]>();
  return async (key) => {
    const known = lists.get(key);
    if (known) return known;
    const list = await read(key);
    if (list.length > 0) lists.set(key, list);
    return list;
  };
}
