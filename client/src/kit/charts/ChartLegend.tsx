import { Flex, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { toneOf, type ChartPart, type ChartSeries } from './chartData';
import { useChartFormats } from './chartFormats';
import { Swatch } from './plots/PlotTooltip';

/** Legend of a chart with several series: colour and name of each. */
export function SeriesLegend({ series }: { series: readonly ChartSeries[] }) {
  return (
    <Flex as="ul" listStyleType="none" gap="4" rowGap="1" wrap="wrap" textStyle="xs" color="fg.muted">
      {series.map(({ name, tone }, index) => (
        <Flex as="li" key={name} align="center" gap="1.5">
          <Swatch tone={toneOf(index, tone)} />
          {name}
        </Flex>
      ))}
    </Flex>
  );
}

/** Legend of a donut chart: each segment with its value and share, optionally as a link. */
export function PartsLegend({
  parts,
  formatValue,
  linkOf,
  hidesShares = false,
}: {
  parts: readonly ChartPart[];
  formatValue: (value: number) => string;
  linkOf?: (index: number) => string | undefined;
  hidesShares?: boolean;
}) {
  const formats = useChartFormats();
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  return (
    <Flex as="ul" listStyleType="none" direction="column" flex="1" minW="0">
      {parts.map(({ label, value, tone }, index) => {
        const link = linkOf?.(index);
        const row = (
          <>
            <Swatch tone={tone} />
            <Text flex="1" truncate>
              {label}
            </Text>
            <Text fontWeight="medium">{formatValue(value)}</Text>
            {hidesShares ? null : (
              <Text
                color="fg.muted"
                textStyle="xs"
                w="11"
                textAlign="end"
                // Narrow cards need the space for the names.
                css={{ '@container (max-width: 22rem)': { sm: { display: 'none' } } }}
              >
                {whole > 0 ? formats.percent(Math.round((value / whole) * 100)) : '–'}
              </Text>
            )}
          </>
        );
        return (
          <li key={label}>
            <Flex
              asChild={link !== undefined}
              align="center"
              gap="2.5"
              px="2"
              minH={{ base: link ? '44px' : '8', md: '8' }}
              borderRadius="l2"
              fontVariantNumeric="tabular-nums"
              {...(link && { _hover: { bg: 'bg.subtle' }, focusVisibleRing: 'inside' as const })}
            >
              {link === undefined ? row : <Link to={link}>{row}</Link>}
            </Flex>
          </li>
        );
      })}
    </Flex>
  );
}
