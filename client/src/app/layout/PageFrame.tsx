import { Box } from '@chakra-ui/react';
import type { ReactNode, RefObject } from 'react';
import type { LayoutPreferences } from './preferences';
import { usePreferences } from './preferencesStore';

const arrivals: Record<LayoutPreferences['transition'], string> = {
  fadeIn: 'fadeIn 160ms ease-out',
  fade: 'fade 160ms ease-out',
  zoomIn: 'zoomIn 160ms ease-out',
  slide: 'slide 160ms ease-out',
  none: 'none',
};

/** Where the pages are shown: as wide as one likes, and coming as one likes. */
export function PageFrame({
  id,
  focusRef,
  pageKey,
  children,
}: {
  id: string;
  focusRef: RefObject<HTMLElement | null>;
  /** Another page has another key, and comes anew. */
  pageKey: string;
  children: ReactNode;
}) {
  const [{ transition }] = usePreferences();
  return (
    <Box
      as="main"
      id={id}
      ref={focusRef}
      tabIndex={-1}
      outline="0"
      flex="1"
      p={{ base: '4', md: '6' }}
      // What slides in comes from outside.
      overflowX="clip"
      css={{
        '@media print': { padding: 0 },
        '[data-width=boxed] &': { width: '100%', maxWidth: '80rem', marginInline: 'auto' },
      }}
    >
      <Box key={pageKey} animation={arrivals[transition]}>
        {children}
      </Box>
    </Box>
  );
}
