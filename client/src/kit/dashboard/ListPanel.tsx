import { Box, Button, Center, Flex, Text } from '@chakra-ui/react';
import { Children, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Section } from '../layout/Card';
import { TextLink } from '../layout/TextLink';

/** Panel with a short list and a link to the full one. */
export function ListPanel({
  title,
  more,
  emptyText,
  children,
}: {
  title: string;
  more: { to: string; label: string };
  emptyText: string;
  children: ReactNode;
}) {
  const rows = Children.toArray(children);
  const moreLink = (
    <TextLink to={more.to} aria-label={`${title}: ${more.label}`} textStyle="compact">
      {more.label}
    </TextLink>
  );
  if (rows.length > 0) {
    return (
      <Section title={title} aside={moreLink} pt="5">
        <Box mx="-2">{rows}</Box>
      </Section>
    );
  }
  // Centred in the height of a full list: text at the top would leave a large gap below.
  return (
    <Section title={title} pt="5" display="flex" flexDirection="column">
      <Center flex="1" flexDirection="column" gap="3" pb="4">
        <Text color="fg.muted" textAlign="center" maxW="20rem">
          {emptyText}
        </Text>
        <Button asChild variant="outline" size="sm">
          <Link to={more.to} aria-label={`${title}: ${more.label}`}>
            {more.label}
          </Link>
        </Button>
      </Center>
    </Section>
  );
}

/** A list row that links to its record. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Flex
      asChild
      px="2"
      py="1.5"
      minH="44px"
      borderRadius="l2"
      align="center"
      justify="space-between"
      gap="3"
      _hover={{ bg: 'bg.subtle' }}
      focusVisibleRing="inside"
    >
      <Link to={to}>{children}</Link>
    </Flex>
  );
}
