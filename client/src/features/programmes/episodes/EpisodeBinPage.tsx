import { Podcast } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PicturedName } from '../../../kit/data/people/MediumPicture';
import { deletedColumn } from '../../../kit/list/table/deletedColumn';
import { useListPage } from '../../../kit/list/useListPage';
import { episodePaths } from '../paths';
import { RecycleBinPage } from '../RecycleBinPage';
import { EpisodeStateBadge } from '../states';
import { episodeLabel } from './episodeLabel';
import { useEpisodeBinQuery } from './episodes.generated';
import { useRecycleEpisode } from './useRecycleEpisode';

/** Recycle bin of episodes. */
export default function EpisodeBinPage() {
  const { t } = useTranslation();
  const recycling = useRecycleEpisode();
  const list = useListPage(useEpisodeBinQuery, {
    name: 'episodes-bin',
    columns: [
      {
        key: 'title',
        header: t('planning.fields.title'),
        sortBy: 'title',
        isFixed: true,
        cell: ({ title, cover, emission }) => (
          <PicturedName src={cover || emission.cover} icon={Podcast} name={title} detail={emission.title} />
        ),
        card: 'title',
      },
      {
        key: 'number',
        header: t('planning.fields.number'),
        sortBy: 'number',
        width: '128px',
        from: 'md',
        cell: (episode) => episodeLabel(episode, t) || '—',
      },
      {
        key: 'state',
        header: t('planning.fields.state'),
        sortBy: 'state',
        width: '128px',
        cell: ({ state }) => <EpisodeStateBadge state={state} />,
        card: 'detail',
      },
      deletedColumn(t('planning.fields.deletedAt')),
    ],
  });
  return (
    <RecycleBinPage
      list={list}
      recycling={recycling}
      description={t('planning.bin.episodes')}
      back={{ to: episodePaths.list, label: t('episodes.title') }}
      searchLabel={t('episodes.search')}
      rowName={({ title }) => title}
    />
  );
}
