import { Button, Text } from '@chakra-ui/react';
import { Package, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Can, useCan } from '../../kit/access/useCan';
import { ListPage } from '../../kit/list/ListPage';
import { useListPage } from '../../kit/list/useListPage';
import { productPaths } from './paths';
import { People } from './People';
import { ProductAddDrawer, ProductEditDrawer } from './ProductDrawers';
import { useProductListQuery, type ProductFieldsFragment } from './products.generated';
import { useDeleteProduct } from './useDeleteProduct';

/** What people are affected to: search, add, change, delete. */
export default function ProductListPage() {
  const { t } = useTranslation();
  const can = useCan();
  const deleteProduct = useDeleteProduct();
  const [isAdding, setIsAdding] = useState(false);
  const [edited, setEdited] = useState<ProductFieldsFragment>();
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

  const addButton = (
    <Can action="create" subject="Product">
      <Button colorPalette="brand" onClick={() => setIsAdding(true)}>
        <Plus aria-hidden /> {t('products.add')}
      </Button>
    </Can>
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
        rowActions={(product) => [
          ...(can({ action: 'update', subject: 'Product' })
            ? [{ label: t('actions.edit'), icon: Pencil, onClick: () => setEdited(product) }]
            : []),
          ...(can({ action: 'delete', subject: 'Product' })
            ? [
                {
                  label: t('actions.delete'),
                  icon: Trash2,
                  isDestructive: true,
                  onClick: () => void deleteProduct(product),
                },
              ]
            : []),
        ]}
      />
      {isAdding ? <ProductAddDrawer onClose={() => setIsAdding(false)} /> : null}
      {edited ? <ProductEditDrawer product={edited} onClose={() => setEdited(undefined)} /> : null}
    </>
  );
}
