import { Button } from '@chakra-ui/react';
import { ListPlus, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../../kit/late/late';
import { BulkLink } from '../../bulk/BulkLink';
import type { MediaKindScreens } from '../kinds';
import type { MediumRow } from '../medium/medium';
import { useBulkDeletion } from '../deletion/useBulkDeletion';

const AddToPlaylistDrawer = lazyPart(() => import('./AddToPlaylistDrawer'));

/** Actions on the selected media of one kind. */
export function MediaBulkActions({
  kind,
  media,
  mayDelete,
  mayPlan,
  onDone,
}: {
  kind: MediaKindScreens;
  media: readonly MediumRow[];
  mayDelete: boolean;
  mayPlan: boolean;
  /** Called after an action, to clear the selection. */
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const [remove, dialog] = useBulkDeletion();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      {mayPlan ? (
        <Button size="xs" variant="outline" onClick={() => setIsAdding(true)}>
          <ListPlus aria-hidden /> {t('multimedia.bulk.addToPlaylist')}
        </Button>
      ) : null}
      <BulkLink kind={kind.kind} ids={media.map(({ id }) => id)} size="xs" />
      {mayDelete ? (
        <Button
          size="xs"
          variant="outline"
          onClick={async () => {
            if (await remove(media)) onDone();
          }}
        >
          <Trash2 aria-hidden /> {t('multimedia.bulk.delete')}
        </Button>
      ) : null}
      {dialog}
      {isAdding ? (
        <Suspense>
          <AddToPlaylistDrawer media={media} onDone={onDone} onClose={() => setIsAdding(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
