import { useEffect, useRef } from 'react';
import type WaveSurfer from 'wavesurfer.js';
import type { Region } from 'wavesurfer.js/plugins/regions';
import { useWaveform, type Waveform, type WaveformSource } from '../../../../kit/data/sound/useWaveform';
import { nextPosition, type Marks, type Part } from './marks';

interface Note {
  start: number;
  end: number | null;
  isOpen: boolean;
}

interface Options extends WaveformSource {
  marks: Marks;
  notes: readonly Note[];
  /** Called when a range was drawn, resized or selected; with undefined when the selection is cleared. */
  onSelect: (part: Part | undefined) => void;
}

export interface TakeWaveform extends Pick<Waveform, 'status' | 'isPlaying'> {
  /** Returns the playback position, in milliseconds. */
  position: () => number;
  seek: (milliseconds: number) => void;
  /**
   * Plays or pauses. Playback begins at the position, or at the start mark when the position is before it or at the
   * end. It skips the cuts, and stops at the end mark.
   */
  toggle: () => void;
  /** Selects a range, replacing the current selection. */
  select: (part: Part) => void;
  unselect: () => void;
}

const tint = (share: number) => `color-mix(in srgb, currentColor ${share}%, transparent)`;
const unused = 'color-mix(in srgb, var(--regie-colors-bg-panel) 75%, transparent)';
const cut = 'color-mix(in srgb, var(--regie-colors-orange-solid) 62%, transparent)';
const noted = (isOpen: boolean) =>
  `color-mix(in srgb, var(--regie-colors-blue-solid) ${isOpen ? 40 : 15}%, transparent)`;
const chosen = tint(34);

/** Waveform of a take, with its marks, cuts and comment positions. */
export function useTakeWaveform(options: Options): TakeWaveform {
  const { duration, marks, notes } = options;
  const drawn = useRef<{ shown: Region[]; selection?: Region }>({ shown: [] });
  /** Last position that was sought, in milliseconds. Keys work before the sound has loaded, when the player has no position yet. */
  const sought = useRef<number>(undefined);
  const latest = useRef(options);
  latest.current = options;
  const { status, isPlaying, wave } = useWaveform({
    ...options,
    height: 144,
    onCreate: (surfer) => {
      surfer.on('play', () => (sought.current = undefined));
      surfer.on('interaction', () => (sought.current = undefined));
    },
    onTime: (surfer, at) => passOver(surfer, marks, duration, at),
    onReady: ({ surfer, regions }) => {
      drawn.current = { shown: [] };
      if (sought.current !== undefined) surfer.setTime(sought.current / 1000);
      regions.enableDragSelection({ color: chosen });
      regions.on('region-created', (region) => {
        const current = drawn.current;
        if (!wave.current || current.shown.includes(region) || region.id.startsWith('shown')) return;
        current.selection?.remove();
        current.selection = region;
        latest.current.onSelect(partOf(region));
        region.on('update-end', () => latest.current.onSelect(partOf(region)));
      });
    },
  });

  useEffect(() => {
    const ready = wave.current;
    if (!ready || status !== 'ready') return;
    drawn.current.shown.forEach((region) => region.remove());
    const fixed = { drag: false, resize: false };
    const show = (id: string, from: number, to: number, color: string) => {
      const times = { start: from / 1000, end: to / 1000 };
      const region = ready.regions.addRegion({ ...fixed, ...times, id: `shown ${id}`, color });
      // Regions would capture pointer events, so that the user could not draw over them.
      region.element?.style.setProperty('pointer-events', 'none');
      return region;
    };
    drawn.current.shown = [
      ...(marks.markIn ? [show('before', 0, marks.markIn, unused)] : []),
      ...(marks.markOut !== null ? [show('after', marks.markOut, duration, unused)] : []),
      ...notes.map(({ start, end, isOpen }, index) =>
        show(`note ${index}`, start, end ?? start + duration / 400, noted(isOpen)),
      ),
      ...marks.cuts.map(({ from, to }, index) => show(`cut ${index}`, from, to, cut)),
    ];
  }, [status, marks, notes, duration, wave]);

  const position = () => Math.round(sought.current ?? (wave.current?.surfer.getCurrentTime() ?? 0) * 1000);
  return {
    status,
    isPlaying,
    position,
    seek: (milliseconds) => {
      const at = Math.min(Math.max(milliseconds, 0), duration);
      if (!wave.current?.surfer.isPlaying()) sought.current = at;
      wave.current?.surfer.setTime(at / 1000);
    },
    toggle: () => {
      const { surfer } = wave.current ?? {};
      if (!surfer) return;
      const at = position();
      if (sought.current !== undefined) surfer.setTime(sought.current / 1000);
      const begin = latest.current.marks.markIn ?? 0;
      const isOver = nextPosition(latest.current.marks, at, duration - 50) === undefined;
      if (!surfer.isPlaying() && (at < begin || isOver)) surfer.setTime(begin / 1000);
      void surfer.playPause();
    },
    select: ({ from, to }) =>
      // Adding the region fires the same event as drawing one.
      void wave.current?.regions.addRegion({ start: from / 1000, end: to / 1000, color: chosen }),
    unselect: () => {
      drawn.current.selection?.remove();
      delete drawn.current.selection;
      latest.current.onSelect(undefined);
    },
  };
}

const partOf = ({ start, end }: Region): Part => ({
  from: Math.round(start * 1000),
  to: Math.round(end * 1000),
});

function passOver(surfer: WaveSurfer, marks: Marks, duration: number, at: number): void {
  if (!surfer.isPlaying()) return;
  const next = nextPosition(marks, at, duration);
  if (next === undefined) surfer.pause();
  else if (next > at) surfer.setTime(next / 1000);
}
