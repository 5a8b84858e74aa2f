import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { When } from '../../../kit/data/texts/When';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { Section } from '../../../kit/layout/Card';
import { TextLink } from '../../../kit/layout/TextLink';
import { calendarPath } from '../paths';
import type { OccurrenceLineFragment } from './onair.generated';

/** Section that lists the given broadcasts; cancelled ones are struck through. */
export function OnAirSection({
  title,
  occurrences,
  query: { error, refetch },
}: {
  title: string;
  occurrences: readonly OccurrenceLineFragment[] | undefined;
  query: { error?: unknown; refetch: () => Promise<unknown> };
}) {
  const { t } = useTranslation();
  return (
    <Section title={title} aside={<TextLink to={calendarPath}>{t('calendar.title')}</TextLink>}>
      {error && !occurrences ? (
        <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : null}
      {occurrences?.length === 0 ? <Text color="fg.muted">{t('planning.notPlanned')}</Text> : null}
      <Stack as="ul" listStyleType="none" gap="2.5" aria-label={title}>
        {occurrences?.map((occurrence) => (
          <OccurrenceLine key={occurrence.id} occurrence={occurrence} />
        ))}
      </Stack>
    </Section>
  );
}

function OccurrenceLine({ occurrence }: { occurrence: OccurrenceLineFragment }) {
  const { t } = useTranslation();
  const { title, category, startsAt, state } = occurrence;
  const isCancelled = state === 'CANCELLED';
  return (
    <Flex as="li" gap="3" justify="space-between" align="baseline" wrap="wrap">
      <Box minW="0" textDecoration={isCancelled ? 'line-through' : undefined}>
        <When moment={startsAt} />
        <Text textStyle="xs" color="fg.muted" truncate>
          <bdi>{title}</bdi>
        </Text>
      </Box>
      <Text textStyle="xs" color="fg.muted">
        {t(isCancelled ? 'planning.occurrenceStates.CANCELLED' : `planning.slotCategories.${category}`)}
      </Text>
    </Flex>
  );
}
