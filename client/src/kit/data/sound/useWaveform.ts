import { useEffect, useRef, useState, type RefObject } from 'react';
import WaveSurfer from 'wavesurfer.js';
import RegionsPlugin from 'wavesurfer.js/plugins/regions';

/** A waveform whose sound can be played: its player, and the ranges that are drawn on it. */
interface ReadyWave {
  surfer: WaveSurfer;
  regions: ReturnType<typeof RegionsPlugin.create>;
}

/** URLs and duration of a sound file and its waveform, and the element that shows the waveform. */
export interface WaveformSource {
  container: RefObject<HTMLElement | null>;
  fileUrl: string;
  waveformUrl: string;
  /** Duration of the file, in milliseconds. */
  duration: number;
}

interface Options extends WaveformSource {
  /** Height in pixels. */
  height: number;
  /** Called before the sound has loaded, for event listeners. */
  onCreate?: (surfer: WaveSurfer) => void;
  /** Called when the sound can be played. */
  onReady: (wave: ReadyWave) => void;
  /** Called when the position changes; in milliseconds. */
  onTime: (surfer: WaveSurfer, at: number) => void;
}

export interface Waveform {
  status: 'loading' | 'ready' | 'failed';
  isPlaying: boolean;
  /** Undefined until the sound can be played. */
  wave: RefObject<ReadyWave | undefined>;
}

/**
 * Draws the waveform of a sound file and plays the file. Callbacks may change between renders: the latest are called.
 */
export function useWaveform(options: Options): Waveform {
  const { container, fileUrl, waveformUrl, duration, height } = options;
  const [status, setStatus] = useState<Waveform['status']>('loading');
  const [isPlaying, setIsPlaying] = useState(false);
  const wave = useRef<ReadyWave>(undefined);
  const latest = useRef(options);
  latest.current = options;

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
        height,
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
      latest.current.onCreate?.(own);
      own.on('play', () => setIsPlaying(true));
      own.on('pause', () => setIsPlaying(false));
      own.on('error', () => setStatus('failed'));
      own.on('timeupdate', (seconds) => latest.current.onTime(own, seconds * 1000));
      own.once('ready', () => {
        wave.current = { surfer: own, regions };
        latest.current.onReady(wave.current);
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
  }, [container, fileUrl, waveformUrl, duration, height]);

  return { status, isPlaying, wave };
}

/** Loads the waveform of a sound, each peak from 0 to 1. */
async function peaksAt(address: string, signal: AbortSignal): Promise<number[]> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`The waveform answered ${answer.status}.`);
  const { peaks } = (await answer.json()) as { peaks: number[] };
  return peaks.map((peak) => peak / 255);
}
