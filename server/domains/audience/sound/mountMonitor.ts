import { soundOf } from '../../broadcasting/public.ts';
import { MonitoringState } from '../monitor/monitoringState.ts';
import { SoundAnalyser } from './soundAnalyser.ts';
import { TroubleWatch, type SoundTrouble, type TroubleChange } from './soundTrouble.ts';

/** User agent of our own connections; the listener figures exclude it. */
export const monitorName = 'Regie (ear)';

export interface MonitoredMount {
  mount: number;
  radio: number;
  host: string;
  port: number;
  isSecure: boolean;
  path: string;
  /** Duration of a trouble before it is an incident, in milliseconds. */
  opensAfter: number;
}

/** Last two minutes of the encoded stream of a mount point, with its MIME type. */
export interface RecordedSound {
  type: string;
  content: Buffer;
}

interface MountMonitorOptions {
  /** Troubles that already have an open incident. */
  open: ReadonlySet<SoundTrouble>;
  changed: (change: TroubleChange, sound: RecordedSound) => void;
}

const closesAfter = 5;
const silenceBelow = -50;
const firstPause = 2000;
const longestPause = 60_000;
/** Milliseconds from the opening of a stall incident until the silent connection is closed. */
const patienceBeyond = 60_000;

/** Monitors one mount point while it is on the air. Reconnects with a growing pause after a connection ends. */
export class MountMonitor {
  readonly #mount: MonitoredMount;
  readonly #options: MountMonitorOptions;
  readonly #watch: TroubleWatch;
  readonly #ending = new AbortController();
  #analyser: SoundAnalyser | undefined;
  #isBeginning = false;
  /** False when the last connection attempt failed. */
  #isReached = true;
  #pause = firstPause;
  #againAt = 0;
  /** MIME type of the received sound. */
  #type = '';

  constructor(mount: MonitoredMount, options: MountMonitorOptions) {
    this.#mount = mount;
    this.#options = options;
    this.#watch = new TroubleWatch({
      limits: { opensAfter: mount.opensAfter / 1000, closesAfter, silenceBelow },
      at: new Date(),
      open: options.open,
      changed: (change) => this.#reportChange(change),
    });
  }

  /** True when the monitor was created for exactly this mount point and these settings. */
  isFor(mount: MonitoredMount): boolean {
    return (Object.keys(mount) as Array<keyof MonitoredMount>).every(
      (name) => mount[name] === this.#mount[name],
    );
  }

  get isListening(): boolean {
    return this.#analyser !== undefined;
  }

  get state(): MonitoringState | null {
    if (!this.#isReached) return MonitoringState.NOT_REACHED;
    return this.#analyser ? MonitoringState.MONITORED : null;
  }

  /** Must be called once a second. */
  tick(now: Date): void {
    if (this.#isReached) this.#watch.tick(now);
    else this.#watch.skip(now);
    if (!this.#analyser && !this.#isBeginning && now.getTime() >= this.#againAt) void this.#begin();
  }

  close(): void {
    this.#ending.abort();
    this.#analyser?.close();
  }

  async #begin(): Promise<void> {
    this.#isBeginning = true;
    const { signal } = this.#ending;
    try {
      const patience = this.#mount.opensAfter + patienceBeyond;
      const sound = await soundOf(this.#mount, signal, { name: monitorName, patience });
      this.#isReached = true;
      this.#type = sound.type;
      this.#analyser = new SoundAnalyser(sound, {
        second: (second) => {
          this.#pause = firstPause;
          this.#watch.measure(second, new Date());
        },
        ended: () => this.#rest(),
      });
      if (signal.aborted) this.#analyser.close();
    } catch {
      this.#isReached = false;
      this.#rest();
    } finally {
      this.#isBeginning = false;
    }
  }

  #rest(): void {
    this.#analyser = undefined;
    this.#againAt = Date.now() + this.#pause;
    this.#pause = Math.min(this.#pause * 2, longestPause);
  }

  #reportChange(change: TroubleChange): void {
    if (this.#ending.signal.aborted) return;
    this.#options.changed(change, {
      type: this.#type,
      content: this.#analyser?.last.all() ?? Buffer.alloc(0),
    });
  }
}
