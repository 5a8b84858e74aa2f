import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useFormat } from '../../../kit/data/format/useFormat';
import type { Thread } from '../store/threadsStore';
import type { Chat } from '../store/useChat';
import type { Message } from './messages/messageWindow';

/** Names of the people who are typing. */
export function TypingLine({
  chat,
  thread,
  messages,
}: {
  chat: Chat;
  thread: Thread;
  messages: readonly Message[];
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const ids = useStore(chat.typing).get(thread.id) ?? [];
  const nameOf = (id: string) =>
    thread.people.find(({ person }) => person.id === id)?.person.fullName ??
    messages.find(({ author }) => author?.id === id)?.author?.fullName ??
    t('chat.somebody');
  return (
    <Text textStyle="xs" color="fg.muted" minH="5" px={{ base: '3', md: '4' }} truncate>
      {ids.length === 0
        ? null
        : ids.length > 3
          ? t('chat.manyType')
          : t('chat.typing', { count: ids.length, names: format.list(ids.map(nameOf)) })}
    </Text>
  );
}
