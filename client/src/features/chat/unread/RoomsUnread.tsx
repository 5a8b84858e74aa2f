import { UnreadMark } from './UnreadMark';

/** What is new in the rooms; the mark of the private threads, which who reads rooms has too, keeps it up. */
export default function RoomsUnread({ isCollapsed }: { isCollapsed: boolean }) {
  return <UnreadMark isRoom isCollapsed={isCollapsed} />;
}
