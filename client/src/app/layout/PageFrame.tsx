import { Box } from '@chakra-ui/react';
import type { ReactNode, RefObject } from 'react';
import type { LayoutPreferences } from './preferences';
import { usePreferences } from './preferencesStore';

const transitions: Record<LayoutPreferences['transition'], string> = {
  fadeIn: 'fadeIn 160ms ease-out',
  fade: 'fade 160ms ease-out',
  zoomIn: 'zoomIn 160ms ease-out',
  slide: 'slide 160ms ease-out',
  none: 'none',
};

/** Frame of the page content, with the preferred width and page transition. */
export function PageFrame({
  id,
  focusRef,
  pageKey,
  children,
}: {
  id: string;
  focusRef: RefObject<HTMLElement | null>;
  /** Identifies the page: another key mounts the content again and plays the transition. */
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
      // The slide transition starts outside of the frame, so overflow is clipped.
      overflowX="clip"
      css={{
        '@media print': { padding: 0 },
        '[data-width=boxed] &': { width: '100%', maxWidth: '80rem', marginInline: 'auto' },
      }}
    >
      <Box key={pageKey} animation={transitions[transition]}>
        {children}
      </Box>
    </Box>
  );
}
