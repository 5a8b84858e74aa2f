import { describe, expect, it } from 'vitest';
import { columnsOf } from '../columns';
import { changesIn, IllCsv, readTable, writeCsv } from './csv';
import type { BulkRow } from '../grid/grid';
import type { Sheet } from '../grid/range';

const columns = columnsOf.SONG.filter(({ key }) => ['title', 'album', 'genre', 'year'].includes(key));
const rowOf = (id: string, title: string, genre = '', year = '') =>
  ({ id, version: 1, cells: { title, album: 'Own', genre, year }, locked: [] }) as BulkRow;
const sheetOf = (...rows: BulkRow[]): Sheet => ({ rows, columns, written: {} });
const readCsv = (text: string, { rows, columns: known }: Sheet) => changesIn(readTable(text, known), rows);
const sheet = sheetOf(rowOf('7', 'Static', 'Rock', '1986'), rowOf('8', 'Awal'));

describe('a CSV file of the editor', () => {
  it('keeps texts from being formulas, and gives them back as they were', () => {
    const titles = ['=1+1', '+1', '-x', '@a', "'=quoted", "it's", "'80s"];
    const dangerous = sheetOf(...titles.map((title, index) => rowOf(String(index + 1), title)));
    const text = writeCsv(dangerous);
    expect(text).not.toMatch(/(^|,)"?[=+@-]/m);
    const back = readCsv(text, dangerous).changes.filter(({ key }) => key === 'title');
    expect(back.map((change) => change.text)).toEqual(titles);
  });

  it('begins with ids, and has what was written but not saved', () => {
    const written = { '8': { title: 'Awal, too' } };
    expect(writeCsv({ ...sheet, written })).toBe(
      '\uFEFFid,version,title,album,genre,year\r\n7,1,Static,Own,Rock,1986\r\n8,1,"Awal, too",Own,,\r\n',
    );
  });
});

describe('a CSV file that is read', () => {
  it('is refused as a whole when it cannot be understood', () => {
    const problems = [
      ['', 'empty', 1],
      ['title\nx', 'noId', 1],
      ['id,title,title\n7,a,b', 'columnTwice', 1],
      ['id,title\n7,a\n7,b', 'idTwice', 3],
      ['id,title\n7,a,b', 'ragged', 2],
      ['sep=;\nid;title\n7;a;b', 'ragged', 3],
      ['id,title,\n7,a,\n8,b,c', 'unnamedColumn', 3],
    ] as const;
    for (const [text, problem, line] of problems) {
      let thrown: unknown;
      try {
        readCsv(text, sheet);
      } catch (error) {
        thrown = error;
      }
      expect(thrown).toBeInstanceOf(IllCsv);
      expect(thrown).toMatchObject({ problem, line });
    }
  });

  it('may begin with the separator, and end rows before or after the named columns', () => {
    const expected = [
      { id: '7', key: 'title', text: 'A' },
      { id: '7', key: 'genre', text: '' },
    ];
    for (const text of [
      'id,version,title,genre,,\n7,1,A,,,',
      'id,version,title,genre\n7,1,A',
      'id,version,title,genre\n7,1,A,,,,',
      '\uFEFFsep=;\r\nid;version;title;genre\r\n7;1;A;\r\n',
      '"sep=|"\nid|version|title|genre\n7|1|A|',
    ])
      expect(readCsv(text, sheet).changes).toEqual(expected);
    expect(readTable('sep=;\nid;title\n7;A', columns).rows[0]!.line).toBe(3);
    expect(readTable('id,title,,\n7,A,,', columns).unknownColumns).toEqual([]);
  });

  it('clears empty cells, and leaves missing columns unchanged', () => {
    expect(readCsv('genre,id,album\n,7,Other\nPop,8,Other\n', sheet)).toEqual({
      changes: [
        { id: '7', key: 'genre', text: '' },
        { id: '7', key: 'album', text: 'Other' },
        { id: '8', key: 'genre', text: 'Pop' },
        { id: '8', key: 'album', text: 'Other' },
      ],
      unknownIds: [],
      outdatedIds: [],
    });
  });

  it('reports unknown rows and columns', () => {
    const table = readTable('id,title,colour\n9,x,red\n\n8,Y,blue', columns);
    const { changes, unknownIds } = changesIn(table, sheet.rows);
    expect(changes).toEqual([{ id: '8', key: 'title', text: 'Y' }]);
    expect([unknownIds, table.unknownColumns]).toEqual([['9'], ['colour']]);
    expect(table.rows.map(({ line }) => line)).toEqual([2, 4]);
  });

  it('leaves rows as they are that were changed since it was written', () => {
    const { changes, outdatedIds } = readCsv('id,version,title\n7,1,New\n8,2,Old', sheet);
    expect(changes).toEqual([{ id: '7', key: 'title', text: 'New' }]);
    expect(outdatedIds).toEqual(['8']);
  });

  it('may have semicolons or tabs between its cells', () => {
    for (const sign of [';', '\t'])
      expect(readCsv(`title${sign}id\nA, b${sign}7`, sheet).changes).toEqual([
        { id: '7', key: 'title', text: 'A, b' },
      ]);
  });
});
