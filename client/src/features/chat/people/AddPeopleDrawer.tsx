import { useTranslation } from 'react-i18next';
import type { Picked } from '../../../kit/form/pickers/found';
import { records } from '../../../kit/form/plain/pickers';
import { plainForm } from '../../../kit/form/plain/plainForm';
import { PlainFormDrawer } from '../../../kit/form/plain/PlainFormDrawer';
import { useAddChatPeopleMutation } from '../chat.generated';
import type { Thread } from '../store/threadsStore';
import type { Chat } from '../store/useChat';
import { useThreadName } from '../threads/useThreadName';
import { useFoundPeople } from './useFoundPeople';

const form = plainForm<{ peopleIds: string[] }, { peopleIds: Picked[] }>({
  name: 'peopleIds',
  fields: {
    peopleIds: records({
      label: 'chatPeople.choose',
      help: 'chatPeople.chooseHelp',
      useFound: useFoundPeople,
    }),
  },
});

/** Form that adds people to a private group thread. They can then also read its earlier messages. */
export function AddPeopleDrawer({
  chat,
  thread,
  onClose,
}: {
  chat: Chat;
  thread: Thread;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const name = useThreadName()(thread);
  const [add] = useAddChatPeopleMutation({ fetchPolicy: 'no-cache' });
  return (
    <PlainFormDrawer
      form={form}
      title={t('chatPeople.addTo', { name })}
      saveLabel={t('chatPeople.add')}
      save={async ({ peopleIds }) => {
        const { data } = await add({ variables: { id: thread.id, peopleIds } });
        if (data) chat.threads.put(data.addChatPeople);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
