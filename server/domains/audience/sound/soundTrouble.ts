import type { SoundSecond } from './soundMeter.ts';

/** Trouble with the sound of a mount point that is on the air. */
export enum SoundTrouble {
  SILENCE = 'SILENCE',
  CLIPPING = 'CLIPPING',
  STALL = 'STALL',
}

export interface SoundLimits {
  /** Duration of a trouble before an incident opens, in seconds. */
  opensAfter: number;
  /** Duration of normal sound before an incident closes, in seconds. */
  closesAfter: number;
  /** Level below which sound counts as silence, in dBFS. */
  silenceBelow: number;
}

/** Opening or closing of a sound incident of a mount point. */
export interface TroubleChange {
  trouble: SoundTrouble;
  isOpen: boolean;
  /** Start of the trouble, or of the recovery. */
  since: Date;
  /** Last measured second; null for a stall and when nothing was measured. */
  lastSecond: SoundSecond | null;
}

/** Loud music reaches full scale in a few samples of a thousand. A larger share is audible as distortion. */
const clippedAbove = 0.01;
const second = 1000;

interface Beginning {
  limits: SoundLimits;
  at: Date;
  /** Troubles with an open incident, which continue or close. */
  open?: ReadonlySet<SoundTrouble>;
  changed: (change: TroubleChange) => void;
}

/** Turns measured seconds, and their absence, into incidents that open and close. */
export class TroubleWatch {
  readonly #limits: SoundLimits;
  readonly #changed: Beginning['changed'];
  readonly #states: ReadonlyMap<SoundTrouble, TroubleState>;
  #lastMeasured: number;
  #lastSecond: SoundSecond | null = null;

  constructor({ limits, at, open = new Set(), changed }: Beginning) {
    this.#limits = limits;
    this.#changed = changed;
    this.#lastMeasured = at.getTime();
    this.#states = new Map(
      Object.values(SoundTrouble).map((trouble) => [trouble, new TroubleState(open.has(trouble))]),
    );
  }

  measure(lastSecond: SoundSecond, at: Date): void {
    const { level, clipped } = lastSecond;
    this.#lastSecond = lastSecond;
    this.#lastMeasured = at.getTime();
    const began = at.getTime() - second;
    this.#find(SoundTrouble.SILENCE, level < this.#limits.silenceBelow, began, at);
    this.#find(SoundTrouble.CLIPPING, clipped > clippedAbove, began, at);
    this.#find(SoundTrouble.STALL, false, began, at);
  }

  /** Must be called regularly with the current time, because only the clock reveals that no sound arrives. */
  tick(at: Date): void {
    // Servers send in bursts: a short delay is no stall.
    const isLate = at.getTime() - this.#lastMeasured > 2 * second;
    if (isLate) this.#find(SoundTrouble.STALL, true, this.#lastMeasured, at);
  }

  /** Skips a time in which the stream could not be monitored: nothing is known about it. */
  skip(at: Date): void {
    this.#lastMeasured = at.getTime();
    for (const state of this.#states.values()) state.forget();
  }

  #find(trouble: SoundTrouble, isWrong: boolean, since: number, at: Date): void {
    const { opensAfter, closesAfter } = this.#limits;
    const state = this.#states.get(trouble)!;
    const turned = state.find(isWrong, since, at.getTime(), (isWrong ? opensAfter : closesAfter) * second);
    if (turned === undefined) return;
    const lastSecond = trouble === SoundTrouble.STALL ? null : this.#lastSecond;
    this.#changed({ trouble, isOpen: isWrong, since: new Date(turned), lastSecond });
  }
}

class TroubleState {
  #isOpen: boolean;
  /** When a deviation from the current state began; undefined while there is none. */
  #otherKindSince: number | undefined;

  constructor(isOpen: boolean) {
    this.#isOpen = isOpen;
  }

  forget(): void {
    this.#otherKindSince = undefined;
  }

  /** Returns the moment of the change once it has lasted for `lasts` milliseconds; undefined otherwise. */
  find(isWrong: boolean, since: number, at: number, lasts: number): number | undefined {
    if (isWrong === this.#isOpen) {
      this.#otherKindSince = undefined;
      return undefined;
    }
    this.#otherKindSince ??= since;
    if (at - this.#otherKindSince < lasts) return undefined;
    const turned = this.#otherKindSince;
    this.#isOpen = isWrong;
    this.#otherKindSince = undefined;
    return turned;
  }
}
