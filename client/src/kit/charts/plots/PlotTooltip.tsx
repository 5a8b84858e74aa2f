import { Box, Flex, Text } from '@chakra-ui/react';
import { useChartColors, useIsRightToLeft } from '../chartColors';
import type { Tone } from '../chartData';

/** Tooltip with the values at a position of the chart. */
export function PlotTooltip({
  title,
  rows,
}: {
  title: string;
  rows: ReadonlyArray<{ name: string; value: string; tone: Tone }>;
}) {
  const isReversed = useIsRightToLeft();
  return (
    <Box
      dir={isReversed ? 'rtl' : 'ltr'}
      bg="bg.panel"
      color="fg"
      borderRadius="l2"
      boxShadow="lg"
      px="3"
      py="2"
      textStyle="xs"
      whiteSpace="nowrap"
      fontVariantNumeric="tabular-nums"
    >
      <Text fontWeight="medium" mb="1">
        {title}
      </Text>
      {rows.map(({ name, value, tone }) => (
        <Flex key={name} align="center" gap="2">
          <Swatch tone={tone} />
          <Text color="fg.muted" flex="1">
            {name}
          </Text>
          <Text fontWeight="medium">{value}</Text>
        </Flex>
      ))}
    </Box>
  );
}

/** Dot in the colour of a series. */
export function Swatch({ tone }: { tone: Tone }) {
  const { tokens } = useChartColors();
  return <Box boxSize="2.5" borderRadius="sm" bg={tokens[tone]} flexShrink="0" aria-hidden />;
}
