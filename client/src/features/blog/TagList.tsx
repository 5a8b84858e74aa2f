import { Badge, Flex, type FlexProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { blogPaths } from './paths';

/** Tags of an article; each links to all articles with this tag. */
export function TagList({ tags, ...flex }: { tags: readonly string[] } & FlexProps) {
  const { t } = useTranslation();
  return (
    <Flex as="ul" listStyleType="none" aria-label={t('blog.fields.tags')} gap="2" wrap="wrap" {...flex}>
      {tags.map((tag) => (
        <li key={tag}>
          <Badge
            asChild
            size="md"
            borderRadius="full"
            px="3"
            minH={{ base: '44px', md: '7' }}
            _hover={{ bg: 'bg.emphasized' }}
          >
            <Link to={blogPaths.ofTag(tag)}>
              <bdi>{tag}</bdi>
            </Link>
          </Badge>
        </li>
      ))}
    </Flex>
  );
}
