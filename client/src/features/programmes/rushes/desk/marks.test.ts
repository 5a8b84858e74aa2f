import { describe, expect, it } from 'vitest';
import {
  chosenFrom,
  chosenTo,
  lengthLeft,
  nextPosition,
  withCut,
  withIn,
  withOut,
  withoutCut,
  type Marks,
} from './marks';

const none: Marks = { markIn: null, markOut: null, cuts: [] };

describe('marks', () => {
  it('at the ends of the file are none', () => {
    expect(withIn(none, 0).markIn).toBeNull();
    expect(withOut(none, 5000, 5000).markOut).toBeNull();
  });

  it('never pass each other', () => {
    expect(withIn({ ...none, markOut: 1000 }, 2000)).toMatchObject({ markIn: 2000, markOut: null });
    expect(withOut({ ...none, markIn: 2000 }, 1000, 5000)).toMatchObject({ markIn: null, markOut: 1000 });
  });
});

describe('cuts', () => {
  it('are sorted, and merged where they touch', () => {
    const two = withCut(withCut(none, { from: 3000, to: 4000 }), { from: 1000, to: 2000 });
    expect(two.cuts).toEqual([
      { from: 1000, to: 2000 },
      { from: 3000, to: 4000 },
    ]);
    expect(withCut(two, { from: 1500, to: 3000 }).cuts).toEqual([{ from: 1000, to: 4000 }]);
    expect(withoutCut(two, 0).cuts).toEqual([{ from: 3000, to: 4000 }]);
  });

  it('are excluded from the remaining duration between the marks', () => {
    const marks = {
      markIn: 1000,
      markOut: 5000,
      cuts: [
        { from: 0, to: 2000 },
        { from: 3000, to: 3500 },
      ],
    };
    expect(lengthLeft(marks, 9000)).toBe(2500);
  });

  it('are skipped during playback', () => {
    const marks = { markIn: null, markOut: 5000, cuts: [{ from: 1000, to: 2000 }] };
    expect([500, 1000, 1500, 2000].map((at) => nextPosition(marks, at, 9000))).toEqual([
      500, 2000, 2000, 2000,
    ]);
    expect(nextPosition(marks, 5000, 9000)).toBeUndefined();
    expect(nextPosition({ ...marks, cuts: [{ from: 4000, to: 5000 }] }, 4200, 9000)).toBeUndefined();
  });
});

describe('a selection by keyboard', () => {
  it('goes from where one begins to the end of the file, until an end is said', () => {
    const begun = chosenFrom(undefined, 2000, 9000);
    expect(begun).toEqual({ from: 2000, to: 9000 });
    expect(chosenTo(begun, 5000)).toEqual({ from: 2000, to: 5000 });
    expect(chosenFrom({ from: 2000, to: 5000 }, 3000, 9000)).toEqual({ from: 3000, to: 5000 });
  });

  it('begins anew where its ends would pass each other, and is never empty', () => {
    expect(chosenFrom({ from: 2000, to: 5000 }, 6000, 9000)).toEqual({ from: 6000, to: 9000 });
    expect(chosenTo({ from: 2000, to: 5000 }, 1000)).toEqual({ from: 0, to: 1000 });
    expect(chosenTo(undefined, 0)).toBeUndefined();
    expect(chosenFrom(undefined, 9000, 9000)).toBeUndefined();
  });
});
