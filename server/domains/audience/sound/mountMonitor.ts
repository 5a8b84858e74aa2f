import { soundOf } from '../../onair/listen/mountSound.ts';
import { MountHearing } from '../monitor/soundState.ts';
import { SoundAnalyser } from './soundAnalyser.ts';
import { TroubleWatch, type SoundTrouble, type TroubleChange } from './soundTrouble.ts';

/** By this name figures leave us out. */
export const monitorName = 'Regie (ear)';

export interface MonitoredMount {
  mount: number;
  radio: number;
  host: string;
  port: number;
  isSecure: boolean;
  path: string;
  /** In milliseconds. */
  opensAfter: number;
}

/** What has been heard until now, as it came. */
export interface RecordedSound {
  type: string;
  content: Buffer;
}

interface MountMonitorOptions {
  /** What is wrong already. */
  open: ReadonlySet<SoundTrouble>;
  changed: (change: TroubleChange, sound: RecordedSound) => void;
}

const closesAfter = 5;
const silenceBelow = -50;
const firstPause = 2000;
const longestPause = 60_000;
/** Long after a stall is an incident, a line that nothing comes over is taken for a dead one. */
const patienceBeyond = 60_000;

/** Hears one mount point for as long as it is on the air: an ear that ends is begun again, after a pause that grows. */
export class MountMonitor {
  readonly #mount: MonitoredMount;
  readonly #options: MountMonitorOptions;
  readonly #watch: TroubleWatch;
  readonly #ending = new AbortController();
  #ear: SoundAnalyser | undefined;
  #isBeginning = false;
  /** Whether the server let us listen when it was last asked. */
  #isReached = true;
  #pause = firstPause;
  #againAt = 0;
  /** The type of what is heard. */
  #type = '';

  constructor(mount: MonitoredMount, options: MountMonitorOptions) {
    this.#mount = mount;
    this.#options = options;
    this.#watch = new TroubleWatch({
      limits: { opensAfter: mount.opensAfter / 1000, closesAfter, silenceBelow },
      at: new Date(),
      open: options.open,
      changed: (change) => this.#tell(change),
    });
  }

  /** Whether it hears the very same in the same way. */
  isFor(mount: MonitoredMount): boolean {
    return (Object.keys(mount) as Array<keyof MonitoredMount>).every(
      (name) => mount[name] === this.#mount[name],
    );
  }

  get isListening(): boolean {
    return this.#ear !== undefined;
  }

  get state(): MountHearing | null {
    if (!this.#isReached) return MountHearing.NOT_REACHED;
    return this.#ear ? MountHearing.HEARD : null;
  }

  /** To be told the time each second. */
  tick(now: Date): void {
    if (this.#isReached) this.#watch.tick(now);
    else this.#watch.skip(now);
    if (!this.#ear && !this.#isBeginning && now.getTime() >= this.#againAt) void this.#begin();
  }

  close(): void {
    this.#ending.abort();
    this.#ear?.close();
  }

  async #begin(): Promise<void> {
    this.#isBeginning = true;
    const { signal } = this.#ending;
    try {
      const patience = this.#mount.opensAfter + patienceBeyond;
      const sound = await soundOf(this.#mount, signal, { name: monitorName, patience });
      this.#isReached = true;
      this.#type = sound.type;
      this.#ear = new SoundAnalyser(sound, {
        second: (second) => {
          this.#pause = firstPause;
          this.#watch.measure(second, new Date());
        },
        ended: () => this.#rest(),
      });
      if (signal.aborted) this.#ear.close();
    } catch {
      this.#isReached = false;
      this.#rest();
    } finally {
      this.#isBeginning = false;
    }
  }

  #rest(): void {
    this.#ear = undefined;
    this.#againAt = Date.now() + this.#pause;
    this.#pause = Math.min(this.#pause * 2, longestPause);
  }

  #tell(change: TroubleChange): void {
    if (this.#ending.signal.aborted) return;
    this.#options.changed(change, { type: this.#type, content: this.#ear?.last.all() ?? Buffer.alloc(0) });
  }
}
