import { MicVocal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { libraryPaths } from '../paths';
import { useLikelySameArtistesQuery, useMergeArtistesMutation } from './artistes.generated';
import { DoublesPage } from './DoublesPage';
import { bySongs, sameArtiste } from './sameOnes';
import { useMerge } from './useMerge';

/** Artistes that are likely one and the same. */
export default function ArtisteDoublesPage() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const query = useLikelySameArtistesQuery({ variables: { page }, fetchPolicy: 'cache-and-network' });
  const [mergeArtistes] = useMergeArtistesMutation();
  const merge = useMerge('Artiste', (intoId, fromIds) => mergeArtistes({ variables: { intoId, fromIds } }));
  const found = (query.data ?? query.previousData)?.likelySameArtistes;
  return (
    <DoublesPage
      query={query}
      groups={found?.groups.map(({ items }) => bySongs(items).map((one) => sameArtiste(one, t)))}
      total={found?.totalGroups ?? 0}
      page={page}
      onPage={setPage}
      icon={MicVocal}
      question={t('multimedia.doubles.sameArtiste')}
      back={{ to: libraryPaths.Artiste.list, label: t('multimedia.artistes.title') }}
      onMerge={merge}
    />
  );
}
