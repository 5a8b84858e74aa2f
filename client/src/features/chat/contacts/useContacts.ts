import { useStore } from 'zustand';
import type { ChatContactKind } from '../../../apollo/schemaTypes.generated';
import { useChatContactsQuery, useChatPeopleQuery } from '../chat.generated';
import type { Chat } from '../store/useChat';
import { useWhenChanged } from '../useWhenChanged';

/** Loads the viewer's contacts of one kind, such as friends, in pages. */
export function useContacts(chat: Chat, kind: ChatContactKind) {
  const { data, error, refetch, fetchMore } = useChatContactsQuery({
    variables: { kind },
    fetchPolicy: 'no-cache',
  });
  const again = () => void refetch().catch(() => undefined);
  useWhenChanged(useStore(chat.contactChanges), again);
  const contacts = data?.chatContacts;
  return {
    items: contacts?.items,
    pendingRequests: contacts?.openRequests ?? 0,
    hasMore: contacts?.hasMore ?? false,
    error,
    again,
    more: () =>
      void fetchMore({
        variables: { skip: contacts?.items.length ?? 0 },
        updateQuery: ({ chatContacts: before }, { fetchMoreResult: { chatContacts: next } }) => ({
          chatContacts: { ...next, items: [...before.items, ...next.items] },
        }),
      }).catch(() => undefined),
  };
}

/**
 * Searches people whom the viewer may find. Finds colleagues by a part of the name or username, and other people by the
 * exact username.
 */
export function useFoundContacts(chat: Chat, name: string) {
  const { data, error, refetch } = useChatPeopleQuery({ variables: { name }, fetchPolicy: 'no-cache' });
  const again = () => void refetch().catch(() => undefined);
  useWhenChanged(useStore(chat.contactChanges), again);
  return { items: data?.findChatPeople, error, again };
}
