import type { SystemStyleObject } from '@chakra-ui/react';

/** Position in the bottom corner at the inline end, above the player. */
export const cornerStyle: SystemStyleObject = {
  position: 'fixed',
  insetEnd: { base: '2', md: '4' },
  bottom: 'calc(var(--regie-bottom) + 1rem)',
  zIndex: 'docked',
  bg: 'bg.panel',
  borderRadius: 'l3',
  boxShadow: 'lg',
  overflow: 'hidden',
};
