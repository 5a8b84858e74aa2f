import { describe, expect, it } from 'vitest';
import { cuesAt, cuesOf, isCuePosition, played, textsOf, type Cues } from './cueValues';

const none: Cues = { cueIn: null, cueOut: null, fadeIn: null, fadeOut: null, startNext: null };

describe('cue points', () => {
  it('are typed and read back', () => {
    const cues = { ...none, cueIn: 62_500, fadeOut: 3000 };
    expect(textsOf(cues)).toEqual({
      cueIn: '1:02.500',
      cueOut: '',
      fadeIn: '',
      fadeOut: '0:03.000',
      startNext: '',
    });
    expect(cuesOf(textsOf(cues))).toEqual(cues);
  });

  it('define the range that plays, never beyond the file', () => {
    expect(played(none, 5000)).toEqual({ from: 0, to: 5000 });
    expect(played({ ...none, cueIn: 1000, cueOut: 9000 }, 5000)).toEqual({ from: 1000, to: 5000 });
    expect(played({ ...none, cueIn: 9000 }, 5000)).toEqual({ from: 5000, to: 5000 });
  });

  it('at the edges of the file are none', () => {
    expect(cuesAt(10, 4990, 5000)).toEqual({ cueIn: null, cueOut: null });
    expect(cuesAt(300.4, 4000.6, 5000)).toEqual({ cueIn: 300, cueOut: 4001 });
  });

  it('are places of the file', () => {
    expect(isCuePosition('', 5000)).toBe(true);
    expect(isCuePosition('0:05.000', 5000)).toBe(true);
    expect(isCuePosition('0:05.001', 5000)).toBe(false);
    expect(isCuePosition('later', 5000)).toBe(false);
  });
});
