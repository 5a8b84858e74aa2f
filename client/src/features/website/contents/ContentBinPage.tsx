import { ArchiveRestore, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { ListPage } from '../../../kit/list/ListPage';
import { deletedColumn } from '../../../kit/list/table/deletedColumn';
import { useListPage } from '../../../kit/list/useListPage';
import { contentKinds } from '../areas';
import { contentPaths } from '../paths';
import { useSiteLanguages } from '../useSiteLanguages';
import { ContentName } from './ContentName';
import { useContentBinQuery, useRestoreContentMutation } from './contents.generated';
import { ContentStatusBadge } from './status/ContentStatusBadge';
import { useRecycleContent } from './useRecycleContent';

/** Recycle bin of all areas of the website. */
export default function ContentBinPage() {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const { bulkRestore, mayDelete } = useRecycleContent();
  const [restoreContent] = useRestoreContentMutation();
  const restore = async ({ id, title }: { id: string; title: string }) => {
    try {
      await restoreContent({ variables: { id } });
      notify({ type: 'success', title: t('website.restored', { title }) });
    } catch (error) {
      notifyError(t('website.restoreFailed', { title }), error);
    }
  };
  const list = useListPage(useContentBinQuery, {
    name: 'contents-bin',
    columns: [
      {
        key: 'title',
        header: t('website.fields.title'),
        sortBy: 'title',
        isFixed: true,
        cell: (content) => <ContentName content={content} />,
        card: 'title',
      },
      {
        key: 'kind',
        header: t('website.fields.kind'),
        sortBy: 'kind',
        width: '120px',
        cell: ({ kind }) => t(`website.areas.${kind}.title`),
        card: 'detail',
      },
      {
        key: 'language',
        header: t('website.fields.language'),
        sortBy: 'language',
        width: '104px',
        from: 'md',
        cell: ({ language }) => t(`website.languages.${language}`),
      },
      {
        key: 'state',
        header: t('website.fields.state'),
        width: '248px',
        from: 'xl',
        cell: (content) => <ContentStatusBadge content={content} />,
      },
      deletedColumn(t('website.fields.deletedAt')),
    ],
    filters: [
      {
        field: 'kind',
        label: t('website.fields.kind'),
        options: contentKinds.map((value) => ({ value, label: t(`website.areas.${value}.title`) })),
      },
      { field: 'language', label: t('website.fields.language'), options: useSiteLanguages() },
    ],
  });
  return (
    <ListPage
      list={list}
      title={t('website.bin.title')}
      description={t('website.bin.description')}
      back={{ to: contentPaths('NEWS').list, label: t('website.areas.NEWS.title') }}
      icon={Trash2}
      searchLabel={t('website.bin.search')}
      emptyText={t('website.bin.empty')}
      rowName={({ title }) => title}
      bulkRestore={bulkRestore}
      rowActions={(row) =>
        mayDelete(row)
          ? [{ label: t('website.bin.restore'), icon: ArchiveRestore, onClick: () => void restore(row) }]
          : []
      }
      maxRowActions={1}
    />
  );
}
