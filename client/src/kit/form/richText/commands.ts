import type { ChainedCommands, Editor } from '@tiptap/react';
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Heading4,
  Italic,
  List,
  ListOrdered,
  Minus,
  Redo2,
  Signature,
  SquareCode,
  Strikethrough,
  Table,
  TextQuote,
  Underline,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { toggleQuoteSource } from './quoteSource';
import { insertTable } from './tables';

export interface EditorCommand {
  /** Key of the command's label. */
  name:
    | 'undo'
    | 'redo'
    | 'heading2'
    | 'heading3'
    | 'heading4'
    | 'bold'
    | 'italic'
    | 'underline'
    | 'strike'
    | 'code'
    | 'bulletList'
    | 'orderedList'
    | 'blockquote'
    | 'codeBlock'
    | 'horizontalRule'
    | 'quoteSource'
    | 'table';
  icon: LucideIcon;
  run: (chain: ChainedCommands, editor: Editor) => ChainedCommands;
  isActive?: (editor: Editor) => boolean;
}

const heading = (level: 2 | 3 | 4, icon: LucideIcon): EditorCommand => ({
  name: `heading${level}`,
  icon,
  run: (chain) => chain.toggleHeading({ level }),
  isActive: (editor) => editor.isActive('heading', { level }),
});

const toggle = (name: EditorCommand['name'], icon: LucideIcon, run: EditorCommand['run']): EditorCommand => ({
  name,
  icon,
  run,
  isActive: (editor) => editor.isActive(name),
});

/** Commands of the toolbar, in groups. */
export const commandGroups: readonly (readonly EditorCommand[])[] = [
  [
    { name: 'undo', icon: Undo2, run: (chain) => chain.undo() },
    { name: 'redo', icon: Redo2, run: (chain) => chain.redo() },
  ],
  [heading(2, Heading2), heading(3, Heading3), heading(4, Heading4)],
  [
    toggle('bold', Bold, (chain) => chain.toggleBold()),
    toggle('italic', Italic, (chain) => chain.toggleItalic()),
    toggle('underline', Underline, (chain) => chain.toggleUnderline()),
    toggle('strike', Strikethrough, (chain) => chain.toggleStrike()),
    toggle('code', Code, (chain) => chain.toggleCode()),
  ],
  [
    toggle('bulletList', List, (chain) => chain.toggleBulletList()),
    toggle('orderedList', ListOrdered, (chain) => chain.toggleOrderedList()),
    toggle('blockquote', TextQuote, (chain) => chain.toggleBlockquote()),
    {
      name: 'quoteSource',
      icon: Signature,
      run: toggleQuoteSource,
      isActive: (editor) => editor.isActive('quoteSource'),
    },
    toggle('codeBlock', SquareCode, (chain) => chain.toggleCodeBlock()),
    { name: 'horizontalRule', icon: Minus, run: (chain) => chain.setHorizontalRule() },
    { name: 'table', icon: Table, run: insertTable },
  ],
];
