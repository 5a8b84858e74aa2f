import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useConfirm } from '../../../kit/feedback/confirm/ConfirmProvider';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import {
  useDeleteChatThreadMutation,
  useJoinChatThreadMutation,
  useLeaveChatThreadMutation,
  useMuteChatThreadMutation,
  useSetChatThreadClosedMutation,
  useSetChatThreadHiddenMutation,
} from '../chat.generated';
import type { Thread } from '../store/threadsStore';
import type { Chat } from '../store/useChat';
import { useThreadName } from '../threads/useThreadName';

const uncached = { fetchPolicy: 'no-cache' } as const;

/** Returns the actions on a thread, such as mute and leave. Each shows an error message when it fails. */
export function useThreadActions(chat: Chat, thread: Thread, back: string) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const name = useThreadName()(thread);
  const [close] = useSetChatThreadClosedMutation(uncached);
  const [hide] = useSetChatThreadHiddenMutation(uncached);
  const [mute] = useMuteChatThreadMutation(uncached);
  const [join] = useJoinChatThreadMutation(uncached);
  const [leave] = useLeaveChatThreadMutation();
  const [remove] = useDeleteChatThreadMutation();
  const { id, kind } = thread;
  const isPrivate = kind === 'PRIVATE';

  const changing = async (change: () => Promise<Thread | undefined>): Promise<boolean> => {
    try {
      const changed = await change();
      if (changed) chat.threads.put(changed);
      return true;
    } catch (error) {
      notifyError(t('chatPeople.notChanged', { name }), error);
      return false;
    }
  };
  const setClosed = (closed: boolean) =>
    changing(async () => (await close({ variables: { id, closed } })).data?.setChatThreadClosed);
  const setHidden = (hidden: boolean) =>
    changing(async () => (await hide({ variables: { id, hidden } })).data?.setChatThreadHidden);
  const leaveScreen = () => {
    void navigate(back);
    chat.threads.remove(id);
  };
  const notifyDone = (title: string, undo?: () => unknown) =>
    notify({
      type: 'success',
      title,
      ...(undo ? { action: { label: t('actions.undo'), onClick: () => void undo() } } : undefined),
    });

  return {
    leaveScreen,
    mute: (until: string | null) =>
      changing(async () => (await mute({ variables: { id, until } })).data?.muteChatThread),
    async setClosed(closed: boolean) {
      if (await setClosed(closed))
        notifyDone(t(closed ? 'chatPeople.closed' : 'chatPeople.opened', { name }), () => setClosed(!closed));
    },
    async hide() {
      if (!(await setHidden(true))) return;
      void navigate(back);
      notifyDone(t('chatPeople.hidden', { name }), () => setHidden(false));
    },
    async leave() {
      const isSure =
        !isPrivate ||
        (await confirm({
          title: t('chat.leaveTitle', { name }),
          body: t('chat.leaveBody'),
          confirmLabel: t('chat.leave'),
          isDestructive: true,
        }));
      if (!isSure) return;
      try {
        await leave({ variables: { id } });
      } catch (error) {
        notifyError(t('chat.leaveFailed'), error);
        return;
      }
      leaveScreen();
      const comeBack = () => changing(async () => (await join({ variables: { id } })).data?.joinChatThread);
      notifyDone(t('chatPeople.left', { name }), isPrivate ? undefined : comeBack);
    },
    async remove() {
      const isSure = await confirm({
        title: t('chatPeople.deleteTitle', { name }),
        body: t('chatPeople.deleteBody', { count: thread.peopleCount }),
        confirmLabel: t('chatPeople.delete'),
        isDestructive: true,
        typed: name,
      });
      if (!isSure) return;
      const isRemoved = await changing(async () => {
        await remove({ variables: { id } });
        return undefined;
      });
      if (isRemoved) leaveScreen();
    },
  };
}
