import { Box, Flex, IconButton, Text } from '@chakra-ui/react';
import {
  Ban,
  Crown,
  DoorClosed,
  Ellipsis,
  MessageSquare,
  MessageSquareOff,
  MessageSquareText,
  ShieldCheck,
  User,
  UserMinus,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../apollo/session/SessionContext';
import { useCan } from '../../../kit/access/useCan';
import { PersonAvatar } from '../../../kit/data/people/Person';
import { useFormat } from '../../../kit/data/format/useFormat';
import { ActionsMenu, type MenuAction } from '../ActionsMenu';
import type { ContactActions } from '../contacts/useContactActions';
import { WithPresence } from '../presence/PresenceMark';
import type { Thread } from '../store/threadsStore';
import { isAhead, momentIn, silences } from './silences';
import type { Member, PeopleActions } from './usePeopleActions';

/** A participant of a thread with their role, and the actions of the viewer. */
export function MemberRow({
  member,
  thread,
  actions,
  contacts,
  onWrite,
}: {
  member: Member;
  thread: Thread;
  actions: PeopleActions;
  contacts: ContactActions;
  onWrite: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const viewer = useViewer();
  const { person, part, silencedUntil } = member;
  const isSilenced = isAhead(silencedUntil);
  const can = useCan();
  const more: MenuAction[] =
    person.id === viewer.id
      ? []
      : [
          ...(thread.isPair || !can({ action: 'create', subject: 'ChatThread' })
            ? []
            : [{ key: 'write', icon: MessageSquare, label: t('chatContacts.write'), go: onWrite }]),
          ...actionsOn(member),
          {
            key: 'block',
            icon: Ban,
            label: t('chatContacts.block'),
            isDestructive: true,
            go: () => void contacts.setBlocked(person, true),
          },
        ];

  function actionsOn({ part: is }: Member): MenuAction[] {
    const { mayUpdate, mayModerate, isPair } = thread;
    const isBelow = is === 'MEMBER' || (is === 'MODERATOR' && mayUpdate);
    if (isPair || !mayModerate || !isBelow) return [];
    return [
      ...(mayUpdate && is === 'MEMBER'
        ? [
            {
              key: 'moderator',
              icon: ShieldCheck,
              label: t('chatPeople.makeModerator'),
              go: () => void actions.give(member, 'MODERATOR'),
            },
          ]
        : []),
      ...(mayUpdate && is === 'MODERATOR'
        ? [
            {
              key: 'member',
              icon: User,
              label: t('chatPeople.makeMember'),
              go: () => void actions.give(member, 'MEMBER'),
            },
          ]
        : []),
      ...(mayUpdate && thread.kind === 'PRIVATE'
        ? [
            {
              key: 'owner',
              icon: Crown,
              label: t('chatPeople.makeOwner'),
              go: () => void actions.give(member, 'OWNER'),
            },
          ]
        : []),
      ...(isSilenced
        ? [
            {
              key: 'speak',
              icon: MessageSquareText,
              label: t('chatPeople.letWrite'),
              go: () => void actions.silence(member, null),
            },
          ]
        : silences.map(({ name, length }) => ({
            key: name,
            icon: MessageSquareOff,
            label: t(`chatPeople.silence.${name}`),
            go: () => void actions.silence(member, momentIn(length)),
          }))),
      {
        key: 'remove',
        icon: UserMinus,
        label: t('chatPeople.remove'),
        isDestructive: true,
        go: () => void actions.remove(member),
      },
      {
        key: 'ban',
        icon: DoorClosed,
        label: t('chatPeople.ban'),
        isDestructive: true,
        go: () => void actions.ban(member, true),
      },
    ];
  }

  return (
    <Flex as="li" align="center" gap="3" minH="12">
      <WithPresence userId={person.id}>
        <PersonAvatar size="xs" name={person.fullName} src={person.avatar} />
      </WithPresence>
      <Box flex="1" minW="0">
        <Text truncate>
          <bdi>{person.fullName}</bdi>
          {person.id === viewer.id ? ` (${t('chat.you')})` : null}
        </Text>
        <Text textStyle="compact" color="fg.muted" truncate>
          {part === 'MEMBER' ? (
            <bdi>{person.designation || `@${person.username}`}</bdi>
          ) : (
            t(`chatPeople.parts.${part}`)
          )}
        </Text>
        {isSilenced ? (
          <Text textStyle="compact" color="fg.warning">
            {t('chatPeople.silencedUntil', { until: format.dateTime(silencedUntil!) })}
          </Text>
        ) : null}
      </Box>
      <ActionsMenu
        actions={more}
        button={
          <IconButton
            size="sm"
            variant="ghost"
            minW={{ base: '11', md: '9' }}
            minH={{ base: '11', md: '9' }}
            aria-label={t('chat.more', { name: person.fullName })}
          >
            <Ellipsis />
          </IconButton>
        }
      />
    </Flex>
  );
}
