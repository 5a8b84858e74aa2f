import { describe, expect, it } from 'vitest';
import { moved, stepped } from './moves';

const size = { rows: 5, columns: 3, page: 2, isMirrored: false };
const at = (row: number, column: number) => ({ from: { row, column }, to: { row, column } });
const press = (key: string, modifiers: object = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  ...modifiers,
});

describe('a key', () => {
  it('leads to the cell beside, and not beyond the edges', () => {
    expect(moved(at(1, 1), press('ArrowDown'), size)).toEqual(at(2, 1));
    expect(moved(at(0, 0), press('ArrowUp'), size)).toEqual(at(0, 0));
    expect(moved(at(4, 2), press('ArrowRight'), size)).toEqual(at(4, 2));
    expect(moved(at(1, 1), press('x'), size)).toBeUndefined();
  });

  it('leads the other way round where columns go from the right to the left', () => {
    expect(moved(at(1, 1), press('ArrowLeft'), { ...size, isMirrored: true })).toEqual(at(1, 2));
  });

  it('leads to the ends with Ctrl, Home and End, and by pages', () => {
    expect(moved(at(1, 1), press('ArrowDown', { ctrlKey: true }), size)).toEqual(at(4, 1));
    expect(moved(at(1, 1), press('ArrowLeft', { metaKey: true }), size)).toEqual(at(1, 0));
    expect(moved(at(1, 1), press('End'), size)).toEqual(at(1, 2));
    expect(moved(at(3, 1), press('Home', { ctrlKey: true }), size)).toEqual(at(0, 0));
    expect(moved(at(0, 1), press('PageDown'), size)).toEqual(at(2, 1));
  });

  it('takes the selection along with Shift', () => {
    const grown = moved(at(1, 1), press('ArrowDown', { shiftKey: true }), size);
    expect(grown).toEqual({ from: { row: 1, column: 1 }, to: { row: 2, column: 1 } });
  });
});

it('steps over the ends of rows, and out of the grid at its ends', () => {
  expect(stepped({ row: 0, column: 2 }, 1, size)).toEqual({ row: 1, column: 0 });
  expect(stepped({ row: 1, column: 0 }, -1, size)).toEqual({ row: 0, column: 2 });
  expect(stepped({ row: 4, column: 2 }, 1, size)).toBeUndefined();
  expect(stepped({ row: 0, column: 0 }, -1, size)).toBeUndefined();
});
