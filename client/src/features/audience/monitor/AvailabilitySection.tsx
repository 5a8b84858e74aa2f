import { Box, Button, Flex, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChartFormats } from '../../../kit/charts/chartFormats';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { useMeasureFormat } from '../../../kit/data/format/measureFormat';
import { Section } from '../../../kit/layout/Card';
import {
  useMountAvailabilityQuery,
  type MonitoredMountFieldsFragment,
  type MountAvailabilityQuery,
} from './monitor.generated';

type Availability = MountAvailabilityQuery['mountAvailability'][number];

const spans = { day: 1, week: 7, month: 30 } as const;
type Span = keyof typeof spans;
const dayLength = 86_400_000;

/** Returns the time range of the last day, week or month until now. */
function upToNow(span: Span) {
  const now = Date.now();
  return {
    span,
    from: new Date(now - spans[span] * dayLength).toISOString(),
    to: new Date(now).toISOString(),
  };
}

const parts = [
  ['onAirTime', 'ON_AIR', 'green.solid'],
  ['noSourceTime', 'NO_SOURCE', 'orange.solid'],
  ['downTime', 'DOWN', 'red.solid'],
  ['unknownTime', 'UNKNOWN', 'bg.emphasized'],
] as const;

/** Share of the last day, week or month that each mount point was on the air. */
export function AvailabilitySection({ mounts }: { mounts: readonly MonitoredMountFieldsFragment[] }) {
  const { t } = useTranslation();
  const [{ span, ...range }, setRange] = useState(() => upToNow('week'));
  const query = useMountAvailabilityQuery({ variables: range });
  const found = (query.data ?? query.previousData)?.mountAvailability;
  return (
    <Section
      title={t('streamMonitor.availability')}
      aside={
        <Flex role="group" aria-label={t('charts.period')} gap="1">
          {(Object.keys(spans) as Span[]).map((name) => (
            <Button
              key={name}
              size="xs"
              variant={name === span ? 'subtle' : 'ghost'}
              colorPalette={name === span ? 'brand' : 'gray'}
              aria-pressed={name === span}
              onClick={() => setRange(upToNow(name))}
            >
              {t(`streamMonitor.spans.${name}`)}
            </Button>
          ))}
        </Flex>
      }
    >
      <RecordState query={query} record={found}>
        {(all) => (
          <Stack as="ul" listStyleType="none" gap="4" opacity={query.data ? 1 : 0.6}>
            {mounts.map(({ id, mount }) => {
              const availability = all.find(({ mountId }) => mountId === id);
              return availability ? (
                <MountAvailability key={id} name={mount.name} availability={availability} />
              ) : null;
            })}
          </Stack>
        )}
      </RecordState>
      <Flex gap="4" mt="4" wrap="wrap" textStyle="xs" color="fg.muted" aria-hidden>
        {parts.map(([, state, color]) => (
          <Flex key={state} align="center" gap="1.5">
            <Box boxSize="2.5" borderRadius="full" bg={color} />
            {t(`streamMonitor.states.${state}`)}
          </Flex>
        ))}
      </Flex>
    </Section>
  );
}

function MountAvailability({ name, availability }: { name: string; availability: Availability }) {
  const { t } = useTranslation();
  const measure = useMeasureFormat();
  const formats = useChartFormats();
  const { share, interruptions } = availability;
  const spoken = parts
    .filter(([time]) => availability[time] > 0)
    .map(
      ([time, state]) => `${t(`streamMonitor.states.${state}`)}: ${measure.span(availability[time] / 1000)}`,
    );
  return (
    <Box as="li">
      <Flex justify="space-between" gap="3" mb="1.5" wrap="wrap">
        <Text fontWeight="medium">
          <bdi>{name}</bdi>
        </Text>
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          {share === null ? t('streamMonitor.nothingKnown') : <bdi>{formats.percent(rounded(share))}</bdi>}
          {' · '}
          {t('streamMonitor.interruptions', { count: interruptions })}
        </Text>
      </Flex>
      <Flex h="2.5" borderRadius="full" overflow="hidden" gap="1px" title={spoken.join('\n')} aria-hidden>
        {parts.map(([time, state, color]) =>
          availability[time] > 0 ? (
            <Box key={state} bg={color} flexGrow={availability[time]} flexBasis="0" minW="1" />
          ) : null,
        )}
      </Flex>
      <VisuallyHidden>{formats.list(spoken)}</VisuallyHidden>
    </Box>
  );
}

/** Converts a share to percent. Limits it to 99.9, so that less than all of the time is never shown as 100 %. */
const rounded = (share: number) => (share < 1 ? Math.min(99.9, share * 100) : 100);
