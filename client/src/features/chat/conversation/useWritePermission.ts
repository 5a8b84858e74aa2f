import { useTranslation } from 'react-i18next';
import { useCan } from '../../../kit/access/useCan';
import { useFormat } from '../../../kit/data/useFormat';
import { isAhead } from '../people/silences';
import type { Thread } from '../store/threadsStore';

/** The viewer's permission to write in a thread now. `readOnlyReason` is undefined when only the role lacks it. */
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
