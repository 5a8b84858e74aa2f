// @module-tag smoke
import { expect, it } from 'vitest';
import { csvTable } from './csvTable';

const row = {
  name: 'Odile',
  total: 1250,
  due: '2026-02-01',
  status: 'PAID',
  client: { id: '1', name: 'Mattie' },
  tags: [{ name: 'new' }, { name: 'live' }],
  nothing: null,
};
type Row = typeof row;
const table = (
  ...columns: { key: string; cell?: (row: Row) => React.ReactNode; text?: (row: Row) => string }[]
) =>
  csvTable(
    columns.map((column) => ({ header: column.key, cell: () => <i />, ...column })),
    [row],
  );

it('writes numbers and dates as they are stored, so that a spreadsheet recognises them', () => {
  expect(table({ key: 'total', cell: () => '$12.50' }, { key: 'due', cell: () => '1 Feb' })[1]).toEqual([
    1250,
    '2026-02-01',
  ]);
});

it('writes the words of a column rather than the stored value', () => {
  expect(table({ key: 'status', cell: () => 'Paid' })[1]).toEqual(['Paid']);
  expect(table({ key: 'total', text: () => '12.50' })[1]).toEqual(['12.50']);
});

it('writes the names of records', () => {
  expect(table({ key: 'name' }, { key: 'client' }, { key: 'tags' })[1]).toEqual([
    'Odile',
    'Mattie',
    'new, live',
  ]);
});

it('leaves out a column without a text', () => {
  expect(table({ key: 'name' }, { key: 'nothing' }, { key: 'picture' })).toEqual([['name'], ['Odile']]);
});
