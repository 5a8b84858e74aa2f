import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { foundBy } from '../../../kit/form/pickers/found';
import { RecordPicker } from '../../../kit/form/pickers/RecordPicker';
import type { SaveForm } from '../../../kit/form/useSaveForm';
import type { UserFormValues } from './userFormValues';
import { useUserCompanySearchQuery } from '../users.generated';

// The API identifies a user's company by its name.
const useFoundCompanies = foundBy(
  useUserCompanySearchQuery,
  ({ companies }) => companies.items.map(({ name }) => ({ id: name, text: name })),
  { fetchPolicy: 'cache-and-network' },
);

/** Field for a user's company: an existing one, found by a part of its name, or a new name. */
export function CompanyPicker({ form, label }: { form: SaveForm<UserFormValues>; label: string }) {
  const { t } = useTranslation();
  const text = useWatch({ control: form.control, name: 'company' });
  const isAsBefore = text === form.formState.defaultValues?.company;
  return (
    <RecordPicker
      form={form}
      name="company"
      label={label}
      help={t('users.companyHelp')}
      isOptional
      chosen={{ id: isAsBefore ? text : '', text }}
      onChoose={(company) => form.setValue('company', company.text, { shouldDirty: true })}
      useFound={useFoundCompanies}
      makes="typed"
      helpOfNew={(name) => t('users.companyNew', { name })}
      showLabel={t('users.showCompanies')}
      maxLength={120}
    />
  );
}
