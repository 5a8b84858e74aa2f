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

/** Actions on a person in any list; each shows an error when it failed. */
export function useContactActions(chat: Chat) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const [ask] = useAskChatFriendMutation();
  const [answer] = useAnswerChatFriendMutation();
  const [end] = useEndChatFriendshipMutation();
  const [block] = useSetChatBlockedMutation();
  const [open] = useOpenChatThreadMutation({ fetchPolicy: 'no-cache' });

  /** True when the change was stored. */
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
    const isChanged = await changing(person, () => block({ variables: { userId, blocked } }));
    // Messages of the person have no words from now on, or have them again.
    if (isChanged) chat.reread();
    return isChanged;
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
    /** Thread of the viewer and one person. */
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
