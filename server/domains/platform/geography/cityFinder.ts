import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import { foldText } from '../../../kit/foldText.ts';
import { placedCities, type PlacedCity } from './countries.ts';
import type { PostalPlace } from './postalLine.ts';

/** Maximum distance of a city with the same name; farther away, an equal name means another place. */
const sameNameWithinKm = 50;
/** Maximum distance of the nearest city, when none has the same name. */
const nearestWithinKm = 200;

/**
 * Finds the city that a place of a postal-code file belongs to. It is the one with the same name, otherwise the nearest one of
 * its country.
 */
export class CityFinder {
  readonly #cities: readonly PlacedCity[];
  readonly #byName: ReadonlyMap<string, PlacedCity[]>;
  readonly #byPosition: KDBush;

  static async of(countryCode: string): Promise<CityFinder> {
    return new CityFinder(await placedCities(countryCode));
  }

  constructor(cities: readonly PlacedCity[]) {
    this.#cities = cities;
    this.#byName = Map.groupBy(cities, ({ name }) => nameKey(name));
    this.#byPosition = new KDBush(cities.length);
    for (const { longitude, latitude } of cities) this.#byPosition.add(longitude, latitude);
    this.#byPosition.finish();
  }

  /** Returns the id of the city; undefined when none has the same name or is near enough. */
  find({ name, position }: Pick<PostalPlace, 'name' | 'position'>): string | undefined {
    const city =
      this.#named(nameKey(withoutDistrict(name)), position) ??
      this.#named(nameKey(name), position) ??
      this.#nearest(position);
    return city?.id;
  }

  #named(key: string, position: PostalPlace['position']): PlacedCity | undefined {
    const cities = this.#byName.get(key) ?? [];
    if (!position) return cities.length === 1 ? cities[0] : undefined;
    const byDistance = cities
      .map((city) => ({ city, away: kilometres(city, position) }))
      .toSorted((a, b) => a.away - b.away);
    return byDistance.find(({ away }) => away <= sameNameWithinKm)?.city;
  }

  #nearest(position: PostalPlace['position']): PlacedCity | undefined {
    if (!position || this.#cities.length === 0) return undefined;
    const [index] = around(this.#byPosition, position.longitude, position.latitude, 1, nearestWithinKm);
    return index === undefined ? undefined : this.#cities[index];
  }
}

/** Removes a district: “Paris 16” and “Lille CEDEX 3” are parts of Paris and Lille. */
const withoutDistrict = (name: string) => name.replace(/( cedex)?( \d+)?$/i, '');

/** Comparison key of a place name: ignores accents, hyphens, case, a leading article and a trailing “City”. */
const nameKey = (name: string) =>
  foldText(name)
    .replace(/^(?:al|el|la|le|les)[ -]+|^l'/, '')
    .replace(/(?<=\S) city$/, '')
    .replaceAll(/[^\p{Letter}\d]+/gu, '');

const kilometres = (city: PlacedCity, { longitude, latitude }: NonNullable<PostalPlace['position']>) =>
  distance(city.longitude, city.latitude, longitude, latitude);
