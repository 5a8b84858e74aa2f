import { useMemo } from 'react';
import { useStore } from 'zustand';
import { byNewest, type Thread } from '../store/threadsStore';
import type { Chat } from '../store/useChat';
import { comparable } from './comparable';
import { useRooms } from './useRooms';
import { useThreadName } from './useThreadName';

/**
 * Threads of the list: the viewer's own without hidden ones, the newest message first. In the list of rooms, they are followed by the
 * other rooms of the radio, by name: those that the viewer has hidden or not joined.
 */
export function useListedThreads(chat: Chat, kind: 'PRIVATE' | 'ROOM', typed: string) {
  const { threads, isLoaded, error } = useStore(chat.threads);
  const nameOf = useThreadName();
  const rooms = useRooms(typed, kind === 'ROOM');
  const own = useMemo(
    () =>
      [...threads.values()].filter(
        (thread) => thread.own && !thread.own.isHidden && (thread.kind === 'ROOM') === (kind === 'ROOM'),
      ),
    [threads, kind],
  );
  const needle = comparable(typed);
  // Case and accents are folded only during a search, because there may be a thousand threads.
  const found = (
    needle ? own.filter((thread) => comparable(wordsOf(thread, nameOf(thread))).includes(needle)) : [...own]
  ).sort(byNewest);
  const known = new Set(own.map(({ id }) => id));
  const furtherRooms = kind === 'ROOM' ? rooms.threads.filter(({ id }) => !known.has(id)) : [];
  return {
    threads: [...found, ...furtherRooms],
    isLoading: (!isLoaded && !error) || rooms.isLoading,
    roomsError: rooms.error,
    more: rooms.more,
    again: () => {
      void chat.threads.load();
      if (kind === 'ROOM') rooms.again();
    },
  };
}

const wordsOf = ({ people, room }: Thread, name: string) =>
  [name, room?.topic, ...people.map(({ person }) => person.fullName)].join(' ');
