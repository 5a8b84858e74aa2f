import type { InMemoryCache } from '@apollo/client/cache';
import { evictField } from '../../apollo/cache/cache';
import type { CompanyInput } from '../../apollo/schemaTypes.generated';
import { text } from '../../kit/form/plain/kinds';
import { plainForm } from '../../kit/form/plain/plainForm';
import { plainRecords } from '../../kit/plain/plainRecords';
import {
  companyOperations,
  useUpdateCompanyMutation,
  type CompanyFieldsFragment,
} from './companies.generated';

/** Renames a company. Evicts its name from cached users and radios, so that these show the new name. */
const useRenameCompany = () =>
  useUpdateCompanyMutation({
    update: (cache) => {
      evictField(cache as InMemoryCache, 'User', 'company');
      evictField(cache as InMemoryCache, 'Radio', 'companyName');
    },
  });

/** Operations and form of companies (employers of users), for the generic record screens. */
export const companies = plainRecords({
  name: 'companies',
  operations: { ...companyOperations, useUpdate: useRenameCompany },
  form: plainForm<CompanyInput, CompanyFieldsFragment>({
    name: 'name',
    fields: { name: text({ label: 'companies.name', maxLength: 120 }) },
  }),
  editLabel: 'actions.rename',
});
