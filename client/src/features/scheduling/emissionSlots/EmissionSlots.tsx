import { Badge, Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../apollo/session/SessionContext';
import { useCan } from '../../../kit/access/useCan';
import { useMeasureFormat } from '../../../kit/data/format/measureFormat';
import { When } from '../../../kit/data/texts/When';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { Section } from '../../../kit/layout/Card';
import { Facts } from '../../../kit/layout/Facts';
import { useRuleWords } from '../calendar/time/useRuleWords';
import { dateOf, wallAt } from '../calendar/time/wall';
import { useEmissionSlotsQuery, type EmissionSlotsQuery, type SlotOnAirFragment } from './onair.generated';
import { isToCome, weeklyLength } from './weeklyHours';

/** Section about the slots of an emission: airtime per week, last broadcast and next broadcast. */
export function EmissionSlots({ id, hasEnded = false }: { id: string; hasEnded?: boolean }) {
  const { t } = useTranslation();
  const may = useCan()({ action: 'read', subject: 'Slot' });
  const { data, error, refetch } = useEmissionSlotsQuery({ variables: { id }, skip: !may });
  if (!may) return null;
  return (
    <Section title={t('planning.slots')}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : null}
      {data?.emission ? <SlotLines {...data.emission} hasEnded={hasEnded} /> : null}
    </Section>
  );
}

function SlotLines({
  slots,
  lastOccurrences: [last],
  nextOccurrences: [next],
  hasEnded,
}: NonNullable<EmissionSlotsQuery['emission']> & { hasEnded: boolean }) {
  const { t } = useTranslation();
  const { viewer } = useSession();
  const measure = useMeasureFormat();
  const timeZone = viewer?.radio?.timeZone ?? 'UTC';
  const today = todayIn(timeZone);
  const current = slots.filter((slot) => isToCome(slot, today));
  const weekly = weeklyLength(slots, today);
  const isOnAir = last !== undefined && !isOver(last.endsAt);
  return (
    <Stack gap="4">
      {hasEnded && current.length > 0 ? (
        <Text role="status" color="fg.warning">
          {t('planning.endedButPlanned')}
        </Text>
      ) : null}
      <Box css={{ '& dl': { gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } } }}>
        <Facts
          items={[
            [t('planning.hoursAWeek'), weekly > 0 ? measure.span(weekly / 1000) : '—'],
            [
              t(isOnAir ? 'planning.onAirSince' : 'planning.onAirLast'),
              last ? <When moment={last.startsAt} /> : t('planning.neverOnAir'),
            ],
            [t('planning.onAirNext'), next ? <When moment={next.startsAt} /> : '—'],
          ]}
        />
      </Box>
      {current.length === 0 ? <Text color="fg.muted">{t('planning.notPlanned')}</Text> : null}
      {current.length > 0 ? (
        <>
          <Stack as="ul" listStyleType="none" gap="2.5" aria-label={t('planning.slots')}>
            {current.map((slot) => (
              <SlotLine key={slot.id} slot={slot} />
            ))}
          </Stack>
          <Text textStyle="xs" color="fg.muted">
            {t('calendar.clock', { zone: timeZone })}
          </Text>
        </>
      ) : null}
    </Stack>
  );
}

const todayIn = (timeZone: string) => dateOf(wallAt(Date.now(), timeZone));
const isOver = (moment: string) => Date.parse(moment) <= Date.now();

function SlotLine({ slot }: { slot: SlotOnAirFragment }) {
  const { t } = useTranslation();
  const words = useRuleWords();
  const { title, layer, category } = slot;
  return (
    <Flex as="li" columnGap="3" rowGap="1" justify="space-between" align="baseline" wrap="wrap">
      <Box minW="0" flex="1" flexBasis="16rem">
        <Text fontVariantNumeric="tabular-nums">{words(slot)}</Text>
        {title ? (
          <Text textStyle="xs" color="fg.muted" truncate>
            <bdi>{title}</bdi>
          </Text>
        ) : null}
      </Box>
      <Flex gap="1.5">
        <Badge variant="surface">{t(`planning.slotCategories.${category}`)}</Badge>
        <Badge variant="surface">{t(`planning.slotLayers.${layer}`)}</Badge>
      </Flex>
    </Flex>
  );
}
