import type { SoundSecond } from './soundMeter.ts';

/** What can be wrong with the sound of a mount point that is on the air. */
export enum SoundTrouble {
  SILENCE = 'SILENCE',
  CLIPPING = 'CLIPPING',
  STALL = 'STALL',
}

export interface SoundLimits {
  /** How long something must be wrong before it is an incident, in seconds. */
  opensAfter: number;
  /** How long sound must be well before an incident is over, in seconds. */
  closesAfter: number;
  /** What is quieter is silence, in dBFS. */
  silenceBelow: number;
}

/** An incident that begins or ends. */
export interface TroubleChange {
  trouble: SoundTrouble;
  isOpen: boolean;
  /** Since when it is wrong, or well again. */
  since: Date;
  /** What was last heard; null where nothing was. */
  heard: SoundSecond | null;
}

/** Loud music touches full scale in a few samples of a thousand: what stands there for longer is heard as noise. */
const clippedAbove = 0.01;
const second = 1000;

interface Beginning {
  limits: SoundLimits;
  at: Date;
  /** What is open already, and goes on or is closed. */
  open?: ReadonlySet<SoundTrouble>;
  changed: (change: TroubleChange) => void;
}

/** Makes incidents of what is heard, one second after the other, and of nothing being heard. */
export class TroubleWatch {
  readonly #limits: SoundLimits;
  readonly #changed: Beginning['changed'];
  readonly #states: ReadonlyMap<SoundTrouble, TroubleState>;
  #lastHeard: number;
  #heard: SoundSecond | null = null;

  constructor({ limits, at, open = new Set(), changed }: Beginning) {
    this.#limits = limits;
    this.#changed = changed;
    this.#lastHeard = at.getTime();
    this.#states = new Map(
      Object.values(SoundTrouble).map((trouble) => [trouble, new TroubleState(open.has(trouble))]),
    );
  }

  measure(heard: SoundSecond, at: Date): void {
    const { level, clipped } = heard;
    this.#heard = heard;
    this.#lastHeard = at.getTime();
    const began = at.getTime() - second;
    this.#find(SoundTrouble.SILENCE, level < this.#limits.silenceBelow, began, at);
    this.#find(SoundTrouble.CLIPPING, clipped > clippedAbove, began, at);
    this.#find(SoundTrouble.STALL, false, began, at);
  }

  /** To be told the time again and again: that nothing comes is noticed by nothing else. */
  tick(at: Date): void {
    // Servers send in bursts: what comes a little late is no stall.
    const isLate = at.getTime() - this.#lastHeard > 2 * second;
    if (isLate) this.#find(SoundTrouble.STALL, true, this.#lastHeard, at);
  }

  /** Of a time in which nobody could hear nothing is known. */
  skip(at: Date): void {
    this.#lastHeard = at.getTime();
    for (const state of this.#states.values()) state.forget();
  }

  #find(trouble: SoundTrouble, isWrong: boolean, since: number, at: Date): void {
    const { opensAfter, closesAfter } = this.#limits;
    const state = this.#states.get(trouble)!;
    const turned = state.find(isWrong, since, at.getTime(), (isWrong ? opensAfter : closesAfter) * second);
    if (turned === undefined) return;
    const heard = trouble === SoundTrouble.STALL ? null : this.#heard;
    this.#changed({ trouble, isOpen: isWrong, since: new Date(turned), heard });
  }
}

class TroubleState {
  #isOpen: boolean;
  /** Since when it is found otherwise than it was said to be. */
  #otherSince: number | undefined;

  constructor(isOpen: boolean) {
    this.#isOpen = isOpen;
  }

  forget(): void {
    this.#otherSince = undefined;
  }

  /** The moment since when it is otherwise, once that has lasted long enough. */
  find(isWrong: boolean, since: number, at: number, lasts: number): number | undefined {
    if (isWrong === this.#isOpen) {
      this.#otherSince = undefined;
      return undefined;
    }
    this.#otherSince ??= since;
    if (at - this.#otherSince < lasts) return undefined;
    const turned = this.#otherSince;
    this.#isOpen = isWrong;
    this.#otherSince = undefined;
    return turned;
  }
}
