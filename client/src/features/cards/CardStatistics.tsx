import { Box, Grid, Text } from '@chakra-ui/react';

/** Figures in columns, below the chart of a card. */
export function CardStatistics({
  statistics,
}: {
  statistics: ReadonlyArray<readonly [name: string, value: string]>;
}) {
  return (
    <Grid
      as="dl"
      templateColumns={`repeat(${statistics.length}, minmax(0, 1fr))`}
      gap="3"
      borderTopWidth="1px"
      borderColor="border.muted"
      pt="3"
    >
      {statistics.map(([name, value]) => (
        <Box key={name} minW="0">
          <Text as="dt" textStyle="xs" color="fg.muted">
            {name}
          </Text>
          <Text as="dd" fontWeight="medium" fontVariantNumeric="tabular-nums">
            {value}
          </Text>
        </Box>
      ))}
    </Grid>
  );
}
