import { Disc3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  useLikelySameAlbumsQuery,
  useMergeAlbumsMutation,
  type AlbumFieldsFragment,
} from './albums.generated';
import { SameGroup } from './SameGroup';
import { sameAlbum } from './sameOnes';
import { useMerge } from './useMerge';

/** “Is this the same album?”: those that are likely the same as one; nothing when there are none. */
export function LikelyAlbums({ album }: { album: AlbumFieldsFragment }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data } = useLikelySameAlbumsQuery({ variables: { id: album.id } });
  const [mergeAlbums] = useMergeAlbumsMutation();
  const merge = useMerge('Album', (intoId, fromIds) => mergeAlbums({ variables: { intoId, fromIds } }));
  const group = data?.likelySameAlbums.groups[0];
  if (!group) return null;
  // The one that is looked at comes first, and so is the one that stays unless another is chosen.
  const items = group.items.toSorted((a, b) => Number(b.id === album.id) - Number(a.id === album.id));
  return (
    <SameGroup
      items={items.map((one) => sameAlbum(one, t))}
      icon={Disc3}
      question={t('multimedia.doubles.sameAlbum')}
      onMerge={async (kept, others) => {
        if ((await merge(kept, others)) && kept.id !== album.id) await navigate(kept.path);
      }}
    />
  );
}
