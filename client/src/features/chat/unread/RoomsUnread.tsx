import { UnreadMark } from './UnreadMark';

/** Unread count of the rooms, updated by the badge of private threads, which readers of rooms also have. */
export default function RoomsUnread({ isCollapsed }: { isCollapsed: boolean }) {
  return <UnreadMark isRoom isCollapsed={isCollapsed} />;
}
