import { Text } from '@chakra-ui/react';

/** Number of new items, with a text for screen readers. */
export const CountBadge = ({ count, children }: { count: number; children: string }) => (
  <Text
    as="span"
    textStyle="xs"
    fontWeight="semibold"
    fontVariantNumeric="tabular-nums"
    color="brand.contrast"
    bg="brand.solid"
    borderRadius="full"
    px="1.5"
    minW="5"
    textAlign="center"
  >
    <span aria-hidden>{count > 99 ? '99+' : count}</span>
    <Text as="span" srOnly>
      {children}
    </Text>
  </Text>
);
