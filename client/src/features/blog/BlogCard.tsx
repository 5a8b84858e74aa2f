import { Box, Flex, Heading, LinkBox, LinkOverlay, Text } from '@chakra-ui/react';
import { Bookmark, MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PersonAvatar } from '../../kit/data/people/Person';
import { useFormat } from '../../kit/data/format/useFormat';
import { Card } from '../../kit/layout/Card';
import { ArticlePicture } from './edit/ArticlePicture';
import type { BlogCardFragment } from './blog.generated';
import { BlogStatusBadge } from './BlogStatusBadge';
import { blogPaths } from './paths';

/** Card of an article in a list. */
export function BlogCard({ post }: { post: BlogCardFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { author, publishedAt, createdAt } = post;
  return (
    <Card asChild display="flex" flexDirection="column" overflow="hidden" h="full">
      <LinkBox as="article">
        <ArticlePicture src={post.featuredImage} sizes="(min-width: 62rem) 28rem, 100vw" />
        <Flex direction="column" flex="1" p="4" gap="2">
          <Flex gap="2" align="center" wrap="wrap" textStyle="xs" color="fg.muted" minH="5">
            {post.status === 'PUBLISHED' ? null : <BlogStatusBadge status={post.status} />}
            <span>{post.categories.map(({ name }) => name).join(' · ')}</span>
          </Flex>
          <Heading as="h2" textStyle="md" fontWeight="semibold" lineHeight="1.35" dir="auto">
            <LinkOverlay asChild>
              <Link to={blogPaths.detail(post.id)}>{post.title}</Link>
            </LinkOverlay>
          </Heading>
          <Text color="fg.muted" lineClamp={3} dir="auto">
            {post.excerpt}
          </Text>
          <Flex mt="auto" pt="2" align="center" gap="2" textStyle="xs" color="fg.muted">
            {author ? <PersonAvatar name={author.fullName} src={author.avatar} size="2xs" /> : null}
            <Text truncate>{author?.fullName ?? t('blog.noAuthor')}</Text>
            <Text as="span" whiteSpace="nowrap">
              {format.day(publishedAt ?? createdAt)}
            </Text>
            <Box flex="1" />
            {post.isBookmarked ? (
              <Bookmark size={14} fill="currentColor" aria-label={t('blog.bookmarked')} role="img" />
            ) : null}
            <Flex
              as="span"
              align="center"
              gap="1"
              aria-label={t('blog.commentCount', { count: post.commentCount })}
              role="img"
            >
              <MessageSquare size={14} aria-hidden />
              {format.integer(post.commentCount)}
            </Flex>
          </Flex>
        </Flex>
      </LinkBox>
    </Card>
  );
}
