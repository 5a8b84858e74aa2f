import { Badge, Box, Flex, IconButton, Text } from '@chakra-ui/react';
import { Eye, EyeOff, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../kit/access/useCan';
import { Person } from '../../../kit/data/Person';
import { When } from '../../../kit/data/When';
import { useConfirm } from '../../../kit/feedback/ConfirmProvider';
import { notify } from '../../../kit/feedback/notify';
import { useNotifyError } from '../../../kit/feedback/useNotifyError';
import { countComment } from './commentCount';
import {
  useDeleteBlogCommentMutation,
  useSetBlogCommentActiveMutation,
  type BlogCommentFieldsFragment,
} from './comments.generated';

/** One comment, with what the viewer may do about it. */
export function CommentItem({ comment, postId }: { comment: BlogCommentFieldsFragment; postId: string }) {
  const { t } = useTranslation();
  const can = useCan();
  const { author, text, active, isMine, createdAt } = comment;
  const actions = useCommentActions(comment, postId);
  return (
    <Box as="li" py="4" borderTopWidth="1px">
      <Flex justify="space-between" gap="3" align="flex-start">
        <Person name={author.fullName} src={author.avatar} detail={<When moment={createdAt} />} />
        <Flex gap="1" align="center" flexShrink="0">
          {active ? null : (
            <Badge>
              <EyeOff size={12} aria-hidden /> {t('blog.comments.hidden')}
            </Badge>
          )}
          {can({ action: 'update', subject: 'BlogComment' }) ? (
            <IconButton
              variant="ghost"
              size="xs"
              aria-label={t(active ? 'blog.comments.hide' : 'blog.comments.show', { name: author.fullName })}
              onClick={() => void actions.setActive(!active)}
            >
              {active ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            </IconButton>
          ) : null}
          {isMine || can({ action: 'delete', subject: 'BlogComment' }) ? (
            <IconButton
              variant="ghost"
              size="xs"
              aria-label={t('blog.comments.delete', { name: author.fullName })}
              onClick={() => void actions.remove()}
            >
              <Trash2 aria-hidden />
            </IconButton>
          ) : null}
        </Flex>
      </Flex>
      <Text mt="2" whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto" opacity={active ? 1 : 0.7}>
        {text}
      </Text>
    </Box>
  );
}

function useCommentActions({ id, version, active, author }: BlogCommentFieldsFragment, postId: string) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const [setCommentActive, { client }] = useSetBlogCommentActiveMutation();
  const [deleteComment] = useDeleteBlogCommentMutation();

  const setActive = async (next: boolean) => {
    try {
      await setCommentActive({ variables: { id, version, active: next } });
      countComment(client.cache, postId, next ? 1 : -1);
    } catch (error) {
      notifyError(t('blog.comments.updateFailed'), error);
    }
  };
  const remove = async () => {
    const isSure = await confirm({
      title: t('blog.comments.deleteTitle'),
      body: t('blog.comments.deleteBody', { name: author.fullName }),
      confirmLabel: t('blog.comments.deleteOne'),
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      await deleteComment({ variables: { id } });
      if (active) countComment(client.cache, postId, -1);
      notify({ type: 'success', title: t('blog.comments.deleted') });
    } catch (error) {
      notifyError(t('blog.comments.deleteFailed'), error);
    }
  };
  return { setActive, remove };
}
