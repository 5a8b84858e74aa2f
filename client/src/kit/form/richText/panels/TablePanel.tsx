import { Button } from '@chakra-ui/react';
import type { Editor } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import { EditorPanel } from './EditorPanel';
import { runTableCommand, tableCommands } from '../tables';

const names = Object.keys(tableCommands) as Array<keyof typeof tableCommands>;

/** Panel for the table around the caret. */
export function TablePanel({ editor }: { editor: Editor }) {
  const { t } = useTranslation();
  const back = () => void editor.commands.focus();
  return (
    <EditorPanel label={t('editor.table')} onSubmit={back} onClose={back}>
      {names.map((name) => (
        <Button
          key={name}
          size="xs"
          variant="outline"
          // Preserves the selection in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => void runTableCommand(editor.chain().focus(), name).run()}
        >
          {t(`editor.${name}`)}
        </Button>
      ))}
    </EditorPanel>
  );
}
