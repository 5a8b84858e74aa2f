import { Box, useFieldContext } from '@chakra-ui/react';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { useEffect, useImperativeHandle, useMemo, useRef, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { richTextStyle } from '../../data/texts/richTextStyle';
import { editorHeight } from './editorHeight';
import { EditorToolbar } from './EditorToolbar';
import { extensions } from './extensions';
import { usePictureInsert } from './usePictureInsert';

interface Props {
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  ref?: Ref<{ focus: () => void }>;
  picturesUrl?: string | undefined;
}

/** Field context when the editor is used outside of a field. */
const noField = {
  ids: {} as { control?: string; label?: string },
  ariaDescribedby: undefined,
  invalid: false,
};

/** The rich text editor. Only `RichTextField` loads it. */
export default function RichTextEditor({ value, onChange, onBlur, ref, picturesUrl }: Props) {
  const { t } = useTranslation();
  const { ids, ariaDescribedby, invalid: isInvalid } = useFieldContext() ?? noField;
  const { control: controlId, label: labelId } = ids;
  const pictures = usePictureInsert(picturesUrl);
  // The editor normalises HTML. Until the user changes the text, the form must keep its value: otherwise it would count as changed.
  const known = useRef({ value, html: '' });
  const attributes = useMemo(
    () => ({
      class: 'rich-text',
      dir: 'auto',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-invalid': String(isInvalid),
      ...(controlId && { id: controlId }),
      ...(labelId && { 'aria-labelledby': labelId }),
      ...(ariaDescribedby && { 'aria-describedby': ariaDescribedby }),
    }),
    [controlId, labelId, ariaDescribedby, isInvalid],
  );

  const editor: Editor = useEditor({
    extensions,
    content: value,
    editorProps: {
      attributes,
      handlePaste: (_, event): boolean => pictures.take(editor, event.clipboardData),
      handleDrop: (_, event): boolean => pictures.take(editor, event.dataTransfer),
    },
    onCreate: ({ editor }) => void (known.current.html = editor.getHTML()),
    onUpdate: ({ editor }) => {
      const html = editor.getHTML();
      if (html === known.current.html) return;
      const next = editor.isEmpty ? '' : html;
      known.current = { value: next, html };
      onChange(next);
    },
    onBlur: () => onBlur(),
  });

  // Shows values that come from outside of the editor, such as from a form reset or the conflict dialog.
  useEffect(() => {
    if (value === known.current.value) return;
    editor.commands.setContent(value, { emitUpdate: false });
    known.current = { value, html: editor.getHTML() };
  }, [editor, value]);

  useImperativeHandle(ref, () => ({ focus: () => editor.commands.focus() }), [editor]);

  return (
    <Box
      w="full"
      bg="bg.panel"
      borderWidth="1px"
      borderColor={isInvalid ? 'border.error' : 'border.control'}
      borderRadius="l2"
      _focusWithin={{ outline: '1px solid', outlineColor: 'brand.focusRing', borderColor: 'brand.focusRing' }}
    >
      <EditorToolbar
        editor={editor}
        label={t('editor.toolbar')}
        pictures={picturesUrl ? pictures : undefined}
      />
      <Box
        css={{
          '& .rich-text': {
            ...richTextStyle,
            minH: editorHeight,
            maxH: '70vh',
            overflowY: 'auto',
            px: { base: '4', md: '6' },
            py: '5',
            outline: 'none',
          },
          '& .rich-text.rich-text[dir]': { textAlign: 'start' },
          '& img.ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'brand.focusRing' },
        }}
      >
        <EditorContent editor={editor} />
      </Box>
    </Box>
  );
}
