import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { RadioInput } from '../../../apollo/schemaTypes.generated';
import { choice } from '../../../kit/form/plain/choice';
import { text, typed } from '../../../kit/form/plain/kinds';
import { plainForm, type PlainValues } from '../../../kit/form/plain/plainForm';
import type { SaveForm } from '../../../kit/form/useSaveForm';
import { problemOfGigabytes, readGigabytes, writeGigabytes } from './gigabytes';
import type { RadioFieldsFragment } from '../organization.generated';
import { languages, useLanguageName } from '../useLanguageName';

/** Fields of a radio, for adding and editing. */
export const radioForm = plainForm<RadioInput, RadioFieldsFragment>({
  name: 'name',
  fields: {
    name: text({ label: 'radios.name', maxLength: 80 }),
    slug: text({ label: 'radios.slug', help: 'radios.slugHelp', maxLength: 40 }),
    timeZone: choice({
      label: 'radios.timeZone',
      options: Intl.supportedValuesOf('timeZone'),
      useTextOf: () => (zone) => zone.replaceAll('_', ' '),
    }),
    language: choice<string>({ label: 'radios.language', options: languages, useTextOf: useLanguageName }),
    mediaQuota: typed<number | null>({
      label: 'radios.mediaQuota',
      help: 'radios.mediaQuotaHelp',
      isOptional: true,
      toText: writeGigabytes,
      fromText: readGigabytes,
      problem: problemOfGigabytes,
      inputMode: 'decimal',
      maxLength: 20,
    }),
  },
});

/** Fills in the slug of a new radio from its name, until the user types a slug. */
export function SuggestedSlug({ form }: { form: SaveForm<PlainValues> }) {
  const name = String(useWatch({ control: form.control, name: 'name' }));
  const isSlugTyped = Boolean(form.formState.dirtyFields['slug']);
  useEffect(() => {
    if (!isSlugTyped) form.setValue('slug', slugOf(name));
  }, [form, name, isSlugTyped]);
  return null;
}

/** Converts a name to a slug for addresses. */
const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);
