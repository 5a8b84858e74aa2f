import type { SystemStyleObject } from '@chakra-ui/react';

const shownFrom = (from: string): SystemStyleObject => ({ display: { base: 'none', [from]: 'table-cell' } });

/**
 * Styles of all list tables, set once for the portal. Styles on each cell or table would cost more than the rest of the row.
 */
const tableStyle: SystemStyleObject = {
  w: 'full',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0',
  fontVariantNumeric: 'tabular-nums',
  '& th': {
    position: 'sticky',
    // Below the sticky navbar.
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
  '& .column-edge': {
    position: 'absolute',
    insetBlock: '0',
    insetInlineEnd: '0',
    w: '12px',
    cursor: 'col-resize',
    touchAction: 'none',
    _before: {
      content: '""',
      position: 'absolute',
      insetBlock: '25%',
      insetInlineEnd: '0',
      borderInlineEndWidth: '2px',
      borderColor: 'transparent',
    },
  },
  '& thead:hover .column-edge::before': { borderColor: 'border' },
  '& .column-edge:is(:hover, :active)::before': { borderColor: 'brand.solid' },
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
  // Text in the other direction is truncated at its own end, but aligned with the other cells of the column.
  '& td > bdi:is(.row-name, .row-aside):only-child, & [data-row-link] > bdi:only-child': {
    display: 'block',
    minW: '0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    textAlign: '-webkit-match-parent',
    '@supports (text-align: match-parent)': { textAlign: 'match-parent' },
  },
  '&[data-density=compact] td': { h: '36px', py: '0' },
  '& th:first-of-type, & td:first-of-type': { ps: '4' },
  // Avoids `:has` and `:last-of-type`, which restyle all rows whenever a row is added or removed.
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
  '& button[data-row-link]': { w: 'full', textAlign: 'start', cursor: 'pointer' },
  '& [data-cell=check]': { ps: '4', pe: '0' },
  '& [data-cell=check] + *': { ps: '2' },
  // Checkboxes appear on hover and on keyboard focus. They are always visible while rows are selected, and on touch screens.
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
