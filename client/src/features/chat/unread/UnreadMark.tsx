import { useTranslation } from 'react-i18next';
import { MenuCount } from '../../../kit/layout/MenuCount';
import { isAhead } from '../people/silences';
import { useChatUnreadQuery } from '../chat.generated';

/** Menu badge: number of unread messages of rooms, or of all other threads. Muted threads are excluded. */
export function UnreadMark({ isRoom, isCollapsed }: { isRoom: boolean; isCollapsed: boolean }) {
  const { t } = useTranslation();
  const threads = useChatUnreadQuery().data?.chatThreads.items ?? [];
  const count = threads
    .filter(({ kind, own }) => (kind === 'ROOM') === isRoom && !isAhead(own?.mutedUntil))
    .reduce((sum, { own }) => sum + (own?.unreadCount ?? 0), 0);
  return <MenuCount count={count} label={t('chat.unread', { count })} isCollapsed={isCollapsed} />;
}
