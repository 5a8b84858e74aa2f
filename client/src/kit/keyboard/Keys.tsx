import { Box, Flex } from '@chakra-ui/react';

/** A key combination, drawn as keys. Left-to-right in every language. */
export function Keys({ names }: { names: readonly string[] }) {
  return (
    <Flex as="span" dir="ltr" display="inline-flex" gap="1" flexShrink="0">
      {names.map((name) => (
        <Box
          key={name}
          as="kbd"
          fontFamily="inherit"
          textStyle="xs"
          lineHeight="1"
          minW="5"
          px="1"
          py="0.5"
          textAlign="center"
          color="fg.muted"
          bg="bg.subtle"
          borderWidth="1px"
          borderColor="border"
          borderRadius="sm"
        >
          {name}
        </Box>
      ))}
    </Flex>
  );
}
