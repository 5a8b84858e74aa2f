import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { textsOf } from '../../../../build/texts';
import { chooseFound } from '../../../testing/chooseFound';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { AddressFields, emptyAddress, type AddressValues } from './AddressFields';
import { useSaveForm } from '../useSaveForm';

const country = 'Country';
const state = 'State or province';
const city = 'City';
const region = 'Region or district';
const zipCode = 'Zip code';

const gironde = {
  ...emptyAddress,
  countryCode: 'FR',
  country: 'France',
  stateId: 'FR-33',
  state: 'Gironde',
  cityId: 'FR-33-40136',
  city: 'Bordeaux',
};

describe('the fields of an address', () => {
  afterEach(() => void i18next.changeLanguage('en'));

  it('request nothing until one of them is opened, and then that one alone', async () => {
    const { requests } = show();
    expect(requests).toEqual([]);

    await userEvent.click(field(country));
    expect(await screen.findByRole('option', { name: 'France' })).toBeTruthy();
    expect(requests.map(({ name }) => name)).toEqual(['AddressCountries']);
  });

  it('lead from the country to the zip code, each level below the one before', async () => {
    const { requests, save } = show();
    await choose(country, 'France');
    await choose(state, 'Gironde');
    await choose(city, 'Bordeaux');
    await choose(region, 'Bacalan');
    await choose(zipCode, '33300');

    expect(await saved(save)).toEqual({
      ...gironde,
      regionId: '7',
      region: 'Bacalan',
      zipCode: '33300',
    });
    expect(requests).toEqual([
      { name: 'AddressCountries', variables: {} },
      { name: 'AddressStates', variables: { countryCode: 'FR' } },
      { name: 'AddressCities', variables: { stateId: 'FR-33' } },
      { name: 'AddressRegions', variables: { cityId: 'FR-33-40136' } },
      { name: 'AddressZipCodes', variables: { regionId: '7' } },
    ]);
  });

  it('wait for the level above, and show it', async () => {
    show();
    expect(field(state).disabled).toBe(true);
    expect(screen.getByText('Choose a country first')).toBeTruthy();
    expect(screen.getByText('Choose a state first')).toBeTruthy();
    expect(field(zipCode).disabled).toBe(false);

    await choose(country, 'France');
    expect(field(state).disabled).toBe(false);
    expect(screen.queryByText('Choose a country first')).toBeNull();
  });

  it('show the stored names without a request', async () => {
    const { requests } = show({
      values: { ...gironde, regionId: '7', region: 'Bacalan', zipCode: '33300' },
    });
    expect([country, state, city, region, zipCode].map((label) => field(label).value)).toEqual([
      'France',
      'Gironde',
      'Bordeaux',
      'Bacalan',
      '33300',
    ]);
    expect(requests).toEqual([]);
  });

  it('empty all that lies below a level that is chosen anew, and keep it when the same is chosen', async () => {
    const { requests, save } = show({
      values: { ...gironde, regionId: '7', region: 'Bacalan', zipCode: '33300' },
    });
    await choose(state, 'Gironde');
    expect(field(city).value).toBe('Bordeaux');

    await choose(state, 'Ain');
    await waitFor(() => expect(field(city).value).toBe(''));
    expect(field(country).value).toBe('France');
    expect(await saved(save)).toEqual({
      ...emptyAddress,
      countryCode: 'FR',
      country: 'France',
      stateId: 'FR-01',
      state: 'Ain',
    });
    expect(requests.map(({ name }) => name)).toEqual(['AddressStates']);
  });

  it('work from the keyboard: letters find, arrows move, Enter chooses, Escape closes and keeps', async () => {
    const { save } = show();
    await userEvent.tab();
    expect(document.activeElement).toBe(field(country));
    await userEvent.keyboard('tun');
    expect(await screen.findByRole('option', { name: 'Tunisia' })).toBeTruthy();
    expect(screen.queryByRole('option', { name: 'France' })).toBeNull();
    await chooseFound('Tunisia');
    await waitFor(() => expect(field(country).value).toBe('Tunisia'));

    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('fra');
    expect(await screen.findByRole('option', { name: 'France' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await waitFor(() => expect(field(country).value).toBe('Tunisia'));
    expect(await saved(save)).toMatchObject({ countryCode: 'TN', country: 'Tunisia' });
  });

  it('find names without their accents, those that begin with the letters first', async () => {
    show({ values: { ...emptyAddress, countryCode: 'FR', country: 'France' } });
    await userEvent.type(field(state), 'ile');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'Île-de-France',
        'Belle-Île',
      ]),
    );
  });

  it('show a part of a long list with the number of the others, and find these by typing', async () => {
    show({
      values: { ...emptyAddress, countryCode: 'FR', country: 'France', stateId: 'FR-01', state: 'Ain' },
    });
    await userEvent.click(field(city));
    await screen.findByText('700 more. Type to narrow the list.');
    expect(screen.getAllByRole('option')).toHaveLength(300);

    await userEvent.type(field(city), '999');
    expect(await screen.findByRole('option', { name: 'City 999' })).toBeTruthy();
  });

  it('show that nothing matches', async () => {
    show();
    await userEvent.type(field(country), 'zzz');
    expect(await screen.findByText('No results')).toBeTruthy();
  });

  it('take letters for the field that was clicked while the list of another was open', async () => {
    show({ values: gironde });
    await userEvent.click(field(state));
    await screen.findByRole('option', { name: 'Ain' });
    await userEvent.click(field(city));
    await userEvent.keyboard('lor');
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Lormont']);
  });

  it('search again in a field that was filled', async () => {
    show({ values: gironde });
    await userEvent.click(field(country));
    await userEvent.keyboard('tun');
    expect(await screen.findByRole('option', { name: 'Tunisia' })).toBeTruthy();
  });

  it('take what was typed when Enter sends the form', async () => {
    const { save } = show({ values: gironde });
    await userEvent.click(field(zipCode));
    await userEvent.keyboard('33310{Enter}{Enter}');
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(vi.mocked(save).mock.calls[0]?.[0]).toEqual({ ...gironde, zipCode: '33310' });
  });

  it('show that no regions are known, and keep the zip code', async () => {
    const { save } = show({
      values: { ...gironde, cityId: 'FR-33-2', city: 'Lormont', zipCode: '33310' },
    });
    await userEvent.click(field(region));
    expect(await screen.findByText('No regions found for this city')).toBeTruthy();
    await waitFor(() => expect(field(region).disabled).toBe(true));
    expect(await saved(save)).toMatchObject({ regionId: '', region: '', zipCode: '33310' });
  });

  it('end at a country without states, but for the zip code', async () => {
    const { requests, save } = show({
      values: { ...emptyAddress, countryCode: 'VA', country: 'Vatican City' },
    });
    expect(field(city).disabled).toBe(true);
    await userEvent.click(field(state));
    await screen.findByText('No states found');
    expect(field(city).disabled).toBe(true);
    await userEvent.type(field(zipCode), '00120');

    expect(await saved(save)).toMatchObject({ countryCode: 'VA', stateId: '', zipCode: '00120' });
    expect(requests.map(({ name }) => name)).toEqual(['AddressStates']);
  });

  it('show a country that older software gave as text', async () => {
    show({ values: { ...emptyAddress, country: 'Neverland' } });
    expect(field(country).value).toBe('Neverland');
    expect(field(state).disabled).toBe(true);
  });

  it('forget letters that name no place where places are known', async () => {
    const { save } = show({ values: gironde });
    await userEvent.type(field(region), 'Carriet');
    await screen.findByText('No results');
    await userEvent.tab();
    await waitFor(() => expect(field(region).value).toBe(''));
    expect(await saved(save)).toEqual(gironde);
  });

  it('are emptied by emptying them', async () => {
    const { save } = show({ values: gironde });
    await userEvent.clear(field(state));
    expect(await saved(save)).toEqual({ ...emptyAddress, countryCode: 'FR', country: 'France' });
  });

  it('show an error beside the field, and retry', async () => {
    let isBroken = true;
    show({
      answer: (operation) =>
        isBroken ? { error: { code: 'INTERNAL_SERVER_ERROR', requestId: 'req-7' } } : answerOf(operation),
    });
    await userEvent.click(field(country));
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong on our side');

    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await choose(country, 'France');
    expect(field(country).value).toBe('France');
  });

  it('show problems from the server', async () => {
    show({
      values: gironde,
      save: async () => {
        const { CombinedGraphQLErrors } = await import('@apollo/client/errors');
        throw new CombinedGraphQLErrors({
          errors: [
            {
              message: 'refused',
              extensions: { code: 'BAD_USER_INPUT', fields: { cityId: 'unknown', zipCode: 'invalid' } },
            },
          ],
        });
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This no longer exists. Choose another')).toBeTruthy();
    expect(await screen.findByText('This value is not valid')).toBeTruthy();
  });

  it('name countries in the language of the reader, and store them in English', async () => {
    i18next.addResourceBundle('fr', 'translation', textsOf('fr'));
    await i18next.changeLanguage('fr');
    const { save } = show();
    await choose('Pays', 'Tunisie');
    expect(field('Pays').value).toBe('Tunisie');
    expect(await saved(save)).toMatchObject({ countryCode: 'TN', country: 'Tunisia' });
  });
});

function show({
  values = emptyAddress,
  answer = answerOf,
  save = vi.fn<(values: AddressValues) => Promise<void>>(async () => undefined),
}: {
  values?: AddressValues;
  answer?: (operation: RequestedOperation) => Answer;
  save?: (values: AddressValues) => Promise<void>;
} = {}) {
  function Form() {
    const form = useSaveForm<AddressValues>({ defaultValues: values, save });
    return (
      <form onSubmit={form.submit}>
        <AddressFields form={form} />
        <button type="submit">Save</button>
      </form>
    );
  }
  return { ...renderPage(<Form />, { answer }), save };
}

const field = (label: string) =>
  screen.getByRole<HTMLInputElement>('combobox', { name: new RegExp(`^${label}`) });

async function choose(label: string, name: string) {
  await userEvent.click(field(label));
  await userEvent.click(await screen.findByRole('option', { name }));
  await waitFor(() => expect(screen.queryByRole('option', { name })).toBeNull());
}

async function saved(save: (values: AddressValues) => Promise<void>) {
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  return vi.mocked(save).mock.calls[0]?.[0];
}

/**
 * Mock server with a few places. Two states of France, one with a thousand cities, one city with regions, and a country
 * without states.
 */
function answerOf({ name, variables }: RequestedOperation): Answer {
  const place =
    (__typename: string) =>
    ([id, name]: readonly [string, string]) => ({ __typename, id, name });
  switch (name) {
    case 'AddressCountries':
      return {
        data: {
          countries: [
            ['FR', 'France'],
            ['TN', 'Tunisia'],
            ['VA', 'Vatican City'],
          ].map(([code, name]) => ({ __typename: 'Country', code, name })),
        },
      };
    case 'AddressStates': {
      const states = [
        ['FR-01', 'Ain'],
        ['FR-BI', 'Belle-Île'],
        ['FR-33', 'Gironde'],
        ['FR-IDF', 'Île-de-France'],
      ] as const;
      return { data: { states: variables['countryCode'] === 'FR' ? states.map(place('State')) : [] } };
    }
    case 'AddressCities': {
      const many = Array.from({ length: 1000 }, (_, index) => [`FR-01-${index}`, `City ${index}`] as const);
      const few = [
        ['FR-33-40136', 'Bordeaux'],
        ['FR-33-2', 'Lormont'],
      ] as const;
      return { data: { cities: (variables['stateId'] === 'FR-01' ? many : few).map(place('City')) } };
    }
    case 'AddressRegions': {
      const regions = [
        ['7', 'Bacalan'],
        ['8', 'Saint-Michel'],
      ] as const;
      return { data: { regions: variables['cityId'] === 'FR-33-40136' ? regions.map(place('Region')) : [] } };
    }
    default:
      return { data: { zipCodes: [{ __typename: 'ZipCode', id: '70', code: '33300' }] } };
  }
}
