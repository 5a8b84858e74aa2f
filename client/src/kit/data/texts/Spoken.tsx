import { Box, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Replaces incomplete or fragmented content by a text for screen readers. */
export function Spoken({ as: words, children }: { as: string; children: ReactNode }) {
  return (
    <>
      <Text as="span" srOnly>
        {words}
      </Text>
      <Box as="span" display="contents" aria-hidden>
        {children}
      </Box>
    </>
  );
}
