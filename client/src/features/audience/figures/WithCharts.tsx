import { GridItem } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ChartCard } from '../../../kit/charts/ChartCard';
import { useChartFormats } from '../../../kit/charts/chartFormats';
import type { Days } from '../../../kit/charts/period/period';
import { Section } from '../../../kit/layout/Card';
import { useAudienceWithQuery } from './audience.generated';
import { PartState } from './PartState';

/** Maximum number of listening programs in the chart, including "other". */
const maxPrograms = 6;

/** Charts of the listening time by device and by listening program. */
export function WithCharts({ days, mountId }: { days: Days; mountId: string | null }) {
  const { t } = useTranslation();
  const query = useAudienceWithQuery({ variables: { ...days, mountId } });
  const found = query.data ?? query.previousData;
  const devices = found?.listenersByDevice.map(({ device, listeningTime }) => ({
    label: t(`audience.devices.${device}`),
    hours: listeningTime / 3_600_000,
  }));
  const programs = found?.listenersByProgram.map(({ program, listeningTime }) => ({
    label: program || t('audience.otherProgram'),
    hours: listeningTime / 3_600_000,
  }));
  return (
    <>
      <Parts title={t('audience.byDevice')} query={query} rows={devices} />
      <Parts
        title={t('audience.byProgram')}
        query={query}
        rows={programs && withRest(programs, t('audience.rest'))}
      />
    </>
  );
}

interface Part {
  label: string;
  hours: number;
}

/** Returns the first parts, with the sum of all further parts as the last one. */
const withRest = (parts: readonly Part[], rest: string): readonly Part[] =>
  parts.length <= maxPrograms
    ? parts
    : [
        ...parts.slice(0, maxPrograms - 1),
        { label: rest, hours: parts.slice(maxPrograms - 1).reduce((sum, { hours }) => sum + hours, 0) },
      ];

function Parts({
  title,
  query,
  rows,
}: {
  title: string;
  query: { error?: unknown; refetch: () => Promise<unknown> };
  rows: readonly Part[] | undefined;
}) {
  const { t } = useTranslation();
  const formats = useChartFormats();
  const hours = (value: number) => t('audience.hours', { hours: formats.count(Math.round(value)) });
  return (
    <GridItem minW="0">
      {rows && rows.length > 0 && !query.error ? (
        <ChartCard
          title={title}
          labelTitle={title}
          kind="donut"
          data={{
            labels: rows.map(({ label }) => label),
            series: [{ name: t('audience.listeningHours'), values: rows.map((row) => row.hours) }],
          }}
          formatValue={hours}
        />
      ) : (
        <Section title={title} h="full">
          <PartState query={query} rows={rows}>
            {() => null}
          </PartState>
        </Section>
      )}
    </GridItem>
  );
}
