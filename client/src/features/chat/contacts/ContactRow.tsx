import { Box, Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { Ban, Ellipsis, UserMinus, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '../../../kit/data/people/Person';
import { ActionsMenu, type MenuAction } from '../ActionsMenu';
import type { ChatContactFieldsFragment } from '../chat.generated';
import type { ContactActions } from './useContactActions';

/** A contact with the actions of the viewer. */
export function ContactRow({
  contact: { kind, mayWrite, person },
  actions,
  mayRequest,
  onWrite,
}: {
  contact: ChatContactFieldsFragment;
  actions: ContactActions;
  /** True when the viewer may send friend requests and create private threads. */
  mayRequest: boolean;
  onWrite: () => void;
}) {
  const { t } = useTranslation();
  const { fullName: name, username } = person;
  const buttons: Array<{ label: string; isMain?: boolean; go: () => void }> =
    kind === 'REQUEST_RECEIVED'
      ? [
          { label: t('chatContacts.accept'), isMain: true, go: () => void actions.answer(person, true) },
          { label: t('chatContacts.refuse'), go: () => void actions.answer(person, false) },
        ]
      : kind === 'REQUEST_SENT'
        ? [{ label: t('chatContacts.takeBack'), go: () => void actions.takeBack(person) }]
        : kind === 'BLOCKED'
          ? [{ label: t('chatContacts.unblock'), go: () => void actions.setBlocked(person, false) }]
          : [
              ...(mayRequest && mayWrite ? [{ label: t('chatContacts.write'), go: onWrite }] : []),
              ...(mayRequest && kind === null && !mayWrite
                ? [{ label: t('chatContacts.ask'), go: () => void actions.requestFriend(person) }]
                : []),
            ];
  const more: MenuAction[] = [
    // Colleagues may write to each other without being friends. The menu still offers a friend request, because it will matter when one
    // of them no longer works here.
    ...(mayRequest && kind === null && mayWrite
      ? [
          {
            key: 'request',
            icon: UserPlus,
            label: t('chatContacts.ask'),
            go: () => void actions.requestFriend(person),
          },
        ]
      : []),
    ...(kind === 'FRIENDS'
      ? [{ key: 'end', icon: UserMinus, label: t('chatContacts.end'), go: () => void actions.end(person) }]
      : []),
    ...(kind === 'BLOCKED'
      ? []
      : [
          {
            key: 'block',
            icon: Ban,
            label: t('chatContacts.block'),
            isDestructive: true,
            go: () => void actions.setBlocked(person, true),
          },
        ]),
  ];
  return (
    <Flex as="li" align="center" gap="3" minH="12" wrap="wrap" py="1">
      <PersonAvatar size="xs" name={name} src={person.avatar} />
      <Box flex="1" minW="24">
        <Text truncate>
          <bdi>{name}</bdi>
        </Text>
        <Text textStyle="compact" color="fg.muted" truncate>
          <bdi>@{username}</bdi>
        </Text>
      </Box>
      <Flex gap="1" ms="auto">
        {buttons.map(({ label, isMain, go }) => (
          <Button
            key={label}
            size="xs"
            variant={isMain ? 'solid' : 'outline'}
            colorPalette={isMain ? 'brand' : undefined}
            minH={{ base: '11', md: '8' }}
            aria-label={t('chatContacts.of', { action: label, name })}
            onClick={go}
          >
            {label}
          </Button>
        ))}
        <ActionsMenu
          actions={more}
          button={
            <IconButton
              size="xs"
              variant="ghost"
              minW={{ base: '11', md: '8' }}
              minH={{ base: '11', md: '8' }}
              aria-label={t('chat.more', { name })}
            >
              <Ellipsis />
            </IconButton>
          }
        />
      </Flex>
    </Flex>
  );
}
