import { ChatScreen } from './ChatScreen';

/** Page of the private threads. */
export default function PrivateChatPage() {
  return <ChatScreen kind="PRIVATE" />;
}
