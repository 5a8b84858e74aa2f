import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../kit/data/useFormat';
import type { Thread } from '../store/threadsStore';

/** Why the viewer cannot write in a thread now, in words; nothing where they can. */
export function useWhySilent() {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ closedAt, room, own, mayModerate }: Thread): string | undefined => {
    if (closedAt) return t('chat.silent.closed');
    if (mayModerate) return undefined;
    if (room?.isReadOnly) return t('chat.silent.readOnly');
    const until = own?.silencedUntil;
    if (until && new Date(until).getTime() > Date.now())
      return t('chat.silent.silenced', { until: format.dateTime(until) });
    return undefined;
  };
}
