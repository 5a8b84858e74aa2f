import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '../../kit/form/fields';
import type { SaveForm } from '../../kit/form/useSaveForm';
import { problemOfGigabytes } from './gigabytes';
import type { RadioFormValues } from './radioValues';
import { languages, useLanguageName } from './useLanguageName';

const timeZones = Intl.supportedValuesOf('timeZone');

/** What can be said of a radio, new or known. */
export function RadioFields({
  form,
  suggestsSlug = false,
}: {
  form: SaveForm<RadioFormValues>;
  suggestsSlug?: boolean;
}) {
  const { t } = useTranslation();
  const languageName = useLanguageName();
  const { timeZone, language } = form.formState.defaultValues ?? {};
  const name = form.watch('name');
  const isSlugTyped = Boolean(form.formState.dirtyFields.slug);
  useEffect(() => {
    if (suggestsSlug && !isSlugTyped) form.setValue('slug', slugOf(name));
  }, [form, name, suggestsSlug, isSlugTyped]);
  return (
    <>
      <TextField form={form} name="name" label={t('radios.name')} maxLength={80} autoFocus />
      <TextField
        form={form}
        name="slug"
        label={t('radios.slug')}
        help={t('radios.slugHelp')}
        maxLength={40}
      />
      <SelectField
        form={form}
        name="timeZone"
        label={t('radios.timeZone')}
        options={withCurrent(timeZones, timeZone).map((value) => ({
          value,
          label: value.replaceAll('_', ' '),
        }))}
      />
      <SelectField
        form={form}
        name="language"
        label={t('radios.language')}
        options={withCurrent(languages, language).map((value) => ({ value, label: languageName(value) }))}
      />
      <TextField
        form={form}
        name="mediaQuota"
        label={t('radios.mediaQuota')}
        help={t('radios.mediaQuotaHelp')}
        isOptional
        inputMode="decimal"
        maxLength={20}
        validate={problemOfGigabytes}
      />
    </>
  );
}

const withCurrent = (known: readonly string[], current: string | undefined) =>
  current && !known.includes(current) ? [current, ...known] : known;

/** A name as it stands in addresses. */
const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);
