import { ChatScreen } from './ChatScreen';

/** The rooms of a radio. */
export default function PublicChatPage() {
  return <ChatScreen kind="ROOM" />;
}
