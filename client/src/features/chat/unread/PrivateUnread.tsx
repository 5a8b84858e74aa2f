import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useMissed } from '../../../apollo/live/useMissed';
import { ChatUnreadDocument, useChatUnreadNewsSubscription } from '../chat.generated';
import { UnreadMark } from './UnreadMark';

/** Several events within this number of milliseconds cause only one request. */
const soon = 300;

/** Unread count of all threads except rooms, updated by events. */
export default function PrivateUnread({ isCollapsed }: { isCollapsed: boolean }) {
  const client = useApolloClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const again = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () =>
        void client.query({ query: ChatUnreadDocument, fetchPolicy: 'network-only' }).catch(() => undefined),
      soon,
    );
  };
  useChatUnreadNewsSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const event = data?.chatEvents;
      if (!event || event.kind === 'TYPING' || event.kind === 'CONTACTS') return;
      // Events contain the new count. A request is needed only when the thread is unknown.
      const known = client.readQuery({ query: ChatUnreadDocument })?.chatThreads.items;
      const isKnown = event.thread && known?.some(({ id }) => id === event.threadId);
      if (!isKnown) again();
    },
  });
  useMissed(again);
  return <UnreadMark isRoom={false} isCollapsed={isCollapsed} />;
}
