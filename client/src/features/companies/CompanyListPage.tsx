import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../kit/access/useCan';
import { momentColumn, nameColumn } from '../../kit/plain/columns';
import { PlainListPage } from '../../kit/plain/PlainListPage';
import { companies } from './companies';
import { People } from './People';

/** List of companies. */
export default function CompanyListPage() {
  const { t } = useTranslation();
  const withUsers = useCan()({ action: 'read', subject: 'User' });
  return (
    <PlainListPage
      of={companies}
      icon={Building2}
      variables={{ withUsers }}
      columns={[
        nameColumn('name', t('companies.name')),
        {
          key: 'users',
          header: t('companies.staff'),
          width: '32%',
          isShown: withUsers,
          cell: ({ users, userCount }) => <People people={users ?? []} count={userCount ?? 0} />,
          card: 'detail',
        },
        momentColumn('createdAt', t('companies.since')),
      ]}
    />
  );
}
