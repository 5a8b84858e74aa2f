import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../kit/feedback/ConfirmProvider';
import { notify } from '../../../kit/feedback/notify';
import { useNotifyError } from '../../../kit/feedback/useNotifyError';
import {
  useAnswerChatFriendMutation,
  useAskChatFriendMutation,
  useEndChatFriendshipMutation,
  useOpenChatThreadMutation,
  useSetChatBlockedMutation,
  type ChatPersonFieldsFragment,
} from '../chat.generated';
import type { Thread } from '../store/threadsStore';
import type { Chat } from '../store/useChat';

type Person = ChatPersonFieldsFragment;

/** What one may do about somebody, wherever they stand; each tells when it did not work. */
export function useContactActions(chat: Chat) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const [ask] = useAskChatFriendMutation();
  const [answer] = useAnswerChatFriendMutation();
  const [end] = useEndChatFriendshipMutation();
  const [block] = useSetChatBlockedMutation();
  const [open] = useOpenChatThreadMutation({ fetchPolicy: 'no-cache' });

  /** True when it was kept. */
  const changing = async ({ fullName: name }: Person, change: () => Promise<unknown>): Promise<boolean> => {
    try {
      await change();
      chat.contactsChanged();
      return true;
    } catch (error) {
      notifyError(t('chatPeople.notChanged', { name }), error);
      return false;
    }
  };
  const setBlocked = async (person: Person, blocked: boolean) => {
    const { id: userId } = person;
    const isKept = await changing(person, () => block({ variables: { userId, blocked } }));
    // What they wrote is told without its words from now on, or with them again.
    if (isKept) chat.reread();
    return isKept;
  };
  return {
    ask: (person: Person) => changing(person, () => ask({ variables: { username: person.username } })),
    answer: (person: Person, accepted: boolean) =>
      changing(person, () => answer({ variables: { userId: person.id, accepted } })),
    takeBack: (person: Person) => changing(person, () => end({ variables: { userId: person.id } })),
    async end(person: Person) {
      const { fullName: name } = person;
      const isSure = await confirm({
        title: t('chatContacts.endTitle', { name }),
        body: t('chatContacts.endBody'),
        confirmLabel: t('chatContacts.end'),
        isDestructive: true,
      });
      if (isSure) await changing(person, () => end({ variables: { userId: person.id } }));
    },
    async setBlocked(person: Person, blocked: boolean) {
      const { fullName: name } = person;
      if (!(await setBlocked(person, blocked))) return;
      notify({
        type: 'success',
        title: t(blocked ? 'chatContacts.blocked' : 'chatContacts.unblocked', { name }),
        action: { label: t('actions.undo'), onClick: () => void setBlocked(person, !blocked) },
      });
    },
    /** The thread of the viewer and somebody alone. */
    async write({ id, fullName: name }: Person): Promise<Thread | undefined> {
      try {
        const { data } = await open({ variables: { peopleIds: [id] } });
        if (data) chat.threads.put(data.openChatThread);
        return data?.openChatThread;
      } catch (error) {
        notifyError(t('chatContacts.notOpened', { name }), error);
        return undefined;
      }
    },
  };
}

export type ContactActions = ReturnType<typeof useContactActions>;
