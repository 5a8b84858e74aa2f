import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../../kit/feedback/confirm/ConfirmProvider';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import {
  useConcealChatMessageMutation,
  useDeleteChatMessageMutation,
  useEditChatMessageMutation,
  usePinChatMessageMutation,
  useReactToChatMessageMutation,
} from '../../chat.generated';
import type { Conversation } from '../conversationStore';
import type { Message } from './messageWindow';

const uncached = { fetchPolicy: 'no-cache' } as const;

/** Returns the actions on a message, such as edit, delete and pin. Each shows an error message when it fails. */
export function useMessageActions(conversation: Conversation) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const [edit] = useEditChatMessageMutation(uncached);
  const [remove] = useDeleteChatMessageMutation();
  const [react] = useReactToChatMessageMutation(uncached);
  const [pin] = usePinChatMessageMutation(uncached);
  const [conceal] = useConcealChatMessageMutation(uncached);

  /** Runs a change, and shows an error message when it fails; true when the change was stored. */
  const changing = async (change: () => Promise<Message | undefined>): Promise<boolean> => {
    try {
      const message = await change();
      if (message) conversation.receive(message);
      return true;
    } catch (error) {
      notifyError(t('chat.notChanged'), error);
      return false;
    }
  };
  return {
    edit: ({ id, version }: Message, body: string) =>
      changing(async () => (await edit({ variables: { id, version, body } })).data?.editChatMessage),
    react: ({ id }: Message, emoji: string, reacted: boolean) =>
      changing(async () => (await react({ variables: { id, emoji, reacted } })).data?.reactToChatMessage),
    pin: ({ id }: Message, pinned: boolean) =>
      changing(async () => (await pin({ variables: { id, pinned } })).data?.pinChatMessage),
    conceal: ({ id }: Message, concealed: boolean) =>
      changing(async () => (await conceal({ variables: { id, concealed } })).data?.concealChatMessage),
    async remove({ id, author, body }: Message) {
      const isSure = await confirm({
        title: t('chat.deleteTitle', { name: author?.fullName ?? t('chat.formerPerson') }),
        body: t('chat.deleteBody', { words: body.slice(0, 100) }),
        confirmLabel: t('chat.delete'),
        isDestructive: true,
      });
      if (!isSure) return;
      await changing(async () => {
        await remove({ variables: { id } });
        await conversation.catchUp();
        return undefined;
      });
    },
  };
}

export type MessageActions = ReturnType<typeof useMessageActions>;
