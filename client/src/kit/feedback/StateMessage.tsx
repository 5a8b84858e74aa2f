import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** Message in place of content: icon, text and action. */
export function StateMessage({
  icon: Icon,
  title,
  children,
  action,
  footnote,
  headingLevel = 'h2',
}: {
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  footnote?: ReactNode;
  headingLevel?: 'h1' | 'h2';
}) {
  return (
    <Flex direction="column" align="center" textAlign="center" px="6" py="14" gap="4">
      <Flex boxSize="11" align="center" justify="center" borderRadius="l3" bg="bg.muted" color="fg.muted">
        <Icon size={20} aria-hidden />
      </Flex>
      <Stack gap="1" maxW="26rem" align="center">
        <Heading as={headingLevel} textStyle="md" fontWeight="semibold">
          {title}
        </Heading>
        <Text color="fg.muted" textWrap="balance">
          {children}
        </Text>
      </Stack>
      {action ? (
        <Flex gap="2" wrap="wrap" justify="center">
          {action}
        </Flex>
      ) : null}
      {footnote ? (
        <Box textStyle="xs" color="fg.subtle">
          {footnote}
        </Box>
      ) : null}
    </Flex>
  );
}
