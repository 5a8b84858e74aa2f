import { Box, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** What something is called by those who hear the page, where what is seen of it says less, or says it in pieces. */
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
