import { Box, chakra } from '@chakra-ui/react';
import type { ChartData, FormatValue } from './chartData';

const Cell = chakra('td', { base: { px: '3', py: '1.5', textAlign: 'end' } });
const Head = chakra('th', {
  base: {
    px: '3',
    py: '1.5',
    fontWeight: 'medium',
    color: 'fg.muted',
    textAlign: 'end',
    _first: { textAlign: 'start' },
  },
});

/** Table with the values of a chart, of the same height as the chart. */
export function ChartTable({
  title,
  labelTitle,
  data: { labels, series },
  formatValue,
  height,
}: {
  title: string;
  /** Column title of the labels, such as "Day". */
  labelTitle: string;
  data: ChartData;
  formatValue: FormatValue;
  height: string;
}) {
  return (
    <Box
      h={height}
      overflow="auto"
      // Scrollable areas must be reachable by keyboard.
      tabIndex={0}
      role="region"
      aria-label={title}
      borderWidth="1px"
      borderRadius="l2"
      focusVisibleRing="inside"
    >
      <chakra.table w="full" textStyle="compact" fontVariantNumeric="tabular-nums">
        <chakra.thead position="sticky" top="0" bg="bg.subtle">
          <tr>
            <Head scope="col">{labelTitle}</Head>
            {series.map(({ name }) => (
              <Head key={name} scope="col">
                {name}
              </Head>
            ))}
          </tr>
        </chakra.thead>
        <tbody>
          {labels.map((label, index) => (
            <chakra.tr key={`${index} ${label}`} borderTopWidth="1px" borderColor="border.muted">
              <Head scope="row" color="fg">
                {label}
              </Head>
              {series.map(({ name, values }) => (
                <Cell key={name}>{values[index] == null ? '–' : formatValue(values[index])}</Cell>
              ))}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}
