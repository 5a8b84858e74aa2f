import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { ErrorState, NotFound } from '../../kit/feedback/ErrorState';
import { useChatThreadQuery } from './chat.generated';
import { ConversationPane } from './conversation/ConversationPane';
import type { Chat } from './store/useChat';

/** Thread that the address names. It may be missing in the list, such as a room that the viewer has not joined. */
export function OpenThread({ chat, id, back }: { chat: Chat; id: string; back: string }) {
  const { t } = useTranslation();
  const { threads, removed } = useStore(chat.threads);
  const thread = threads.get(id);
  const { data, error, refetch } = useChatThreadQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const found = data?.chatThread;
  const target = useTarget();
  useEffect(() => {
    if (found) chat.threads.put(found);
  }, [chat, found]);
  if (error) return <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (removed.has(id)) return <NotFound>{t('chat.accessLost')}</NotFound>;
  const shown = thread ?? found;
  return found && shown ? <ConversationPane chat={chat} thread={shown} back={back} target={target} /> : null;
}

/** Message that the address names. A new object after each navigation, so that opening the same link again scrolls to it again. */
function useTarget() {
  const { key } = useLocation();
  const [params] = useSearchParams();
  const messageParam = params.get('message') ?? '';
  return useMemo(
    () => (/^\d{1,9}$/.test(messageParam) ? { sequence: Number(messageParam), key } : undefined),
    [messageParam, key],
  );
}
