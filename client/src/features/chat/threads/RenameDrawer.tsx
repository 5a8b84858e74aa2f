import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '../../../kit/data/people/Person';
import { text } from '../../../kit/form/plain/kinds';
import { PlainEditDrawer } from '../../../kit/form/plain/PlainEditDrawer';
import { plainForm } from '../../../kit/form/plain/plainForm';
import { PictureEditor } from '../../../kit/form/uploads/PictureEditor';
import { ChatThreadDocument, useRenameChatThreadMutation } from '../chat.generated';
import type { Thread } from '../store/threadsStore';
import type { Chat } from '../store/useChat';
import { useThreadName } from './useThreadName';

const form = plainForm<{ name: string }, Thread>({
  name: 'name',
  fields: { name: text({ label: 'chat.name', help: 'chat.nameHelp', maxLength: 80, isOptional: true }) },
});

/** Form with the name and the picture of a private group thread. The picture is saved immediately, before the form is saved. */
export function RenameDrawer({ chat, thread, onClose }: { chat: Chat; thread: Thread; onClose: () => void }) {
  const { t } = useTranslation();
  const called = useThreadName()(thread);
  const [rename] = useRenameChatThreadMutation({ fetchPolicy: 'no-cache' });
  return (
    <PlainEditDrawer
      form={form}
      record={thread}
      title="chatPeople.rename"
      called={called}
      saved="chatPeople.renamed"
      current={ChatThreadDocument}
      update={[
        async ({ variables: { id, version, input } }) => {
          const { data } = await rename({ variables: { id, version, name: input.name } });
          if (data) chat.threads.put(data.renameChatThread);
        },
      ]}
      onClose={onClose}
    >
      {(setVersion) => (
        <PictureEditor
          owner={{
            typename: 'ChatThread',
            id: thread.id,
            name: called,
            property: 'picture',
            url: `/uploads/chat/${thread.id}/picture`,
            onChange: setVersion,
          }}
          hasPicture={Boolean(thread.picture)}
          shape="full"
          withoutText={t('chatPeople.withoutPicture')}
        >
          {(preview) => <PersonAvatar name={called} src={preview ?? thread.picture} size="full" />}
        </PictureEditor>
      )}
    </PlainEditDrawer>
  );
}
