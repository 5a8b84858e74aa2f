import { Button, Flex, Text, type ButtonProps } from '@chakra-ui/react';
import { Heart, MessageCircle, Repeat2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LikedBy } from './LikedBy';
import type { PostFieldsFragment } from './posts.generated';
import { usePostActions } from './usePostActions';

/** Like, comment and share buttons of a post, with their counts. */
export function PostActions({ post, onComment }: { post: PostFieldsFragment; onComment: () => void }) {
  const { t } = useTranslation();
  const { toggleLike, toggleShare } = usePostActions(post);
  const { commentCount, shareCount, isLiked, isShared } = post;
  return (
    <>
      <Flex px="2.5" mt="2" minH="8" align="center" justify="space-between" gap="2" wrap="wrap">
        <LikedBy post={post} />
        <Flex gap="3" textStyle="xs" color="fg.muted" px="1.5">
          {commentCount > 0 ? <Text>{t('profile.post.comments', { count: commentCount })}</Text> : null}
          {shareCount > 0 ? <Text>{t('profile.post.shares', { count: shareCount })}</Text> : null}
        </Flex>
      </Flex>
      <Flex mx="4" mt="1" py="1" borderTopWidth="1px" gap="1">
        <Action aria-pressed={isLiked} onClick={() => void toggleLike()}>
          <Heart aria-hidden fill={isLiked ? 'currentColor' : 'none'} /> {t('profile.post.like')}
        </Action>
        <Action onClick={onComment}>
          <MessageCircle aria-hidden /> {t('profile.post.comment')}
        </Action>
        <Action aria-pressed={isShared} onClick={() => void toggleShare()}>
          <Repeat2 aria-hidden /> {t('profile.post.share')}
        </Action>
      </Flex>
    </>
  );
}

function Action(props: ButtonProps) {
  const isOn = props['aria-pressed'] === true;
  return <Button variant="ghost" flex="1" px="2" color={isOn ? 'brand.fg' : 'fg.muted'} {...props} />;
}
