import { expect, it } from 'vitest';
import type { BulkRow } from './grid';
import { cellsIn, cellsOf, haveMovedOn } from './gridDraft';

const row = (id: string, title: string): BulkRow => ({
  id,
  version: 1,
  cells: { title, year: '' },
  locked: [],
});
const rows = [row('1', 'One'), row('2', 'Two')];
const written = { 1: { title: 'First' }, 2: { year: '1999' } };

it('keeps each cell with what the server said of it then, and reads it again', () => {
  const cells = cellsOf(rows, written);
  expect(cells).toEqual([
    { id: '1', key: 'title', text: 'First', was: 'One' },
    { id: '2', key: 'year', text: '1999', was: '' },
  ]);
  expect(cellsIn(structuredClone(cells), rows)).toEqual(cells);
});

it('leaves out missing rows and columns, and saved values', () => {
  const cells = cellsOf(rows, written);
  expect(cellsIn(cells, [row('1', 'First')])).toBeUndefined();
  expect(cellsIn([{ id: '1', key: 'isrc', text: 'x', was: '' }], rows)).toBeUndefined();
  for (const broken of [undefined, null, {}, [null], [{ id: 1 }], ['title']]) {
    expect(cellsIn(broken, rows)).toBeUndefined();
  }
});

it('reports cells that somebody else has changed since', () => {
  const cells = cellsOf(rows, written);
  expect(haveMovedOn(cells, rows)).toBe(false);
  expect(haveMovedOn(cells, [row('1', 'Uno'), row('2', 'Two')])).toBe(true);
});
