import { Box, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../kit/data/format/useFormat';
import { Section } from '../../kit/layout/Card';
import { ArticlePicture } from './edit/ArticlePicture';
import { useBlogSidebarQuery } from './blog.generated';
import { blogPaths } from './paths';

const recent = 4;

/** Sidebar of the blog: the newest articles, and the categories. */
export function BlogSidebar() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, error } = useBlogSidebarQuery({ variables: { count: recent } });
  if (error && !data) return null;
  return (
    <Stack as="aside" aria-label={t('blog.sidebar')} gap="4">
      <Section title={t('blog.recent')}>
        <Stack as="ul" listStyleType="none" gap="3">
          {data
            ? data.blogPosts.items.map((post) => (
                <li key={post.id}>
                  <Flex
                    asChild
                    gap="3"
                    align="center"
                    borderRadius="l2"
                    minH="44px"
                    _hover={{ color: 'brand.fg' }}
                  >
                    <Link to={blogPaths.detail(post.id)}>
                      <ArticlePicture
                        src={post.featuredImage}
                        sizes="5rem"
                        w="20"
                        flexShrink="0"
                        borderRadius="l2"
                      />
                      <Box minW="0">
                        <Text lineClamp={2} fontWeight="medium" textStyle="compact" dir="auto">
                          {post.title}
                        </Text>
                        <Text textStyle="xs" color="fg.muted">
                          {format.day(post.publishedAt ?? post.createdAt)}
                        </Text>
                      </Box>
                    </Link>
                  </Flex>
                </li>
              ))
            : Array.from({ length: recent }, (_, row) => <Skeleton key={row} h="45px" />)}
        </Stack>
      </Section>
      <Section title={t('blog.categories')}>
        <Stack as="ul" listStyleType="none" gap="0">
          {data
            ? data.blogCategories.items.map(({ id, name, postCount }) => (
                <li key={id}>
                  <Flex
                    asChild
                    justify="space-between"
                    align="center"
                    gap="2"
                    px="2"
                    mx="-2"
                    minH={{ base: '44px', md: '8' }}
                    borderRadius="l2"
                    _hover={{ bg: 'bg.muted' }}
                  >
                    <Link to={blogPaths.ofCategory(id)}>
                      <Text truncate>{name}</Text>
                      <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
                        {format.integer(postCount)}
                      </Text>
                    </Link>
                  </Flex>
                </li>
              ))
            : Array.from({ length: 5 }, (_, row) => <Skeleton key={row} h="6" my="1" />)}
        </Stack>
      </Section>
    </Stack>
  );
}
