import { Buffer } from 'node:buffer';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import type { Country } from './geography.types.ts';

const app = await createTestApp({}, afterAll);
const token = await app.as('subscriber');

const bordeaux = 'FR-33-40136';
const paris = 'FR-75C-44856';

/** Queries of the address pickers, exactly as the client of the portal sends them. */
const countriesOfPicker = '{ countries { code name __typename } }';
const callingCode = 'query ($of: String!) { callingCode(countryCode: $of) }';
const states = 'query ($of: String!) { states(countryCode: $of) { id name } }';
const cities = 'query ($of: ID!) { cities(stateId: $of) { id name } }';
const regions = 'query ($of: ID!) { regions(cityId: $of) { id name } }';
const zipCodes = 'query ($of: ID!) { zipCodes(regionId: $of) { id code } }';

const execute = async (document: string, of?: string) => {
  const { data, code } = await app.graphql(document, { of }, token);
  return code ?? Object.values(data as Record<string, unknown>)[0];
};
const namesOf = async (document: string, of: string) =>
  ((await execute(document, of)) as { name: string }[]).map(({ name }) => name);

describe('the levels of an address', () => {
  test.each([
    ['countries', '{ countries { code } }', undefined],
    ['callingCode', callingCode, 'FR'],
    ['states', states, 'FR'],
    ['cities', cities, 'FR-33'],
    ['regions', regions, bordeaux],
    ['zipCodes', zipCodes, '1'],
  ])('are closed to signed-out users: %s', async (_, document, of) => {
    const { code } = await app.graphql(document, { of });
    expect(code).toBe('UNAUTHENTICATED');
  });

  test.each([
    ['callingCode', callingCode, ['XX', 'fr', 'FRA', '', '../FR', 'x'.repeat(5000)]],
    ['states', states, ['XX', 'fr', '', '..', '__proto__', 'FR-33']],
    ['cities', cities, ['FR', 'FR-', 'FR-99', 'XX-33', 'FR-33-1', '../../FR-33', 'FR-33/..', '-33', '33']],
    ['regions', regions, ['FR', 'FR-33', 'FR-33-1', 'FR-34-40136', `${bordeaux}-1`, '40136', "' or 1=1"]],
    ['zipCodes', zipCodes, ['0', '-1', '1.5', 'abc', '', '2000000000', '99999999999', '9'.repeat(40)]],
  ])('answer NOT_FOUND to what does not exist: %s', async (_, document, unknown) => {
    for (const of of unknown) expect([of, await execute(document, of)]).toEqual([of, 'NOT_FOUND']);
  });

  test('refuse a missing parent as bad input', async () => {
    expect((await app.graphql('{ states { id } }', {}, token)).status).toBe(400);
  });
});

describe('countries', () => {
  test('come with code, name, flag and calling code, by name', async () => {
    const all = (await execute('{ countries { code name flag callingCode } }')) as Country[];
    expect(all.length).toBeGreaterThan(240);
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
    expect(all.filter(({ code }) => ['FR', 'TN', 'US'].includes(code))).toEqual([
      { code: 'FR', name: 'France', flag: '🇫🇷', callingCode: '+33' },
      { code: 'TN', name: 'Tunisia', flag: '🇹🇳', callingCode: '+216' },
      { code: 'US', name: 'United States', flag: '🇺🇸', callingCode: '+1' },
    ]);
    const names = all.map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });

  test('never have a calling code that cannot be dialled', async () => {
    const all = (await execute('{ countries { code callingCode } }')) as Country[];
    expect(all.filter((country) => country.callingCode === null).map(({ code }) => code)).toEqual(['BV']);
    expect(all.filter((country) => !/^\+[1-9]\d{0,3}$/.test(country.callingCode ?? '+1'))).toEqual([]);
  });

  test('take less than 20 KB on the wire', async () => {
    const { body } = await app.graphql(countriesOfPicker, {}, token);
    expect(Buffer.byteLength(body)).toBeLessThan(20_000);
  });
});

describe('the cascade', () => {
  test('leads from a country to the zip codes of a region', async () => {
    expect(await execute(callingCode, 'TN')).toBe('+216');
    expect(await execute(states, 'FR')).toContainEqual({ id: 'FR-33', name: 'Gironde' });
    expect(await execute(cities, 'FR-33')).toContainEqual({ id: bordeaux, name: 'Bordeaux' });
    const [region] = (await execute(regions, bordeaux)) as { id: string; name: string }[];
    expect(region).toEqual({ id: expect.any(String), name: 'Bordeaux' });
    const codes = (await execute(zipCodes, region!.id)) as { code: string }[];
    expect(codes.map(({ code }) => code)).toEqual(['33000', '33100', '33200', '33300', '33800']);
  });

  test('puts accents beside their letters and numbers in their order', async () => {
    const french = await namesOf(states, 'FR');
    expect(french.indexOf('Île-de-France')).toBe(french.indexOf('Ille-et-Vilaine') - 1);
    expect(await namesOf(regions, paris)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Paris ${String(index + 1).padStart(2, '0')}`),
    );
  });

  test('has sample places in France, Tunisia and the United States', async () => {
    expect(await namesOf(regions, 'TN-11-107039')).toEqual(['Le Bardo', 'Tunis', 'Tunis Belvédère']);
    expect(await namesOf(regions, 'US-CA-112306')).toEqual(['Beverly Hills']);
  });

  test('ends in empty lists where nothing is known', async () => {
    expect(await execute(states, 'VA')).toEqual([]);
    expect(await execute(cities, 'FR-IDF')).toEqual([]);
    expect(await execute(regions, 'FR-01-39360')).toEqual([]);
  });

  test('gives ids that lead on, in every country', { tags: ['slow'] }, async () => {
    for (const { code } of (await execute('{ countries { code } }')) as Country[]) {
      const [state] = (await execute(states, code)) as { id: string }[];
      const below = state && (await execute(cities, state.id));
      expect([code, Array.isArray(below ?? [])]).toEqual([code, true]);
    }
  });
});
