import { useMemo } from 'react';
import { useLatestActs } from '../../../../kit/useLatestActs';
import { momentIn, silences } from '../../people/silences';
import { usePeopleActions } from '../../people/usePeopleActions';
import type { Thread } from '../../store/threadsStore';
import type { Chat } from '../../store/useChat';
import { mayPinIn } from '../../threads/mayPinIn';
import type { MessageComposer } from '../compose/useMessageComposer';
import type { MessageHands } from './MessageTools';
import type { Message } from './messageWindow';
import type { MessageActions } from './useMessageActions';

/**
 * The permissions and handlers of the message menu. The object changes only when a permission changes: each new object renders hundreds
 * of messages again.
 */
export function useMessageHands(
  chat: Chat,
  thread: Thread,
  {
    actions,
    composer,
    mayWrite,
    ...handlers
  }: { actions: MessageActions; composer: MessageComposer; mayWrite: boolean } & Pick<
    MessageHands,
    'onJump' | 'onReport' | 'onHistory'
  >,
): MessageHands {
  const people = usePeopleActions(chat, thread);
  const acts = useLatestActs({
    ...actions,
    ...handlers,
    onEdit: composer.edit,
    onReply: composer.reply,
    onSilence: ({ author }: Message) => {
      if (author) void people.silence({ person: author }, momentIn(silences[0].length));
    },
  });
  const mayPin = mayPinIn(thread);
  const { mayModerate } = thread;
  const mayReport = thread.kind !== 'PRIVATE';
  return useMemo(
    () => ({ ...acts, mayWrite, mayPin, mayModerate, mayReport }),
    [acts, mayWrite, mayPin, mayModerate, mayReport],
  );
}
