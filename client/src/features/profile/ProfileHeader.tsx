import { Box, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '../../kit/data/people/Person';
import { Card } from '../../kit/layout/Card';
import { CoverEditor } from './CoverEditor';
import { CoverPicture } from './CoverPicture';
import { FollowButton } from './FollowButton';
import type { ProfileQuery } from './profile.generated';

type Shown = NonNullable<ProfileQuery['profile']>;

/** Header of a profile: cover, picture, name, job title and follower counts. */
export function ProfileHeader({ profile }: { profile: Shown }) {
  const { t } = useTranslation();
  const { fullName, username, designation, avatar, cover, isMine } = profile;
  const { followerCount, followingCount, postCount } = profile;
  return (
    <Card mb="5">
      {isMine ? <CoverEditor profile={profile} /> : <CoverPicture cover={cover} name={fullName} />}
      <Flex px={{ base: '4', md: '6' }} pb="4" gap="4" align="flex-end" wrap="wrap">
        <Box
          boxSize={{ base: '20', md: '28' }}
          mt={{ base: '-8', md: '-14' }}
          borderRadius="full"
          borderWidth="4px"
          borderColor="bg.panel"
          bg="bg.panel"
          position="relative"
          flexShrink="0"
        >
          <PersonAvatar name={fullName} src={avatar} size="full" />
        </Box>
        <Box flex="1" minW="12rem" pt="3">
          <Heading as="h2" textStyle="lg" fontWeight="semibold" dir="auto">
            {fullName}
          </Heading>
          <Text color="fg.muted" dir="auto">
            {[designation, `@${username}`].filter(Boolean).join(' · ')}
          </Text>
          <Flex gap="4" textStyle="compact" color="fg.muted" mt="1" wrap="wrap">
            <Text>{t('profile.posts', { count: postCount })}</Text>
            <Text>{t('profile.followers', { count: followerCount })}</Text>
            <Text>{t('profile.following', { count: followingCount })}</Text>
          </Flex>
        </Box>
        {isMine ? null : <FollowButton person={profile} />}
      </Flex>
    </Card>
  );
}

/** Placeholder of the header. */
export function ProfileHeaderSkeleton() {
  return (
    <Card mb="5" aria-hidden>
      <Skeleton aspectRatio={{ base: 3, md: 5 }} w="full" borderTopRadius="l3" borderBottomRadius="0" />
      <Flex px={{ base: '4', md: '6' }} pb="4" gap="4" align="flex-end">
        <Skeleton boxSize={{ base: '20', md: '28' }} mt={{ base: '-8', md: '-14' }} borderRadius="full" />
        <Stack gap="2" flex="1" pt="3">
          <Skeleton h="6" w="12rem" maxW="full" />
          <Skeleton h="4" w="16rem" maxW="full" />
          <Skeleton h="4" w="14rem" maxW="full" />
        </Stack>
      </Flex>
    </Card>
  );
}
