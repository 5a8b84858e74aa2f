import { useTranslation } from 'react-i18next';
import { useCan } from '../../../kit/access/useCan';
import { useFormat } from '../../../kit/data/format/useFormat';
import { isAhead } from '../people/silences';
import type { Thread } from '../store/threadsStore';

/**
 * Permission of the viewer to write in a thread. `readOnlyReason` is a text about the state of the thread; undefined when
 * the viewer may write, or when only their role lacks the permission.
 */
export function useWritePermission({ closedAt, room, own, mayModerate }: Thread) {
  const { t } = useTranslation();
  const format = useFormat();
  const hasRole = useCan()({ action: 'create', subject: 'ChatMessage' });
  const readOnlyReason = (): string | undefined => {
    if (closedAt) return t('chat.silent.closed');
    if (mayModerate) return undefined;
    if (room?.isReadOnly) return t('chat.silent.readOnly');
    const until = own?.silencedUntil;
    return until && isAhead(until) ? t('chat.silent.silenced', { until: format.dateTime(until) }) : undefined;
  };
  const reason = readOnlyReason();
  return { mayWrite: hasRole && reason === undefined, readOnlyReason: reason };
}
