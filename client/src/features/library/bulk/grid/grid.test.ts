import { describe, expect, it } from 'vitest';
import { countWritten, newGrid, redo, textAt, undo, withRows, writeCells, type BulkRow } from './grid';

const row = (id: string, cells: Record<string, string>, locked: string[] = []): BulkRow => ({
  id,
  version: 1,
  cells,
  locked,
});
const rows = [row('1', { title: 'A', genre: 'Jazz' }), row('2', { title: 'B', genre: '' }, ['genre'])];
const title = (id: string, text: string) => ({ id, key: 'title', text });

describe('text typed into the grid', () => {
  it('is stored only when it differs from the text of the server', () => {
    const state = writeCells(newGrid(rows), [title('1', 'X'), title('2', 'B')]);
    expect(state.written).toEqual({ '1': { title: 'X' } });
    expect(countWritten(state.written)).toEqual({ rows: 1, cells: 1 });
    expect(textAt(state.written, rows[0]!, 'title')).toBe('X');
    expect(writeCells(state, [title('1', 'A')]).written).toEqual({});
  });

  it('leaves cells alone that are locked or not there', () => {
    const changes = [
      { id: '2', key: 'genre', text: 'Pop' },
      { id: '1', key: 'nothing', text: 'x' },
      title('9', 'x'),
    ];
    const state = newGrid(rows);
    expect(writeCells(state, changes)).toBe(state);
  });

  it('is undone change by change, several cells at once', () => {
    let state = writeCells(newGrid(rows), [title('1', 'X'), title('2', 'Y')]);
    state = writeCells(state, [title('1', 'Z')]);
    state = undo(state);
    expect(state.written).toEqual({ '1': { title: 'X' }, '2': { title: 'Y' } });
    state = undo(state);
    expect(state.written).toEqual({});
    expect(undo(state)).toBe(state);
  });

  it('is made again step by step, until something else is written', () => {
    const first = writeCells(newGrid(rows), [title('1', 'X')]);
    const second = writeCells(first, [title('1', 'Z')]);
    const back = undo(undo(second));
    expect(redo(back).written).toEqual(first.written);
    expect(redo(redo(back)).written).toEqual(second.written);
    expect(undo(redo(back)).written).toEqual({});
    expect(redo(second)).toBe(second);
    const changed = writeCells(back, [title('2', 'W')]);
    expect(redo(changed)).toBe(changed);
  });

  it('stays when the rows are reloaded, except values that the server now has', () => {
    const state = writeCells(newGrid(rows), [title('1', 'X'), title('2', 'Y')]);
    const fresh = withRows(state, [{ ...rows[0]!, version: 2, cells: { title: 'X', genre: 'Soul' } }]);
    expect(fresh.rows.map(({ version }) => version)).toEqual([2, 1]);
    expect(fresh.written).toEqual({ '2': { title: 'Y' } });
    expect(fresh.past).toEqual([]);
  });
});
