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

it('tells numbers and dates as they are stored, so that a spreadsheet knows them', () => {
  expect(table({ key: 'total', cell: () => '$12.50' }, { key: 'due', cell: () => '1 Feb' })[1]).toEqual([
    1250,
    '2026-02-01',
  ]);
});

it('tells what a column says in words rather than what is stored', () => {
  expect(table({ key: 'status', cell: () => 'Paid' })[1]).toEqual(['Paid']);
  expect(table({ key: 'total', text: () => '12.50' })[1]).toEqual(['12.50']);
});

it('tells records by their names', () => {
  expect(table({ key: 'name' }, { key: 'client' }, { key: 'tags' })[1]).toEqual([
    'Odile',
    'Mattie',
    'new, live',
  ]);
});

it('leaves out a column of which nothing can be told', () => {
  expect(table({ key: 'name' }, { key: 'nothing' }, { key: 'picture' })).toEqual([['name'], ['Odile']]);
});
