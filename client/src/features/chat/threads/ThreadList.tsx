import { Flex, Input, InputGroup, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { useDelayed } from '../../../kit/feedback/useDelayed';
import type { Chat } from '../store/useChat';
import type { Thread } from '../store/threadsStore';
import { ThreadRows } from './ThreadRows';
import { useListedThreads } from './useListedThreads';

interface Props {
  chat: Chat;
  kind: 'PRIVATE' | 'ROOM';
  openId: string | null;
  addressOf: (thread: Thread) => string;
  /** Content of an empty list. */
  empty: ReactNode;
}

/** Threads of the viewer or rooms of the radio, with a search field. */
export function ThreadList({ chat, kind, openId, addressOf, empty }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const { error } = useStore(chat.threads);
  const { threads, isLoading, roomsError, more, again } = useListedThreads(chat, kind, typed);
  const showsSkeleton = useDelayed(isLoading);
  const problem = error ?? roomsError;
  const label = t(kind === 'ROOM' ? 'chat.publicTitle' : 'chat.privateTitle');
  return (
    <Flex direction="column" h="full" minH="0">
      <InputGroup
        p="3"
        borderBottomWidth="1px"
        startElement={<Search size={16} aria-hidden />}
        startElementProps={{ insetInlineStart: '3' }}
      >
        <Input
          type="search"
          dir="auto"
          aria-label={t(kind === 'ROOM' ? 'chat.findRoom' : 'chat.findThread')}
          placeholder={t(kind === 'ROOM' ? 'chat.findRoom' : 'chat.findThread')}
          value={typed}
          maxLength={80}
          onChange={({ target }) => setTyped(target.value)}
        />
      </InputGroup>
      <ThreadRows label={label} threads={threads} openId={openId} addressOf={addressOf} onEnd={more}>
        {threads.length > 0 ? null : problem ? (
          <ErrorState error={problem} onRetry={again} />
        ) : isLoading ? (
          <Stack gap="2" p="1" opacity={showsSkeleton ? 1 : 0}>
            {Array.from({ length: 6 }, (_, row) => (
              <Skeleton key={row} h="13" />
            ))}
          </Stack>
        ) : typed.trim() ? (
          <Text color="fg.muted" p="3">
            {t('chat.noneFound')}
          </Text>
        ) : (
          empty
        )}
      </ThreadRows>
    </Flex>
  );
}
