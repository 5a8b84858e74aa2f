import { Box, useFieldContext } from '@chakra-ui/react';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import { richTextStyle } from '../../data/texts/richTextStyle';
import { editorHeight } from './editorHeight';
import { EditorToolbar } from './EditorToolbar';
import type { EditorInsert } from './editorInsert';
import { extensionsWith } from './extensions';
import type { RecordType, ReferenceKind } from '../../../../../server/kit/html/references';
import { usePictureInsert } from './usePictureInsert';

interface Props {
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  ref?: Ref<{ focus: () => void }>;
  picturesUrl?: string | undefined;
  inserts?: readonly EditorInsert[] | undefined;
}

/** Field context when the editor is used outside of a field. */
const noField = {
  ids: {} as { control?: string; label?: string },
  ariaDescribedby: undefined,
  invalid: false,
};

const none: readonly EditorInsert[] = [];

const referenceStyle = {
  my: '5',
  px: '4',
  py: '3',
  display: 'grid',
  gap: '0.5',
  borderWidth: '1px',
  borderInlineStartWidth: '4px',
  borderInlineStartColor: 'brand.solid',
  borderRadius: 'l2',
  bg: 'bg.subtle',
  cursor: 'default',
  '& small': { textStyle: 'xs', color: 'fg.muted' },
};

/** The rich text editor. Only `RichTextField` loads it. */
export default function RichTextEditor({ value, onChange, onBlur, ref, picturesUrl, inserts = none }: Props) {
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

  const [extensions] = useState(() =>
    extensionsWith(inserts.length > 0 ? (kind, detail) => nameOfReference(t, kind, detail) : undefined),
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
        inserts={inserts}
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
          '& .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'brand.focusRing' },
          '& .selectedCell': { bg: 'brand.subtle' },
          '& cite:empty::before, & cite:has(> br:only-child)::before': {
            content: JSON.stringify(t('editor.quoteSourceHint')),
            color: 'fg.subtle',
          },
          '& .reference': referenceStyle,
        }}
      >
        <EditorContent editor={editor} />
      </Box>
    </Box>
  );
}

/** Describes a reference in the text: what it shows, and of what. */
const nameOfReference = (t: TFunction, kind: ReferenceKind, detail: string): string =>
  kind === 'video'
    ? t('editor.references.video', { host: detail })
    : t(`editor.references.${kind}`, { type: t(`editor.recordTypes.${detail as RecordType}`) });
