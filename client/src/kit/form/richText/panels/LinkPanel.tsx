import { Button, Input, Text } from '@chakra-ui/react';
import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorPanel } from './EditorPanel';
import { addressOf } from '../linkAddress';

/** Panel for the URL of a link. Without a selection and outside of a link, the URL itself is inserted as text. */
export function LinkPanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation();
  const messageId = useId();
  const before = (editor.getAttributes('link')['href'] as string | undefined) ?? '';
  const [typed, setTyped] = useState(before);
  const [isRefused, setRefused] = useState(false);

  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = () => {
    const href = addressOf(typed);
    if (!href) return setRefused(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !before)
      chain
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else chain.setLink({ href }).run();
    onClose();
  };

  return (
    <EditorPanel label={t('editor.link')} onSubmit={apply} onClose={close}>
      <Input
        autoFocus
        flex="1"
        minW="48"
        dir="ltr"
        inputMode="url"
        placeholder="https://"
        maxLength={2000}
        aria-label={t('editor.address')}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? messageId : undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setRefused(false);
        }}
      />
      <Button size="sm" onClick={apply}>
        {t('editor.setLink')}
      </Button>
      {before ? (
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onClose();
          }}
        >
          {t('editor.removeLink')}
        </Button>
      ) : null}
      {isRefused ? (
        <Text id={messageId} role="alert" w="full" textStyle="xs" color="fg.error">
          {t('editor.wrongAddress')}
        </Text>
      ) : null}
    </EditorPanel>
  );
}
