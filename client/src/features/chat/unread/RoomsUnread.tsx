import { UnreadMark } from './UnreadMark';

/** Unread count of the rooms. Everyone who has this menu entry also has PrivateUnread, which updates the count. */
export default function RoomsUnread({ isCollapsed }: { isCollapsed: boolean }) {
  return <UnreadMark isRoom isCollapsed={isCollapsed} />;
}
