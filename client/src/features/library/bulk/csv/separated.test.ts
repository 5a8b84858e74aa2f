import { describe, expect, it } from 'vitest';
import { readTable, writeTable } from '../grid/useGridKeys';
import { IllSeparated, readSeparated, writeSeparated } from './separated';

const read = (text: string) => readSeparated(text, ',');

describe('separated cells', () => {
  it('are refused, with their line, where quotes do not fit', () => {
    for (const [text, line] of [
      ['a,"b', 1],
      ['a\nb,"c\nd', 2],
      ['a"b', 1],
      ['"x\ny"\nb"c', 3],
      ['x\r\n"a"b', 2],
    ] as const) {
      expect(() => read(text)).toThrow(IllSeparated);
      expect(() => read(text)).toThrow(`Line ${line} `);
    }
  });

  it('may hold separators, line ends and quotes when they are quoted', () => {
    expect(read('a,"b, c","d ""e""\r\nf"\r\n1,,')).toEqual([
      ['a', 'b, c', 'd "e"\r\nf'],
      ['1', '', ''],
    ]);
  });

  it('end with or without a line end', () => {
    expect(read('a,b\n')).toEqual([['a', 'b']]);
    expect(read('a,b')).toEqual([['a', 'b']]);
    expect(read('a\n\nb')).toEqual([['a'], [''], ['b']]);
    expect(read('')).toEqual([]);
  });

  it('are written so that the same is read again', () => {
    const rows = [
      ['plain', 'a, b', 'say "x"'],
      ['two\nlines', '', ' edge '],
    ];
    expect(read(writeSeparated(rows, ',', '\r\n'))).toEqual(rows);
  });
});

describe('the clipboard', () => {
  it('gives the rows of a spreadsheet, without the line end after the last', () => {
    expect(readTable('a\tb\r\n"c\nd"\te\r\n')).toEqual([
      ['a', 'b'],
      ['c\nd', 'e'],
    ]);
    expect(readTable('')).toEqual([['']]);
  });

  it('takes quotes as they are when they mean themselves', () => {
    expect(readTable('12" mix\tx\n"so\n')).toEqual([['12" mix', 'x'], ['"so']]);
  });

  it('takes what it gave', () => {
    const cells = [
      ['a\tb', 'c'],
      ['', '"d"'],
    ];
    expect(readTable(writeTable(cells))).toEqual(cells);
  });
});
