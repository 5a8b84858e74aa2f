import { UnreadMark } from './UnreadMark';

/** Unread count of the rooms. It is updated by PrivateUnread, the badge of another menu entry. */
export default function RoomsUnread({ isCollapsed }: { isCollapsed: boolean }) {
  return <UnreadMark isRoom isCollapsed={isCollapsed} />;
}
