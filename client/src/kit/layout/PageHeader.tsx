import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useContext, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageAside } from '../pages/Pages';
import { useDocumentTitle } from './useDocumentTitle';

interface Props {
  title: string;
  /** Number of records. */
  count?: string;
  description?: ReactNode;
  /** Link back to the record's list. */
  back?: { to: string; label: string };
  /** Actions; the main action is last. */
  actions?: ReactNode;
  beside?: ReactNode;
}

/** Header of a screen: title, count and actions. Also sets the document title. */
export function PageHeader({ title, count, description, back, actions, beside }: Props) {
  useDocumentTitle(title);
  const aside = useContext(PageAside);
  return (
    <Box as="header" mb="5">
      {back ? (
        <Flex
          asChild
          align="center"
          gap="1.5"
          mb="2"
          textStyle="compact"
          color="fg.muted"
          w="fit-content"
          _hover={{ color: 'fg' }}
        >
          <Link to={back.to} data-print="hide">
            <ArrowLeft size={14} aria-hidden /> {back.label}
          </Link>
        </Flex>
      ) : null}
      <Flex
        align={{ base: 'stretch', md: 'flex-start' }}
        direction={{ base: 'column', md: 'row' }}
        // When there are many actions, they wrap below the title rather than making it narrower.
        wrap={{ md: 'wrap' }}
        columnGap="4"
        rowGap={{ base: '4', md: '3' }}
        justify="space-between"
      >
        <Box minW="0" flex={{ md: '1 1 16rem' }}>
          <Flex align="center" gap="2.5" wrap="wrap">
            <Heading as="h1" textStyle="xl" fontWeight="semibold" letterSpacing="-0.015em">
              {title}
            </Heading>
            {count ? (
              <Text
                as="span"
                textStyle="compact"
                color="fg.muted"
                fontVariantNumeric="tabular-nums"
                bg="bg.muted"
                px="2"
                borderRadius="full"
              >
                {count}
              </Text>
            ) : null}
            {beside}
            {aside}
          </Flex>
          {description ? (
            <Text color="fg.muted" mt="0.5">
              {description}
            </Text>
          ) : null}
        </Box>
        {actions ? (
          <Flex gap="2" flexShrink="0" wrap="wrap" data-print="hide">
            {actions}
          </Flex>
        ) : null}
      </Flex>
    </Box>
  );
}
