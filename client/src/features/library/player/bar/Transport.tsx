import { Flex, IconButton } from '@chakra-ui/react';
import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { player } from '../thePlayer';
import { usePlayerState } from '../usePlayer';

/**
 * Play, pause, previous and next buttons. The icons follow time, so they are not mirrored in right-to-left languages.
 */
export function Transport() {
  const { t } = useTranslation();
  const isPlaying = usePlayerState((state) => state.isPlaying);
  const isLoading = usePlayerState((state) => state.isLoading);
  const hasNext = usePlayerState(({ queue, index }) => index + 1 < queue.length);
  return (
    <Flex dir="ltr" align="center" gap="0.5" flexShrink="0">
      <IconButton
        size="sm"
        variant="ghost"
        hideBelow="md"
        aria-label={t('player.previous')}
        onClick={player.previous}
      >
        <SkipBack aria-hidden />
      </IconButton>
      <IconButton
        size="sm"
        minW={{ base: '11', md: '9' }}
        colorPalette="brand"
        borderRadius="full"
        aria-label={t(isPlaying ? 'player.pause' : 'player.play')}
        aria-busy={isPlaying && isLoading}
        onClick={player.toggle}
      >
        {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
      </IconButton>
      <IconButton
        size="sm"
        minW={{ base: '11', md: '9' }}
        variant="ghost"
        aria-label={t('player.next')}
        disabled={!hasNext}
        onClick={player.next}
      >
        <SkipForward aria-hidden />
      </IconButton>
    </Flex>
  );
}
