import { LibraryBig } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useListPage } from '../../../../kit/list/useListPage';
import { CategoryAddDrawer, CategoryEditDrawer } from './CategoryDrawers';
import { LabelListPage, useLabelColumns } from './LabelListPage';
import { useDeleteMediaCategoryMutation, useMediaCategoryListQuery } from './labels.generated';

/** List of media categories. */
export default function CategoryListPage() {
  const { t } = useTranslation();
  const { name, media } = useLabelColumns();
  const [deleteCategory] = useDeleteMediaCategoryMutation();
  const list = useListPage(useMediaCategoryListQuery, {
    name: 'media-categories',
    defaultSort: { key: 'name', order: 'ASC' },
    columns: [
      { ...name, width: '32%' },
      {
        key: 'description',
        header: t('multimedia.fields.description'),
        cell: ({ description }) => <bdi className="row-aside">{description}</bdi>,
        card: 'detail',
      },
      media,
    ],
  });
  return (
    <LabelListPage
      subject="MediaCategory"
      words="categories"
      icon={LibraryBig}
      list={list}
      editLabel={t('actions.edit')}
      remove={(id) => deleteCategory({ variables: { id } })}
      AddDrawer={CategoryAddDrawer}
      EditDrawer={CategoryEditDrawer}
    />
  );
}
