import { describe, expect, it } from 'vitest';
import { changeOf } from './useKeyMoves';

const minute = 60_000;
const day = 24 * 60 * minute;
const keys = { altKey: true, shiftKey: false, ctrlKey: false, metaKey: false };
const spanOf = (start: number, duration = 0) => ({ start, duration });

describe('a key in the calendar', () => {
  it.each([
    ['ArrowUp', spanOf(-15 * minute)],
    ['ArrowDown', spanOf(15 * minute)],
    ['ArrowLeft', spanOf(-day)],
    ['ArrowRight', spanOf(day)],
  ])('moves with Alt: %s', (key, change) => {
    expect(changeOf({ ...keys, key }, false)).toEqual(change);
  });

  it.each([
    ['ArrowUp', spanOf(-15 * minute)],
    ['ArrowDown', spanOf(15 * minute)],
    ['ArrowLeft', spanOf(day)],
    ['ArrowRight', spanOf(-day)],
  ])('goes where it points where days go from right to left: %s', (key, change) => {
    expect(changeOf({ ...keys, key }, true)).toEqual(change);
  });

  it.each([
    ['ArrowUp', spanOf(0, -15 * minute)],
    ['ArrowDown', spanOf(0, 15 * minute)],
    ['ArrowLeft', spanOf(0, -5 * minute)],
    ['ArrowRight', spanOf(0, 5 * minute)],
  ])('changes the length with Shift and Alt: %s', (key, change) => {
    expect(changeOf({ ...keys, shiftKey: true, key }, false)).toEqual(change);
  });

  it('ignores keys without Alt, and keys of the browser or the system', () => {
    const key = 'ArrowDown';
    expect(changeOf({ ...keys, altKey: false, key }, false)).toBeUndefined();
    expect(changeOf({ ...keys, ctrlKey: true, key }, false)).toBeUndefined();
    expect(changeOf({ ...keys, metaKey: true, key }, false)).toBeUndefined();
    expect(changeOf({ ...keys, key: 'Enter' }, false)).toBeUndefined();
  });
});
