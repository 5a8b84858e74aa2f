import { Box, Heading, Flex, type BoxProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A surface with a shadow. */
export function Card(props: BoxProps) {
  return <Box bg="bg.panel" borderRadius="l3" boxShadow="card" {...props} />;
}

/** A card with a heading. */
export function Section({
  title,
  aside,
  children,
  ...box
}: { title: string; aside?: ReactNode } & Omit<BoxProps, 'title'>) {
  return (
    <Card as="section" p="4" {...box}>
      <Flex justify="space-between" align="center" mb="3" gap="3">
        <Heading as="h2" textStyle="sm" fontWeight="semibold">
          {title}
        </Heading>
        {aside}
      </Flex>
      {children}
    </Card>
  );
}
