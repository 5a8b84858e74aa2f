import { useEffect, useRef } from 'react';
import type WaveSurfer from 'wavesurfer.js';
import type { Region } from 'wavesurfer.js/plugins/regions';
import { useWaveform, type Waveform, type WaveformSource } from '../../../kit/data/sound/useWaveform';
import { gainAt } from '../player/sound/gainAt';
import { played, type Cues } from './cueValues';

interface Options extends WaveformSource {
  cues: Cues;
  /** Called when the user draws the range that plays; in milliseconds. */
  onDraw: (from: number, to: number) => void;
}

export interface CueWaveform extends Pick<Waveform, 'status' | 'isPlaying'> {
  /** Returns the playback position, in milliseconds. */
  position: () => number;
  seek: (milliseconds: number) => void;
  /** Starts or pauses playback as it would sound on air, with fades. */
  toggle: () => void;
}

/** Waveform of a file, with the range that plays as a region the user can drag. */
export function useCueWaveform({ cues, onDraw, ...source }: Options): CueWaveform {
  const { duration } = source;
  const region = useRef<Region>(undefined);
  const latest = useRef({ cues, onDraw });
  latest.current = { cues, onDraw };
  const { status, isPlaying, wave } = useWaveform({
    ...source,
    height: 128,
    onTime: (surfer, at) => soundAsOnAir(surfer, cues, duration, at),
    onReady: ({ regions }) => {
      const { from, to } = played(cues, duration);
      const drawn = regions.addRegion({
        start: from / 1000,
        end: to / 1000,
        drag: false,
        minLength: 0.1,
        color: 'color-mix(in srgb, currentColor 22%, transparent)',
      });
      drawn.on('update-end', () => latest.current.onDraw(drawn.start * 1000, drawn.end * 1000));
      region.current = drawn;
    },
  });

  // Move the region when cue points are typed.
  useEffect(() => {
    const { from, to } = played(cues, duration);
    if (wave.current) region.current?.setOptions({ start: from / 1000, end: to / 1000 });
  }, [cues, duration, wave]);

  return {
    status,
    isPlaying,
    position: () => Math.round((wave.current?.surfer.getCurrentTime() ?? 0) * 1000),
    seek: (milliseconds) => wave.current?.surfer.setTime(milliseconds / 1000),
    toggle: () => {
      const { surfer } = wave.current ?? {};
      if (!surfer) return;
      const { from, to } = played(latest.current.cues, duration);
      const at = surfer.getCurrentTime() * 1000;
      if (!surfer.isPlaying() && (at < from || at >= to - 50)) surfer.setTime(from / 1000);
      void surfer.playPause();
    },
  };
}

/** Applies the fades to the volume, and pauses where the medium would end on air. */
function soundAsOnAir(surfer: WaveSurfer, cues: Cues, duration: number, at: number): void {
  if (!surfer.isPlaying()) return;
  const span = played(cues, duration);
  surfer.setVolume(at < span.from ? 0 : gainAt(at, { ...cues, ...span }));
  if (at >= span.to) surfer.pause();
}
