import { Box, Button, GridItem } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChartFormats } from '../../../../kit/charts/chartFormats';
import type { Days } from '../../../../kit/charts/period/period';
import { saveCsv } from '../../../../kit/data/files/saveCsv';
import { Section } from '../../../../kit/layout/Card';
import { useAudienceCountriesQuery, type AudienceCountriesQuery } from '../audience.generated';
import { StatisticsTable } from '../StatisticsTable';
import { PartState } from '../PartState';

/** Listeners by country. Hidden when there is no country data for the chosen days. */
export function CountriesCard({ days, mountId }: { days: Days; mountId: string | null }) {
  const { t, i18n } = useTranslation();
  const formats = useChartFormats();
  const query = useAudienceCountriesQuery({ variables: { ...days, mountId } });
  const rows = (query.data ?? query.previousData)?.listenersByCountry;
  const names = useMemo(() => new Intl.DisplayNames(i18n.language, { type: 'region' }), [i18n.language]);
  const nameOf = (country: string) =>
    country === '' ? t('audience.noCountry') : (names.of(country) ?? country);
  if (!query.error && !rows?.length) return null;
  const columns = [
    { header: t('audience.sessions'), of: 'sessions' as const, scale: 1 },
    { header: t('audience.unique'), of: 'uniqueListeners' as const, scale: 1 },
    { header: t('audience.listeningHours'), of: 'listeningTime' as const, scale: 3_600_000 },
  ];
  const save = () =>
    void saveCsv(
      [
        [t('audience.country'), ...columns.map(({ header }) => header)],
        ...rows!.map((row) => [row.country, ...columns.map(({ of, scale }) => row[of] / scale)]),
      ],
      `audience-countries-${days.from}-${days.to}.csv`,
    );
  return (
    <GridItem minW="0" gridColumn="1 / -1">
      <Section
        title={t('audience.byCountry')}
        aside={
          <Button
            size="xs"
            variant="outline"
            disabled={!query.data}
            aria-label={`${t('audience.export')} · ${t('audience.byCountry')}`}
            onClick={save}
          >
            <Download aria-hidden /> {t('audience.export')}
          </Button>
        }
      >
        <PartState query={query} rows={rows}>
          {(found) => (
            <Box maxH="22rem" overflowY="auto">
              <StatisticsTable
                title={t('audience.byCountry')}
                nameTitle={t('audience.country')}
                rows={found}
                keyOf={({ country }) => country}
                nameOf={({ country }) => <bdi>{nameOf(country)}</bdi>}
                columns={columns.map(({ header, of, scale }) => ({
                  header,
                  cell: (row: AudienceCountriesQuery['listenersByCountry'][number]) =>
                    formats.count(Math.round(row[of] / scale)),
                }))}
              />
            </Box>
          )}
        </PartState>
      </Section>
    </GridItem>
  );
}
