import { Box, Flex, Text } from '@chakra-ui/react';
import { Archive, FileText, Hash, Lock, Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useViewer } from '../../../apollo/session/SessionContext';
import { PersonAvatar } from '../../../kit/data/people/Person';
import { When } from '../../../kit/data/texts/When';
import { NamedWords } from '../NamedWords';
import { WithPresence } from '../presence/PresenceMark';
import type { Thread } from '../store/threadsStore';
import { CountBadge } from './CountBadge';
import { useThreadName } from './useThreadName';

/** Height of a row in pixels. */
export const rowHeight = 60;

/** A thread in the list: its name, its last message, and its unread count. */
export function ThreadRow({ thread, to, isOpen }: { thread: Thread; to: string; isOpen: boolean }) {
  const { t } = useTranslation();
  const name = useThreadName()(thread);
  const unread = isOpen ? 0 : (thread.own?.unreadCount ?? 0);
  return (
    <Flex
      asChild
      align="center"
      gap="3"
      h={`${rowHeight}px`}
      px="3"
      borderRadius="l2"
      bg={isOpen ? 'brand.subtle' : undefined}
      _hover={{ bg: isOpen ? 'brand.subtle' : 'bg.muted' }}
    >
      <Link to={to} aria-current={isOpen ? 'true' : undefined}>
        <ThreadMark thread={thread} name={name} />
        <Box flex="1" minW="0">
          <Flex gap="2" align="baseline">
            <Text as="bdi" truncate flex="1" fontWeight={unread ? 'semibold' : 'medium'}>
              {name}
            </Text>
            {thread.lastSequence > 0 ? (
              <Text as="span" textStyle="xs" color="fg.muted" flexShrink="0">
                <When moment={thread.lastMessageAt} />
              </Text>
            ) : null}
          </Flex>
          <Flex gap="2" align="center">
            <Flex as="span" textStyle="compact" color="fg.muted" flex="1" minW="0">
              <LastWords thread={thread} />
            </Flex>
            {unread && thread.own!.mentionCount > 0 ? (
              <Text as="span" color="brand.fg" fontWeight="semibold" title={t('chatSearch.named')}>
                <span aria-hidden>@</span>
                <Text as="span" srOnly>
                  {t('chatSearch.named')}
                </Text>
              </Text>
            ) : null}
            {unread ? <CountBadge count={unread}>{t('chat.unread', { count: unread })}</CountBadge> : null}
          </Flex>
        </Box>
      </Link>
    </Flex>
  );
}

/** Icon of a room or record thread; picture of a private thread or of its other participant. */
export function ThreadMark({ thread, name }: { thread: Thread; name: string }) {
  const viewer = useViewer();
  const otherPeople = thread.people.filter(({ person }) => person.id !== viewer.id);
  if (thread.room) {
    const Icon = thread.closedAt ? Archive : thread.room.isReadOnly ? Megaphone : Hash;
    return (
      <Flex boxSize="8" flexShrink="0" align="center" justify="center" borderRadius="l2" bg="bg.muted">
        <Icon size={16} aria-hidden />
      </Flex>
    );
  }
  if (thread.recordKind)
    return (
      <Flex boxSize="8" flexShrink="0" align="center" justify="center" borderRadius="l2" bg="bg.muted">
        <FileText size={16} aria-hidden />
      </Flex>
    );
  if (thread.picture) return <PersonAvatar size="xs" name={name} src={thread.picture} />;
  if (otherPeople.length === 0)
    return (
      <Flex boxSize="8" flexShrink="0" align="center" justify="center" borderRadius="full" bg="bg.muted">
        <Lock size={16} aria-hidden />
      </Flex>
    );
  const [first] = otherPeople;
  return (
    <WithPresence userId={thread.isPair ? first!.person.id : undefined}>
      <PersonAvatar
        size="xs"
        name={thread.name ? name : first!.person.fullName}
        src={otherPeople.length === 1 ? first!.person.avatar : ''}
      />
    </WithPresence>
  );
}

function LastWords({ thread }: { thread: Thread }) {
  const { t } = useTranslation();
  const { lastMessage } = thread;
  if (lastMessage?.deletedAt) return <OneLine>{t('chat.deleted')}</OneLine>;
  const words = lastMessage?.body || lastMessage?.files[0]?.name;
  if (lastMessage && words) {
    const name = lastMessage.isMine
      ? t('chat.you')
      : (lastMessage.author?.fullName ?? t('chat.formerPerson'));
    return <NamedWords name={name} words={words} />;
  }
  return <OneLine>{thread.room?.topic || t('chat.people', { count: thread.peopleCount })}</OneLine>;
}

const OneLine = ({ children }: { children: string }) => (
  <Text as="span" truncate flex="1" dir="auto">
    {children}
  </Text>
);
