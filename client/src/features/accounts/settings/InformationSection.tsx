import { Textarea } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame, FieldPair, SelectField, TextField } from '../../../kit/form/fields/fields';
import { useSettingsCountriesQuery } from './accountSettings.generated';
import { SettingsForm, useSettingsForm, type SettingsSectionProps } from './settingsForm';
import { informationPatch, informationValues } from './settingsValues';

/** Section with optional personal information. */
export function InformationSection(props: SettingsSectionProps) {
  const { t } = useTranslation();
  const countries = useCountryOptions();
  const form = useSettingsForm({ ...props, valuesOf: informationValues, patchOf: informationPatch });
  const names = {
    designation: { label: t('accountSettings.designation') },
    bio: { label: t('accountSettings.bio') },
    birthDate: { label: t('accountSettings.birthDate') },
    countryCode: { label: t('users.country') },
    website: { label: t('accountSettings.website') },
    contact: { label: t('users.contact') },
  };
  return (
    <SettingsForm form={form} title={t('accountSettings.section.information')} fieldNames={names}>
      <TextField
        form={form}
        name="designation"
        label={names.designation.label}
        help={t('accountSettings.designationHelp')}
        autoComplete="organization-title"
        maxLength={80}
        isOptional
      />
      <FieldFrame form={form} name="bio" label={names.bio.label} isOptional>
        <Textarea rows={4} maxLength={1000} {...form.register('bio')} />
      </FieldFrame>
      <FieldPair>
        <TextField
          form={form}
          name="birthDate"
          type="date"
          label={names.birthDate.label}
          autoComplete="bday"
          isOptional
        />
        <SelectField
          // Remounts the select when the countries have loaded, so that it shows the chosen country.
          key={countries.length}
          form={form}
          name="countryCode"
          label={names.countryCode.label}
          placeholder={props.settings.country || t('accountSettings.noCountry')}
          options={countries}
          isOptional
        />
      </FieldPair>
      <FieldPair>
        <TextField
          form={form}
          name="website"
          label={names.website.label}
          autoComplete="url"
          maxLength={300}
          isOptional
        />
        <TextField
          form={form}
          name="contact"
          type="tel"
          label={names.contact.label}
          autoComplete="tel"
          maxLength={40}
          isOptional
        />
      </FieldPair>
    </SettingsForm>
  );
}

/** All countries, named and sorted in the viewer's language. */
function useCountryOptions() {
  const { i18n } = useTranslation();
  const { data } = useSettingsCountriesQuery();
  return useMemo(() => {
    const names = new Intl.DisplayNames(i18n.language, { type: 'region' });
    const { compare } = new Intl.Collator(i18n.language);
    return (data?.countries ?? [])
      .map(({ code, name }) => ({ value: code, label: names.of(code) ?? name }))
      .toSorted((a, b) => compare(a.label, b.label));
  }, [data, i18n.language]);
}
