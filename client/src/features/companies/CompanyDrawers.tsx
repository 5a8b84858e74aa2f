import type { InMemoryCache } from '@apollo/client/cache';
import { useTranslation } from 'react-i18next';
import { evictField } from '../../apollo/cache/cache';
import { AddDrawer } from '../../kit/form/AddDrawer';
import { EditDrawer } from '../../kit/form/EditDrawer';
import { TextField } from '../../kit/form/fields';
import type { SaveForm } from '../../kit/form/useSaveForm';
import {
  CompanyDocument,
  useCreateCompanyMutation,
  useUpdateCompanyMutation,
  type CompanyFieldsFragment,
} from './companies.generated';

interface CompanyValues {
  name: string;
}

const valuesOf = ({ name }: CompanyFieldsFragment): CompanyValues => ({ name });

/** Adds a company. */
export function CompanyAddDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [createCompany] = useCreateCompanyMutation();
  return (
    <AddDrawer<CompanyValues>
      label={t('companies.add')}
      defaultValues={{ name: '' }}
      add={async (input) => {
        await createCompany({ variables: { input } });
        return t('companies.added', { name: input.name });
      }}
      onClose={onClose}
    >
      {(form) => <NameField form={form} />}
    </AddDrawer>
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
  const { id, name } = company;
  const { t } = useTranslation();
  const [updateCompany] = useUpdateCompanyMutation({
    update: (cache) => {
      evictField(cache as InMemoryCache, 'User', 'company');
      evictField(cache as InMemoryCache, 'Radio', 'companyName');
    },
  });
  return (
    <EditDrawer
      record={company}
      valuesOf={valuesOf}
      title={t('companies.renameOf', { name })}
      saveLabel={t('actions.rename')}
      fieldNames={{ name: { label: t('companies.name') } }}
      load={async (ask) => (await ask(CompanyDocument, { id })).company}
      save={async (input, { version }) => {
        await updateCompany({ variables: { id, version, input } });
        return t('companies.saved', { name: input.name });
      }}
      onClose={onClose}
    >
      {(form) => <NameField form={form} />}
    </EditDrawer>
  );
}

function NameField({ form }: { form: SaveForm<CompanyValues> }) {
  const { t } = useTranslation();
  return <TextField form={form} name="name" label={t('companies.name')} maxLength={120} autoFocus />;
}
