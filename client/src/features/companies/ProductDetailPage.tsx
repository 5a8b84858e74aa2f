import { Button } from '@chakra-ui/react';
import { Pencil, Trash2, UserMinus, UserPlus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { Can, useCan } from '../../kit/access/useCan';
import { Person } from '../../kit/data/people/Person';
import { RecordState } from '../../kit/data/texts/RecordState';
import { PageHeader } from '../../kit/layout/PageHeader';
import { ListPage } from '../../kit/list/ListPage';
import { useListPage } from '../../kit/list/useListPage';
import { userPaths } from '../users/paths';
import { AffectDrawer } from './AffectDrawer';
import { productPaths } from './paths';
import { products } from './products';
import { useAffectedUsersQuery, useProductQuery, type ProductFieldsFragment } from './products.generated';
import { useAffect } from './useAffect';

/** Product, with the users who are assigned to it. */
export default function ProductDetailPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const query = useProductQuery({ variables: { id } });
  const product = query.data?.product;
  const canSeePeople = useCan()({ action: 'read', subject: 'User' });
  if (product && canSeePeople) return <AffectedPeople product={product} />;
  return (
    <>
      <PageHeader
        title={product?.name ?? t('products.one')}
        description={product?.description}
        back={{ to: productPaths.list, label: t('products.title') }}
      />
      <RecordState query={query} record={product}>
        {() => null}
      </RecordState>
    </>
  );
}

function AffectedPeople({ product }: { product: ProductFieldsFragment }) {
  const { t } = useTranslation();
  const mayChange = useCan()({ action: 'update', subject: 'Product' });
  const { release } = useAffect(product);
  const [isAdding, setIsAdding] = useState(false);
  const list = useListPage(useAffectedUsersQuery, {
    name: 'affected',
    variables: { productId: product.id },
    columns: [
      {
        key: 'fullName',
        header: t('products.person'),
        sortBy: 'fullName',
        isFixed: true,
        cell: ({ fullName, email, avatar }) => <Person name={fullName} detail={email} src={avatar} />,
        card: 'title',
      },
      {
        key: 'company',
        header: t('users.company'),
        sortBy: 'company',
        width: '32%',
        cell: ({ company }) => company,
        card: 'detail',
      },
    ],
  });
  const addButton = mayChange ? (
    <Button colorPalette="brand" onClick={() => setIsAdding(true)}>
      <UserPlus aria-hidden /> {t('products.affect')}
    </Button>
  ) : null;
  return (
    <>
      <ListPage
        list={list}
        title={product.name}
        description={product.description || t('products.affectedHint')}
        back={{ to: productPaths.list, label: t('products.title') }}
        icon={UsersRound}
        searchLabel={t('products.searchPeople')}
        actions={
          <>
            <ProductActions product={product} />
            {addButton}
          </>
        }
        emptyText={t('products.nobody')}
        emptyAction={addButton}
        rowName={({ fullName }) => fullName}
        rowLink={({ id }) => userPaths.detail(id)}
        rowActions={(person) =>
          mayChange
            ? [
                {
                  label: t('products.release'),
                  icon: UserMinus,
                  isDestructive: true,
                  onClick: () => void release(person),
                },
              ]
            : []
        }
      />
      {isAdding ? <AffectDrawer product={product} onClose={() => setIsAdding(false)} /> : null}
    </>
  );
}

function ProductActions({ product }: { product: ProductFieldsFragment }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const deleteProduct = products.useDelete();
  const [isEditing, setIsEditing] = useState(false);
  return (
    <>
      <Can action="delete" subject="Product">
        <Button
          variant="outline"
          onClick={async () => {
            if (await deleteProduct(product)) void navigate(productPaths.list);
          }}
        >
          <Trash2 aria-hidden /> {t('actions.delete')}
        </Button>
      </Can>
      <Can action="update" subject="Product">
        <Button variant="outline" onClick={() => setIsEditing(true)}>
          <Pencil aria-hidden /> {t('actions.edit')}
        </Button>
      </Can>
      {isEditing ? <products.EditDrawer record={product} onClose={() => setIsEditing(false)} /> : null}
    </>
  );
}
