import { useTranslation } from 'react-i18next';
import { text } from '../../../kit/form/plain/kinds';
import { records } from '../../../kit/form/plain/pickers';
import { plainForm } from '../../../kit/form/plain/plainForm';
import { PlainFormDrawer } from '../../../kit/form/plain/PlainFormDrawer';
import type { Picked } from '../../../kit/form/pickers/found';
import { useOpenChatThreadMutation } from '../chat.generated';
import { useFoundPeople } from '../people/useFoundPeople';
import type { Thread } from '../store/threadsStore';

const form = plainForm<{ peopleIds: string[]; name: string }, { peopleIds: Picked[]; name: string }>({
  name: 'name',
  fields: {
    peopleIds: records({ label: 'chat.with', help: 'chat.withHelp', useFound: useFoundPeople }),
    name: text({ label: 'chat.name', help: 'chat.nameHelp', maxLength: 80, isOptional: true }),
  },
});

/** Form that opens a private thread. For one person, the server always returns the same thread. */
export function NewThreadDrawer({
  onOpened,
  onClose,
}: {
  onOpened: (thread: Thread) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [open] = useOpenChatThreadMutation();
  return (
    <PlainFormDrawer
      form={form}
      title={t('chat.new')}
      saveLabel={t('chat.begin')}
      save={async ({ peopleIds, name }) => {
        const { data } = await open({ variables: { peopleIds, name: peopleIds.length > 1 ? name : null } });
        onOpened(data!.openChatThread);
      }}
      onClose={onClose}
    />
  );
}
