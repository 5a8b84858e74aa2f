import { Box, CloseButton, Flex, IconButton, Text } from '@chakra-ui/react';
import { Play, Radio, Square } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../../kit/data/texts/StatusBadge';
import { BarArtwork } from '../bar/BarArtwork';
import { PlayerFrame } from '../bar/PlayerFrame';
import { VolumeControl } from '../bar/VolumeControl';
import { player } from '../thePlayer';
import { usePlayerKeys } from '../usePlayerKeys';
import type { LiveProblem } from './liveSound';
import { useLiveSession } from './useLiveSession';
import { useLiveSound } from './useLiveSound';

export interface LiveBarProps {
  /** The current item of the stream; `mark` is a note such as “On air”. */
  nowPlaying: { title: string; credit: string; artwork: string; mark: string | undefined };
  isOn: boolean;
  /** Requests a new stream address; undefined when there is no stream. */
  requestAddress: () => Promise<string | undefined>;
  onPlay: () => void;
  onStop: () => void;
  onClose: () => void;
}

/**
 * Player bar for live streams. Stopping disconnects from the stream. Starting again continues at the current live position, not where
 * it was stopped.
 */
export default function LiveBar({ nowPlaying, isOn, requestAddress, onPlay, onStop, onClose }: LiveBarProps) {
  const { t } = useTranslation();
  const { isLoading, problem } = useLiveSound({ isOn, requestAddress, onStop, onClose });
  const toggle = isOn ? onStop : onPlay;
  const acts = useMemo(() => ({ toggle, withShift: { KeyM: player.toggleMuted } }), [toggle]);
  usePlayerKeys(true, acts);
  useLiveSession({ nowPlaying, isOn, onPlay, onStop });
  return (
    <PlayerFrame>
      <Flex h="full" align="center" gap={{ base: '2', md: '4' }}>
        <IconButton
          size="sm"
          minW={{ base: '11', md: '9' }}
          colorPalette="brand"
          borderRadius="full"
          aria-label={t(isOn ? 'player.stop' : 'player.play')}
          aria-busy={isOn && isLoading}
          onClick={toggle}
        >
          {isOn ? <Square aria-hidden /> : <Play aria-hidden />}
        </IconButton>
        <NowPlaying nowPlaying={nowPlaying} isOn={isOn} problem={problem} />
        {nowPlaying.mark ? (
          <Box flexShrink="0">
            <StatusBadge tone="onAir" icon={Radio} label={nowPlaying.mark} />
          </Box>
        ) : null}
        <VolumeControl />
        <CloseButton
          size="sm"
          minW={{ base: '11', md: '9' }}
          aria-label={t('player.close')}
          onClick={onClose}
        />
      </Flex>
    </PlayerFrame>
  );
}

function NowPlaying({
  nowPlaying: { title, credit, artwork },
  isOn,
  problem,
}: Pick<LiveBarProps, 'nowPlaying' | 'isOn'> & { problem: LiveProblem | undefined }) {
  const { t } = useTranslation();
  return (
    <Flex align="center" gap="3" minW="0" flex="1">
      <BarArtwork source={artwork} />
      <Box minW="0">
        <Text fontWeight="medium" truncate dir="auto" title={title}>
          {title}
        </Text>
        {problem ? (
          <Text textStyle="xs" color="fg.error" lineClamp="2" role="alert">
            {t(`player.live.${problem}`)}
          </Text>
        ) : (
          <Text textStyle="xs" color="fg.muted" truncate dir="auto">
            {credit || '\u00a0'}
          </Text>
        )}
      </Box>
      <Box role="status" srOnly>
        {isOn ? t('player.nowPlaying', { title }) : ''}
      </Box>
    </Flex>
  );
}
