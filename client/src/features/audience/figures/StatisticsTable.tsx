import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Cell = chakra('td', {
  base: { px: '2', py: '2', textAlign: 'end', whiteSpace: 'nowrap', _last: { pe: '0' } },
});
const Head = chakra('th', {
  base: {
    px: '2',
    py: '2',
    fontWeight: 'medium',
    color: 'fg.muted',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    _first: { textAlign: 'start', ps: '0' },
    _last: { pe: '0' },
  },
});

export interface StatisticsColumn<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
}

/** Table of names with their figures, the main figure last. Scrolls horizontally on narrow screens. */
export function StatisticsTable<Row>({
  title,
  nameTitle,
  rows,
  keyOf,
  nameOf,
  columns,
}: {
  title: string;
  nameTitle: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => ReactNode;
  columns: ReadonlyArray<StatisticsColumn<Row>>;
}) {
  return (
    <Box overflowX="auto" tabIndex={0} role="region" aria-label={title} focusVisibleRing="inside">
      <chakra.table w="full" textStyle="compact" fontVariantNumeric="tabular-nums">
        <thead>
          <tr>
            <Head scope="col">{nameTitle}</Head>
            {columns.map(({ header }) => (
              <Head key={header} scope="col">
                {header}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <chakra.tr key={keyOf(row)} borderTopWidth="1px" borderColor="border.muted">
              <Head scope="row" color="fg" whiteSpace="normal" minW="9rem">
                {nameOf(row)}
              </Head>
              {columns.map(({ header, cell }) => (
                <Cell key={header}>{cell(row)}</Cell>
              ))}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}
