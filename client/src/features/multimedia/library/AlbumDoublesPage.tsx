import { Disc3 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { libraryPaths } from '../paths';
import { useLikelySameAlbumsQuery, useMergeAlbumsMutation } from './albums.generated';
import { DoublesPage } from './DoublesPage';
import { bySongs, sameAlbum } from './sameOnes';
import { useMerge } from './useMerge';

/** Albums that are likely one and the same. */
export default function AlbumDoublesPage() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const query = useLikelySameAlbumsQuery({ variables: { page }, fetchPolicy: 'cache-and-network' });
  const [mergeAlbums] = useMergeAlbumsMutation();
  const merge = useMerge('Album', (intoId, fromIds) => mergeAlbums({ variables: { intoId, fromIds } }));
  const found = (query.data ?? query.previousData)?.likelySameAlbums;
  return (
    <DoublesPage
      query={query}
      groups={found?.groups.map(({ items }) => bySongs(items).map((one) => sameAlbum(one, t)))}
      total={found?.totalGroups ?? 0}
      page={page}
      onPage={setPage}
      icon={Disc3}
      question={t('multimedia.doubles.sameAlbum')}
      back={{ to: libraryPaths.Album.list, label: t('multimedia.albums.title') }}
      onMerge={merge}
    />
  );
}
