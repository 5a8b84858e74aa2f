import { Box, CloseButton, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useIsNarrow } from '../../../../kit/layout/useMediaQuery';
import { NowPlaying } from './NowPlaying';
import { QueueMenu } from '../queue/QueueMenu';
import { PlayerFrame } from './PlayerFrame';
import { SeekBar } from './SeekBar';
import { player } from '../thePlayer';
import { ElapsedTime, LengthTime } from './times';
import { Transport } from './Transport';
import { VolumeControl } from './VolumeControl';

/** Bar at the bottom with the current item, the position and the queue. */
export function PlayerBar() {
  const isNarrow = useIsNarrow();
  return <PlayerFrame>{isNarrow ? <NarrowBar /> : <WideBar />}</PlayerFrame>;
}

const close = <CloseButtonOfBar />;

function WideBar() {
  return (
    <Flex h="full" align="center" gap="4">
      <Transport />
      <Box w="15rem" flexShrink="1" minW="8rem">
        <NowPlaying />
      </Box>
      <Flex dir="ltr" flex="1" align="center" gap="2.5" minW="0">
        <ElapsedTime />
        <SeekBar />
        <LengthTime />
      </Flex>
      <Flex align="center" gap="1" flexShrink="0">
        <VolumeControl />
        <QueueMenu />
        {close}
      </Flex>
    </Flex>
  );
}

function NarrowBar() {
  return (
    <Flex h="full" direction="column" justify="center" gap="0.5">
      <Flex align="center" gap="1">
        <Box flex="1" minW="0">
          <NowPlaying />
        </Box>
        <Transport />
        <QueueMenu />
        {close}
      </Flex>
      <Flex dir="ltr" align="center" gap="2" px="1">
        <ElapsedTime />
        <SeekBar />
        <LengthTime />
      </Flex>
    </Flex>
  );
}

function CloseButtonOfBar() {
  const { t } = useTranslation();
  return (
    <CloseButton
      size="sm"
      minW={{ base: '11', md: '9' }}
      aria-label={t('player.close')}
      onClick={player.close}
    />
  );
}
