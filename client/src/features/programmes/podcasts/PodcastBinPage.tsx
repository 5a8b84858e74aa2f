import { Podcast } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PicturedName } from '../../../kit/data/people/MediumPicture';
import { deletedColumn } from '../../../kit/list/table/deletedColumn';
import { useListPage } from '../../../kit/list/useListPage';
import { podcastPaths } from '../paths';
import { RecycleBinPage } from '../RecycleBinPage';
import { useRecycling } from '../useRecycling';
import {
  useDeletePodcastMutation,
  usePodcastBinQuery,
  useRestorePodcastMutation,
} from './podcasts.generated';
import { smallCover } from './smallCover';

/** Recycle bin of podcasts. Restoring a published podcast opens its feed to its subscribers again. */
export default function PodcastBinPage() {
  const { t } = useTranslation();
  const recycling = useRecycling(useDeletePodcastMutation(), useRestorePodcastMutation());
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
    <RecycleBinPage
      list={list}
      recycling={recycling}
      description={t('podcasts.binHint')}
      back={{ to: podcastPaths.list, label: t('podcasts.title') }}
      searchLabel={t('podcasts.search')}
      rowName={({ title }) => title}
    />
  );
}
