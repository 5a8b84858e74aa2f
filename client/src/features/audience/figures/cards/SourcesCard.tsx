import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useChartFormats } from '../../../../kit/charts/chartFormats';
import { Section } from '../../../../kit/layout/Card';
import type { AudienceSourcesQuery } from '../audience.generated';
import { StatisticsTable } from '../StatisticsTable';

type Source = AudienceSourcesQuery['sourcesByMountPoint']['data'][number];

/** Table of the mount points with their current listeners, and their figures of the chosen days. */
export function SourcesCard({ sources }: { sources: readonly Source[] }) {
  const { t } = useTranslation();
  const formats = useChartFormats();
  const count = (value: number | null) => (value === null ? '–' : formats.count(value));
  return (
    <Section title={t('audience.sources')}>
      <StatisticsTable
        title={t('audience.sources')}
        nameTitle={t('audience.mount')}
        rows={sources}
        keyOf={({ mountId }) => mountId}
        nameOf={({ name, path }) => (
          <Box>
            <bdi>{name}</bdi>
            <Text textStyle="xs" color="fg.muted">
              <bdi dir="ltr">{path}</bdi>
            </Text>
          </Box>
        )}
        columns={[
          { header: t('audience.now'), cell: ({ listenersNow }) => count(listenersNow) },
          { header: t('audience.peak'), cell: ({ peak }) => count(peak) },
          { header: t('audience.unique'), cell: ({ uniqueListeners }) => count(uniqueListeners) },
          {
            header: t('audience.listeningHours'),
            cell: ({ listeningTime }) => count(Math.round(listeningTime / 3_600_000)),
          },
          { header: t('audience.average'), cell: ({ average }) => count(average) },
        ]}
      />
    </Section>
  );
}
