import { skipToken } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { useWatch, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  useAddressCitiesQuery,
  useAddressCountriesQuery,
  useAddressRegionsQuery,
  useAddressStatesQuery,
  useAddressZipCodesQuery,
} from './AddressFields.generated';
import { FieldPair } from '../fields/fields';
import { PlacePicker, type Place, type PlaceList } from './PlacePicker';
import { formWith, type SaveForm } from '../useSaveForm';

/** Values of an address: an id and a name at each level from country to region, and a zip code. */
export interface AddressValues {
  countryCode: string;
  /** English name, as the server stores it. Records of older versions may have free text here and no code. */
  country: string;
  stateId: string;
  state: string;
  cityId: string;
  city: string;
  regionId: string;
  region: string;
  zipCode: string;
}

export const emptyAddress: AddressValues = {
  countryCode: '',
  country: '',
  stateId: '',
  state: '',
  cityId: '',
  city: '',
  regionId: '',
  region: '',
  zipCode: '',
};

/** Levels of an address from largest to smallest, with the form fields for the id and the name. */
const levels = {
  country: { id: 'countryCode', name: 'country' },
  state: { id: 'stateId', name: 'state' },
  city: { id: 'cityId', name: 'city' },
  region: { id: 'regionId', name: 'region' },
  zipCode: { id: 'zipCode', name: 'zipCode' },
} as const satisfies Record<string, { id: keyof AddressValues; name: keyof AddressValues }>;

type Level = keyof typeof levels;
/** Levels that must be chosen before the level below them. The region is not one: a zip code can always be typed. */
type Parent = Exclude<Level, 'region' | 'zipCode'>;

const order = Object.keys(levels) as Level[];

/**
 * Address fields, from country to zip code. Each list loads when it opens; choosing another place clears the levels
 * below.
 */
export function AddressFields<TValues extends FieldValues & AddressValues>({
  form: givenForm,
}: {
  form: SaveForm<TValues>;
}) {
  const { t } = useTranslation();
  const form = formWith<AddressValues, TValues>(givenForm);
  const values = useWatch({ control: form.control });
  const [opened, setOpened] = useState<readonly Level[]>([]);
  const countryNames = useCountryNames();

  const idOf = (level: Level) => values[levels[level].id] ?? '';
  const nameOf = (level: Level) => values[levels[level].name] ?? '';

  const countries = useAddressCountriesQuery(opened.includes('country') ? {} : skipToken);
  const states = useAddressStatesQuery(
    opened.includes('state') ? { variables: { countryCode: idOf('country') } } : skipToken,
  );
  const cities = useAddressCitiesQuery(
    opened.includes('city') ? { variables: { stateId: idOf('state') } } : skipToken,
  );
  const regions = useAddressRegionsQuery(
    opened.includes('region') ? { variables: { cityId: idOf('city') } } : skipToken,
  );
  const zipCodes = useAddressZipCodesQuery(
    opened.includes('zipCode') ? { variables: { regionId: idOf('region') } } : skipToken,
  );
  const queries = { country: countries, state: states, city: cities, region: regions, zipCode: zipCodes };
  const listedCountries = useMemo(
    () => countries.data && countryNames.sorted(countries.data.countries),
    [countries.data, countryNames],
  );
  const places: Record<Level, readonly Place[] | null | undefined> = {
    country: listedCountries,
    state: states.data?.states,
    city: cities.data?.cities,
    region: regions.data?.regions,
    zipCode: useMemo(
      () => zipCodes.data?.zipCodes?.map(({ code }) => ({ id: code, name: code })),
      [zipCodes.data],
    ),
  };

  const above = (level: Level) => order[order.indexOf(level) - 1];
  /** Returns whether this level can offer a list. That requires that the level above was chosen from a list. */
  const isListed = (level: Level) => {
    const parent = above(level);
    return parent === undefined || idOf(parent) !== '';
  };
  const hasNone = (level: Level) => places[level]?.length === 0;

  const listOf = (level: Level): PlaceList => ({
    canOpen: isListed(level) && !hasNone(level),
    places: places[level] ?? undefined,
    isLoading: queries[level].loading,
    error: queries[level].error,
    open: () => {
      if (isListed(level)) setOpened((before) => [...before, level]);
    },
    retry: () => void queries[level].refetch(),
  });

  const choose = (level: Level, { id, name }: Place) => {
    const fill = (field: keyof AddressValues, value: string) =>
      form.setValue(field, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    const below = id === idOf(level) ? [] : order.slice(order.indexOf(level) + 1);
    for (const lowerLevel of below) {
      fill(levels[lowerLevel].id, '');
      fill(levels[lowerLevel].name, '');
    }
    setOpened((before) => before.filter((candidate) => !below.includes(candidate)));
    const country = countries.data?.countries.find(({ code }) => level === 'country' && code === id);
    fill(levels[level].id, id);
    // Set the name after the id, because for a zip code both are the same field.
    fill(levels[level].name, country?.name ?? name);
  };

  const pickerOf = (level: Level) => {
    const parent = above(level);
    const isDisabled = level !== 'zipCode' && (!isListed(level) || hasNone(level));
    return (
      <PlacePicker
        form={form}
        name={levels[level].id}
        label={t(`address.${level}.label`)}
        list={listOf(level)}
        chosen={{
          id: idOf(level),
          name: countryNames.of(level === 'country' ? idOf(level) : '') || nameOf(level),
        }}
        onChoose={(place) => choose(level, place)}
        takesText={level === 'zipCode'}
        noneText={t(`address.${level}.none`)}
        help={isDisabled && parent ? t(`address.${parent as Parent}.first`) : undefined}
        isDisabled={isDisabled}
      />
    );
  };

  return (
    <>
      {pickerOf('country')}
      <FieldPair>
        {pickerOf('state')}
        {pickerOf('city')}
      </FieldPair>
      <FieldPair>
        {pickerOf('region')}
        {pickerOf('zipCode')}
      </FieldPair>
    </>
  );
}

/** Returns country names in the interface language, and a function that sorts countries by them. */
function useCountryNames() {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const names = new Intl.DisplayNames(i18n.language, { type: 'region' });
    const { compare } = new Intl.Collator(i18n.language);
    const of = (code: string) => (code === '' ? '' : (names.of(code) ?? code));
    const sorted = (countries: readonly { code: string }[]): Place[] =>
      countries.map(({ code }) => ({ id: code, name: of(code) })).toSorted((a, b) => compare(a.name, b.name));
    return { of, sorted };
  }, [i18n.language]);
}
