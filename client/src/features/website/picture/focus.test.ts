import { describe, expect, it } from 'vitest';
import { focusAt, movedFocus, positionOf, wholePictureOf } from './focus';

describe('the focus of a picture', () => {
  const box = { left: 100, top: 50, width: 200, height: 100 };

  it('is the point that was pressed, within the picture', () => {
    expect(focusAt(box, { clientX: 150, clientY: 125 })).toEqual({ x: 25, y: 75 });
    expect(focusAt(box, { clientX: 0, clientY: 500 })).toEqual({ x: 0, y: 100 });
  });

  it('moves by arrow keys, in larger steps with Shift, and stays within the picture', () => {
    const move = (key: string, shiftKey = false) => movedFocus({ x: 95, y: 1 }, { key, shiftKey });
    expect(move('ArrowLeft')).toEqual({ x: 94, y: 1 });
    expect(move('ArrowRight', true)).toEqual({ x: 100, y: 1 });
    expect(move('ArrowUp', true)).toEqual({ x: 95, y: 0 });
    expect(move('ArrowDown')).toEqual({ x: 95, y: 2 });
    expect(move('Tab')).toBeUndefined();
  });
});

it('a crop has the focus in its middle, as far as the picture reaches', () => {
  // Twice as high as wide: a square shows half of the height.
  const square = (y: number) => positionOf({ x: 10, y }, { picture: 0.5, crop: 1 });
  expect(square(50)).toBe('50% 50%');
  expect(square(40)).toBe('50% 30%');
  expect(square(20)).toBe('50% 0%');
  expect(square(90)).toBe('50% 100%');
  expect(positionOf({ x: 40, y: 10 }, { picture: 2, crop: 1 })).toBe('30% 50%');
  expect(positionOf({ x: 10, y: 10 }, { picture: 1, crop: 1 })).toBe('50% 50%');
});

it('the whole picture has the address of its crop with another ending', () => {
  expect(wholePictureOf('/files/website/0a-960.webp')).toBe('/files/website/0a-whole.webp');
});
