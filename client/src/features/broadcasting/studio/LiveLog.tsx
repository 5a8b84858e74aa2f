import { Box, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useMissed } from '../../../apollo/live/useMissed';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { useMeasureFormat } from '../../../kit/data/format/measureFormat';
import { When } from '../../../kit/data/texts/When';
import { Section } from '../../../kit/layout/Card';
import { TextLink } from '../../../kit/layout/TextLink';
import { rushPath } from '../../programmes/paths';
import { useLiveChangedSubscription, useLiveSessionsQuery, type LiveSessionsQuery } from './live.generated';

type Session = LiveSessionsQuery['liveSessions']['items'][number];

const shown = { page: 1, perPage: 20, sort: [{ startedAt: 'DESC' as const }] };

/** The latest 20 live sessions, including open ones, with their presenter, end and rush. */
export function LiveLog() {
  const { t } = useTranslation();
  const query = useLiveSessionsQuery({ variables: shown, fetchPolicy: 'cache-and-network' });
  const again = () => void query.refetch().catch(() => undefined);
  useLiveChangedSubscription({ ignoreResults: true, onData: again });
  useMissed(again);
  const found = (query.data ?? query.previousData)?.liveSessions.items;
  return (
    <Section title={t('studio.log')}>
      <RecordState query={query} record={found}>
        {(sessions) =>
          sessions.length === 0 ? (
            <Text color="fg.muted">{t('studio.logEmpty')}</Text>
          ) : (
            <Box as="ul" listStyleType="none">
              {sessions.map((session) => (
                <Row key={session.id} session={session} />
              ))}
            </Box>
          )
        }
      </RecordState>
    </Section>
  );
}

function Row({ session }: { session: Session }) {
  const { t } = useTranslation();
  const measure = useMeasureFormat();
  const { name, how, isComing, emission, onAirFrom, endedAt, startedAt, why, endedBy, isRecordingCut, rush } =
    session;
  const onAirFor = onAirFrom && endedAt ? Date.parse(endedAt) - Date.parse(onAirFrom) : undefined;
  return (
    <Flex
      as="li"
      gap="4"
      py="2.5"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      direction={{ base: 'column', md: 'row' }}
      align={{ md: 'center' }}
      justify="space-between"
    >
      <Box minW="0">
        <Text fontWeight="medium">
          <bdi>{name}</bdi>
        </Text>
        <Text textStyle="compact" color="fg.muted">
          {emission ? (
            <>
              <bdi>{emission.title}</bdi>
              {' · '}
            </>
          ) : null}
          {t(`studio.origins.${how}`)}
        </Text>
      </Box>
      <Flex gap="4" align="center" wrap="wrap" textStyle="compact" color="fg.muted">
        <When moment={startedAt} />
        <Text fontVariantNumeric="tabular-nums" dir="ltr">
          {onAirFor === undefined
            ? t(endedAt ? 'studio.neverOnAir' : isComing ? 'studio.handover.counts' : 'studio.stillLive')
            : measure.clock(onAirFor)}
        </Text>
        {why ? (
          <Text>
            {t(`studio.ends.${why}`)}
            {endedBy ? (
              <>
                {' · '}
                <bdi>{endedBy}</bdi>
              </>
            ) : null}
          </Text>
        ) : null}
        {isRecordingCut ? <Text color="fg.error">{t('studio.recordingCut')}</Text> : null}
        {rush ? <TextLink to={rushPath(rush.id)}>{t('studio.rush')}</TextLink> : null}
      </Flex>
    </Flex>
  );
}
