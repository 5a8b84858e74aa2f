import { vi } from 'vitest';
import type { PlayableMedium } from '../playerTypes';

/** Fake audio element that plays nothing and records the calls. */
export class Silence extends EventTarget {
  src = '';
  currentTime = 0;
  duration = 60;
  ended = false;
  volume = 0.5;
  muted = false;
  play = vi.fn<() => Promise<void>>(async () => undefined);
  pause = vi.fn<() => void>();
  removeAttribute = vi.fn<(name: string) => void>();
  at(seconds: number) {
    this.currentTime = seconds;
    this.notify('timeupdate');
  }
  notify(event: string) {
    this.dispatchEvent(new Event(event));
  }
}

export const mediumOf = (id: string, more: Partial<PlayableMedium> = {}): PlayableMedium => ({
  __typename: 'MediaItem',
  id,
  kind: 'SONG',
  title: `Song ${id}`,
  credit: '',
  artwork: '',
  duration: 60_000,
  cueIn: null,
  cueOut: null,
  fadeIn: null,
  fadeOut: null,
  startNext: null,
  playback: 'DIRECT',
  fileUrl: `/media/${id}?ticket=1`,
  waveformUrl: null,
  ...more,
});

/** Cue points and fades for tests of a playlist item that overrides none of its medium's. */
export const nothingOwn = { cueIn: null, cueOut: null, fadeIn: null, fadeOut: null };
