import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../apollo/session/SessionContext';
import { AvatarEditor } from '../../../kit/form/uploads/AvatarEditor';
import { CheckField } from '../../../kit/form/fields/CheckField';
import { FieldPair, TextField } from '../../../kit/form/fields/fields';
import { SettingsForm, useSettingsForm, type SettingsSectionProps } from './settingsForm';
import { generalValues } from './settingsValues';

/** Section with picture, names, email address and company. */
export function GeneralSection(props: SettingsSectionProps) {
  const { t } = useTranslation();
  const { id, fullName, avatar } = useViewer();
  const form = useSettingsForm({ ...props, valuesOf: generalValues, patchOf: (values) => values });
  const names = {
    isPicturePublic: { label: t('accountSettings.isPicturePublic') },
    firstName: { label: t('accountSettings.firstName') },
    lastName: { label: t('accountSettings.lastName') },
    username: { label: t('users.username') },
    email: { label: t('signIn.email') },
    company: { label: t('users.company') },
  };
  return (
    <SettingsForm form={form} title={t('accountSettings.section.general')} fieldNames={names}>
      <AvatarEditor person={{ id, fullName, avatar }} />
      <CheckField form={form} name="isPicturePublic" label={names.isPicturePublic.label} />
      <FieldPair>
        <TextField
          form={form}
          name="firstName"
          label={names.firstName.label}
          autoComplete="given-name"
          maxLength={60}
        />
        <TextField
          form={form}
          name="lastName"
          label={names.lastName.label}
          autoComplete="family-name"
          maxLength={59}
          isOptional
        />
      </FieldPair>
      <TextField
        form={form}
        name="username"
        label={names.username.label}
        autoComplete="nickname"
        maxLength={40}
      />
      <TextField
        form={form}
        name="email"
        type="email"
        label={names.email.label}
        help={t('accountSettings.emailHelp')}
        autoComplete="email"
        maxLength={254}
        validate={(email) => (/^\S+@\S+\.\S+$/.test(email) ? undefined : 'email')}
      />
      <TextField
        form={form}
        name="company"
        label={names.company.label}
        autoComplete="organization"
        maxLength={120}
        isOptional
      />
    </SettingsForm>
  );
}
