import { Box, Button, CloseButton, Dialog, Flex, Portal, Skeleton, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Person, PersonAvatar } from '../../../kit/data/people/Person';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { ColleagueName } from '../ColleagueName';
import { useWhoLikesQuery, type PostFieldsFragment } from './posts.generated';
import { modal } from '../../../kit/layout/modal';

type Liked = Pick<PostFieldsFragment, 'id' | 'likeCount' | 'likedBy'>;

/** Number of likes of a post, with pictures of the people who liked it last. A click lists up to 100 of them. */
export function LikedBy({ post: { id, likeCount, likedBy } }: { post: Liked }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (likeCount === 0) return <Box />;
  return (
    <>
      <Button variant="ghost" size="xs" px="1.5" gap="2" color="fg.muted" onClick={() => setOpen(true)}>
        <Faces people={likedBy} />
        {t('profile.post.likes', { count: likeCount })}
      </Button>
      {isOpen ? <LikedByDialog id={id} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Overlapping profile pictures of a few people. */
export function Faces({ people }: { people: readonly { id: string; fullName: string; avatar: string }[] }) {
  return (
    <Flex aria-hidden>
      {people.map(({ id, fullName, avatar }, index) => (
        <Box
          key={id}
          ms={index > 0 ? '-1.5' : '0'}
          borderRadius="full"
          borderWidth="2px"
          borderColor="bg.panel"
          lineHeight="0"
        >
          <PersonAvatar name={fullName} src={avatar} />
        </Box>
      ))}
    </Flex>
  );
}

function LikedByDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog.Root {...modal} open size="sm" placement="center" scrollBehavior="inside" onOpenChange={onClose}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title textStyle="md">{t('profile.post.likedBy')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body pb="5">
              <People id={id} />
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={t('actions.close')} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function People({ id }: { id: string }) {
  const { data, error, refetch } = useWhoLikesQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  if (error) return <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  const people = data?.post?.likedBy;
  return (
    <Stack gap="3" minH="24">
      {people
        ? people.map((person) => (
            <Person key={person.id} name={person.fullName} src={person.avatar} detail={person.designation}>
              <ColleagueName colleague={person} />
            </Person>
          ))
        : [1, 2, 3].map((index) => <Skeleton key={index} h="8" />)}
    </Stack>
  );
}
