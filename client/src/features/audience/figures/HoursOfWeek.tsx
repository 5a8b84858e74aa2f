import { Box, chakra, VisuallyHidden } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useChartFormats } from '../../../kit/charts/chartFormats';
import type { Days } from '../../../kit/charts/period/period';
import { localeOf } from '../../../kit/data/format/format';
import { Section } from '../../../kit/layout/Card';
import { useAudienceWeekQuery } from './audience.generated';
import { PartState } from './PartState';

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Heat map of the hours of a week. A darker cell means more listeners, a hatched one that the number is unknown. */
export function HoursOfWeek({ days, mountId }: { days: Days; mountId: string | null }) {
  const { t, i18n } = useTranslation();
  const formats = useChartFormats();
  const query = useAudienceWeekQuery({ variables: { ...days, mountId } });
  const found = (query.data ?? query.previousData)?.listenersByHourAndWeekday;
  const known = found?.some(({ average }) => average !== null) ? found : found && [];
  const highest = Math.max(0, ...(found ?? []).map(({ average }) => average ?? 0));
  const weekdayName = new Intl.DateTimeFormat(localeOf(i18n.language), { weekday: 'short', timeZone: 'UTC' });
  const hourName = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  return (
    <Section title={t('audience.hoursOfWeek')} h="full">
      <PartState query={query} rows={known}>
        {(cells) => (
          // `relative` makes this box the container of the visually hidden text, which would otherwise widen the page.
          <Box
            position="relative"
            overflowX="auto"
            tabIndex={0}
            role="region"
            aria-label={t('audience.hoursOfWeek')}
          >
            <chakra.table
              w="full"
              minW="34rem"
              textStyle="xs"
              css={{ borderCollapse: 'separate', borderSpacing: '2px', tableLayout: 'fixed' }}
            >
              <thead>
                <tr>
                  <chakra.th w="16" />
                  {hours.map((hour) => (
                    <chakra.th key={hour} scope="col" fontWeight="normal" color="fg.muted" textAlign="start">
                      <VisuallyHidden>{hourName(hour)}</VisuallyHidden>
                      <span aria-hidden>{hour % 6 === 0 ? hour : ''}</span>
                    </chakra.th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {weekdays.map((weekday) => (
                  <tr key={weekday}>
                    <chakra.th
                      scope="row"
                      fontWeight="normal"
                      color="fg.muted"
                      textAlign="start"
                      whiteSpace="nowrap"
                    >
                      {/* 5 January 1970 was a Monday; `weekday` is 1 for Monday. */}
                      {weekdayName.format(Date.UTC(1970, 0, 4 + weekday))}
                    </chakra.th>
                    {hours.map((hour) => {
                      const average = cells[(weekday - 1) * 24 + hour]?.average ?? null;
                      const words = average === null ? t('audience.unknown') : formats.count(average);
                      return (
                        <chakra.td
                          key={hour}
                          h="6"
                          p="0"
                          borderRadius="l1"
                          title={`${weekdayName.format(Date.UTC(1970, 0, 4 + weekday))} ${hourName(hour)} · ${words}`}
                          style={{ background: average === null ? hatched : shade(average / (highest || 1)) }}
                        >
                          <VisuallyHidden>{words}</VisuallyHidden>
                        </chakra.td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </chakra.table>
          </Box>
        )}
      </PartState>
    </Section>
  );
}

const hatched =
  'repeating-linear-gradient(45deg, transparent 0 3px, var(--regie-colors-border-muted) 3px 4px)';

/** Colour of a share of the maximum, 0 to 1. Known hours have at least 6 % colour. */
const shade = (share: number) =>
  `color-mix(in oklab, var(--regie-colors-brand-solid) ${Math.round(6 + share * 94)}%, transparent)`;
