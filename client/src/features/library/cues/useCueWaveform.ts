import { useEffect, useRef, useState, type RefObject } from 'react';
import WaveSurfer from 'wavesurfer.js';
import RegionsPlugin, { type Region } from 'wavesurfer.js/plugins/regions';
import { peaksAt } from '../../../kit/data/sound/peaksAt';
import { gainAt } from '../player/sound/gainAt';
import { played, type Cues } from './cueValues';

interface Options {
  container: RefObject<HTMLElement | null>;
  fileUrl: string;
  waveformUrl: string;
  /** Duration of the file, in milliseconds. */
  duration: number;
  cues: Cues;
  /** Called when the user draws the range that plays; in milliseconds. */
  onDraw: (from: number, to: number) => void;
}

export interface CueWaveform {
  status: 'loading' | 'ready' | 'failed';
  isPlaying: boolean;
  /** Returns the playback position, in milliseconds. */
  position: () => number;
  seek: (milliseconds: number) => void;
  /** Starts or pauses playback as it would sound on air, with fades. */
  toggle: () => void;
}

/** Waveform of a file, with the range that plays as a region the user can drag. */
export function useCueWaveform({
  container,
  fileUrl,
  waveformUrl,
  duration,
  cues,
  onDraw,
}: Options): CueWaveform {
  const [status, setStatus] = useState<CueWaveform['status']>('loading');
  const [isPlaying, setIsPlaying] = useState(false);
  const wave = useRef<{ surfer: WaveSurfer; region: Region }>(undefined);
  const latest = useRef({ cues, onDraw });
  latest.current = { cues, onDraw };

  useEffect(() => {
    const ending = new AbortController();
    let surfer: WaveSurfer | undefined;
    void (async () => {
      const peaks = await peaksAt(waveformUrl, ending.signal);
      if (ending.signal.aborted || !container.current) return;
      const { color } = getComputedStyle(container.current);
      const regions = RegionsPlugin.create();
      surfer = WaveSurfer.create({
        container: container.current,
        height: 128,
        waveColor: color,
        progressColor: color,
        cursorColor: color,
        cursorWidth: 2,
        normalize: true,
        peaks: [peaks],
        duration: duration / 1000,
        url: fileUrl,
        plugins: [regions],
      });
      const own = surfer;
      own.on('play', () => setIsPlaying(true));
      own.on('pause', () => setIsPlaying(false));
      own.on('error', () => setStatus('failed'));
      own.on('timeupdate', (seconds) => soundAsOnAir(own, latest.current.cues, duration, seconds * 1000));
      own.once('ready', () => {
        const { from, to } = played(latest.current.cues, duration);
        const region = regions.addRegion({
          start: from / 1000,
          end: to / 1000,
          drag: false,
          minLength: 0.1,
          color: 'color-mix(in srgb, currentColor 22%, transparent)',
        });
        region.on('update-end', () => latest.current.onDraw(region.start * 1000, region.end * 1000));
        wave.current = { surfer: own, region };
        setStatus('ready');
      });
    })().catch(() => {
      if (!ending.signal.aborted) setStatus('failed');
    });
    return () => {
      ending.abort();
      wave.current = undefined;
      surfer?.destroy();
    };
  }, [container, fileUrl, waveformUrl, duration]);

  // Move the region when cue points are typed.
  useEffect(() => {
    const { from, to } = played(cues, duration);
    wave.current?.region.setOptions({ start: from / 1000, end: to / 1000 });
  }, [cues, duration]);

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
