import { Box, Heading, Text } from '@chakra-ui/react';
import { CommentList } from '../../../kit/comments/CommentList';
import { commentKind } from '../../../kit/comments/commentKind';
import { Card } from '../../../kit/layout/Card';
import {
  useBlogCommentsQuery,
  useCreateBlogCommentMutation,
  useDeleteBlogCommentMutation,
  useModerateBlogCommentsMutation,
} from './comments.generated';

const onArticles = commentKind({
  type: 'BlogComment',
  about: 'BlogPost',
  useList: useBlogCommentsQuery,
  useCreate: useCreateBlogCommentMutation,
  useModerate: useModerateBlogCommentsMutation,
  useDelete: useDeleteBlogCommentMutation,
  authorOf: ({ author }) => ({ name: author.fullName, picture: author.avatar }),
  draftOf: (comment, { id, fullName, avatar }) => ({
    ...comment,
    __typename: 'BlogComment' as const,
    author: { __typename: 'BlogAuthor' as const, id, fullName, avatar },
  }),
});

/** Comments of an article, as wide as its text. */
export function CommentSection({ post }: { post: { id: string; commentCount: number } }) {
  return (
    <CommentList
      kind={onArticles}
      aboutId={post.id}
      expected={post.commentCount}
      frame={(title, total, comments) => (
        <Card
          as="section"
          aria-labelledby="comments-title"
          px={{ base: '5', md: '8' }}
          py="6"
          data-print="hide"
        >
          <Box maxW="34rem" mx="auto">
            <Heading as="h2" id="comments-title" textStyle="md" fontWeight="semibold" mb="4">
              {title}{' '}
              <Text as="span" color="fg.muted" fontWeight="normal" fontVariantNumeric="tabular-nums">
                {total}
              </Text>
            </Heading>
            {comments}
          </Box>
        </Card>
      )}
    />
  );
}
