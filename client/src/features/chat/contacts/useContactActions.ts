import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../kit/feedback/confirm/ConfirmProvider';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import {
  useAnswerChatFriendMutation,
  useSendFriendRequestMutation,
  useEndChatFriendshipMutation,
  useOpenChatThreadMutation,
  useSetChatBlockedMutation,
  type ChatPersonFieldsFragment,
} from '../chat.generated';
import type { Thread } from '../store/threadsStore';
import type { Chat } from '../store/useChat';

type Person = ChatPersonFieldsFragment;

/**
 * Returns the actions on a person in the contacts: befriend, end the friendship, block, write. Each shows an error
 * message when it fails.
 */
export function useContactActions(chat: Chat) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const [sendRequest] = useSendFriendRequestMutation();
  const [answer] = useAnswerChatFriendMutation();
  const [end] = useEndChatFriendshipMutation();
  const [block] = useSetChatBlockedMutation();
  const [open] = useOpenChatThreadMutation({ fetchPolicy: 'no-cache' });

  /** Runs a change, and shows an error message when it fails; true when the change was stored. */
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
    // The server hides the texts of a blocked person's messages, so blocking and unblocking require loading messages again.
    if (isChanged) chat.reread();
    return isChanged;
  };
  return {
    requestFriend: (person: Person) =>
      changing(person, () => sendRequest({ variables: { username: person.username } })),
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
    /** Opens the private thread with a person; undefined when the request fails. */
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
