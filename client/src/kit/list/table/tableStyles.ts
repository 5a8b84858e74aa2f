import type { SystemStyleObject } from '@chakra-ui/react';

const shownFrom = (from: string): SystemStyleObject => ({ display: { base: 'none', [from]: 'table-cell' } });

/** What a table of rows looks like, said once for the portal: told to each cell or table, it would cost more than the rest. */
const tableStyle: SystemStyleObject = {
  w: 'full',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0',
  fontVariantNumeric: 'tabular-nums',
  '& th': {
    position: 'sticky',
    // Below a navbar that stays.
    top: 'var(--regie-top)',
    zIndex: 1,
    bg: 'bg.panel',
    h: '9',
    px: '3',
    borderYWidth: '1px',
    borderColor: 'border',
    textStyle: 'xs',
    fontWeight: 'medium',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
  },
  '& th button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '7',
    cursor: 'pointer',
    borderRadius: 'l1',
    fontWeight: 'medium',
    _hover: { color: 'fg' },
    focusVisibleRing: 'outside',
  },
  '& th[aria-sort] button': { color: 'fg' },
  '& th:not([aria-sort]) button svg': { opacity: 0.45 },
  '& td': {
    h: '44px',
    px: '3',
    py: '1',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '&[data-density=compact] td': { h: '36px', py: '0' },
  '& th:first-of-type, & td:first-of-type': { ps: '4' },
  // Neither :has nor :last-of-type: for each row that comes or goes, all others would be styled anew.
  '& tbody tr:last-child > td': { borderBottomWidth: '0' },
  '& tbody tr': { transition: 'background 120ms' },
  '& tbody tr[data-link]': { cursor: 'pointer' },
  '& tbody tr:is(:hover, :focus-within)': { bg: 'bg.subtle' },
  '& [data-from=md]': shownFrom('md'),
  '& [data-from=lg]': shownFrom('lg'),
  '& [data-from=xl]': shownFrom('xl'),
  '& [data-from="2xl"]': shownFrom('2xl'),
  '& [data-align=end]': { textAlign: 'end' },
  '& th:not([data-align])': { textAlign: 'start' },
  '& [data-row-link]': { display: 'flex', minW: '0', borderRadius: 'l1', focusVisibleRing: 'outside' },
  '& [data-cell=check]': { ps: '4', pe: '0' },
  '& [data-cell=check] + *': { ps: '2' },
  // Seen where one points or has chosen something, and where there is no pointing.
  '&:not([data-selecting]) .row-check': { opacity: 0, '@media (hover: none)': { opacity: 1 } },
  '&:not([data-selecting]) tr:hover .row-check, & .row-check.row-check:focus-visible': { opacity: 1 },
  '& tbody tr[data-chosen]': { bg: 'brand.subtle' },
  '& [data-cell=actions]': { ps: '0', pe: '2' },
  '& [data-row-actions]': {
    opacity: { base: 1, md: 0 },
    transition: 'opacity 120ms',
    '@media (hover: none)': { opacity: 1 },
  },
  '& tr:is(:hover, :focus-within) [data-row-actions]': { opacity: 1 },
};

export const tableStyles: Record<string, SystemStyleObject> = { '.list-table': tableStyle };
