import { Button, Field, Input } from '@chakra-ui/react';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorPanel } from './EditorPanel';

/** Panel for the alternative text and the caption of the selected picture. */
export function PicturePanel({ editor }: { editor: Editor }) {
  const { t } = useTranslation();
  const [alt, setAlt] = useState((editor.getAttributes('image')['alt'] as string | null) ?? '');
  const [caption, setCaption] = useState(editor.getAttributes('image')['caption'] as string);
  const back = () => void editor.commands.focus();
  return (
    <EditorPanel label={t('editor.picture')} onSubmit={back} onClose={back}>
      <Field.Root flex="1" minW="48" gap="1" alignSelf="flex-start">
        <Field.Label textStyle="xs">{t('editor.alt')}</Field.Label>
        <Input
          maxLength={500}
          value={alt}
          onChange={({ target }) => {
            setAlt(target.value);
            editor.commands.updateAttributes('image', { alt: target.value });
          }}
        />
        {alt.trim() === '' ? <Field.HelperText>{t('editor.altHelp')}</Field.HelperText> : null}
      </Field.Root>
      <Field.Root flex="1" minW="48" gap="1" alignSelf="flex-start">
        <Field.Label textStyle="xs">{t('editor.caption')}</Field.Label>
        <Input
          maxLength={500}
          value={caption}
          onChange={({ target }) => {
            setCaption(target.value);
            editor.commands.updateAttributes('image', { caption: target.value });
          }}
        />
      </Field.Root>
      <Button
        size="sm"
        variant="outline"
        alignSelf="flex-end"
        onClick={() => void editor.chain().focus().deleteSelection().run()}
      >
        {t('editor.removePicture')}
      </Button>
    </EditorPanel>
  );
}
