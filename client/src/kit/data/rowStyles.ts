import type { SystemStyleObject } from '@chakra-ui/react';

const palettes = ['brand', 'gray', 'blue', 'teal', 'green', 'orange', 'cyan', 'red'];

const avatarSizes: Record<string, SystemStyleObject> = {
  '2xs': { boxSize: '6', fontSize: '0.625rem' },
  xs: { boxSize: '8', fontSize: 'xs' },
  sm: { boxSize: '9', fontSize: 'xs' },
  md: { boxSize: '10', fontSize: 'sm' },
  xl: { boxSize: '16', fontSize: 'xl' },
  full: { boxSize: 'full', fontSize: '2xl' },
};

const cut: SystemStyleObject = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

/**
 * What stands in every row of a list, styled by class, once for the whole portal: told to each element, its style
 * takes longer than all else that a row needs.
 */
export const rowStyles: Record<string, SystemStyleObject> = {
  '.tinted-by': { bg: 'gray.subtle', color: 'gray.fg' },
  ...Object.fromEntries(
    palettes.map((palette) => [
      `.tinted-by[data-palette=${palette}]`,
      { bg: `${palette}.subtle`, color: `${palette}.fg` },
    ]),
  ),
  '.avatar': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: 'full',
    fontWeight: 'medium',
    lineHeight: '1',
    userSelect: 'none',
  },
  '.avatar[data-shape=rounded]': { borderRadius: 'l2' },
  ...Object.fromEntries(
    Object.entries(avatarSizes).map(([size, style]) => [`.avatar[data-size="${size}"]`, style]),
  ),
  '.avatar img': { w: 'full', h: 'full', objectFit: 'cover' },
  '.person': { display: 'flex', alignItems: 'center', gap: '2.5', minW: '0' },
  '.person-words': { minW: '0', lineHeight: '1.25' },
  '.person-name': { ...cut, fontWeight: 'medium' },
  '.person-detail': { ...cut, textStyle: 'xs', color: 'fg.muted' },
  // Pictures of media, over an icon that is seen while there is none.
  '.medium': { display: 'flex', alignItems: 'center', gap: '2.5', minW: '0' },
  '.medium-picture': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: '8',
    overflow: 'hidden',
    borderRadius: 'l1',
    bg: 'bg.muted',
    color: 'fg.subtle',
  },
  '.medium-picture img': { position: 'absolute', inset: '0', w: 'full', h: 'full', objectFit: 'cover' },
  '.status': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    px: '2',
    minH: '5',
    verticalAlign: 'middle',
    borderRadius: 'full',
    textStyle: 'xs',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    userSelect: 'none',
  },
  '.filter-chip': { display: 'flex', alignItems: 'center', flexShrink: 0 },
  '.chip': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    h: '8',
    px: '2.5',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'gray.border',
    borderRadius: 'l2',
    color: 'gray.fg',
    textStyle: 'compact',
    lineHeight: '1.2',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    cursor: 'button',
    transitionProperty: 'common',
    transitionDuration: 'moderate',
    focusVisibleRing: 'outside',
    _hover: { bg: 'gray.subtle' },
    _expanded: { bg: 'gray.subtle' },
    '& b': { ...cut, maxW: '48', fontWeight: 'semibold' },
    '& svg': { boxSize: '4', flexShrink: 0 },
    '&[data-on]': {
      borderStyle: 'solid',
      borderColor: 'brand.border',
      bg: 'brand.subtle',
      color: 'brand.fg',
    },
    '&[data-joined=end]': { borderEndRadius: '0' },
    '&[data-joined=start]': { px: '2', borderStartRadius: '0', borderStartWidth: '0' },
  },
  '.row-name': { fontWeight: 'medium' },
  '.row-number': { fontWeight: 'medium', color: 'brand.fg' },
  '.row-aside': { color: 'fg.muted' },
  '.row-check': {
    boxSize: '4',
    accentColor: 'brand.solid',
    verticalAlign: 'middle',
    cursor: 'pointer',
    _dark: { colorScheme: 'dark' },
  },
  '.row-actions': { display: 'flex', justifyContent: 'flex-end', gap: '0.5' },
  '.row-action': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '8',
    borderRadius: 'l2',
    color: 'fg.muted',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
    _hover: { color: 'fg', bg: 'bg.muted' },
    '&[data-destructive]:hover': { color: 'red.fg' },
  },
};
