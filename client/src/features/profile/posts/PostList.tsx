import { Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { StateMessage } from '../../../kit/feedback/StateMessage';
import { useDelayed } from '../../../kit/feedback/useDelayed';
import { Card } from '../../../kit/layout/Card';
import { PostCard } from './PostCard';
import { usePostFeed, type FeedOwner } from './usePostFeed';

/** The posts of a profile, with a button that loads older ones. */
export function PostList({ owner, name }: { owner: FeedOwner; name: string | undefined }) {
  const { t } = useTranslation();
  const { posts, hasMore, isLoadingOlder, loadOlder, loading, error, refetch } = usePostFeed(owner);
  const showsSkeleton = useDelayed(loading && !posts);
  if (posts?.length === 0 && !loading) return <NoPosts name={name} />;
  if (posts)
    return (
      <Stack gap="5">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
        {hasMore ? (
          <Button
            variant="outline"
            alignSelf="center"
            loading={isLoadingOlder}
            loadingText={t('profile.loadingOlder')}
            onClick={() => void loadOlder()}
          >
            {t('profile.older')}
          </Button>
        ) : (
          <Text textAlign="center" textStyle="xs" color="fg.muted">
            {t('profile.end')}
          </Text>
        )}
      </Stack>
    );
  if (error)
    return (
      <Card>
        <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />
      </Card>
    );
  return <PostSkeletons isVisible={showsSkeleton} />;
}

function NoPosts({ name }: { name: string | undefined }) {
  const { t } = useTranslation();
  return (
    <Card>
      <StateMessage icon={MessagesSquare} title={t('profile.emptyTitle')}>
        {name === undefined ? t('profile.emptyOwn') : t('profile.emptyOther', { name })}
      </StateMessage>
    </Card>
  );
}

/** Placeholders of two posts. They take up space even while invisible, so that the page does not jump. */
function PostSkeletons({ isVisible }: { isVisible: boolean }) {
  return (
    <Stack gap="5" aria-hidden visibility={isVisible ? 'visible' : 'hidden'}>
      {[1, 2].map((index) => (
        <Card key={index} p="4">
          <Flex gap="2.5" align="center" mb="4">
            <Skeleton boxSize="9" borderRadius="full" />
            <Stack gap="1.5" flex="1">
              <Skeleton h="3.5" w="40%" />
              <Skeleton h="3" w="20%" />
            </Stack>
          </Flex>
          <Skeleton h="4" mb="2" />
          <Skeleton h="4" w="70%" mb="4" />
          <Skeleton h="48" />
        </Card>
      ))}
    </Stack>
  );
}
