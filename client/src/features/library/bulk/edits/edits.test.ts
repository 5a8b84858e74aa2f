import { describe, expect, it } from 'vitest';
import { columnsOf } from '../columns';
import { editsOf, isRefused, verdictsOf } from './edits';
import { newGrid, writeCells, type BulkRow } from '../grid/grid';
import { settled, type Reading } from './values';

const columns = columnsOf.SONG;
const cells = Object.fromEntries(columns.map(({ key }) => [key, '']));
const rows: BulkRow[] = ['1', '2'].map((id) => ({
  id,
  version: 3,
  cells: { ...cells, title: 'A', year: '1999' },
  locked: [],
}));
const reading: Reading = {
  categories: new Map([['News', '12']]),
  optionsOf: ({ type }) => {
    if (type === 'flag')
      return [
        { value: 'true', label: 'Oui' },
        { value: 'false', label: 'Non' },
      ];
    return type === 'category' ? [{ value: 'News', label: 'News' }] : [];
  },
};
const written = (texts: Record<string, string>, id = '1') =>
  writeCells(
    newGrid(rows),
    Object.entries(texts).map(([key, text]) => ({ id, key, text })),
  );

describe('the edits', () => {
  it('carry the version, and only the changed values of each row', () => {
    const texts = {
      artistes: 'Ada, "Earth, Wind & Fire"',
      year: '',
      trackNumber: '4',
      explicit: 'true',
      category: 'News',
    };
    expect(editsOf(written(texts), columns, reading)).toEqual({
      edits: [
        {
          id: '1',
          version: 3,
          artisteNames: ['Ada', 'Earth, Wind & Fire'],
          year: null,
          trackNumber: 4,
          explicit: true,
          categoryId: '12',
        },
      ],
      verdicts: {},
    });
  });

  it('leave out invalid values, and report their cells', () => {
    const { edits, verdicts } = editsOf(
      written({ title: '', year: '19x', category: 'Nowhere', explicit: 'perhaps', genre: 'Pop' }),
      columns,
      reading,
    );
    expect(edits).toEqual([{ id: '1', version: 3, genre: 'Pop' }]);
    expect(verdicts['1']!.problems).toEqual({
      title: 'required',
      year: 'invalid',
      category: 'unknown',
      explicit: 'invalid',
    });
  });

  it('read days, and refuse those that there are none of', () => {
    const publicity = columnsOf.PUBLICITY;
    const row = { ...rows[0]!, cells: { validFrom: '', validTo: '' } };
    const state = writeCells(newGrid([row]), [
      { id: '1', key: 'validFrom', text: '2026-02-30' },
      { id: '1', key: 'validTo', text: '2026-02-28' },
    ]);
    const { edits, verdicts } = editsOf(state, publicity, reading);
    expect(edits).toEqual([{ id: '1', version: 3, validTo: '2026-02-28' }]);
    expect(verdicts['1']!.problems).toEqual({ validFrom: 'invalid' });
  });
});

describe('problems from the server', () => {
  it('stands at the columns that it is about, or at the row', () => {
    const row = { id: '1', version: 1, conflict: false, changes: [], __typename: 'MediaEditRow' as const };
    const said = (field: string, problem: string) =>
      ({ field, problem, __typename: 'MediaEditProblem' }) as const;
    const verdicts = verdictsOf(
      [
        { ...row, problems: [said('artisteNames.2', 'unknown'), said('categoryId', 'unknown')] },
        { ...row, id: '2', problems: [said('id', 'unknown')] },
        { ...row, id: '3', conflict: true, problems: [] },
        {
          ...row,
          id: '4',
          problems: [],
          changes: [{ field: 'title', from: 'A', to: null, __typename: 'MediaEditChange' }],
        },
      ],
      columns,
    );
    expect(verdicts['1']!.problems).toEqual({ artistes: 'unknown', category: 'unknown' });
    expect(verdicts['2']).toMatchObject({ problem: 'unknown', problems: {} });
    expect(verdicts['4']!.changes).toEqual({ title: { from: 'A', to: null } });
    expect(Object.values(verdicts).map(isRefused)).toEqual([true, true, true, false]);
  });
});

it('takes a choice by its value or its word, in any case, and the rest as it is written', () => {
  const columnOf = (key: string) => columns.find((column) => column.key === key)!;
  expect(settled(columnOf('explicit'), ' OUI ', reading)).toBe('true');
  expect(settled(columnOf('explicit'), 'False', reading)).toBe('false');
  expect(settled(columnOf('category'), 'news', reading)).toBe('News');
  expect(settled(columnOf('category'), 'Else', reading)).toBe('Else');
  expect(settled(columnOf('title'), '  Two   words ', reading)).toBe('Two words');
});
