import { Box, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Lets screen readers read the text `as` in place of content that is fragmented or incomplete. */
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
