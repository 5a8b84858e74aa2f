import { expect, it } from 'vitest';
import { columnsOf } from '../columns';
import { takingBack } from './takingBack';

const row = (id: string, cells: Record<string, string>) => ({ id, version: 3, cells, locked: ['tags'] });
const change = (...fields: string[]) => fields.map((field) => ({ field }));

it('takes back what was written and what followed from it, from the versions that the save made', () => {
  const before = {
    rows: [
      row('1', { title: 'Dune', credit: 'Ann', artistes: 'Ann', tags: 'a, b' }),
      row('2', { title: 'Sea' }),
      row('3', { title: 'Salt' }),
    ],
    written: { '1': { artistes: 'Bob' }, '2': { title: 'Sea' } },
  };
  const saved = [
    { id: '1', version: 4, changes: change('artistes', 'credit', 'tags', 'sortCredit') },
    { id: '2', version: 3, changes: [] },
  ];
  expect(takingBack(before, saved, columnsOf.SONG)).toEqual({
    rows: [{ ...before.rows[0], version: 4 }],
    written: { '1': { artistes: 'Ann', credit: 'Ann' } },
  });
});
