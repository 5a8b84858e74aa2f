import { Text } from '@chakra-ui/react';
import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../kit/access/useCan';
import { useFormat } from '../../kit/data/useFormat';
import { ListPage } from '../../kit/list/ListPage';
import { useListDrawers } from '../../kit/list/useListDrawers';
import { useListPage } from '../../kit/list/useListPage';
import { useDeleteRecord } from '../../kit/records/useDeleteRecord';
import { useCompanyListQuery, useDeleteCompanyMutation } from './companies.generated';
import { CompanyAddDrawer, CompanyRenameDrawer } from './CompanyDrawers';
import { People } from './People';

/** The companies that people work for: search, add, rename, delete. */
export default function CompanyListPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const can = useCan();
  const deleteCompany = useDeleteRecord<{ id: string; name: string }>(
    useDeleteCompanyMutation(),
    'companies',
    {
      values: ({ name }) => ({ name }),
    },
  );
  const withUsers = can({ action: 'read', subject: 'User' });

  const list = useListPage(useCompanyListQuery, {
    name: 'companies',
    variables: { withUsers },
    columns: [
      {
        key: 'name',
        header: t('companies.name'),
        sortBy: 'name',
        isFixed: true,
        cell: ({ name }) => (
          <Text truncate fontWeight="medium">
            {name}
          </Text>
        ),
        card: 'title',
      },
      {
        key: 'users',
        header: t('companies.staff'),
        width: '32%',
        isShown: withUsers,
        cell: ({ users, userCount }) => <People people={users ?? []} count={userCount ?? 0} />,
        card: 'detail',
      },
      {
        key: 'createdAt',
        header: t('companies.since'),
        from: 'md',
        width: '190px',
        cell: ({ createdAt }) => format.when(createdAt),
      },
    ],
  });

  const { addButton, rowActions, drawers } = useListDrawers(
    { AddDrawer: CompanyAddDrawer, EditDrawer: CompanyRenameDrawer },
    {
      subject: 'Company',
      addLabel: t('companies.add'),
      editLabel: t('actions.rename'),
      remove: deleteCompany,
    },
  );

  return (
    <>
      <ListPage
        list={list}
        title={t('companies.title')}
        description={t('companies.description')}
        icon={Building2}
        searchLabel={t('companies.search')}
        actions={addButton}
        emptyText={t('companies.empty')}
        emptyAction={addButton}
        rowName={({ name }) => name}
        rowActions={rowActions}
      />
      {drawers}
    </>
  );
}
