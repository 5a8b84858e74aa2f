import { Package } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../kit/access/useCan';
import { asideColumn, nameColumn } from '../../kit/plain/columns';
import { PlainListPage } from '../../kit/plain/PlainListPage';
import { productPaths } from './paths';
import { People } from './People';
import { products } from './products';

/** List of products, each with the users who are assigned to it. */
export default function ProductListPage() {
  const { t } = useTranslation();
  const withUsers = useCan()({ action: 'read', subject: 'User' });
  return (
    <PlainListPage
      of={products}
      icon={Package}
      variables={{ withUsers }}
      columns={[
        nameColumn('name', t('products.name'), { width: '28%' }),
        asideColumn('description', t('products.what'), { from: 'md' }),
        {
          key: 'affectedUsers',
          header: t('products.affected'),
          width: '28%',
          isShown: withUsers,
          cell: ({ affectedUsers, affectedCount }) => (
            <People people={affectedUsers ?? []} count={affectedCount ?? 0} />
          ),
          card: 'detail',
        },
      ]}
      rowLink={({ id }) => productPaths.detail(id)}
    />
  );
}
