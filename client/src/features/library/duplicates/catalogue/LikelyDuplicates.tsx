import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CatalogueKindScreens } from '../../library/catalogue/catalogue';
import { DuplicateGroup } from './DuplicateGroup';
import { duplicateRow } from './duplicateRows';
import { useMerge } from './useMerge';

/** Lists the likely duplicates of an artiste or album. Renders nothing when there are none. */
export function LikelyDuplicates({ id, kind }: { id: string; kind: CatalogueKindScreens }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { found } = kind.useLikelyDuplicates({ variables: { id } });
  const merge = useMerge(kind);
  const group = found?.groups[0];
  if (!group) return null;
  // The record of this page comes first, so that by default the others are merged into it.
  const items = group.items.toSorted((a, b) => Number(b.id === id) - Number(a.id === id));
  return (
    <DuplicateGroup
      items={items.map((item) => duplicateRow(item, kind, t))}
      icon={kind.icon}
      question={t(`multimedia.duplicates.same${kind.type}`)}
      onMerge={async (target, merged) => {
        if ((await merge(target, merged)) && target.id !== id) await navigate(target.path);
      }}
    />
  );
}
