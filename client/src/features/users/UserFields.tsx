import { useTranslation } from 'react-i18next';
import type { Plan, UserStatus } from '../../apollo/schemaTypes.generated';
import { useRoleName } from '../../kit/data/useRoleName';
import type { FieldNames } from '../../kit/form/ConflictDialog';
import { FieldPair, SelectField, TextField } from '../../kit/form/fields';
import type { SaveForm } from '../../kit/form/useSaveForm';
import { plans, userStatuses } from './UserBadges';
import type { UserFormValues } from './userFormValues';
import { useRoleOptions } from './useRoleOptions';

const shortestPassword = 15;

/** The fields of a user; a password only for new ones. */
export function UserFields({ form, isNew = false }: { form: SaveForm<UserFormValues>; isNew?: boolean }) {
  const { t } = useTranslation();
  const names = useUserFieldNames();
  const roles = useRoleOptions();
  const roleName = useRoleName();
  return (
    <>
      <TextField form={form} name="fullName" label={names.fullName.label} autoFocus={isNew} />
      <TextField form={form} name="username" label={names.username.label} maxLength={60} />
      <TextField
        form={form}
        name="email"
        type="email"
        label={names.email.label}
        validate={(email) => (/^\S+@\S+\.\S+$/.test(email) ? undefined : 'email')}
      />
      <FieldPair>
        <TextField form={form} name="company" label={names.company.label} />
        <TextField form={form} name="country" label={names.country.label} />
      </FieldPair>
      <TextField form={form} name="contact" type="tel" label={names.contact.label} maxLength={40} />
      {roles ? (
        <SelectField
          form={form}
          name="roleId"
          label={names.roleId.label}
          placeholder={t('users.rolePlaceholder')}
          options={roles.map(({ id, name }) => ({ value: id, label: roleName(name) }))}
        />
      ) : null}
      <FieldPair>
        <SelectField
          form={form}
          name="currentPlan"
          label={names.currentPlan.label}
          options={plans.map((value) => ({ value, label: t(`users.plans.${value}`) }))}
        />
        <SelectField
          form={form}
          name="status"
          label={names.status.label}
          options={userStatuses.map((value) => ({ value, label: t(`users.statuses.${value}`) }))}
        />
      </FieldPair>
      <TextField form={form} name="billing" label={names.billing.label} isOptional />
      {isNew ? (
        <TextField
          form={form}
          name="password"
          type="password"
          label={t('users.password')}
          help={t('users.passwordHelp', { count: shortestPassword })}
          autoComplete="new-password"
          isOptional
          validate={(password) => (password.length < shortestPassword ? 'tooShort' : undefined)}
        />
      ) : null}
    </>
  );
}

/** What the fields of a user are called, and how their values read. */
export function useUserFieldNames() {
  const { t } = useTranslation();
  const roles = useRoleOptions();
  const roleName = useRoleName();
  return {
    fullName: { label: t('users.name') },
    username: { label: t('users.username') },
    email: { label: t('users.email') },
    company: { label: t('users.company') },
    country: { label: t('users.country') },
    contact: { label: t('users.contact') },
    roleId: {
      label: t('users.role'),
      show: (value: unknown) => roleName(roles?.find(({ id }) => id === value)?.name ?? String(value)),
    },
    currentPlan: { label: t('users.plan'), show: (value: unknown) => t(`users.plans.${value as Plan}`) },
    status: {
      label: t('users.status'),
      show: (value: unknown) => t(`users.statuses.${value as UserStatus}`),
    },
    billing: { label: t('users.billing') },
  } satisfies FieldNames;
}
