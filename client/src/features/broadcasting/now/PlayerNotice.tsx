import { Box, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../kit/access/useCan';
import { When } from '../../../kit/data/texts/When';
import { TextLink } from '../../../kit/layout/TextLink';
import { streamingPath } from '../paths';
import { PlayerBadge, obstacleOf, playerStateOf } from '../station/PlayerBadge';
import { ObstaclePart } from '../station/ObstaclePart';
import { useStation } from '../station/useStation';

/** State of the radio's player; for a problem, also how to solve it. */
export function PlayerNotice({ isOnAir }: { isOnAir: boolean }) {
  const { t } = useTranslation();
  const { mayRead, station } = useStation({ isWatched: true });
  const maySetUp = useCan()({ action: 'update', subject: 'Station' });
  if (!mayRead || station === undefined) return null;
  const state = playerStateOf(station);
  const obstacle = obstacleOf(station);
  const wrong = state !== 'there' ? state : isOnAir ? undefined : 'idle';
  return (
    <Flex columnGap="2.5" rowGap="1" wrap="wrap" align="center" textStyle="compact">
      <Box role="status">
        <PlayerBadge state={state} />
      </Box>
      {obstacle ? (
        <Box flex="1" minW="16rem">
          <ObstaclePart obstacle={obstacle} />
        </Box>
      ) : wrong === undefined ? null : (
        <Text color="fg.muted" flex="1" minW="16rem">
          {state === 'away' && station?.seenAt ? (
            <>
              {t('onAirNow.lastSeen')} <When moment={station.seenAt} />
              {'. '}
            </>
          ) : null}
          {t(`onAirNow.wrong.${wrong}`)}{' '}
          {maySetUp ? (
            <TextLink to={streamingPath}>{t('onAirNow.toStreaming')}</TextLink>
          ) : state === 'notSetUp' ? (
            t('onAirNow.contactAdministrator')
          ) : null}
        </Text>
      )}
    </Flex>
  );
}
