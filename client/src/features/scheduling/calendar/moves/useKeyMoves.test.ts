import { describe, expect, it } from 'vitest';
import { changeOf } from './useKeyMoves';

const minute = 60_000;
const day = 24 * 60 * minute;
const keys = { altKey: true, shiftKey: false, ctrlKey: false, metaKey: false };
const place = (start: number, duration = 0) => ({ start, duration });

describe('a key in the calendar', () => {
  it.each([
    ['ArrowUp', place(-15 * minute)],
    ['ArrowDown', place(15 * minute)],
    ['ArrowLeft', place(-day)],
    ['ArrowRight', place(day)],
  ])('moves with Alt: %s', (key, change) => {
    expect(changeOf({ ...keys, key }, false)).toEqual(change);
  });

  it.each([
    ['ArrowUp', place(-15 * minute)],
    ['ArrowDown', place(15 * minute)],
    ['ArrowLeft', place(day)],
    ['ArrowRight', place(-day)],
  ])('goes where it points where days go from right to left: %s', (key, change) => {
    expect(changeOf({ ...keys, key }, true)).toEqual(change);
  });

  it.each([
    ['ArrowUp', place(0, -15 * minute)],
    ['ArrowDown', place(0, 15 * minute)],
    ['ArrowLeft', place(0, -5 * minute)],
    ['ArrowRight', place(0, 5 * minute)],
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
