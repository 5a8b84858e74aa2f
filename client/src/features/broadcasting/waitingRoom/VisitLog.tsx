import { Box, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { useMeasureFormat } from '../../../kit/data/format/measureFormat';
import { When } from '../../../kit/data/texts/When';
import { Section } from '../../../kit/layout/Card';
import { VisitBadge } from './VisitBadge';
import {
  useVisitChangedSubscription,
  useVisitLogQuery,
  type VisitFieldsFragment,
} from './waitingRoom.generated';

const shown = { page: 1, perPage: 20, sort: [{ arrivedAt: 'DESC' as const }] };

/** The latest 20 visits, including current ones, with their time on the air. */
export function VisitLog() {
  const { t } = useTranslation();
  const query = useVisitLogQuery({ variables: shown, fetchPolicy: 'cache-and-network' });
  useVisitChangedSubscription({
    ignoreResults: true,
    onData: () => void query.refetch().catch(() => undefined),
  });
  return (
    <Section title={t('liveRoom.log')}>
      <RecordState query={query} record={(query.data ?? query.previousData)?.liveVisits.items}>
        {(visits) =>
          visits.length === 0 ? (
            <Text color="fg.muted">{t('liveRoom.logEmpty')}</Text>
          ) : (
            <Box as="ul" listStyleType="none">
              {visits.map((visit) => (
                <Row key={visit.id} visit={visit} />
              ))}
            </Box>
          )
        }
      </RecordState>
    </Section>
  );
}

function Row({
  visit: { name, part, state, arrivedAt, onAirFrom, onAirUntil },
}: {
  visit: VisitFieldsFragment;
}) {
  const { t } = useTranslation();
  const measure = useMeasureFormat();
  const onAirFor = onAirFrom && onAirUntil ? Date.parse(onAirUntil) - Date.parse(onAirFrom) : undefined;
  return (
    <Flex
      as="li"
      gap="3"
      py="2.5"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      align="center"
      wrap="wrap"
      justify="space-between"
    >
      <Box minW="0">
        <Text fontWeight="medium">
          <bdi>{name}</bdi>
        </Text>
        <Text textStyle="compact" color="fg.muted">
          {t(`liveRoom.parts.${part}`)}
          {' · '}
          <When moment={arrivedAt} />
        </Text>
      </Box>
      <Flex gap="3" align="center" wrap="wrap" textStyle="compact" color="fg.muted">
        {onAirFrom ? (
          <Text>
            {t('liveRoom.onAirFrom')} <When moment={onAirFrom} />
            {onAirFor === undefined ? null : (
              <>
                {' · '}
                <Text as="span" dir="ltr" fontVariantNumeric="tabular-nums">
                  {measure.clock(onAirFor)}
                </Text>
              </>
            )}
          </Text>
        ) : null}
        <VisitBadge state={state} />
      </Flex>
    </Flex>
  );
}
