import { expect, test } from 'vitest';
import { SoundTrouble, TroubleWatch, type TroubleChange } from './soundTrouble.ts';

const start = new Date('2026-05-04T10:00:00Z').getTime();
const at = (second: number) => new Date(start + second * 1000);

const limits = { opensAfter: 5, closesAfter: 3, silenceBelow: -50 };

/** Seconds as letters: `t` tone, `s` silence, `c` clipped, `-` no data, `x` no monitoring. */
function changesIn(seconds: string, open: SoundTrouble[] = []): string[] {
  const changes: string[] = [];
  const notify = ({ trouble, isOpen, since, lastSecond: received }: TroubleChange) =>
    changes.push(
      `${trouble} ${isOpen ? 'opens' : 'closes'} ${(since.getTime() - start) / 1000} ${String(received?.level ?? null)}`,
    );
  const watch = new TroubleWatch({ limits, at: at(0), open: new Set(open), changed: notify });
  for (const [index, letter] of [...seconds].entries()) {
    const now = at(index + 1);
    if (letter === 'x') {
      watch.skip(now);
      continue;
    }
    if (letter !== '-')
      watch.measure(
        { level: letter === 's' ? -70 : -20, loudness: null, clipped: letter === 'c' ? 0.4 : 0.004 },
        now,
      );
    watch.tick(now);
  }
  return changes;
}

test.each(['tttttttttt', 'ttssssttttssssttt', 'tt----tttt', 'ttcccctttt', ''])(
  'normal sound, or a problem of a moment, is no incident: %s',
  (seconds) => expect(changesIn(seconds)).toEqual([]),
);

test('silence opens after a number of seconds, and closes when sound has been back', () => {
  expect(changesIn('ttsssssssssttttt')).toEqual(['SILENCE opens 2 -70', 'SILENCE closes 11 -20']);
});

test('a sound in the midst of silence does not close it', () => {
  expect(changesIn('ttsssssssttsssss')).toEqual(['SILENCE opens 2 -70']);
});

test('an incident is opened once, however long it lasts', () => {
  expect(changesIn('s'.repeat(100))).toEqual(['SILENCE opens 0 -70']);
});

test('clipping is an incident of its own', () => {
  expect(changesIn('tccccccttttt')).toEqual(['CLIPPING opens 1 -20', 'CLIPPING closes 7 -20']);
});

test('no data is a stall, and no silence', () => {
  expect(changesIn('tt--------ttttt')).toEqual([
    `${SoundTrouble.STALL} opens 2 null`,
    `${SoundTrouble.STALL} closes 10 null`,
  ]);
});

test('no data from the beginning is a stall too', () => {
  expect(changesIn('--------')).toEqual(['STALL opens 0 null']);
});

test('silence continues after a stall', () => {
  expect(changesIn('ssssss-------sssss')).toEqual([
    'SILENCE opens 0 -70',
    'STALL opens 6 null',
    'STALL closes 13 null',
  ]);
});

test('a time without monitoring is neither silence nor a stall', () => {
  expect(changesIn('ttxxxxxxxxxxtt')).toEqual([]);
  expect(changesIn('ttsssxsssxsss')).toEqual([]);
});

test('an incident that was open before is closed by sound, and is not opened once more', () => {
  expect(changesIn('ssssssssss', [SoundTrouble.SILENCE])).toEqual([]);
  expect(changesIn('sssttttt', [SoundTrouble.SILENCE])).toEqual(['SILENCE closes 3 -20']);
});
