import { Box, Button, Flex } from '@chakra-ui/react';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '../../../../kit/data/people/Person';
import { PlainText } from '../../../../kit/data/texts/PlainText';
import { useFormat } from '../../../../kit/data/format/useFormat';
import { useOptimistic } from '../../../../kit/data/useOptimistic';
import { Spoken } from '../../../../kit/data/texts/Spoken';
import { When } from '../../../../kit/data/texts/When';
import { useDeleteRecord } from '../../../../kit/records/useDeleteRecord';
import { ColleagueName } from '../../ColleagueName';
import {
  useDeletePostCommentMutation,
  useLikePostCommentMutation,
  type CommentFieldsFragment,
} from '../posts.generated';

/** A comment on a post. */
export function Comment({ comment }: { comment: CommentFieldsFragment }) {
  const { t } = useTranslation();
  const { author, text, createdAt } = comment;
  const deleteComment = useDeleteRecord(
    useDeletePostCommentMutation({
      // The response has the updated post, so the feed is not reloaded.
      forgets: false,
      update: (cache) => void cache.evict({ id: cache.identify(comment) }),
    }),
    'profile.comments',
  );
  return (
    <Flex as="li" gap="2.5">
      <PersonAvatar name={author.fullName} src={author.avatar} size="xs" />
      <Box minW="0" flex="1">
        <Box bg="bg.subtle" borderRadius="l2" px="3" py="2">
          <ColleagueName colleague={author} textStyle="compact" />
          <PlainText text={text} />
        </Box>
        <Flex align="center" gap="1" textStyle="xs" color="fg.muted" ps="3" wrap="wrap">
          <When moment={createdAt} />
          <LikeButton comment={comment} />
          {comment.mayDelete ? (
            <Button
              variant="ghost"
              size="2xs"
              color="fg.muted"
              aria-label={t('profile.comments.deleteNamed', { name: author.fullName })}
              onClick={() => void deleteComment(comment)}
            >
              {t('profile.comments.delete')}
            </Button>
          ) : null}
        </Flex>
      </Box>
    </Flex>
  );
}

function LikeButton({ comment }: { comment: CommentFieldsFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const like = useOptimistic(useLikePostCommentMutation);
  const { id, isLiked, likeCount, author } = comment;
  const toggle = () => {
    const expected = {
      __typename: 'PostComment' as const,
      id,
      isLiked: !isLiked,
      likeCount: Math.max(0, likeCount + (isLiked ? -1 : 1)),
    };
    return like({ id, isLiked: !isLiked }, { likePostComment: expected }, t('profile.comments.likeFailed'));
  };
  return (
    <Button
      variant="ghost"
      size="2xs"
      color={isLiked ? 'brand.fg' : 'fg.muted'}
      aria-pressed={isLiked}
      onClick={() => void toggle()}
    >
      <Spoken as={t('profile.comments.likeNamed', { name: author.fullName })}>
        <Heart fill={isLiked ? 'currentColor' : 'none'} />
        {likeCount > 0 ? format.integer(likeCount) : t('profile.comments.like')}
      </Spoken>
    </Button>
  );
}
