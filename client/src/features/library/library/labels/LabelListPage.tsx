import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../../kit/access/useCan';
import { useFormat } from '../../../../kit/data/format/useFormat';
import { ListPage } from '../../../../kit/list/ListPage';
import type { Column, List } from '../../../../kit/list/types';
import type { CategoryFieldsFragment, TagFieldsFragment } from './labels.generated';
import { useLabelDeletion } from './useLabelDeletion';
import { useListDrawers, type ListDrawers } from '../../../../kit/list/useListDrawers';

type Label = CategoryFieldsFragment | TagFieldsFragment;

interface Props<TRow extends Label, TSortKey extends string> extends ListDrawers<TRow> {
  subject: TRow['__typename'];
  words: 'categories' | 'tags';
  icon: LucideIcon;
  list: List<TRow, TSortKey>;
  /** Label of the edit action. */
  editLabel: string;
  remove: (id: string) => Promise<unknown>;
}

/** List of categories or tags, with actions to add, edit and delete. */
export function LabelListPage<TRow extends Label, TSortKey extends string>({
  subject,
  words,
  icon,
  list,
  editLabel,
  remove,
  ...ownDrawers
}: Props<TRow, TSortKey>) {
  const { t } = useTranslation();
  const deleteLabel = useLabelDeletion(words, remove);
  const mayDelete = useCan()({ action: 'delete', subject });
  const { addButton, rowActions, drawers } = useListDrawers(ownDrawers, {
    subject,
    addLabel: t(`multimedia.${words}.add`),
    editLabel,
    remove: deleteLabel,
  });
  return (
    <>
      <ListPage
        list={list}
        title={t(`multimedia.${words}.title`)}
        description={t(`multimedia.${words}.description`)}
        icon={icon}
        searchLabel={t(`multimedia.${words}.search`)}
        actions={addButton}
        emptyText={t(`multimedia.${words}.empty`)}
        emptyAction={addButton}
        rowName={({ name }) => name}
        bulkDelete={mayDelete ? { remove: ({ id }) => remove(id) } : undefined}
        rowActions={rowActions}
      />
      {drawers}
    </>
  );
}

/** Returns the columns that the category and tag lists share: name and number of media. */
export function useLabelColumns(): Record<'name' | 'media', Column<Label, 'name'>> {
  const { t } = useTranslation();
  const format = useFormat();
  return {
    name: {
      key: 'name',
      header: t('multimedia.fields.name'),
      sortBy: 'name',
      isFixed: true,
      cell: ({ name }) => <bdi className="row-name">{name}</bdi>,
      card: 'title',
    },
    media: {
      key: 'media',
      header: t('multimedia.fields.mediaCount'),
      align: 'end',
      width: '120px',
      cell: ({ mediaCount }) => format.integer(mediaCount),
      card: 'end',
    },
  };
}
