import { MicVocal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  useLikelySameArtistesQuery,
  useMergeArtistesMutation,
  type ArtisteFieldsFragment,
} from './artistes.generated';
import { SameGroup } from './SameGroup';
import { sameArtiste } from './sameOnes';
import { useMerge } from './useMerge';

/** “Is this the same artiste?”: those that are likely the same as one; nothing when there are none. */
export function LikelyArtistes({ artiste }: { artiste: ArtisteFieldsFragment }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data } = useLikelySameArtistesQuery({ variables: { id: artiste.id } });
  const [mergeArtistes] = useMergeArtistesMutation();
  const merge = useMerge('Artiste', (intoId, fromIds) => mergeArtistes({ variables: { intoId, fromIds } }));
  const group = data?.likelySameArtistes.groups[0];
  if (!group) return null;
  // The one that is looked at comes first, and so is the one that stays unless another is chosen.
  const items = group.items.toSorted((a, b) => Number(b.id === artiste.id) - Number(a.id === artiste.id));
  return (
    <SameGroup
      items={items.map((one) => sameArtiste(one, t))}
      icon={MicVocal}
      question={t('multimedia.doubles.sameArtiste')}
      onMerge={async (kept, others) => {
        if ((await merge(kept, others)) && kept.id !== artiste.id) await navigate(kept.path);
      }}
    />
  );
}
