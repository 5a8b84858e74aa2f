import { Box } from '@chakra-ui/react';
import type { RefObject } from 'react';
import { CommentLine } from '../../../../kit/comments/CommentLine';
import { useColleagueSelf } from '../../useColleagueSelf';
import { afterComment } from '../expected';
import { useAddPostCommentMutation, type PostFieldsFragment } from '../posts.generated';

/** Field for a new comment on a post. The comment is shown before the server has stored it. */
export function CommentForm({
  post,
  lineRef,
}: {
  post: PostFieldsFragment;
  lineRef: RefObject<HTMLTextAreaElement | null>;
}) {
  const self = useColleagueSelf();
  const [addComment] = useAddPostCommentMutation();
  const send = (text: string) =>
    addComment({
      variables: { postId: post.id, input: { text } },
      optimisticResponse: { addPostComment: afterComment(post, text, self) },
    });
  return (
    <Box px="4" pb="4" pt="1">
      <CommentLine draft={`comment-${post.id}`} onSend={send} lineRef={lineRef} />
    </Box>
  );
}
