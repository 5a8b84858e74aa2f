import { useTranslation } from 'react-i18next';
import type { ChatPart } from '../../../apollo/schemaTypes.generated';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import {
  useAddChatPeopleMutation,
  useGiveChatPartMutation,
  useRemoveChatPersonMutation,
  useSetChatPersonBlockedMutation,
  useSilenceChatPersonMutation,
  type ChatMemberFieldsFragment,
} from '../chat.generated';
import type { Thread } from '../store/threadsStore';
import type { Chat } from '../store/useChat';

export type Member = ChatMemberFieldsFragment;

const uncached = { fetchPolicy: 'no-cache' } as const;

/**
 * Returns the actions on a participant of a thread, such as silence and remove. Each shows an error message when it
 * fails, and calls `after` when it succeeds.
 */
export function usePeopleActions(chat: Chat, { id, kind }: Thread, after = () => {}) {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [give] = useGiveChatPartMutation(uncached);
  const [silence] = useSilenceChatPersonMutation(uncached);
  const [remove] = useRemoveChatPersonMutation(uncached);
  const [block] = useSetChatPersonBlockedMutation(uncached);
  const [add] = useAddChatPeopleMutation(uncached);

  const changing = async (name: string, change: () => Promise<Thread | undefined>): Promise<boolean> => {
    try {
      const thread = await change();
      if (thread) chat.threads.put(thread);
      after();
      return true;
    } catch (error) {
      notifyError(t('chatPeople.notChanged', { name }), error);
      return false;
    }
  };
  const setBanned = ({ person }: Member, blocked: boolean) =>
    changing(
      person.fullName,
      async () => (await block({ variables: { id, userId: person.id, blocked } })).data?.setChatPersonBlocked,
    );
  return {
    async ban(member: Member, banned: boolean) {
      if (!(await setBanned(member, banned))) return;
      notify({
        type: 'success',
        title: t(banned ? 'chatPeople.isBanned' : 'chatPeople.isUnbanned', { name: member.person.fullName }),
        action: { label: t('actions.undo'), onClick: () => void setBanned(member, !banned) },
      });
    },
    give: ({ person }: Member, part: ChatPart) =>
      changing(
        person.fullName,
        async () => (await give({ variables: { id, userId: person.id, part } })).data?.giveChatPart,
      ),
    silence: ({ person }: Pick<Member, 'person'>, until: string | null) =>
      changing(
        person.fullName,
        async () => (await silence({ variables: { id, userId: person.id, until } })).data?.silenceChatPerson,
      ),
    async remove({ person }: Member) {
      const { fullName: name } = person;
      const isOut = await changing(
        name,
        async () => (await remove({ variables: { id, userId: person.id } })).data?.removeChatPerson,
      );
      if (!isOut) return;
      const putBack = () =>
        void changing(
          name,
          async () => (await add({ variables: { id, peopleIds: [person.id] } })).data?.addChatPeople,
        );
      notify({
        type: 'success',
        title: t('chatPeople.removed', { name }),
        // No undo in public threads: people who were removed can join again themselves.
        ...(kind === 'PRIVATE' ? { action: { label: t('actions.undo'), onClick: putBack } } : undefined),
      });
    },
  };
}

export type PeopleActions = ReturnType<typeof usePeopleActions>;
