import { ChatScreen } from './ChatScreen';

/** Threads of a few people. */
export default function PrivateChatPage() {
  return <ChatScreen kind="PRIVATE" />;
}
