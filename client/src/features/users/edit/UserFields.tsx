import { Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan, UserStatus } from '../../../apollo/schemaTypes.generated';
import { useCan } from '../../../kit/access/useCan';
import { useRoleName } from '../../../kit/access/useRoleName';
import { AddressFields, type AddressValues } from '../../../kit/form/address/AddressFields';
import type { FieldNames } from '../../../kit/form/conflict/ConflictDialog';
import { FieldPair, SelectField, TextField } from '../../../kit/form/fields/fields';
import type { SaveForm } from '../../../kit/form/useSaveForm';
import { Section } from '../../../kit/layout/Card';
import { CompanyPicker } from './CompanyPicker';
import { PasswordStrength, shortestPassword } from './PasswordStrength';
import { plans, userStatuses } from '../UserBadges';
import type { UserFormValues } from './userFormValues';
import { useRoleOptions } from './useRoleOptions';

interface Props {
  form: SaveForm<UserFormValues>;
  isNew: boolean;
  /** True for the viewer's own account, whose role they cannot change. */
  isSelf: boolean;
}

/**
 * All form fields of a user, in groups. Not a `plainForm`, because the choices of each address field depend on the field before
 * it, and the role field is conditional.
 */
export function UserFields({ form, isNew, isSelf }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Group title={t('users.sectionPerson')}>
        <PersonFields form={form} isNew={isNew} />
      </Group>
      <Group title={t('users.sectionAccount')}>
        <AccountFields form={form} isNew={isNew} isSelf={isSelf} />
      </Group>
      <Group title={t('users.sectionAddress')}>
        <TextField
          form={form}
          name="address"
          label={t('users.address')}
          help={t('users.addressHelp')}
          isOptional
        />
        <AddressFields form={form} />
      </Group>
      <Group title={t('users.sectionWork')}>
        <WorkFields form={form} />
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <Stack gap="4">{children}</Stack>
    </Section>
  );
}

function PersonFields({ form, isNew }: Pick<Props, 'form' | 'isNew'>) {
  const names = useUserFieldNames();
  const { t } = useTranslation();
  return (
    <>
      <FieldPair>
        <TextField
          form={form}
          name="firstName"
          label={names.firstName.label}
          maxLength={60}
          autoFocus={isNew}
        />
        <TextField form={form} name="lastName" label={names.lastName.label} maxLength={59} isOptional />
      </FieldPair>
      <FieldPair>
        <TextField
          form={form}
          name="mobile"
          type="tel"
          label={names.mobile.label}
          help={t('users.mobileHelp')}
          maxLength={31}
          isOptional
          validate={(mobile) => (mobile.startsWith('+') ? undefined : 'callingCode')}
        />
        <TextField
          form={form}
          name="contact"
          type="tel"
          label={names.contact.label}
          maxLength={40}
          isOptional
        />
      </FieldPair>
    </>
  );
}

function AccountFields({ form, isNew, isSelf }: Props) {
  const { t } = useTranslation();
  const names = useUserFieldNames();
  const roles = useRoleOptions();
  const roleName = useRoleName();
  const password = form.watch('password');
  return (
    <>
      <FieldPair>
        <TextField form={form} name="username" label={names.username.label} maxLength={40} />
        <TextField
          form={form}
          name="email"
          type="email"
          label={names.email.label}
          maxLength={254}
          validate={(email) => (/^\S+@\S+\.\S+$/.test(email) ? undefined : 'email')}
        />
      </FieldPair>
      <FieldPair>
        {roles && !isSelf ? (
          <SelectField
            form={form}
            name="roleId"
            label={names.roleId.label}
            placeholder={isNew ? t('users.rolePlaceholder') : undefined}
            options={roles.map(({ id, name }) => ({ value: id, label: roleName(name) }))}
          />
        ) : null}
        <SelectField
          form={form}
          name="status"
          label={names.status.label}
          options={userStatuses.map((value) => ({ value, label: t(`users.statuses.${value}`) }))}
        />
      </FieldPair>
      {isSelf ? (
        <Text textStyle="xs" color="fg.muted">
          {t('users.ownRole')}
        </Text>
      ) : null}
      <FieldPair>
        <TextField
          form={form}
          name="password"
          type="password"
          label={isNew ? t('users.password') : t('users.newPassword')}
          help={t(isNew ? 'users.passwordHelp' : 'users.newPasswordHelp', { count: shortestPassword })}
          autoComplete="new-password"
          maxLength={256}
          isOptional
        />
        <TextField
          form={form}
          name="passwordConfirmation"
          type="password"
          label={t('users.passwordConfirmation')}
          autoComplete="new-password"
          maxLength={256}
          isOptional
        />
      </FieldPair>
      <PasswordStrength password={password} />
    </>
  );
}

function WorkFields({ form }: Pick<Props, 'form'>) {
  const { t } = useTranslation();
  const names = useUserFieldNames();
  const canSeeCompanies = useCan()({ action: 'read', subject: 'Company' });
  return (
    <>
      {canSeeCompanies ? (
        <CompanyPicker form={form} label={names.company.label} />
      ) : (
        <TextField form={form} name="company" label={names.company.label} maxLength={120} isOptional />
      )}
      <FieldPair>
        <SelectField
          form={form}
          name="currentPlan"
          label={names.currentPlan.label}
          options={plans.map((value) => ({ value, label: t(`users.plans.${value}`) }))}
        />
        <TextField form={form} name="billing" label={names.billing.label} maxLength={60} isOptional />
      </FieldPair>
    </>
  );
}

/** Returns the label of each field of a user and how its value is shown, for the conflict dialog. */
export function useUserFieldNames() {
  const { t } = useTranslation();
  const roles = useRoleOptions();
  const roleName = useRoleName();
  return {
    firstName: { label: t('users.firstName') },
    lastName: { label: t('users.lastName') },
    mobile: { label: t('users.mobile') },
    contact: { label: t('users.contact') },
    username: { label: t('users.username') },
    email: { label: t('users.email') },
    roleId: {
      label: t('users.role'),
      show: (value: unknown) => roleName(roles?.find(({ id }) => id === value)?.name ?? String(value)),
    },
    status: {
      label: t('users.status'),
      show: (value: unknown) => t(`users.statuses.${value as UserStatus}`),
    },
    address: { label: t('users.address') },
    countryCode: {
      label: t('users.place'),
      show: (value: unknown) => addressLine(value as AddressValues),
    },
    company: { label: t('users.company') },
    currentPlan: { label: t('users.plan'), show: (value: unknown) => t(`users.plans.${value as Plan}`) },
    billing: { label: t('users.billing') },
  } satisfies FieldNames;
}

/** Formats an address, from the zip code to the country. */
const addressLine = ({ zipCode, region, city, state, country }: AddressValues) =>
  [[zipCode, city].filter(Boolean).join(' '), region, state, country].filter(Boolean).join(', ');
