import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { notFound } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { SignedInOnly } from '../../../kit/rules/rule.ts';
import {
  findCity,
  findCountry,
  listCities,
  listCountries,
  listStates,
  nameOrder,
  sortedByName,
} from './countries.ts';
import { City, Country, geographyCredit, State } from './geography.types.ts';
import { Region } from './region.entity.ts';
import { ZipCode } from './zipCode.entity.ts';

const findRegions = query('geography.findRegions', (db, { city }: Given<{ city: string }>) =>
  db.selectFrom('Region').select(['id', 'name']).where('cityId', '=', city),
);

const findRegionById = query('geography.findRegionById', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Region').select('id').where('id', '=', id),
);

const findZipCodes = query('geography.findZipCodes', (db, { region }: Given<{ region: number }>) =>
  db.selectFrom('ZipCode').select(['id', 'code']).where('region', '=', region),
);

const unlessUnknown = 'Null with the error NOT_FOUND for an unknown';

/**
 * Countries, and the levels of an address below them. Clients load each level when the user opens it. An empty list means that
 * the data contains no lower level.
 */
@Resolver()
export class GeographyResolver {
  @SignedInOnly()
  @Query(() => [Country], {
    description: `All countries and territories, sorted by name. ${geographyCredit}`,
  })
  countries(): Promise<Country[]> {
    return listCountries();
  }

  @SignedInOnly()
  @Query(() => String, {
    nullable: true,
    description: `International calling code of a country, such as \`+33\`; null when there is none. ${unlessUnknown} country.`,
  })
  async callingCode(
    @Arg('countryCode', { description: 'ISO 3166-1 alpha-2 code of the country, such as `FR`.' })
    countryCode: string,
  ): Promise<string | null> {
    return known(await findCountry(countryCode), 'Country').callingCode;
  }

  @SignedInOnly()
  @Query(() => [State], {
    nullable: true,
    description: `The states of a country, sorted by name; empty for a country without states. ${unlessUnknown} country.`,
  })
  async states(
    @Arg('countryCode', { description: 'ISO 3166-1 alpha-2 code of the country, such as `FR`.' })
    countryCode: string,
  ): Promise<State[]> {
    return known(await listStates(countryCode), 'Country');
  }

  @SignedInOnly()
  @Query(() => [City], {
    nullable: true,
    description: `The cities of a state, sorted by name; empty when no cities are known. ${unlessUnknown} state.`,
  })
  async cities(
    @Arg('stateId', () => ID, { description: 'Id of the `State`, such as `FR-33`.' }) stateId: string,
  ): Promise<City[]> {
    return known(await listCities(stateId), 'State');
  }

  @SignedInOnly()
  @Query(() => [Region], {
    nullable: true,
    description: `The regions of a city, sorted by name; empty when no regions were imported. ${unlessUnknown} city.`,
  })
  async regions(
    @Arg('cityId', () => ID, { description: 'Id of the `City`, such as `FR-33-40234`.' }) cityId: string,
    @Ctx() context: Context,
  ): Promise<Pick<Region, 'id' | 'name'>[]> {
    const { id } = known(await findCity(cityId), 'City');
    return sortedByName(await findRegions.all(context, { city: id }));
  }

  @SignedInOnly()
  @Query(() => [ZipCode], {
    nullable: true,
    description: `The zip codes of a region, sorted by code. ${unlessUnknown} region.`,
  })
  async zipCodes(
    @Arg('regionId', () => ID, { description: 'Id of the `Region`.' }) regionId: string,
    @Ctx() context: Context,
  ): Promise<Pick<ZipCode, 'id' | 'code'>[]> {
    const region = known(
      await findRegionById.first(context, { id: known(parseId(regionId), 'Region') }),
      'Region',
    );
    const codes = await findZipCodes.all(context, { region: region.id });
    return codes.sort((a, b) => nameOrder.compare(a.code, b.code));
  }
}

function known<T>(value: T | undefined, subject: string): T {
  if (value === undefined) throw notFound(subject);
  return value;
}
