import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IllSeparated, readSeparated, writeSeparated } from '../csv/separated';
import { moved, stepped } from './moves';
import { empty, fillDown, paste, textsIn } from './range';
import type { BulkEditor } from '../useBulkEditor';
import type { GridCursor } from './useGridCursor';

const rowsOfAPage = 12;

/** Returns the keyboard and clipboard handlers of the bulk editor, for while no cell is edited. */
export function useGridKeys(editor: BulkEditor, cursor: GridCursor) {
  const { i18n } = useTranslation();
  // After Escape, Tab leaves the grid instead of moving in it.
  const mayLeave = useRef(false);
  const { sheet, busy } = editor;
  const { selection, select, edit } = cursor;
  const size = {
    rows: sheet.rows.length,
    columns: sheet.columns.length,
    page: rowsOfAPage,
    isMirrored: i18n.dir() === 'rtl',
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Ignore keys that are typed into the input of a cell.
    if (event.target !== event.currentTarget) return;
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isCommand = (ctrlKey || metaKey) && !altKey;
    const leaves = mayLeave.current;
    mayLeave.current = key === 'Escape' || (leaves && key === 'Shift');
    const take = (work: () => void) => {
      event.preventDefault();
      work();
    };
    const next = moved(selection, event, size);
    if (next) return take(() => select(next));
    if (key === 'Tab' && !isCommand) {
      const to = leaves ? undefined : stepped(selection.to, shiftKey ? -1 : 1, size);
      return to ? take(() => select({ from: to, to })) : undefined;
    }
    if (isCommand && key === 'a')
      return take(() =>
        select({
          from: { row: 0, column: 0 },
          to: { row: size.rows - 1, column: size.columns - 1 },
        }),
      );
    if (busy) return;
    if (isCommand && key === 'd') return take(() => editor.write(fillDown(sheet, selection)));
    const isLetter = (letter: string) => isCommand && key.toLowerCase() === letter;
    if (isLetter('y') || (isLetter('z') && shiftKey)) return take(editor.redo);
    if (isLetter('z')) return take(editor.undo);
    if (isCommand || altKey) return;
    if (key === 'Enter' || key === 'F2') return take(() => edit());
    if (key === 'Delete' || key === 'Backspace') return take(() => editor.write(empty(sheet, selection)));
    if (key.length === 1) take(() => edit(key));
  };

  const copy = (event: ClipboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return false;
    event.preventDefault();
    event.clipboardData.setData('text/plain', writeTable(textsIn(sheet, selection)));
    return true;
  };
  return {
    onKeyDown,
    onCopy: (event: ClipboardEvent<HTMLElement>) => void copy(event),
    onCut: (event: ClipboardEvent<HTMLElement>) => {
      if (copy(event) && !busy) editor.write(empty(sheet, selection));
    },
    onPaste: (event: ClipboardEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget || busy) return;
      event.preventDefault();
      const texts = readTable(event.clipboardData.getData('text/plain'));
      editor.write(paste(sheet, selection, texts));
      cursor.cover(texts.length, Math.max(...texts.map(({ length }) => length)));
    },
  };
}

/** Formats cells as tab-separated text, as spreadsheets do for the clipboard. */
export const writeTable = (rows: readonly (readonly string[])[]) => writeSeparated(rows, '\t', '\n');

/** Parses cells from the clipboard: those of a spreadsheet, or any text with tabs and line ends. */
export function readTable(text: string): string[][] {
  const whole = text.replace(/\r?\n$/, '');
  try {
    const rows = readSeparated(whole, '\t');
    return rows.length > 0 ? rows : [['']];
  } catch (error) {
    if (!(error instanceof IllSeparated)) throw error;
    // The quotes are part of the text, so it was not copied from a spreadsheet.
    return whole.split(/\r?\n/).map((line) => line.split('\t'));
  }
}
