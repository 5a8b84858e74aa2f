import { IconButton } from '@chakra-ui/react';
import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MediaState } from '../../../apollo/schemaTypes.generated';
import type { Playable } from './playerTypes';
import { usePlayer, usePlaying } from './usePlayer';

/** Button that plays a single medium; renders nothing while the medium is not ready. */
export default function PlayMediumButton({ medium }: { medium: Playable & { state: MediaState } }) {
  const { t } = useTranslation();
  const { play, toggle } = usePlayer();
  const playing = usePlaying(medium.id);
  if (medium.state !== 'READY') return null;
  const isPlaying = playing === 'playing';
  const Icon = isPlaying ? Pause : Play;
  return (
    <IconButton
      size="xs"
      minW={{ base: '11', md: '8' }}
      minH={{ base: '11', md: '8' }}
      variant="outline"
      aria-label={t(isPlaying ? 'player.pauseOne' : 'player.playOne', { title: medium.title })}
      onClick={() => (playing ? toggle() : play(medium))}
    >
      <Icon aria-hidden />
    </IconButton>
  );
}
