import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Editor } from '@tiptap/react';
import type { Reference } from './references';
import { afterTable } from './tables';

export interface InsertDrawerProps {
  /** Selected text, which a link would be made of; empty without a selection. */
  selected: string;
  onInsert: (reference: Reference) => void;
  onClose: () => void;
}

/** A button of the toolbar that opens a drawer to choose a reference. */
export interface EditorInsert {
  name: string;
  icon: LucideIcon;
  label: string;
  Drawer: ComponentType<InsertDrawerProps>;
}

export function selectedText({ state: { doc, selection } }: Editor): string {
  return doc.textBetween(selection.from, selection.to, ' ');
}

/** Inserts a reference at the selection; a link is made of the selected text, or of the title. */
export function insertReference(editor: Editor, { kind, target, title }: Reference): void {
  const chain = editor.chain().focus();
  const mark = { type: 'recordLink', attrs: { target } };
  // Cells hold paragraphs only: cards and players follow the table.
  const at = afterTable(editor.state) ?? editor.state.selection;
  if (kind !== 'link')
    chain
      .insertContentAt(typeof at === 'number' ? at : { from: at.from, to: at.to }, [
        { type: 'reference', attrs: { kind, target, title } },
        { type: 'paragraph' },
      ])
      .run();
  else if (editor.state.selection.empty)
    chain.insertContent({ type: 'text', text: title, marks: [mark] }).run();
  else chain.unsetLink().setMark('recordLink', { target }).run();
}
