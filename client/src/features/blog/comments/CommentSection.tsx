import { Box, Button, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../kit/access/useCan';
import { useFormat } from '../../../kit/data/useFormat';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { useDelayed } from '../../../kit/feedback/useDelayed';
import { Card } from '../../../kit/layout/Card';
import type { BlogArticleFragment } from '../blog.generated';
import { CommentComposer } from './CommentComposer';
import { CommentItem } from './CommentItem';
import { useBlogCommentsQuery } from './comments.generated';

const perPage = 20;

/** What people wrote below an article, newest first, and a place to write. */
export function CommentSection({ post }: { post: BlogArticleFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [page, setPage] = useState(1);
  const query = useBlogCommentsQuery({ variables: { postId: post.id, page, perPage } });
  const { data, previousData, loading, error, refetch } = query;
  const shown = (data ?? previousData)?.blogComments;
  const showsSkeleton = useDelayed(loading && !shown);
  const pageCount = Math.ceil((shown?.totalItems ?? 0) / perPage);

  return (
    <Card as="section" aria-labelledby="comments-title" px={{ base: '5', md: '8' }} py="6" data-print="hide">
      <Box maxW="34rem" mx="auto">
        <Heading as="h2" id="comments-title" textStyle="md" fontWeight="semibold" mb="4">
          {t('blog.comments.title')}{' '}
          <Text as="span" color="fg.muted" fontWeight="normal" fontVariantNumeric="tabular-nums">
            {shown ? format.count(shown.totalItems, shown.totalIsExact) : null}
          </Text>
        </Heading>
        <Can action="create" subject="BlogComment">
          <CommentComposer postId={post.id} onSent={() => setPage(1)} />
        </Can>
        {shown ? (
          <Stack as="ul" listStyleType="none" gap="0" mt="4" aria-label={t('blog.comments.title')}>
            {shown.items.map((comment) => (
              <CommentItem key={comment.id} comment={comment} postId={post.id} />
            ))}
          </Stack>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <Stack gap="4" mt="4" opacity={showsSkeleton ? 1 : 0}>
            {Array.from({ length: Math.min(3, post.commentCount) }, (_, row) => (
              <Skeleton key={row} h="16" />
            ))}
          </Stack>
        )}
        {shown?.totalItems === 0 ? (
          <Text color="fg.muted" mt="4">
            {t('blog.comments.empty')}
          </Text>
        ) : null}
        {pageCount > 1 ? (
          <Flex gap="2" mt="4" justify="space-between">
            <Button variant="outline" disabled={page === 1} onClick={() => setPage(page - 1)}>
              {t('blog.comments.newer')}
            </Button>
            <Button variant="outline" disabled={page >= pageCount} onClick={() => setPage(page + 1)}>
              {t('blog.comments.older')}
            </Button>
          </Flex>
        ) : null}
      </Box>
    </Card>
  );
}
