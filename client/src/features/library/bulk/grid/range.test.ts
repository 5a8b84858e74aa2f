import { describe, expect, it } from 'vitest';
import { columnsOf } from '../columns';
import type { BulkRow } from './grid';
import { edgesOf, empty, fillDown, includesCell, paste, replaceIn, textsIn, type Sheet } from './range';

const columns = columnsOf.SONG.filter(({ key }) => ['title', 'credit', 'album', 'genre'].includes(key));
const rowOf = (id: string, ...[title, credit, album, genre]: string[]) =>
  ({ id, version: 1, cells: { title, credit, album, genre }, locked: [] }) as unknown as BulkRow;
const sheet: Sheet = {
  rows: [rowOf('1', 'A', 'a', 'α', 'Jazz'), rowOf('2', 'B', 'b', 'β', 'Pop'), rowOf('3', 'C', 'c', 'γ', '')],
  columns,
  written: { '1': { title: 'New' } },
};
const select = (top: number, start: number, bottom = top, end = start) => ({
  from: { row: top, column: start },
  to: { row: bottom, column: end },
});

describe('a selection', () => {
  it('has its edges wherever it was begun', () => {
    expect(edgesOf(select(2, 3, 0, 1))).toEqual({ top: 0, bottom: 2, start: 1, end: 3 });
    expect(includesCell(select(2, 3, 0, 1), { row: 1, column: 2 })).toBe(true);
    expect(includesCell(select(2, 3, 0, 1), { row: 1, column: 0 })).toBe(false);
  });

  it('copies the current values of its cells', () => {
    expect(textsIn(sheet, select(0, 0, 1, 1))).toEqual([
      ['New', 'a'],
      ['B', 'b'],
    ]);
  });
});

describe('filling down', () => {
  it('puts the first row into all others, and in every column', () => {
    expect(fillDown(sheet, select(0, 1, 2, 2))).toEqual([
      { id: '2', key: 'credit', text: 'a' },
      { id: '2', key: 'album', text: 'α' },
      { id: '3', key: 'credit', text: 'a' },
      { id: '3', key: 'album', text: 'α' },
    ]);
  });

  it('takes what stands above a single row, and nothing above the first', () => {
    expect(fillDown(sheet, select(1, 0))).toEqual([{ id: '2', key: 'title', text: 'New' }]);
    expect(fillDown(sheet, select(0, 0))).toEqual([]);
  });
});

describe('pasting', () => {
  it('begins at the selection and leaves out cells beyond the edges', () => {
    const texts = [
      ['x', 'y', 'lost'],
      ['z', 'w', 'lost'],
    ];
    expect(paste(sheet, select(2, 2), texts)).toEqual([
      { id: '3', key: 'album', text: 'x' },
      { id: '3', key: 'genre', text: 'y' },
    ]);
  });

  it('fills the whole selection with a single cell', () => {
    expect(paste(sheet, select(1, 3, 2, 3), [['Soul']])).toEqual([
      { id: '2', key: 'genre', text: 'Soul' },
      { id: '3', key: 'genre', text: 'Soul' },
    ]);
    expect(empty(sheet, select(0, 0))).toEqual([{ id: '1', key: 'title', text: '' }]);
  });
});

describe('replacing', () => {
  const replaced = (find: string, more: object = {}, key = 'genre') =>
    replaceIn(sheet, key, { find, replacement: '$&', matchesCase: false, ...more });

  it('finds the text as it is, whatever its case unless that counts', () => {
    expect(replaced('p')).toEqual([{ id: '2', key: 'genre', text: '$&o$&' }]);
    expect(replaced('p', { matchesCase: true })).toEqual([{ id: '2', key: 'genre', text: 'Po$&' }]);
    expect(replaced('.')).toEqual([]);
  });

  it('changes nothing for nothing, nor in a cell that is locked', () => {
    expect(replaced('')).toEqual([]);
    const locked = { ...sheet, rows: [{ ...sheet.rows[0]!, locked: ['genre'] }] };
    const all = { find: 'J', replacement: 'x', matchesCase: true };
    expect(replaceIn(locked, 'genre', all)).toEqual([]);
  });
});
