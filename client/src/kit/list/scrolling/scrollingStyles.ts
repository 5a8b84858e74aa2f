import type { SystemStyleObject } from '@chakra-ui/react';

/** What a table that is scrolled adds to the looks of a table. */
export const scrollingStyles: SystemStyleObject = {
  // Rows come and go above the ones that are read: nothing is to be kept in place by scrolling.
  overflowAnchor: 'none',
  '& tbody td': { h: 'var(--list-row)!' },
  '& tbody > tr:last-child > td': { borderBottomWidth: '1px!' },
  // What passes below the pointer must not begin to fade.
  '& tbody :is(tr, [data-row-actions])': { transition: 'none' },
  '& [data-gap] > tr > td': { p: '0!', border: '0!', h: 'auto!' },
  // Neither the header nor the foot may cover what the keyboard stands on.
  '& [data-row-link]': { scrollMarginBlock: 'var(--list-above) var(--list-below)' },
  // Of what comes and goes beside it, a group is not painted anew.
  '& tbody': { isolation: 'isolate' },
  '& td[data-placeholder]': {
    backgroundImage: 'linear-gradient({colors.bg.emphasized}, {colors.bg.emphasized})',
    backgroundOrigin: 'content-box',
    backgroundRepeat: 'no-repeat',
    backgroundSize: 'min(60%, 14rem) 12px',
    backgroundPosition: { base: 'left center', _rtl: 'right center' },
  },
};
