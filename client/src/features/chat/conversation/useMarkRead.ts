import { useEffect, useEffectEvent, useState } from 'react';
import { useMarkChatReadMutation } from '../chat.generated';
import type { Thread } from '../store/threadsStore';
import type { Chat } from '../store/useChat';

/** Milliseconds for which the end of a thread must be visible before its messages count as read. */
const after = 400;

/** Marks a thread as read up to `upTo` once the viewer sees its end. */
export function useMarkRead(
  chat: Chat,
  { id, own }: Thread,
  { upTo, isSeen }: { upTo: number; isSeen: boolean },
) {
  const [mark] = useMarkChatReadMutation({ fetchPolicy: 'no-cache' });
  const isVisible = useIsVisible();
  const isNew = own ? own.readUpTo < upTo : false;
  const read = useEffectEvent(async (sequence: number) => {
    chat.threads.readUpTo(id, sequence);
    try {
      const { data } = await mark({ variables: { id, upTo: sequence } });
      if (data) chat.threads.put(data.markChatRead);
    } catch {
      // Ignored: the next message marks the thread again, and marking twice does no harm.
    }
  });
  useEffect(() => {
    if (!isNew || !isSeen || !isVisible) return undefined;
    const timer = setTimeout(() => void read(upTo), after);
    return () => clearTimeout(timer);
  }, [isNew, isSeen, isVisible, upTo]);
}

function useIsVisible(): boolean {
  const [isVisible, setIsVisible] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const update = () => setIsVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isVisible;
}
