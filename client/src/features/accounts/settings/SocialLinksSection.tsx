import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../kit/form/fields/fields';
import { SettingsForm, useSettingsForm, type SettingsSectionProps } from './settingsForm';
import { services, socialLinksPatch, socialLinksValues, type LinkedService } from './settingsValues';

/** Company names, the same in every language. */
const serviceNames: Record<LinkedService, string> = {
  twitter: 'Twitter',
  facebook: 'Facebook',
  google: 'Google',
  linkedIn: 'LinkedIn',
  instagram: 'Instagram',
  quora: 'Quora',
};

/** Section with the addresses of the viewer's pages at other services. */
export function SocialLinksSection(props: SettingsSectionProps) {
  const { t } = useTranslation();
  const form = useSettingsForm({ ...props, valuesOf: socialLinksValues, patchOf: socialLinksPatch });
  const names = Object.fromEntries(
    services.map((service) => [`socialLinks.${service}`, { label: serviceNames[service] }]),
  );
  return (
    <SettingsForm form={form} title={t('accountSettings.section.socialLinks')} fieldNames={names}>
      <Text color="fg.muted">{t('accountSettings.socialLinksHint')}</Text>
      {services.map((service) => (
        <TextField
          key={service}
          form={form}
          name={`socialLinks.${service}`}
          label={serviceNames[service]}
          maxLength={300}
          isOptional
        />
      ))}
    </SettingsForm>
  );
}
