import { expect, it } from 'vitest';
import { arrangedColumns, inOrder } from './arrangedColumns';

const columnsOf = (...keys: string[]) => keys.map((key) => ({ key, header: key, cell: () => key }));
const keysOf = (columns: readonly { key: string }[]) => columns.map(({ key }) => key).join(' ');

it('puts columns into the order that was chosen', () => {
  expect(keysOf(inOrder(columnsOf('name', 'total', 'due'), ['due', 'name', 'total']))).toBe('due name total');
  expect(keysOf(inOrder(columnsOf('name', 'total'), []))).toBe('name total');
});

it('leaves a column that the choice does not know after the one that it stood after', () => {
  const columns = columnsOf('picture', 'name', 'added', 'total');
  expect(keysOf(inOrder(columns, ['total', 'name']))).toBe('picture total name added');
});

it('forgets columns that are there no more', () => {
  expect(keysOf(inOrder(columnsOf('name'), ['gone', 'name']))).toBe('name');
});

it('hides columns, but not the one that names the row, and gives each its chosen width', () => {
  const [name, ...furtherColumns] = columnsOf('name', 'total', 'due');
  const shown = arrangedColumns([{ ...name!, isFixed: true }, ...furtherColumns], {
    hiddenColumns: ['name', 'due'],
    columnOrder: [],
    columnWidths: { total: 25 },
  });
  expect(shown.map(({ key, width }) => [key, width])).toEqual([
    ['name', undefined],
    ['total', '25%'],
  ]);
});
