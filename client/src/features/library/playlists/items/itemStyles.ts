import type { SystemStyleObject } from '@chakra-ui/react';

const columns = 'auto 1.75rem 2.25rem minmax(0, 1fr) 4.5rem 4.5rem 6rem';
const narrowColumns = 'auto 1.75rem minmax(0, 1fr) auto';

/** All that the rows of a playlist look like, said once for the list: told to each row, it would cost more than the rest. */
export const itemStyles: SystemStyleObject = {
  listStyleType: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& .item, & .item-head': {
    display: 'grid',
    gridTemplateColumns: { base: narrowColumns, md: columns },
    alignItems: 'center',
    columnGap: { base: '1', md: '2.5' },
    px: { base: '2', md: '4' },
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
  },
  '& .item': {
    minH: { base: '14', md: '12' },
    bg: 'bg.panel',
    transition: 'background 120ms',
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.subtle' },
  },
  '& .item:last-of-type': { borderBottomWidth: '0', borderBottomRadius: 'l3' },
  '& .item[data-selected]': { bg: 'brand.subtle' },
  '& .item[data-dragging]': { boxShadow: 'md', bg: 'bg.muted' },
  '& .item-head': {
    display: { base: 'none', md: 'grid' },
    minH: '9',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    textStyle: 'xs',
    fontWeight: 'medium',
    color: 'fg.muted',
  },
  '& .item-check': { display: 'grid', placeItems: 'center', minW: '6', minH: { base: '11', md: '8' } },
  '& .item-check input': {
    boxSize: '4',
    accentColor: 'brand.solid',
    cursor: 'pointer',
    _dark: { colorScheme: 'dark' },
  },
  '& .item-handle': {
    display: 'grid',
    placeItems: 'center',
    w: '7',
    minH: { base: '11', md: '8' },
    borderRadius: 'l2',
    color: 'fg.subtle',
    cursor: 'grab',
    touchAction: 'none',
    focusVisibleRing: 'outside',
    _hover: { color: 'fg', bg: 'bg.muted' },
  },
  '& .item-place': { color: 'fg.muted', textAlign: 'end', display: { base: 'none', md: 'block' } },
  '& .item-number': { textAlign: 'end' },
  '& .item-start': { color: 'fg.muted', textAlign: 'end' },
  '& .item-duration, & .item-start': { display: { base: 'none', md: 'block' } },
  '& .item-line': { display: 'flex', gap: '2', minW: '0', textStyle: 'xs', color: 'fg.muted' },
  '& .item-short': { display: { base: 'block', md: 'none' } },
  '& .person-name, & .person-detail': { display: 'block' },
  // On a phone there is room for words, or for pictures; what is ticked is taken out together.
  '& .medium-picture': { display: { base: 'none', md: 'grid' } },
  '& .row-action[data-remove]': { display: { base: 'none', md: 'inline-flex' } },
  '& .item-title': { display: 'flex', alignItems: 'center', gap: '1.5', minW: '0' },
  '& .item-own': { color: 'brand.fg', flexShrink: 0 },
  '& .item-actions': { display: 'flex', justifyContent: 'flex-end' },
  '& .row-action': { boxSize: { base: '11', md: '8' } },
  '& .item[data-playing] .person-name': { color: 'brand.fg' },
};
