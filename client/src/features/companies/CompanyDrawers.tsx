import type { InMemoryCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { evictField } from '../../apollo/cache';
import { notify } from '../../kit/feedback/notify';
import { TextField } from '../../kit/form/fields';
import { FormDrawer } from '../../kit/form/FormDrawer';
import { useSaveForm } from '../../kit/form/useSaveForm';
import {
  CompanyDocument,
  useCreateCompanyMutation,
  useUpdateCompanyMutation,
  type CompanyFieldsFragment,
} from './companies.generated';

const longestName = 120;

/** Adds a company. */
export function CompanyAddDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [createCompany] = useCreateCompanyMutation();
  const form = useSaveForm({
    defaultValues: { name: '' },
    save: async (input) => {
      await createCompany({ variables: { input } });
      notify({ type: 'success', title: t('companies.added', { name: input.name }) });
      onClose();
    },
  });
  return (
    <FormDrawer form={form} title={t('companies.add')} saveLabel={t('companies.add')} onClose={onClose}>
      <TextField form={form} name="name" label={t('companies.name')} maxLength={longestName} autoFocus />
    </FormDrawer>
  );
}

/** Gives a company another name, which its people and radios show at once. */
export function CompanyRenameDrawer({
  company,
  onClose,
}: {
  company: CompanyFieldsFragment;
  onClose: () => void;
}) {
  const { id } = company;
  const { t } = useTranslation();
  const client = useApolloClient();
  const [updateCompany] = useUpdateCompanyMutation({
    update: (cache) => {
      evictField(cache as InMemoryCache, 'User', 'company');
      evictField(cache as InMemoryCache, 'Radio', 'companyName');
    },
  });
  const version = useRef(company.version);
  const form = useSaveForm({
    defaultValues: { name: company.name },
    loadCurrent: async () => {
      const { data } = await client.query({
        query: CompanyDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      version.current = data!.company!.version;
      return { name: data!.company!.name };
    },
    save: async (input) => {
      await updateCompany({ variables: { id, version: version.current, input } });
      notify({ type: 'success', title: t('companies.saved', { name: input.name }) });
      onClose();
    },
  });
  return (
    <FormDrawer
      form={form}
      title={t('companies.renameOf', { name: company.name })}
      saveLabel={t('actions.rename')}
      fieldNames={{ name: { label: t('companies.name') } }}
      onClose={onClose}
    >
      <TextField form={form} name="name" label={t('companies.name')} maxLength={longestName} autoFocus />
    </FormDrawer>
  );
}
