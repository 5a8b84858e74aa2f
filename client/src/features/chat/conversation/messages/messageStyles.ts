import type { SystemStyleObject } from '@chakra-ui/react';

/** Styles of all messages, set once on the list. On each row, they would cost more than all other rendering. */
export const messageStyles: SystemStyleObject = {
  '& .chat-message': {
    display: 'flex',
    gap: '3',
    px: { base: '3', md: '4' },
    pt: '2.5',
    pb: '0.5',
    _hover: { bg: 'bg.subtle' },
  },
  '& .chat-message[data-following]': { pt: '0.5' },
  '& .chat-message[data-target]': { bg: 'brand.subtle' },
  '& .chat-face': { w: '8', flexShrink: '0' },
  '& .chat-said': { flex: '1', minW: '0' },
  '& .chat-author': { display: 'flex', gap: '2', alignItems: 'baseline' },
  '& .chat-author bdi': { fontWeight: 'semibold', truncate: true },
  '& .chat-time': {
    textStyle: 'xs',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    flexShrink: '0',
  },
  '& .chat-tools': { flexShrink: '0', alignSelf: 'flex-start' },
  '@media (hover: hover)': {
    '& .chat-tools': { opacity: 0 },
    '& article:is(:hover, :focus-within) > .chat-tools': { opacity: 1 },
  },
  '& .chat-more': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minW: { base: '11', md: '7' },
    minH: { base: '11', md: '6' },
    borderRadius: 'l2',
    color: 'fg.muted',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
    _hover: { color: 'fg', bg: 'bg.muted' },
    // Three dots, drawn by the stylesheet: an SVG in each row would cost as much as the text.
    _before: {
      content: '""',
      w: '15px',
      h: '3px',
      backgroundImage: 'radial-gradient(circle closest-side, currentColor 88%, transparent)',
      backgroundSize: '5px 3px',
    },
  },
};
