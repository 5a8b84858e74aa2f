import { Box, Flex, Heading, IconButton, Text } from '@chakra-ui/react';
import { ChartColumn, Table2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../layout/Card';
import { Chart, type ChartProps } from './Chart';
import { partsOf, showsParts } from './chartData';
import { PartsLegend, SeriesLegend } from './ChartLegend';
import { ChartTable } from './ChartTable';

interface Props extends Omit<ChartProps, 'height'> {
  title: string;
  /** Column title of the labels in the table, such as "Day". */
  labelTitle: string;
  height?: string;
  /** Main figure of the chart, shown large. */
  headline?: ReactNode;
  comparison?: ReactNode;
  note?: ReactNode;
  /** Content beside the title, such as a period picker. */
  aside?: ReactNode;
  /** Link of a segment of a donut chart, by index. */
  linkOf?: (index: number) => string | undefined;
  /** True for a donut chart whose values are percentages already. */
  hidesShares?: boolean;
  /** Further figures below the chart. */
  footer?: ReactNode;
  headingLevel?: 'h2' | 'h3';
  /** True while newer figures load. */
  isStale?: boolean;
}

/** Card with a chart: title, main figure, legend, and a button that shows the same values as a table. */
export function ChartCard({
  title,
  labelTitle,
  height = '14rem',
  headline,
  comparison,
  note,
  aside,
  linkOf,
  hidesShares = false,
  footer,
  headingLevel = 'h2',
  isStale = false,
  children,
  ...chart
}: Props) {
  const [isTable, setIsTable] = useState(false);
  const { kind, data, formatValue, partTones } = chart;
  const hasLegend = data.series.length > 1 && !showsParts(kind);

  const drawing = isTable ? (
    <ChartTable {...{ title, labelTitle, data, formatValue, height }} />
  ) : kind === 'donut' ? (
    <Flex direction={{ base: 'column', sm: 'row' }} align="center" gap="4" containerType="inline-size">
      <Box
        w={{ base: 'full', sm: '45%' }}
        flexShrink="0"
        css={{ '@container (max-width: 22rem)': { sm: { width: '38%' } } }}
      >
        <Chart {...chart} height={height}>
          {children}
        </Chart>
      </Box>
      <Box w="full" minW="0">
        <PartsLegend
          hidesShares={hidesShares}
          parts={partsOf(data, partTones)}
          formatValue={formatValue}
          {...(linkOf && { linkOf })}
        />
      </Box>
    </Flex>
  ) : (
    <Chart {...chart} height={height}>
      {children}
    </Chart>
  );

  return (
    <Card as="section" p="4" h="full" display="flex" flexDirection="column" aria-label={title}>
      <Flex justify="space-between" align="center" gap="2" minH="8" mb="2">
        <Heading as={headingLevel} textStyle="sm" fontWeight="semibold" lineClamp={2}>
          {title}
        </Heading>
        <Flex align="center" gap="1" flexShrink="0" data-print="hide">
          {aside}
          <TableToggle isTable={isTable} onChange={setIsTable} title={title} />
        </Flex>
      </Flex>
      <Headline {...{ headline, comparison, note }} />
      <Box
        as="figure"
        mt="auto"
        mb={kind === 'donut' ? 'auto' : undefined}
        opacity={isStale ? 0.6 : 1}
        transition="opacity 150ms"
        aria-busy={isStale}
      >
        {drawing}
        {hasLegend ? (
          <Box mt="3">
            <SeriesLegend series={data.series} />
          </Box>
        ) : null}
      </Box>
      {footer ? <Box mt="3">{footer}</Box> : null}
    </Card>
  );
}

function Headline({ headline, comparison, note }: Pick<Props, 'headline' | 'comparison' | 'note'>) {
  if (headline === undefined) return null;
  return (
    <Box mb="3">
      <Flex align="baseline" gap="2.5" wrap="wrap">
        <Text textStyle="2xl" fontWeight="semibold" letterSpacing="-0.02em" fontVariantNumeric="tabular-nums">
          {headline}
        </Text>
        {comparison}
      </Flex>
      {note ? (
        <Text textStyle="compact" color="fg.muted">
          {note}
        </Text>
      ) : null}
    </Box>
  );
}

function TableToggle({
  isTable,
  onChange,
  title,
}: {
  isTable: boolean;
  onChange: (isTable: boolean) => void;
  title: string;
}) {
  const { t } = useTranslation();
  const label = t('charts.showTable', { title });
  return (
    <IconButton
      size="xs"
      variant="ghost"
      aria-pressed={isTable}
      aria-label={label}
      title={label}
      onClick={() => onChange(!isTable)}
    >
      {isTable ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
    </IconButton>
  );
}
