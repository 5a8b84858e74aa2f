import { Button } from '@chakra-ui/react';
import { LibraryBig, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Can, useCan } from '../../../kit/access/useCan';
import { useFormat } from '../../../kit/data/useFormat';
import { ListPage } from '../../../kit/list/ListPage';
import { useListPage } from '../../../kit/list/useListPage';
import { CategoryAddDrawer, CategoryEditDrawer } from './edit/CategoryDrawers';
import {
  useDeleteMediaCategoryMutation,
  useMediaCategoryListQuery,
  type CategoryFieldsFragment,
} from './labels.generated';
import { useLabelDeletion } from './useLabelDeletion';

/** The shelves of the library: add, rename, delete. */
export default function CategoryListPage() {
  const { t } = useTranslation();
  const can = useCan();
  const format = useFormat();
  const [isAdding, setIsAdding] = useState(false);
  const [edited, setEdited] = useState<CategoryFieldsFragment>();
  const [deleteCategory] = useDeleteMediaCategoryMutation();
  const remove = useLabelDeletion('categories', (id) => deleteCategory({ variables: { id } }));
  const list = useListPage(useMediaCategoryListQuery, {
    name: 'media-categories',
    defaultSort: { key: 'name', order: 'ASC' },
    columns: [
      {
        key: 'name',
        header: t('multimedia.fields.name'),
        sortBy: 'name',
        isFixed: true,
        width: '32%',
        cell: ({ name }) => <bdi className="row-name">{name}</bdi>,
        card: 'title',
      },
      {
        key: 'description',
        header: t('multimedia.fields.description'),
        cell: ({ description }) => <bdi className="row-aside">{description}</bdi>,
        card: 'detail',
      },
      {
        key: 'media',
        header: t('multimedia.fields.mediaCount'),
        align: 'end',
        width: '120px',
        cell: ({ mediaCount }) => format.integer(mediaCount),
        card: 'end',
      },
    ],
  });
  const addButton = (
    <Can action="create" subject="MediaCategory">
      <Button colorPalette="brand" onClick={() => setIsAdding(true)}>
        <Plus aria-hidden /> {t('multimedia.categories.add')}
      </Button>
    </Can>
  );
  return (
    <>
      <ListPage
        list={list}
        title={t('multimedia.categories.title')}
        description={t('multimedia.categories.description')}
        icon={LibraryBig}
        searchLabel={t('multimedia.categories.search')}
        actions={addButton}
        emptyText={t('multimedia.categories.empty')}
        emptyAction={addButton}
        rowName={({ name }) => name}
        rowActions={(category) => [
          ...(can({ action: 'update', subject: 'MediaCategory' })
            ? [{ label: t('actions.edit'), icon: Pencil, onClick: () => setEdited(category) }]
            : []),
          ...(can({ action: 'delete', subject: 'MediaCategory' })
            ? [
                {
                  label: t('actions.delete'),
                  icon: Trash2,
                  isDestructive: true,
                  onClick: () => void remove(category),
                },
              ]
            : []),
        ]}
      />
      {isAdding ? <CategoryAddDrawer onClose={() => setIsAdding(false)} /> : null}
      {edited ? <CategoryEditDrawer category={edited} onClose={() => setEdited(undefined)} /> : null}
    </>
  );
}
