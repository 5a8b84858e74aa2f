import type { SystemStyleObject } from '@chakra-ui/react';

const narrowColumns = 'auto 1.75rem minmax(0, 1fr) auto';

/**
 * The styles of a list whose rows can be selected and dragged, with the grid columns of wide screens. They are set once on
 * the list: styles on each row would cost more than the rest of the row.
 */
export const sortableStyles = (columns: string): SystemStyleObject => ({
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
  '& .item-line': { display: 'flex', gap: '2', minW: '0', textStyle: 'xs', color: 'fg.muted' },
  '& .person-name, & .person-detail': { display: 'block' },
  '& .item-actions': { display: 'flex', justifyContent: 'flex-end' },
  '& .row-action': { boxSize: { base: '11', md: '8' } },
  // Phones have no room for this button. Their users select rows and remove them with one press.
  '& .row-action[data-remove]': { display: { base: 'none', md: 'inline-flex' } },
});
