import { IconButton, type IconButtonProps } from '@chakra-ui/react';
import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Playable } from '../playerTypes';
import { usePlayer, usePlaying } from '../usePlayer';

/** Plays a row and the rest of its list. When the row is playing, pauses it. */
export function PlayButton({
  item,
  queue,
  ...button
}: IconButtonProps & {
  item: Playable;
  /** The rows of the list. */
  queue?: readonly Playable[];
}) {
  const { t } = useTranslation();
  const { play, toggle } = usePlayer();
  const playing = usePlaying(item.id);
  const isPlaying = playing === 'playing';
  const { title } = item;
  return (
    <IconButton
      size="xs"
      variant="ghost"
      borderRadius="full"
      color={playing ? 'brand.fg' : 'fg.muted'}
      aria-label={t(isPlaying ? 'player.pauseOne' : 'player.playOne', { title })}
      {...button}
      onClick={(event) => {
        // A click on the row itself opens the record.
        event.stopPropagation();
        if (playing) toggle();
        else play(item, queue);
      }}
    >
      {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
    </IconButton>
  );
}
