import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../layout/Card';

/** Panel with one large figure, linked to its details. */
export function StatisticPanel({
  title,
  value,
  comparison,
  note,
  to,
}: {
  title: string;
  value: string;
  comparison?: ReactNode;
  note?: ReactNode;
  to: string;
}) {
  return (
    <Card asChild p="4" _hover={{ bg: 'bg.subtle' }} transition="background 120ms">
      <Link to={to}>
        <Flex direction="column" h="full" justify="space-between" gap="1">
          <Text textStyle="compact" color="fg.muted" fontWeight="medium">
            {title}
          </Text>
          <Flex align="baseline" gap="2.5" wrap="wrap">
            <Text
              textStyle="2xl"
              fontWeight="semibold"
              letterSpacing="-0.02em"
              fontVariantNumeric="tabular-nums"
            >
              {value}
            </Text>
            {comparison}
          </Flex>
          <Box textStyle="compact" color="fg.muted" minH="5">
            {note}
          </Box>
        </Flex>
      </Link>
    </Card>
  );
}
