import { Button, Grid, GridItem, Skeleton } from '@chakra-ui/react';
import { Download, EyeOff } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../../apollo/errors';
import { Can } from '../../../kit/access/useCan';
import { useChartFormats } from '../../../kit/charts/chartFormats';
import { PeriodPicker } from '../../../kit/charts/period/PeriodPicker';
import { SmallSelect } from '../../../kit/charts/SmallSelect';
import { saveCsv } from '../../../kit/data/files/saveCsv';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { lazyPart } from '../../../kit/late/late';
import { Card } from '../../../kit/layout/Card';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { CountriesCard } from './cards/CountriesCard';
import { rowsOf } from './csv';
import { ProgrammeAudienceCard } from './cards/ProgrammeAudienceCard';
import { HoursOfWeek } from './HoursOfWeek';
import { LineCharts } from './LineCharts';
import { SourcesCard } from './cards/SourcesCard';
import { TotalCards } from './cards/TotalCards';
import { totalsOf } from './totals';
import { useAudience } from './useAudience';
import { WithCharts } from './WithCharts';

const PrivacyDrawer = lazyPart(() => import('./PrivacyDrawer'));

/** Audience figures: listeners over time and in the days before, by programme, device and country. */
export default function AudiencePage() {
  const { t } = useTranslation();
  const formats = useChartFormats();
  const audience = useAudience();
  const { statistics, sources, days, before, step, mountId, isStale, error } = audience;
  const [isSettingPrivacy, setIsSettingPrivacy] = useState(false);
  const totals = useMemo(
    () => statistics && { now: totalsOf(statistics.now), before: totalsOf(statistics.before) },
    [statistics],
  );
  const problem = problemOf(error);

  return (
    <>
      <PageHeader
        title={t('audience.title')}
        description={t('audience.description', {
          days: formats.days(days.from, days.to),
          before: formats.days(before.from, before.to),
          timeZone: audience.timeZone,
        })}
        actions={
          <>
            <Can action="update" subject="AudienceSettings">
              <Button variant="outline" onClick={() => setIsSettingPrivacy(true)}>
                <EyeOff aria-hidden /> {t('audience.privacy.title')}
              </Button>
            </Can>
            <Button
              variant="outline"
              disabled={!statistics || isStale}
              onClick={() =>
                statistics && void saveCsv(rowsOf(statistics.now, t), `audience-${days.from}-${days.to}.csv`)
              }
            >
              <Download aria-hidden /> {t('audience.export')}
            </Button>
          </>
        }
      />
      <PeriodPicker
        period={audience.period}
        days={days}
        problems={problem ? { to: t(problem === 'min' ? 'audience.reversed' : 'audience.tooLong') } : {}}
        onChange={audience.setPeriod}
      />
      {error && !problem ? (
        <Card>
          <ErrorState error={error} onRetry={audience.refetch} />
        </Card>
      ) : statistics && totals ? (
        <Grid templateColumns={{ base: '1fr', xl: 'repeat(2, minmax(0, 1fr))' }} gap="4">
          <GridItem minW="0" gridColumn="1 / -1">
            <TotalCards
              {...totals}
              sources={mountId === null ? sources : sources?.filter((source) => source.mountId === mountId)}
            />
          </GridItem>
          <LineCharts
            statistics={statistics}
            step={step}
            timeZone={audience.timeZone}
            isStale={isStale}
            aside={
              sources && sources.length > 1 ? (
                <SmallSelect
                  label={t('audience.mount')}
                  value={mountId ?? ''}
                  options={[
                    { value: '', label: t('audience.allMounts') },
                    ...sources.map(({ mountId: value, name }) => ({ value, label: name })),
                  ]}
                  onChange={audience.setMount}
                />
              ) : null
            }
          />
          <GridItem minW="0" gridColumn="1 / -1">
            {sources ? <SourcesCard sources={sources} /> : <Skeleton h="40" borderRadius="l3" />}
          </GridItem>
          <GridItem minW="0">
            <HoursOfWeek days={days} mountId={mountId} />
          </GridItem>
          <GridItem minW="0">
            <ProgrammeAudienceCard days={days} />
          </GridItem>
          <WithCharts days={days} mountId={mountId} />
          <CountriesCard days={days} mountId={mountId} />
        </Grid>
      ) : problem ? null : (
        <Skeleton h="24rem" borderRadius="l3" />
      )}
      <Suspense>
        {isSettingPrivacy ? <PrivacyDrawer onClose={() => setIsSettingPrivacy(false)} /> : null}
      </Suspense>
    </>
  );
}

/** Returns the validation error for the chosen days; undefined for any other error. */
function problemOf(error: unknown): string | undefined {
  if (!error) return undefined;
  const { code, fields = {} } = apiErrorOf(error);
  return code === 'BAD_USER_INPUT' ? fields['to'] : undefined;
}
