import type { HeardSecond } from './heardSeconds.ts';

/** What can be wrong with the sound of a mount point that is on the air. */
export enum SoundTrouble {
  SILENCE = 'SILENCE',
  CLIPPING = 'CLIPPING',
  STALL = 'STALL',
}

export interface HearingLimits {
  /** How long something must be wrong before it is an incident, in seconds. */
  opensAfter: number;
  /** How long sound must be well before an incident is over, in seconds. */
  closesAfter: number;
  /** What is quieter is silence, in dBFS. */
  silenceBelow: number;
}

/** An incident that begins or ends; `level` is what was last heard, null where nothing was. */
export interface TroubleChange {
  trouble: SoundTrouble;
  isOpen: boolean;
  /** Since when it is wrong, or well again. */
  since: Date;
  level: number | null;
}

/** Loud music touches full scale in a few samples of a thousand: what stands there for longer is heard as noise. */
const clippedAbove = 0.01;
const second = 1000;

/** Makes incidents of what is heard, one second after the other, and of nothing being heard. */
export class TroubleWatch {
  readonly #limits: HearingLimits;
  readonly #changed: (change: TroubleChange) => void;
  readonly #states = new Map(Object.values(SoundTrouble).map((trouble) => [trouble, new TroubleState()]));
  #lastHeard: number;
  #level: number | null = null;

  constructor(limits: HearingLimits, startedAt: Date, changed: (change: TroubleChange) => void) {
    this.#limits = limits;
    this.#lastHeard = startedAt.getTime();
    this.#changed = changed;
  }

  hear({ level, clipped }: HeardSecond, at: Date): void {
    this.#level = level;
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

  #find(trouble: SoundTrouble, isWrong: boolean, since: number, at: Date): void {
    const { opensAfter, closesAfter } = this.#limits;
    const state = this.#states.get(trouble)!;
    const turned = state.find(isWrong, since, at.getTime(), (isWrong ? opensAfter : closesAfter) * second);
    if (turned === undefined) return;
    const level = trouble === SoundTrouble.STALL ? null : this.#level;
    this.#changed({ trouble, isOpen: isWrong, since: new Date(turned), level });
  }
}

class TroubleState {
  #isOpen = false;
  /** Since when it is found otherwise than it was said to be. */
  #otherSince: number | undefined;

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
