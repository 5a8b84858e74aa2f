import { Node, type ChainedCommands } from '@tiptap/react';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  tableEditing,
} from '@tiptap/pm/tables';
import type { ResolvedPos } from '@tiptap/pm/model';
import { TextSelection, type Command, type EditorState } from '@tiptap/pm/state';

/*
 * Tables on `prosemirror-tables`, which is part of `@tiptap/pm`. Our own nodes instead of `@tiptap/extension-table`:
 * they write no widths of columns, which the server would remove.
 */

const roles: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const spanAttribute = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Number(cell.getAttribute(name)) || 1,
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
});

const cellOf = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'paragraph+',
    isolating: true,
    addAttributes: () => ({
      colspan: spanAttribute('colspan'),
      rowspan: spanAttribute('rowspan'),
      colwidth: { default: null, rendered: false, parseHTML: () => null },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts: () => ({
    Tab: ({ editor }) => editor.commands.command(run(goToNextCell(1))),
    'Shift-Tab': ({ editor }) => editor.commands.command(run(goToNextCell(-1))),
  }),
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

export const tableNodes = [Table, TableRow, cellOf('tableCell', 'td'), cellOf('tableHeader', 'th')];

const run =
  (command: Command) =>
  ({ state, dispatch }: { state: Parameters<Command>[0]; dispatch?: Parameters<Command>[1] }) =>
    command(state, dispatch);

const cells = (type: 'tableCell' | 'tableHeader', count: number) =>
  Array.from({ length: count }, () => ({ type, content: [{ type: 'paragraph' }] }));

const newTable = {
  type: 'table',
  content: (['tableHeader', 'tableCell', 'tableCell'] as const).map((type) => ({
    type: 'tableRow',
    content: cells(type, 3),
  })),
};

/**
 * Inserts a table with three columns, a heading row and two other rows, and moves to its first cell. At the end of the text,
 * adds a paragraph after it. Does nothing inside a table.
 */
export const insertTable = (chain: ChainedCommands): ChainedCommands =>
  chain.command(({ tr, state, dispatch }) => {
    if (isInTable(state)) return false;
    if (!dispatch) return true;
    const table = state.schema.nodeFromJSON(newTable);
    tr.replaceSelectionWith(table, false);
    tr.doc.descendants((node, at) => {
      if (node !== table) return true;
      const end = at + table.nodeSize;
      if (!tr.doc.resolve(end).nodeAfter) tr.insert(end, state.schema.nodes['paragraph']!.create());
      tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1)));
      return false;
    });
    return true;
  });

/** Depth of the table around a position; 0 outside of tables. */
const depthOfTable = ($at: ResolvedPos): number => {
  let depth = $at.depth;
  while (depth > 0 && $at.node(depth).type.name !== 'table') depth--;
  return depth;
};

/** Returns the position behind the table that contains the selection; undefined outside of tables. */
export function afterTable({ selection: { $to } }: EditorState): number | undefined {
  const depth = depthOfTable($to);
  return depth > 0 ? $to.after(depth) : undefined;
}

/** Commands on the table around the selection. */
export const tableCommands = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  removeRow: deleteRow,
  removeColumn: deleteColumn,
  removeTable: deleteTable,
} as const satisfies Record<string, Command>;

export const runTableCommand = (chain: ChainedCommands, name: keyof typeof tableCommands): ChainedCommands =>
  chain.command(run(tableCommands[name]));
