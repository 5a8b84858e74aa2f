import { Text } from '@chakra-ui/react';
import { Package } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../kit/access/useCan';
import { ListPage } from '../../kit/list/ListPage';
import { useListDrawers } from '../../kit/list/useListDrawers';
import { useListPage } from '../../kit/list/useListPage';
import { productPaths } from './paths';
import { People } from './People';
import { ProductAddDrawer, ProductEditDrawer } from './ProductDrawers';
import { useProductListQuery } from './products.generated';
import { useDeleteProduct } from './useDeleteProduct';

/** What people are affected to: search, add, change, delete. */
export default function ProductListPage() {
  const { t } = useTranslation();
  const can = useCan();
  const deleteProduct = useDeleteProduct();
  const withUsers = can({ action: 'read', subject: 'User' });

  const list = useListPage(useProductListQuery, {
    name: 'products',
    variables: { withUsers },
    columns: [
      {
        key: 'name',
        header: t('products.name'),
        sortBy: 'name',
        isFixed: true,
        width: '28%',
        cell: ({ name }) => (
          <Text truncate fontWeight="medium">
            {name}
          </Text>
        ),
        card: 'title',
      },
      {
        key: 'description',
        header: t('products.what'),
        from: 'md',
        cell: ({ description }) => (
          <Text as="span" color="fg.muted">
            {description}
          </Text>
        ),
      },
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
    ],
  });

  const { addButton, rowActions, drawers } = useListDrawers(
    { AddDrawer: ProductAddDrawer, EditDrawer: ProductEditDrawer },
    { subject: 'Product', addLabel: t('products.add'), remove: deleteProduct },
  );

  return (
    <>
      <ListPage
        list={list}
        title={t('products.title')}
        description={t('products.description')}
        icon={Package}
        searchLabel={t('products.search')}
        actions={addButton}
        emptyText={t('products.empty')}
        emptyAction={addButton}
        rowName={({ name }) => name}
        rowLink={({ id }) => productPaths.detail(id)}
        rowActions={rowActions}
      />
      {drawers}
    </>
  );
}
