import { Box, Flex } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../kit/access/useCan';
import { PersonAvatar } from '../../../kit/data/people/Person';
import { When } from '../../../kit/data/texts/When';
import { Card } from '../../../kit/layout/Card';
import { ColleagueName } from '../ColleagueName';
import { CommentForm } from './comments/CommentForm';
import { Comments } from './comments/Comments';
import { idOnItsWay } from './expected';
import { PostActions } from './PostActions';
import { PostMedia } from './PostMedia';
import { PostMenu } from './PostMenu';
import { PostText } from './PostText';
import type { PostFieldsFragment } from './posts.generated';

/** A post with its comments. */
export function PostCard({ post }: { post: PostFieldsFragment }) {
  const { t } = useTranslation();
  const mayComment = useCan()({ action: 'create', subject: 'Post' });
  const line = useRef<HTMLTextAreaElement>(null);
  const label = useId();
  const { author, createdAt, text } = post;
  const isOnItsWay = post.id === idOnItsWay;
  return (
    <Card as="article" aria-labelledby={label} pt="4" inert={isOnItsWay} opacity={isOnItsWay ? 0.7 : 1}>
      <Flex px="4" gap="2.5" align="center">
        <PersonAvatar name={author.fullName} src={author.avatar} size="sm" />
        <Box flex="1" minW="0" lineHeight="1.3">
          <Box id={label} srOnly>
            {t('profile.post.by', { name: author.fullName })}
          </Box>
          <ColleagueName colleague={author} />
          <Box textStyle="xs" color="fg.muted">
            <When moment={createdAt} />
          </Box>
        </Box>
        <PostMenu post={post} />
      </Flex>
      <PostText text={text} />
      <PostMedia post={post} />
      <PostActions post={post} onComment={() => line.current?.focus()} />
      <Comments post={post} />
      {mayComment ? <CommentForm post={post} lineRef={line} /> : null}
    </Card>
  );
}
