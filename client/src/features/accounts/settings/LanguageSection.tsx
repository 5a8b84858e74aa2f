import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../apollo/session/SessionContext';
import { languageNames, type Language } from '../../../i18n/languages';
import { SelectField } from '../../../kit/form/fields/fields';
import { SettingsForm, useSettingsForm, type SettingsSectionProps } from './settingsForm';
import { languagePatch, languageValues } from './settingsValues';

const timeZones = Intl.supportedValuesOf('timeZone');

/** Section with the language of the portal and of e-mails, and the time zone of displayed times. */
export function LanguageSection(props: SettingsSectionProps) {
  const { t } = useTranslation();
  const { radio } = useViewer();
  const form = useSettingsForm({ ...props, valuesOf: languageValues, patchOf: languagePatch });
  const names = {
    language: {
      label: t('accountSettings.language'),
      show: (value: unknown) => languageNames[value as Language] ?? String(value),
    },
    timeZone: { label: t('accountSettings.timeZone') },
  };
  return (
    <SettingsForm form={form} title={t('accountSettings.section.language')} fieldNames={names}>
      <SelectField
        form={form}
        name="language"
        label={names.language.label}
        help={t('accountSettings.languageHelp')}
        options={Object.entries(languageNames).map(([value, label]) => ({ value, label }))}
      />
      <SelectField
        form={form}
        name="timeZone"
        label={names.timeZone.label}
        placeholder={
          radio
            ? t('accountSettings.radioTimeZone', { zone: readable(radio.timeZone) })
            : t('accountSettings.noTimeZone')
        }
        options={timeZones.map((value) => ({ value, label: readable(value) }))}
        isOptional
      />
    </SettingsForm>
  );
}

const readable = (timeZone: string) => timeZone.replaceAll('_', ' ');
