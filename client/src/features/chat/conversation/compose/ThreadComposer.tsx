import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSendChatTypingMutation } from '../../chat.generated';
import { ChosenFiles } from '../../files/ChosenFiles';
import { FileTools } from '../../files/FileTools';
import type { Thread } from '../../store/threadsStore';
import { Composer } from './Composer';
import { ComposerContext } from './ComposerContext';
import type { MessageComposer } from './useMessageComposer';

/** Composer of a thread; for viewers who may not write, the reason. */
export function ThreadComposer({
  thread,
  name,
  composer,
  mayWrite,
  readOnlyReason,
}: {
  thread: Thread;
  name: string;
  composer: MessageComposer;
  mayWrite: boolean;
  /** Text about the state of the thread; undefined when only the viewer's role lacks the permission. */
  readOnlyReason: string | undefined;
}) {
  const { t } = useTranslation();
  const [notifyTyping] = useSendChatTypingMutation();
  const { edited, replyTo, files } = composer;
  if (!mayWrite)
    return (
      <Text color="fg.muted" textStyle="compact" textAlign="center" p="3" borderTopWidth="1px">
        {readOnlyReason ?? t('chat.silent.role')}
      </Text>
    );
  return (
    <Composer
      thread={thread}
      text={composer.text}
      label={edited ? t('chat.editing') : t('chat.writeTo', { name })}
      fieldRef={composer.fieldRef}
      files={
        edited
          ? undefined
          : {
              count: files.all.length,
              isBusy: files.isBusy,
              add: files.add,
              list: <ChosenFiles files={files} />,
              tools: <FileTools onFiles={files.add} />,
            }
      }
      pauseTime={thread.mayModerate ? 0 : (thread.room?.pauseTime ?? 0)}
      context={<ComposerContext edited={edited} replyTo={replyTo} onCancel={composer.cancel} />}
      onChange={composer.setText}
      onSend={composer.submit}
      onTyping={() => {
        if (thread.own) void notifyTyping({ variables: { id: thread.id } }).catch(() => undefined);
      }}
      onEditLast={composer.editLast}
      onCancel={composer.cancel}
    />
  );
}
