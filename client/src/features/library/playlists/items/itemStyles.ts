import type { SystemStyleObject } from '@chakra-ui/react';
import { sortableStyles } from '../../../../kit/list/sortable/sortableStyles';

const columns = 'auto 1.75rem 2.25rem minmax(0, 1fr) 4.5rem 4.5rem 6rem';

/** Styles of the item rows. */
export const itemStyles: SystemStyleObject = {
  ...sortableStyles(columns),
  '& .item:last-of-type': { borderBottomWidth: '0', borderBottomRadius: 'l3' },
  '& .item-position': { color: 'fg.muted', textAlign: 'end', display: { base: 'none', md: 'block' } },
  '& .item-number': { textAlign: 'end' },
  '& .item-start': { color: 'fg.muted', textAlign: 'end' },
  '& .item-duration, & .item-start': { display: { base: 'none', md: 'block' } },
  '& .item-short': { display: { base: 'block', md: 'none' } },
  // Phones have no room for the pictures.
  '& .medium-picture': { display: { base: 'none', md: 'grid' } },
  '& .item-title': { display: 'flex', alignItems: 'center', gap: '1.5', minW: '0' },
  '& .item-own': { color: 'brand.fg', flexShrink: 0 },
  '& .item[data-playing] .person-name': { color: 'brand.fg' },
};
