import type { SystemStyleObject } from '@chakra-ui/react';

/** Maps the library's colours to theme tokens, so that they follow light, dark and high contrast mode. */
export const gridStyle: SystemStyleObject = {
  '--fc-classic-background': 'colors.bg.panel',
  '--fc-classic-foreground': 'colors.fg',
  '--fc-classic-muted-foreground': 'colors.fg.muted',
  '--fc-classic-faint-foreground': 'colors.fg.subtle',
  '--fc-classic-border': 'colors.border',
  '--fc-classic-strong-border': 'colors.border.emphasized',
  '--fc-classic-faint': 'colors.bg.subtle',
  '--fc-classic-muted': 'colors.bg.muted',
  '--fc-classic-strong': 'colors.bg.emphasized',
  '--fc-classic-today': 'color-mix(in srgb, {colors.colorPalette.solid} 7%, transparent)',
  '--fc-classic-highlight': 'color-mix(in srgb, {colors.colorPalette.solid} 16%, transparent)',
  '--fc-classic-event': 'colors.colorPalette.solid',
  fontSize: 'sm',
  overflowX: 'auto',
  // `!important` is needed because the library sets positions in `style` attributes.
  '& [data-lane]': {
    insetInlineStart: 'var(--lane-start) !important',
    insetInlineEnd: 'var(--lane-end) !important',
    zIndex: 'var(--lane-depth) !important',
  },
  '@media print': { maxHeight: 'none', overflow: 'visible' },
};
