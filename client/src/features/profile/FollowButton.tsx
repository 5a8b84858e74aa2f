import type { ApolloCache } from '@apollo/client';
import { Button } from '@chakra-ui/react';
import { UserRoundCheck, UserRoundPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../apollo/session/SessionContext';
import { useOptimistic } from '../../kit/data/useOptimistic';
import { useFollowProfileMutation } from './profile.generated';

interface Person {
  id: string;
  fullName: string;
  isFollowed: boolean;
  /** Absent where the count is not displayed. */
  followerCount?: number;
}

/** Follows or unfollows a colleague. */
export function FollowButton({ person, size = 'sm' }: { person: Person; size?: 'xs' | 'sm' }) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const { id, fullName: name, isFollowed, followerCount = 0 } = person;
  const step = isFollowed ? -1 : 1;
  const follow = useOptimistic(useFollowProfileMutation, {
    update: (cache: ApolloCache) => countFollowed(cache, viewer.id, step),
  });
  // Buttons in lists are neutral, because many buttons in the brand colour would be too strong.
  const isSmall = size === 'xs';
  const toggle = () =>
    follow(
      { userId: id, isFollowed: !isFollowed },
      {
        followProfile: {
          __typename: 'Profile',
          id,
          isFollowed: !isFollowed,
          followerCount: Math.max(0, followerCount + step),
        },
      },
      isFollowed ? t('profile.unfollowFailed', { name }) : t('profile.followFailed', { name }),
    );
  return (
    <Button
      size={size}
      variant={isFollowed || isSmall ? 'outline' : 'solid'}
      colorPalette={isFollowed || isSmall ? 'gray' : 'brand'}
      aria-label={isFollowed ? t('profile.unfollowNamed', { name }) : t('profile.followNamed', { name })}
      onClick={() => void toggle()}
    >
      {isFollowed ? <UserRoundCheck aria-hidden /> : <UserRoundPlus aria-hidden />}
      {isFollowed ? t('profile.unfollow') : t('profile.follow')}
    </Button>
  );
}

/** Updates the number of followed people on the viewer's own profile. */
function countFollowed(cache: ApolloCache, viewerId: string, step: number) {
  const id = cache.identify({ __typename: 'Profile', id: viewerId });
  cache.modify({ id, fields: { followingCount: (count: number) => Math.max(0, count + step) } });
}
