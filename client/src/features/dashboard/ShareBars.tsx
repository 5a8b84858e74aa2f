import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useFormat } from '../../kit/data/useFormat';

interface Share {
  label: string;
  count: { totalItems: number; totalIsExact: boolean };
  color: string;
  to: string;
}

/** Parts of a whole, as numbers with a bar beside each. */
export function ShareBars({ shares }: { shares: readonly Share[] }) {
  const format = useFormat();
  const whole = Math.max(
    1,
    shares.reduce((sum, { count }) => sum + count.totalItems, 0),
  );
  return (
    <Stack gap="1" mx="-2">
      {shares.map(({ label, count, color, to }) => (
        <Flex
          asChild
          key={label}
          align="center"
          gap="3"
          px="2"
          minH="9"
          borderRadius="l2"
          _hover={{ bg: 'bg.subtle' }}
          focusVisibleRing="inside"
        >
          <Link to={to}>
            <Text w="28" flexShrink="0" truncate>
              {label}
            </Text>
            <Box flex="1" h="1.5" borderRadius="full" bg="bg.muted" overflow="hidden" aria-hidden>
              <Box h="full" borderRadius="full" bg={color} w={`${(count.totalItems / whole) * 100}%`} />
            </Box>
            <Text w="14" textAlign="end" fontWeight="medium" fontVariantNumeric="tabular-nums">
              {format.count(count.totalItems, count.totalIsExact)}
            </Text>
          </Link>
        </Flex>
      ))}
    </Stack>
  );
}
