import type { InMemoryCache } from '@apollo/client/cache';
import { evictField } from '../../apollo/cache/cache';
import type { CompanyInput } from '../../apollo/schemaTypes.generated';
import { text } from '../../kit/form/plain/kinds';
import { PlainAddDrawer } from '../../kit/form/plain/PlainAddDrawer';
import { PlainEditDrawer } from '../../kit/form/plain/PlainEditDrawer';
import { plainForm } from '../../kit/form/plain/plainForm';
import type { AddProps, EditProps } from '../../kit/list/useListDrawers';
import {
  CompanyDocument,
  useCreateCompanyMutation,
  useUpdateCompanyMutation,
  type CompanyFieldsFragment,
} from './companies.generated';

const companyForm = plainForm<CompanyInput, CompanyFieldsFragment>({
  name: 'name',
  fields: { name: text({ label: 'companies.name', maxLength: 120 }) },
});

/** Adds a company. */
export function CompanyAddDrawer({ onClose }: AddProps) {
  return (
    <PlainAddDrawer
      form={companyForm}
      label="companies.add"
      added="companies.added"
      create={useCreateCompanyMutation()}
      onClose={onClose}
    />
  );
}

/** Gives a company another name, which its people and radios show at once. */
export function CompanyRenameDrawer({ record, onClose }: EditProps<CompanyFieldsFragment>) {
  const update = useUpdateCompanyMutation({
    update: (cache) => {
      evictField(cache as InMemoryCache, 'User', 'company');
      evictField(cache as InMemoryCache, 'Radio', 'companyName');
    },
  });
  return (
    <PlainEditDrawer
      form={companyForm}
      record={record}
      title="companies.renameOf"
      saveLabel="actions.rename"
      saved="companies.saved"
      current={CompanyDocument}
      update={update}
      onClose={onClose}
    />
  );
}
