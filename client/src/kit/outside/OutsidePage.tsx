import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Card } from '../layout/Card';
import { Logo } from '../layout/Logo';
import { useDocumentTitle } from '../layout/useDocumentTitle';

/** Page that needs no sign-in: a card below the logo. */
export function OutsidePage({
  title,
  description,
  children,
}: {
  title: string;
  description?: ReactNode;
  children?: ReactNode;
}) {
  useDocumentTitle(title);
  return (
    <Flex as="main" minH="100dvh" direction="column" align="center" justify="center" px="4" py="10" gap="6">
      <Logo size={36} />
      <Card w="full" maxW="26rem" p={{ base: '5', sm: '7' }}>
        <Heading as="h1" textStyle="xl" fontWeight="semibold" letterSpacing="-0.015em">
          {title}
        </Heading>
        {description ? (
          <Text color="fg.muted" mt="1">
            {description}
          </Text>
        ) : null}
        {children ? (
          <Stack gap="4" mt="5">
            {children}
          </Stack>
        ) : null}
      </Card>
    </Flex>
  );
}
