import type { SystemStyleObject } from '@chakra-ui/react';
import { sortableStyles } from '../../../../kit/list/sortable/sortableStyles';
import { palettes } from '../../../../kit/data/people/Person';

const columns = 'auto 1.75rem 5rem 1.75rem minmax(0, 1fr) auto 4.5rem 6rem';
const plainColumns = '5rem 1.75rem minmax(0, 1fr) auto 4.5rem 2rem';

/** Styles of the item rows, on screen and on paper. */
export const itemStyles: SystemStyleObject = {
  ...sortableStyles(columns),
  '&[data-plain] .item, &[data-plain] .item-head': {
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: plainColumns },
  },
  '& li.item': { position: 'relative', py: '1' },
  // A pseudo-element instead of a border, which would shift the content of the row.
  '& .item[data-current]::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '0',
    insetInlineStart: '0',
    w: '3px',
    bg: 'brand.solid',
  },
  '& .item[data-editor]': { outlineWidth: '2px', outlineStyle: 'solid', outlineOffset: '-2px' },
  ...Object.fromEntries(
    palettes.map((colour) => [`& .item[data-editor=${colour}]`, { outlineColor: `${colour}.solid` }]),
  ),
  '& .item-time': { fontWeight: 'medium', display: { base: 'none', md: 'block' } },
  '& .item-kind': {
    display: { base: 'none', md: 'grid' },
    placeItems: 'center',
    boxSize: '7',
    borderRadius: 'l2',
    bg: 'bg.muted',
    color: 'fg.muted',
  },
  // Align text of both directions at the start of the row.
  '& .item-words': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minW: '0' },
  '& .item-words > *': { maxW: 'full' },
  '& .item-short': { display: { base: 'inline', md: 'none' }, flexShrink: 0 },
  '& .item-notes': {
    textStyle: 'xs',
    color: 'fg.muted',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    lineClamp: 2,
  },
  '& .item-badges': { display: 'flex', gap: '1', flexWrap: 'wrap', justifyContent: 'flex-end' },
  // On a phone, problems are below the title.
  '& .item .item-badges': { gridColumn: { base: '1 / -1', md: 'auto' }, order: { base: 1, md: 0 } },
  '& .item-badges:empty': { display: { base: 'none', md: 'flex' } },
  '& .item-length': { textAlign: 'end', display: { base: 'none', md: 'block' } },
  '& .item-gap': {
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'xs',
    color: 'fg.muted',
    borderBottomWidth: '1px',
    borderStyle: 'dashed',
    mb: '1',
    py: '1',
  },
  '&[aria-busy=true] .item-time, &[aria-busy=true] .item-short': { opacity: 0.45 },
  '@media print': {
    '& .item, & .item-head, &[data-plain] .item, &[data-plain] .item-head': {
      display: 'grid',
      gridTemplateColumns: '5rem 1.75rem minmax(0, 1fr) auto 4.5rem',
      breakInside: 'avoid',
      minH: '0',
      px: '0',
      py: '1',
      boxShadow: 'none',
    },
    // Paper has no current row, selection or editors.
    '& .item, & .item:hover, & .item[data-selected]': { bg: 'transparent' },
    '& .item, & .item[data-editor]': { outline: 'none' },
    '& .item[data-current]::before, & .item .row-aside': { display: 'none' },
    '& .item-check, & .item-handle, & .item-handle-head, & .item-actions, & .item-short': { display: 'none' },
    '& .item-time': { display: 'block', gridColumn: '1' },
    '& .item-kind, &[data-plain] .item-kind': { display: 'grid', gridColumn: '2', bg: 'transparent' },
    '& .item-words': { gridColumn: '3' },
    '& .item .item-badges': { display: 'flex', gridColumn: '4', order: 0 },
    '& .item-length': { display: 'block', gridColumn: '5' },
    '& .item-notes': { lineClamp: 'none' },
  },
};
