import { TZDateMini } from '@date-fns/tz';
import { useStore } from 'zustand';
import type { ChatSearchInput } from '../../../apollo/schemaTypes.generated';
import { useViewer } from '../../../apollo/session/SessionContext';
import { useChatPeopleQuery, useSearchChatQuery } from '../chat.generated';
import type { Chat } from '../store/useChat';
import { comparable } from '../threads/comparable';
import { useThreadName } from '../threads/useThreadName';
import type { SearchWords } from './searchWords';

/** Minimum length of a text to search for, in characters; the same as on the server. */
export const shortest = 3;

/** Searches messages. First finds the ids of the author and of the thread that the conditions name. */
export function useSearch(chat: Chat, words: SearchWords, threadId: string | null) {
  const viewer = useViewer();
  const author = useAuthor(words.from);
  const named = useThreadNamed(chat, words.in);
  const timeZone = viewer.timeZone ?? viewer.radio?.timeZone;
  const isComplete = [...words.text].length >= shortest && words.unknown.length === 0;
  const isKnown = (!words.from || author.id !== undefined) && (!words.in || named !== undefined);
  const input: ChatSearchInput = {
    text: words.text.slice(0, 100),
    threadId: named ?? threadId,
    authorId: author.id ?? null,
    has: words.has ?? null,
    before: words.before ? startOf(words.before, timeZone) : null,
    after: words.after ? startOf(words.after, timeZone) : null,
  };
  const { data, error, loading, refetch, fetchMore } = useSearchChatQuery({
    variables: { input },
    fetchPolicy: 'no-cache',
    skip: !isComplete || !isKnown,
  });
  const hits = isComplete && isKnown ? data?.searchChat : undefined;
  return {
    hits: hits?.items,
    hasMore: hits?.hasMore ?? false,
    error,
    isLoading: loading || author.isLoading,
    unknownPerson: words.from && !author.isLoading && author.id === undefined ? words.from : undefined,
    unknownThread: words.in && named === undefined ? words.in : undefined,
    again: () => void refetch().catch(() => undefined),
    more: () =>
      void fetchMore({
        variables: { skip: hits?.items.length ?? 0 },
        updateQuery: ({ searchChat: before }, { fetchMoreResult: { searchChat: next } }) => ({
          searchChat: { ...next, items: [...before.items, ...next.items] },
        }),
      }).catch(() => undefined),
  };
}

/** Returns the id of the person with this username; `me` is the viewer. */
function useAuthor(from: string | undefined) {
  const viewer = useViewer();
  const isMe = from === 'me' || from === viewer.username.toLowerCase();
  const { data, loading } = useChatPeopleQuery({
    variables: { name: from ?? '' },
    skip: from === undefined || isMe,
  });
  const found = data?.findChatPeople.find(({ person }) => person.username.toLowerCase() === from);
  return { id: isMe ? viewer.id : found?.id, isLoading: loading };
}

/** Returns the id of the loaded thread with this name; otherwise of a thread whose name begins with it. */
function useThreadNamed(chat: Chat, name: string | undefined): string | undefined {
  const { threads } = useStore(chat.threads);
  const nameOf = useThreadName();
  if (!name) return undefined;
  const needle = comparable(name);
  const named = [...threads.values()].map((thread) => ({ id: thread.id, name: comparable(nameOf(thread)) }));
  return (
    named.find((thread) => thread.name === needle) ?? named.find((thread) => thread.name.startsWith(needle))
  )?.id;
}

/** Start of a day in the given time zone, as an ISO date. */
function startOf(date: string, timeZone: string | null | undefined): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(
    new TZDateMini(year, month - 1, day, 0, 0, 0, 0, timeZone ?? undefined).getTime(),
  ).toISOString();
}
