import { ChatScreen } from './ChatScreen';

/** Page of the public rooms of the radio. */
export default function PublicChatPage() {
  return <ChatScreen kind="ROOM" />;
}
