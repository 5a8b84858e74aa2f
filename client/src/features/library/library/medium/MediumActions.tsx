import { Button } from '@chakra-ui/react';
import { Download, Pause, Pencil, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePlayer, usePlaying } from '../../player/usePlayer';
import { DeleteButton } from '../deletion/DeleteButton';
import type { MediaKindScreens } from '../kinds';
import type { MediumDetail } from './medium';
import { downloadFile, type useMediaActions } from '../list/useMediaActions';

/** Action buttons on the page of a medium. */
export function MediumActions({
  medium,
  kind,
  actions: { mayEdit, mayDelete, remove },
  onEdit,
}: {
  medium: MediumDetail;
  kind: MediaKindScreens;
  actions: ReturnType<typeof useMediaActions>;
  onEdit: () => void;
}) {
  const { t } = useTranslation();
  const { fileUrl, state } = medium;
  return (
    <>
      {mayDelete ? <DeleteButton remove={() => remove(medium)} leaveTo={kind.paths.list} /> : null}
      {fileUrl ? (
        <Button variant="outline" onClick={() => downloadFile(fileUrl)}>
          <Download aria-hidden /> {t('multimedia.download')}
        </Button>
      ) : null}
      {mayEdit ? (
        <Button variant="outline" onClick={onEdit}>
          <Pencil aria-hidden /> {t('actions.edit')}
        </Button>
      ) : null}
      {state === 'READY' ? <PlayOrPause medium={medium} /> : null}
    </>
  );
}

function PlayOrPause({ medium }: { medium: MediumDetail }) {
  const { t } = useTranslation();
  const { play, toggle } = usePlayer();
  const playing = usePlaying(medium.id);
  const isPlaying = playing === 'playing';
  const Icon = isPlaying ? Pause : Play;
  return (
    <Button colorPalette="brand" onClick={() => (playing ? toggle() : play(medium))}>
      <Icon aria-hidden /> {t(isPlaying ? 'multimedia.pause' : 'multimedia.play')}
    </Button>
  );
}
