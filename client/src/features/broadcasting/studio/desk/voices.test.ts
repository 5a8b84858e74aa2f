import { describe, expect, it } from 'vitest';
import { silent } from './soundMeter';
import { createVoices } from './voices';

function made() {
  const channels: Array<{ calls: unknown[][] }> = [];
  const voices = createVoices(() => {
    const calls: unknown[][] = [];
    const note =
      (name: string) =>
      (...given: unknown[]) =>
        void calls.push([name, ...given]);
    channels.push({ calls });
    return {
      channel: {
        setGain: note('setGain'),
        setOn: note('setOn'),
        setPreListened: note('setPreListened'),
        levels: () => ({ ...silent, peak: -6 }),
      },
      back: { id: `back ${channels.length}` } as MediaStream,
      connect: note('connect'),
      close: note('close'),
    };
  });
  return { voices, channels };
}

describe('remote voices', () => {
  it('are off the air at first, and audible to the presenter alone', () => {
    const { voices, channels } = made();
    expect(voices.add('7').id).toBe('back 1');
    expect(channels[0]!.calls).toEqual([
      ['setOn', false],
      ['setPreListened', true],
    ]);
    expect(voices.store.getState()).toEqual({ 7: { gain: 1, isOn: false, isPreListened: true } });
    expect(voices.levels('7')?.peak).toBe(-6);
  });

  it('are audible to all once they are on the air', () => {
    const { voices, channels } = made();
    voices.add('7');
    voices.setOn('7', true);
    expect(channels[0]!.calls.slice(2)).toEqual([
      ['setOn', true],
      ['setPreListened', false],
    ]);
    expect(voices.store.getState()['7']).toEqual({ gain: 1, isOn: true, isPreListened: false });
    voices.setOn('7', false);
    expect(voices.store.getState()['7']).toMatchObject({ isOn: false, isPreListened: false });
  });

  it('have a channel each, and leave nothing behind when they go', () => {
    const { voices, channels } = made();
    voices.add('7');
    voices.add('8');
    voices.setGain('8', 0.5);
    voices.remove('7');
    expect(channels.map(({ calls }) => calls.at(-1))).toEqual([['close'], ['setGain', 0.5]]);
    expect(Object.keys(voices.store.getState())).toEqual(['8']);
    voices.setOn('7', true);
    expect(voices.levels('7')).toBeUndefined();
    expect(Object.keys(voices.store.getState())).toEqual(['8']);
    voices.close();
    expect(voices.store.getState()).toEqual({});
  });

  it('that connect again replace their earlier channel', () => {
    const { voices, channels } = made();
    voices.add('7');
    voices.setOn('7', true);
    voices.add('7');
    expect(channels[0]!.calls.at(-1)).toEqual(['close']);
    expect(voices.store.getState()['7']!.isOn).toBe(false);
  });
});
