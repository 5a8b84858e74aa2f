import { ArchiveRestore, Podcast, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PicturedName } from '../../../kit/data/MediumPicture';
import { ListPage } from '../../../kit/list/ListPage';
import { deletedColumn } from '../../../kit/list/table/deletedColumn';
import { useListPage } from '../../../kit/list/useListPage';
import { podcastPaths } from '../paths';
import { useRecycling } from '../useRecycling';
import {
  useDeletePodcastMutation,
  usePodcastBinQuery,
  useRestorePodcastMutation,
} from './podcasts.generated';
import { smallCover } from './smallCover';

/** Podcasts that were deleted, to be taken back with their subscribers. */
export default function PodcastBinPage() {
  const { t } = useTranslation();
  const { takeBack, bulkRestore } = useRecycling(useDeletePodcastMutation(), useRestorePodcastMutation());
  const list = useListPage(usePodcastBinQuery, {
    name: 'podcasts-bin',
    columns: [
      {
        key: 'title',
        header: t('planning.fields.title'),
        sortBy: 'title',
        isFixed: true,
        cell: ({ title, cover, emission }) => (
          <PicturedName src={smallCover(cover)} icon={Podcast} name={title} detail={emission.title} />
        ),
        card: 'title',
      },
      deletedColumn(t('planning.fields.deletedAt')),
    ],
  });
  return (
    <ListPage
      list={list}
      title={t('planning.bin.title')}
      description={t('podcasts.binHint')}
      back={{ to: podcastPaths.list, label: t('podcasts.title') }}
      icon={Trash2}
      searchLabel={t('podcasts.search')}
      emptyText={t('planning.bin.empty')}
      rowName={({ title }) => title}
      bulkRestore={bulkRestore}
      rowActions={(row) => [
        { label: t('planning.bin.restore'), icon: ArchiveRestore, onClick: () => void takeBack(row) },
      ]}
      maxRowActions={1}
    />
  );
}
