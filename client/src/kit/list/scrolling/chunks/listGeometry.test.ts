import { describe, expect, it } from 'vitest';
import { contains, maxRows, partsAround, rowsBetween, runAround, withGaps } from './listGeometry';

describe('the rows in sight', () => {
  it('are those of which something is seen', () => {
    expect(rowsBetween(0, 440, 44, 100)).toEqual({ first: 0, last: 9 });
    expect(rowsBetween(20, 460, 44, 100)).toEqual({ first: 0, last: 10 });
    expect(rowsBetween(44, 484, 44, 100)).toEqual({ first: 1, last: 10 });
  });

  it('never leave the list', () => {
    expect(rowsBetween(-500, 90, 44, 100)).toEqual({ first: 0, last: 2 });
    expect(rowsBetween(4300, 5000, 44, 100)).toEqual({ first: 97, last: 99 });
    expect(rowsBetween(9000, 9900, 44, 100)).toEqual({ first: 99, last: 99 });
    expect(rowsBetween(0, 440, 44, 0)).toEqual({ first: 0, last: 0 });
  });
});

it('finds the parts that rows are in, and those that are near', () => {
  expect(partsAround({ first: 90, last: 109 }, 1000, 100, 0)).toEqual({ first: 0, last: 1 });
  expect(partsAround({ first: 120, last: 139 }, 1000, 100, 40)).toEqual({ first: 0, last: 1 });
  expect(partsAround({ first: 980, last: 999 }, 1000, 100, 40)).toEqual({ first: 9, last: 9 });
});

it('knows which groups are enough, up to the ends of the list', () => {
  const rows = { first: 16, last: 31 };
  expect(contains({ first: 1, last: 1 }, rows, 0, 1000)).toBe(true);
  expect(contains({ first: 1, last: 1 }, rows, 1, 1000)).toBe(false);
  expect(contains({ first: 0, last: 2 }, rows, 16, 1000)).toBe(true);
  expect(contains({ first: 0, last: 1 }, rows, 16, 32)).toBe(true);
});

describe('groups and the room of those that are not there', () => {
  it('add up to the whole list', () => {
    for (const [span, focused] of [
      [{ first: 3, last: 5 }, undefined],
      [{ first: 3, last: 5 }, 0],
      [{ first: 3, last: 5 }, 9],
      [{ first: 0, last: 12 }, 4],
    ] as const) {
      const { parts, after } = withGaps(span, focused, 200);
      const rows = parts.reduce((sum, { length, before }) => sum + length + before, after);
      expect(rows).toBe(200);
    }
  });

  it('keep the group that the keyboard stands on, once', () => {
    const groups = (focused: number) =>
      withGaps({ first: 3, last: 5 }, focused, 1000).parts.map(({ group }) => group);
    expect(groups(0)).toEqual([0, 3, 4, 5]);
    expect(groups(4)).toEqual([3, 4, 5]);
    expect(groups(20)).toEqual([3, 4, 5, 20]);
  });

  it('end where the list ends', () => {
    expect(withGaps({ first: 0, last: 1 }, 7, 20)).toEqual({
      parts: [
        { group: 0, from: 0, length: 16, before: 0 },
        { group: 1, from: 16, length: 4, before: 0 },
      ],
      after: 0,
    });
  });
});

it('returns the rows beside those in sight up to the first missing one', () => {
  const rowAt = (index: number) => (index >= 100 && index < 130 && index !== 105 ? index : undefined);
  expect(runAround({ first: 110, last: 112 }, rowAt)).toEqual({
    rows: Array.from({ length: 24 }, (_, step) => 106 + step),
    first: 106,
  });
  expect(runAround({ first: 101, last: 110 }, rowAt)).toEqual({
    rows: [100, 101, 102, 103, 104],
    first: 100,
  });
});

it('holds as many rows as browsers can draw', () => {
  expect(maxRows(44) * 44).toBeLessThan(16_777_216);
  expect(maxRows(44)).toBeGreaterThan(300_000);
});
