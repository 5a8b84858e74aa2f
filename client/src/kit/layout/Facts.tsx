import { Box, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Names and values of a record, as a definition list. */
export function Facts({
  items,
  columns = 1,
}: {
  items: readonly (readonly [name: string, value: ReactNode])[];
  columns?: 1 | 2;
}) {
  return (
    <Box
      as="dl"
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: `repeat(${columns}, minmax(0, 1fr))` }}
      gap="3"
      columnGap="6"
    >
      {items.map(([name, value]) => (
        <Box key={name} minW="0">
          <Text as="dt" textStyle="xs" color="fg.muted">
            {name}
          </Text>
          <Box as="dd" overflowWrap="anywhere">
            {typeof value === 'string' ? <bdi>{value}</bdi> : value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
