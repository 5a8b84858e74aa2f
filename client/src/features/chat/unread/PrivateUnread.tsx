import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useMissed } from '../../../apollo/live/useMissed';
import { ChatUnreadDocument, useChatUnreadNewsSubscription } from '../chat.generated';
import { UnreadMark } from './UnreadMark';

/** What comes at once is asked for once. */
const soon = 300;

/** What is new in private threads, kept up with what is told of all of them. */
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
      const told = data?.chatEvents;
      if (!told || told.kind === 'TYPING' || told.kind === 'CONTACTS') return;
      // Of a thread that is known, the count has come with what was told.
      const known = client.readQuery({ query: ChatUnreadDocument })?.chatThreads.items;
      const isKnown = told.thread && known?.some(({ id }) => id === told.threadId);
      if (!isKnown) again();
    },
  });
  useMissed(again);
  return <UnreadMark isRoom={false} isCollapsed={isCollapsed} />;
}
