import { Tags } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useListPage } from '../../../../kit/list/useListPage';
import { TagAddDrawer, TagEditDrawer } from './TagDrawers';
import { LabelListPage, useLabelColumns } from './LabelListPage';
import { useDeleteMediaTagMutation, useMediaTagListQuery } from './labels.generated';

/** List of media tags. */
export default function TagListPage() {
  const { t } = useTranslation();
  const { name, media } = useLabelColumns();
  const [deleteTag] = useDeleteMediaTagMutation();
  const list = useListPage(useMediaTagListQuery, {
    name: 'media-tags',
    defaultSort: { key: 'name', order: 'ASC' },
    columns: [name, media],
  });
  return (
    <LabelListPage
      subject="MediaTag"
      words="tags"
      icon={Tags}
      list={list}
      editLabel={t('actions.rename')}
      remove={(id) => deleteTag({ variables: { id } })}
      AddDrawer={TagAddDrawer}
      EditDrawer={TagEditDrawer}
    />
  );
}
