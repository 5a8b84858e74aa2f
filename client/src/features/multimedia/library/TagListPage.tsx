import { Button } from '@chakra-ui/react';
import { Pencil, Plus, Tags, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Can, useCan } from '../../../kit/access/useCan';
import { useFormat } from '../../../kit/data/useFormat';
import { ListPage } from '../../../kit/list/ListPage';
import { useListPage } from '../../../kit/list/useListPage';
import { TagAddDrawer, TagEditDrawer } from './edit/TagDrawers';
import { useDeleteMediaTagMutation, useMediaTagListQuery, type TagFieldsFragment } from './labels.generated';
import { useLabelDeletion } from './useLabelDeletion';

/** The words that media are marked with: add, rename, delete. */
export default function TagListPage() {
  const { t } = useTranslation();
  const can = useCan();
  const format = useFormat();
  const [isAdding, setIsAdding] = useState(false);
  const [edited, setEdited] = useState<TagFieldsFragment>();
  const [deleteTag] = useDeleteMediaTagMutation();
  const remove = useLabelDeletion('tags', (id) => deleteTag({ variables: { id } }));
  const list = useListPage(useMediaTagListQuery, {
    name: 'media-tags',
    defaultSort: { key: 'name', order: 'ASC' },
    columns: [
      {
        key: 'name',
        header: t('multimedia.fields.name'),
        sortBy: 'name',
        isFixed: true,
        cell: ({ name }) => <bdi className="row-name">{name}</bdi>,
        card: 'title',
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
    <Can action="create" subject="MediaTag">
      <Button colorPalette="brand" onClick={() => setIsAdding(true)}>
        <Plus aria-hidden /> {t('multimedia.tags.add')}
      </Button>
    </Can>
  );
  return (
    <>
      <ListPage
        list={list}
        title={t('multimedia.tags.title')}
        description={t('multimedia.tags.description')}
        icon={Tags}
        searchLabel={t('multimedia.tags.search')}
        actions={addButton}
        emptyText={t('multimedia.tags.empty')}
        emptyAction={addButton}
        rowName={({ name }) => name}
        rowActions={(tag) => [
          ...(can({ action: 'update', subject: 'MediaTag' })
            ? [{ label: t('actions.rename'), icon: Pencil, onClick: () => setEdited(tag) }]
            : []),
          ...(can({ action: 'delete', subject: 'MediaTag' })
            ? [
                {
                  label: t('actions.delete'),
                  icon: Trash2,
                  isDestructive: true,
                  onClick: () => void remove(tag),
                },
              ]
            : []),
        ]}
      />
      {isAdding ? <TagAddDrawer onClose={() => setIsAdding(false)} /> : null}
      {edited ? <TagEditDrawer tag={edited} onClose={() => setEdited(undefined)} /> : null}
    </>
  );
}
