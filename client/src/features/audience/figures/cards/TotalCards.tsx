import { Grid, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useChartFormats } from '../../../../kit/charts/chartFormats';
import { Comparison } from '../../../../kit/charts/Comparison';
import { Card } from '../../../../kit/layout/Card';
import type { AudienceSourcesQuery } from '../audience.generated';
import type { Totals } from '../totals';

type Sources = AudienceSourcesQuery['sourcesByMountPoint']['data'];

/** Cards with the main figures. All but the current listeners are compared with the same figure of the days before. */
export function TotalCards({
  now,
  before,
  sources,
}: {
  now: Totals;
  before: Totals;
  sources: Sources | undefined;
}) {
  const { t } = useTranslation();
  const listening = sources?.flatMap(({ listenersNow }) => listenersNow ?? []) ?? [];
  const listenersNow = listening.length > 0 ? listening.reduce((sum, count) => sum + count, 0) : null;
  return (
    <Grid templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }} gap="4">
      <TotalCard title={t('audience.listenersNow')} value={listenersNow} />
      <TotalCard title={t('audience.average')} value={now.average} before={before.average} />
      <TotalCard title={t('audience.peak')} value={now.peak} before={before.peak} />
      <TotalCard
        title={t('audience.listeningHours')}
        value={now.listeningHours}
        before={before.listeningHours}
      />
    </Grid>
  );
}

function TotalCard({
  title,
  value,
  before = null,
}: {
  title: string;
  value: number | null;
  before?: number | null;
}) {
  const formats = useChartFormats();
  const { t } = useTranslation();
  return (
    <Card p="4" role="group" aria-label={title}>
      <Text textStyle="compact" color="fg.muted">
        {title}
      </Text>
      <Text textStyle="2xl" fontWeight="semibold" letterSpacing="-0.02em" fontVariantNumeric="tabular-nums">
        {value === null ? <span title={t('audience.unknown')}>–</span> : formats.count(rounded(value))}
      </Text>
      {value === null || before === null ? null : (
        <Comparison
          now={value}
          before={before}
          formatValue={(count) => formats.count(rounded(count))}
          isRiseGood
        />
      )}
    </Card>
  );
}

/** Rounds values of 100 and more to integers. */
const rounded = (value: number) => (value < 100 ? value : Math.round(value));
