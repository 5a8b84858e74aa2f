import { Checkbox, Stack } from '@chakra-ui/react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SettingsForm, useSettingsForm, type SettingsSectionProps } from './settingsForm';
import { notificationValues } from './settingsValues';

const choices = [
  'commentOnArticle',
  'answerOnForm',
  'followMe',
  'newAnnouncements',
  'productUpdates',
  'blogDigest',
] as const;

/** Section with the e-mail preferences of older clients, which have no effect on mails. */
export function NotificationsSection(props: SettingsSectionProps) {
  const { t } = useTranslation();
  const form = useSettingsForm({ ...props, valuesOf: notificationValues, patchOf: (values) => values });
  const names = Object.fromEntries(
    choices.map((choice) => [
      `notifications.${choice}`,
      {
        label: t(`accountSettings.notify.${choice}`),
        show: (isOn: unknown) => (isOn ? t('accountSettings.on') : t('accountSettings.off')),
      },
    ]),
  );
  return (
    <SettingsForm form={form} title={t('accountSettings.section.notifications')} fieldNames={names}>
      <Stack gap="3">
        {choices.map((choice) => (
          <Controller
            key={choice}
            control={form.control}
            name={`notifications.${choice}`}
            render={({ field }) => (
              <Checkbox.Root
                name={field.name}
                colorPalette="brand"
                minH={{ base: '44px', md: '7' }}
                checked={field.value}
                onCheckedChange={({ checked }) => field.onChange(checked === true)}
              >
                <Checkbox.HiddenInput onBlur={field.onBlur} />
                <Checkbox.Control borderColor={field.value ? undefined : 'border.control'} />
                <Checkbox.Label fontWeight="normal">{t(`accountSettings.notify.${choice}`)}</Checkbox.Label>
              </Checkbox.Root>
            )}
          />
        ))}
      </Stack>
    </SettingsForm>
  );
}
