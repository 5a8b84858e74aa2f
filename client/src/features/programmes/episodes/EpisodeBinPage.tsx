import { Podcast } from 'lucide-react';
import { PicturedName } from '../../../kit/data/people/MediumPicture';
import { recycleBin, restoreBy } from '../../../kit/plain/recycleBin';
import { episodePaths } from '../paths';
import { EpisodeStateBadge } from '../states';
import { episodeLabel } from './episodeLabel';
import { useEpisodeBinQuery, useRestoreEpisodeMutation } from './episodes.generated';

/** Recycle bin of episodes. */
export default recycleBin(useEpisodeBinQuery)({
  name: 'episodes-bin',
  useActions: () => restoreBy(useRestoreEpisodeMutation(), ({ isMine }) => isMine),
  nameOf: ({ title }) => title,
  useColumns: (t) => [
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
  ],
  list: { to: episodePaths.list, title: 'episodes.title' },
  description: 'planning.bin.episodes',
  search: 'episodes.search',
});
