import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { CalendarPlus, CircleCheck, CircleX, History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../../kit/data/texts/StatusBadge';
import { useRuleWords } from '../../calendar/time/useRuleWords';
import type { ImportedEventFragment } from '../icalendar.generated';

const List = chakra('ul');
/** Maximum number of rows; the counts above them include all events. */
const maxShown = 300;
const badges = {
  READY: { tone: 'good', icon: CalendarPlus },
  IMPORTED: { tone: 'good', icon: CircleCheck },
  KNOWN: { tone: 'neutral', icon: History },
  PROBLEM: { tone: 'warning', icon: CircleX },
} as const;

/** Events of a calendar file; those with a problem come first. */
export function ImportedEvents({ events }: { events: readonly ImportedEventFragment[] }) {
  const { t } = useTranslation();
  const states = ['READY', 'IMPORTED', 'KNOWN', 'PROBLEM'] as const;
  const countOf = (state: string) => events.filter((event) => event.state === state).length;
  const counts = states.filter((state) => countOf(state) > 0);
  const problemsFirst = events.toSorted(
    (a, b) => Number(b.state === 'PROBLEM') - Number(a.state === 'PROBLEM'),
  );
  return (
    <Stack gap="2">
      <Text role="status" fontWeight="medium">
        {counts.length === 0
          ? t('calendarImports.noEvents')
          : counts
              .map((state) => t(`calendarImports.counts.${state}`, { count: countOf(state) }))
              .join(' · ')}
      </Text>
      <List listStyleType="none" aria-label={t('calendarImports.events')}>
        {problemsFirst.slice(0, maxShown).map((event, index) => (
          // The index makes keys unique, because UIDs may be missing or repeated.
          <EventRow key={`${event.uid} ${String(index)}`} event={event} />
        ))}
      </List>
      {events.length > maxShown ? (
        <Text textStyle="xs" color="fg.muted">
          {t('calendar.moreClashes', { count: events.length - maxShown })}
        </Text>
      ) : null}
    </Stack>
  );
}

function EventRow({ event }: { event: ImportedEventFragment }) {
  const { t } = useTranslation();
  const words = useRuleWords();
  const { title, state, problem, startDate, startTime, duration, recurrence, changedDays } = event;
  const hasTimes = startDate !== null && startTime !== null && duration !== null;
  return (
    <Box as="li" py="2" borderBottomWidth="1px" borderColor="border.muted">
      <Flex gap="3" justify="space-between" align="flex-start">
        <Text minW="0" overflowWrap="anywhere">
          <bdi>{title || t('calendarImports.noTitle')}</bdi>
        </Text>
        <StatusBadge {...badges[state]} label={t(`calendarImports.states.${state}`)} />
      </Flex>
      <Text textStyle="compact" color="fg.muted">
        {hasTimes ? words({ startDate, startTime, duration, recurrence }) : null}
      </Text>
      {changedDays > 0 ? (
        <Text textStyle="compact" color="fg.muted">
          {t('calendarImports.changedDays', { count: changedDays })}
        </Text>
      ) : null}
      {problem ? (
        <Text textStyle="compact">{t(`calendarImports.problems.${problem}`)}</Text>
      ) : event.emissionTitle ? (
        <Text textStyle="compact" color="fg.muted">
          {t(event.isMatched ? 'calendarImports.matched' : 'calendarImports.usual', {
            name: event.emissionTitle,
          })}
        </Text>
      ) : null}
    </Box>
  );
}
