import { Box, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { typeOfKind } from '../../media/kinds';
import { useRecordPath } from '../../../../kit/records/RecordKinds';
import { BarArtwork } from './BarArtwork';
import { usePlayerState } from '../usePlayer';

/** The current item: artwork, title with a link, and credit; or the reason why it does not play. */
export function NowPlaying() {
  const { t } = useTranslation();
  const item = usePlayerState(({ queue, index }) => queue[index])!;
  const medium = usePlayerState((state) => state.medium);
  const problem = usePlayerState((state) => state.problem);
  const isPlaying = usePlayerState((state) => state.isPlaying);
  const pathOf = useRecordPath();
  const to = item.kind === 'SOUND' ? item.to : pathOf(typeOfKind[item.kind], item.id);
  const { title, credit, artwork } = medium ?? item;
  return (
    <Flex align="center" gap="3" minW="0">
      <BarArtwork source={artwork || item.artwork || ''} />
      <Box minW="0">
        <Text fontWeight="medium" truncate dir="auto" title={title}>
          {to ? <Link to={to}>{title}</Link> : title}
        </Text>
        <Text
          textStyle="xs"
          color={problem ? 'fg.error' : 'fg.muted'}
          truncate
          dir={problem ? undefined : 'auto'}
          role={problem ? 'alert' : undefined}
        >
          {problem ? t(`player.problems.${problem}`) : credit || '\u00a0'}
        </Text>
      </Box>
      <Box role="status" srOnly>
        {isPlaying ? t('player.nowPlaying', { title }) : ''}
      </Box>
    </Flex>
  );
}
