import { describe, expect, it } from 'vitest';
import { columnsOf } from '../columns';
import { readTable } from '../csv/csv';
import type { Reading } from '../edits/values';
import { editsIn, partsOf } from './editsIn';

const reading: Reading = {
  categories: new Map([['Gold', '7']]),
  optionsOf: () => [
    { value: 'true', label: 'Yes' },
    { value: 'false', label: 'No' },
  ],
};
const read = (text: string) => editsIn(readTable(text, columnsOf.SONG), reading);

describe('the edits of a file', () => {
  it('are read like cells of the grid, with the version when the file has one', () => {
    const { edits, unread } = read(
      'id,version,title,artistes,year,explicit,category,album\n12,3,"  Four  women ","Nina, ""A, B""",1966,yes,Gold,\n13,,Five,,,,,Blue',
    );
    expect(unread).toEqual([]);
    expect(edits).toEqual([
      {
        id: '12',
        version: 3,
        title: 'Four women',
        artisteNames: ['Nina', 'A, B'],
        year: 1966,
        explicit: true,
        categoryId: '7',
        albumTitle: '',
      },
      {
        id: '13',
        title: 'Five',
        artisteNames: [],
        year: null,
        explicit: false,
        categoryId: null,
        albumTitle: 'Blue',
      },
    ]);
  });

  it('is read as French and German spreadsheets write days and booleans', () => {
    const publicities = (text: string) => editsIn(readTable(text, columnsOf.PUBLICITY), reading);
    const french = publicities(
      '\uFEFFid;version;title;validFrom;validTo;timesADay;evergreen\r\n7;1;Prends un café;28/11/2026;31/12/2026;4;FAUX\r\n8;1;B;28/11/2026;;4;VRAI\r\n',
    );
    expect(french.unread).toEqual([]);
    expect(french.edits).toMatchObject([
      { id: '7', validFrom: '2026-11-28', validTo: '2026-12-31', timesADay: 4, evergreen: false },
      { id: '8', validFrom: '2026-11-28', validTo: null, timesADay: 4, evergreen: true },
    ]);
    const german = publicities(
      'id;validFrom;evergreen\n7;28.11.2026;WAHR\n8;1.2.2026;falsch\n9;29.02.2026;WAHR\n10;11/28/2026;X',
    );
    expect(german.edits).toMatchObject([
      { id: '7', validFrom: '2026-11-28', evergreen: true },
      { id: '8', validFrom: '2026-02-01', evergreen: false },
    ]);
    expect(german.unread).toEqual([
      { line: 4, key: 'validFrom', text: '29.02.2026', problem: 'invalid' },
      { line: 5, key: 'validFrom', text: '11/28/2026', problem: 'invalid' },
      { line: 5, key: 'evergreen', text: 'X', problem: 'invalid' },
    ]);
  });

  it('leave out unreadable rows, and report the line of each cell', () => {
    const { edits, unread, leftOut } = read(
      'id,version,title,year,category\n1,1,Good,1999,Gold\n\n2,1,,19x,Tin\nx,1,Text,,\n4,v2,Text,,',
    );
    expect(edits.map(({ id }) => id)).toEqual(['1']);
    expect(leftOut).toBe(3);
    expect(unread).toEqual([
      { line: 4, key: 'title', text: '', problem: 'required' },
      { line: 4, key: 'year', text: '19x', problem: 'invalid' },
      { line: 4, key: 'category', text: 'Tin', problem: 'unknown' },
      { line: 5, key: 'id', text: 'x', problem: 'invalid' },
      { line: 6, key: 'version', text: 'v2', problem: 'invalid' },
    ]);
  });

  it('goes in parts that a request holds, none of them left out and in their order', () => {
    const edits = Array.from({ length: 2500 }, (_, index) => ({ id: String(index + 1), title: 'Short' }));
    expect(partsOf(edits).map((part) => part.length)).toEqual([1000, 1000, 500]);
    const long = edits.slice(0, 600).map((edit) => ({ ...edit, title: 'أغنية'.repeat(50) }));
    const parts = partsOf(long);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.flat()).toEqual(long);
    for (const part of parts)
      expect(new TextEncoder().encode(JSON.stringify(part)).length).toBeLessThan(200 * 1024);
    expect(partsOf([])).toEqual([]);
  });
});
