import { Box, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../kit/access/useCan';
import type { Clock } from '../../../kit/data/format/clock';
import { useMeasureFormat } from '../../../kit/data/format/measureFormat';
import { StatusBadge } from '../../../kit/data/texts/StatusBadge';
import { useFormat } from '../../../kit/data/format/useFormat';
import { TextLink } from '../../../kit/layout/TextLink';
import type { DryRunProblemFieldsFragment } from './dryRun.generated';
import { mendingOf, problemIcons, timesOf, wordsOf } from './problems';

/** A problem of a slot. Shows day and time in the radio's time zone, text, and a link to the page that solves it. */
export function ProblemRow({ problem, clock }: { problem: DryRunProblemFieldsFragment; clock: Clock }) {
  const { t } = useTranslation();
  const can = useCan();
  const measure = useMeasureFormat();
  const format = useFormat();
  const { kind, startsAt } = problem;
  const start = new Date(startsAt);
  const mending = mendingOf(problem);
  const times = timesOf(problem, t, { clock, formatted: format.integer });
  return (
    <Flex
      as="li"
      gap={{ base: '1', md: '4' }}
      direction={{ base: 'column', md: 'row' }}
      py="3"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0' }}
    >
      <Flex
        gap="3"
        align="center"
        w={{ md: '64' }}
        flexShrink="0"
        wrap="wrap"
        alignSelf={{ md: 'flex-start' }}
      >
        <Text as="span" minW="12" fontVariantNumeric="tabular-nums" fontWeight="medium">
          <time dateTime={startsAt}>
            {clock.day(start)} {clock.time(start).slice(0, 5)}
          </time>
        </Text>
        <StatusBadge tone="warning" icon={problemIcons[kind]} label={t(`dryRun.kinds.${kind}`)} />
      </Flex>
      <Box flex="1" minW="0">
        <Text textStyle="compact" color="fg.muted" overflowWrap="anywhere">
          {wordsOf(problem, t, measure)} {times}
        </Text>
      </Box>
      {can({ action: 'read', subject: mending.subject }) ? (
        <Box flexShrink="0">
          <TextLink to={mending.to} textStyle="compact">
            {t(`dryRun.fixes.${mending.label}`)}
          </TextLink>
        </Box>
      ) : null}
    </Flex>
  );
}
