import { Podcast } from 'lucide-react';
import { PicturedName } from '../../../kit/data/people/MediumPicture';
import { recycleBin, restoreBy } from '../../../kit/plain/recycleBin';
import { podcastPaths } from '../paths';
import { usePodcastBinQuery, useRestorePodcastMutation } from './podcasts.generated';
import { smallCover } from './podcasts';

/** Recycle bin of podcasts. Restoring a published podcast opens its feed to its subscribers again. */
export default recycleBin(usePodcastBinQuery)({
  name: 'podcasts-bin',
  useActions: () => restoreBy(useRestorePodcastMutation()),
  nameOf: ({ title }) => title,
  useColumns: (t) => [
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
  ],
  list: { to: podcastPaths.list, title: 'podcasts.title' },
  description: 'podcasts.binHint',
  search: 'podcasts.search',
});
