import { IconButton, type IconButtonProps } from '@chakra-ui/react';
import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Playable } from '../playerTypes';
import { usePlayer, usePlaying } from '../usePlayer';

/** Plays a medium from its row, and what follows it in the list; pauses it when it is the one that plays. */
export function PlayButton({
  item,
  queue,
  ...button
}: IconButtonProps & {
  item: Playable;
  /** The rows that it stands among. */
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
        // The row around it opens the record.
        event.stopPropagation();
        if (playing) toggle();
        else play(item, queue);
      }}
    >
      {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
    </IconButton>
  );
}
