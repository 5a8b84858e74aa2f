import { UnreadMark } from './UnreadMark';

/** Unread count of the rooms. PrivateUnread updates it, which every reader of rooms also has in the menu. */
export default function RoomsUnread({ isCollapsed }: { isCollapsed: boolean }) {
  return <UnreadMark isRoom isCollapsed={isCollapsed} />;
}
