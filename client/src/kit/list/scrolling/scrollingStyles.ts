import type { SystemStyleObject } from '@chakra-ui/react';

/** Additional styles of a scrolling table. */
export const scrollingStyles: SystemStyleObject = {
  // Rows are mounted and unmounted above the visible ones. The browser must not change the scroll position when that happens.
  overflowAnchor: 'none',
  '& tbody td': { h: 'var(--list-row)!' },
  '& tbody > tr:last-child > td': { borderBottomWidth: '1px!' },
  // Rows that pass below the pointer must not start a transition.
  '& tbody :is(tr, [data-row-actions])': { transition: 'none' },
  '& [data-gap] > tr > td': { p: '0!', border: '0!', h: 'auto!' },
  // The header and footer must not cover the focused row.
  '& [data-row-link]': { scrollMarginBlock: 'var(--list-above) var(--list-below)' },
  // Isolates painting: changes in neighbouring groups do not repaint this group.
  '& tbody': { isolation: 'isolate' },
  '& td[data-placeholder]': {
    backgroundImage: 'linear-gradient({colors.bg.emphasized}, {colors.bg.emphasized})',
    backgroundOrigin: 'content-box',
    backgroundRepeat: 'no-repeat',
    backgroundSize: 'min(60%, 14rem) 12px',
    backgroundPosition: { base: 'left center', _rtl: 'right center' },
  },
};
