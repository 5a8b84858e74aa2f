import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import type { Json } from '../../../../tools/testing/json.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');

const shown = `id version countryCode country stateId state { name } cityId city { name } region { id name } zipCode`;
const create = `mutation ($input: UserInput!) { createUser(input: $input) { ${shown} } }`;
const update = `mutation ($id: ID!, $version: Int!, $input: UserPatch!) { updateUser(id: $id, version: $version, input: $input) { ${shown} } }`;

/** A place of the sample data whose region has zip codes, and a place in another country. */
const here = await addressIn('FR');
const there = await addressIn('TN');

const home = {
  countryCode: 'FR',
  stateId: here.stateId,
  cityId: here.cityId,
  regionId: here.regionId,
  zipCode: here.zipCode,
};

let count = 0;
const inputOf = (address: object) => {
  const username = `at.home${++count}`;
  const email = `${username}@example.com`;
  return { firstName: 'At', lastName: 'Home', username, email, currentPlan: 'TEAM', roleId: '9', ...address };
};
const add = (address: object) => app.graphql(create, { input: inputOf(address) }, admin);
const resident = async () => (await add(home)).data.createUser as Json;
const move = async (input: object) =>
  app.graphql(update, { id: (await resident()).id, version: 1, input }, admin);

describe('the address of a person', () => {
  test.each([
    [{ countryCode: 'XX' }, { countryCode: 'unknown' }],
    [{ countryCode: 'FR', stateId: 'FR-XX' }, { stateId: 'unknown' }],
    [{ countryCode: 'FR', stateId: there.stateId }, { stateId: 'elsewhere' }],
    [{ stateId: here.stateId }, { stateId: 'elsewhere' }],
    [
      { ...home, cityId: `${here.stateId}-1` },
      { cityId: 'unknown', regionId: 'elsewhere' },
    ],
    [
      { ...home, cityId: there.cityId, regionId: there.regionId, zipCode: there.zipCode },
      { cityId: 'elsewhere' },
    ],
    [{ ...home, regionId: 'x' }, { regionId: 'unknown' }],
    [{ ...home, regionId: there.regionId, zipCode: '' }, { regionId: 'elsewhere' }],
    [{ ...home, zipCode: there.zipCode }, { zipCode: 'elsewhere' }],
  ])('is refused where a part does not lie in the one above it: %j', async (address, fields) => {
    expect((await add(address)).fields).toEqual(fields);
  });

  test('is stored with the names of its parts', async () => {
    expect(await resident()).toMatchObject({
      countryCode: 'FR',
      country: 'France',
      stateId: here.stateId,
      state: { name: here.state },
      cityId: here.cityId,
      city: { name: here.city },
      region: { id: here.regionId },
      zipCode: here.zipCode,
    });
  });

  test('may end at any level, and the zip code is free where no region defines any', async () => {
    expect((await add({})).data.createUser).toMatchObject({ countryCode: null, country: '', state: null });
    expect((await add({ zipCode: 'SW1A 1AA' })).data.createUser.zipCode).toBe('SW1A 1AA');
    expect((await add({ countryCode: 'FR', zipCode: '99' })).data.createUser).toMatchObject({
      country: 'France',
      stateId: null,
      zipCode: '99',
    });
  });

  test('clears the levels below a place that is cleared, unless they are given too', async () => {
    const nothingBelow = { stateId: null, state: null, cityId: null, city: null, region: null, zipCode: '' };
    expect((await move({ countryCode: 'TN' })).data.updateUser).toMatchObject({
      countryCode: 'TN',
      country: 'Tunisia',
      ...nothingBelow,
    });
    expect((await move({ countryCode: null })).data.updateUser).toMatchObject({
      countryCode: null,
      country: '',
      ...nothingBelow,
    });
    expect((await move({ stateId: null })).data.updateUser).toMatchObject({
      countryCode: 'FR',
      ...nothingBelow,
    });
    const moved = { countryCode: 'TN', stateId: there.stateId, cityId: there.cityId };
    expect((await move(moved)).data.updateUser).toMatchObject({ ...moved, region: null, zipCode: '' });
    expect((await move({ regionId: null })).data.updateUser).toMatchObject({
      cityId: here.cityId,
      region: null,
      zipCode: '',
    });
  });

  test('is refused when it is moved below itself alone', async () => {
    expect((await move({ countryCode: 'TN', stateId: here.stateId })).fields).toEqual({
      stateId: 'elsewhere',
    });
    expect((await move({ cityId: there.cityId })).fields).toEqual({ cityId: 'elsewhere' });
    expect((await move({ zipCode: '00000' })).fields).toEqual({ zipCode: 'elsewhere' });
  });

  test('stays as it is when something else changes', async () => {
    const { data } = await move({ firstName: 'Still' });
    expect(data.updateUser).toMatchObject({ stateId: here.stateId, zipCode: here.zipCode });
  });

  test('accepts a country by name from clients that know no codes, and stores any other text', async () => {
    expect((await add({ country: 'fRANCE' })).data.createUser).toMatchObject({
      countryCode: 'FR',
      country: 'France',
    });
    expect((await add({ country: 'Neverland' })).data.createUser).toMatchObject({
      countryCode: null,
      country: 'Neverland',
    });
    expect((await add({ country: 'Neverland', countryCode: 'TN' })).data.createUser).toMatchObject({
      countryCode: 'TN',
      country: 'Tunisia',
    });
  });
});

/** Returns a region of the sample data in a country, with its city, state and zip code. */
async function addressIn(country: string) {
  const [row] = await app.shared.database.rows(
    `select region.id, region.city_id, min(zip_code.code) from region join zip_code on region_id = region.id
     where region.city_id like ? group by region.id, region.city_id order by region.id limit 1`,
    [`${country}-%`],
  );
  const [regionId, cityId, zipCode] = row as [number, string, string];
  const stateId = cityId.split('-', 2).join('-');
  const names = `query ($country: String!, $state: ID!) { states(countryCode: $country) { id name } cities(stateId: $state) { id name } }`;
  const { data } = await app.graphql(names, { country, state: stateId }, admin);
  const nameOf = (records: Array<{ id: string; name: string }>, id: string) =>
    records.find((record) => record.id === id)!.name;
  const [state, city] = [nameOf(data.states, stateId), nameOf(data.cities, cityId)];
  return { regionId: String(regionId), cityId, zipCode, stateId, state, city };
}
