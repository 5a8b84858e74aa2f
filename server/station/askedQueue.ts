import type { PlanItem } from './regie.ts';

/** What Liquidsoap says that it has begun. */
export type Begun =
  /** What was to come, and what it was given before that and never began. */
  | { item: PlanItem; passed: readonly PlanItem[]; wasForgotten: boolean }
  /** It began before, and is told again. */
  | 'again'
  /** Nothing that it was given by us. */
  | 'unknown';

interface Handed {
  /** Names one handing out: the same item may be handed out again. */
  mark: string;
  item: PlanItem;
}

/** So many of those that are over are still known. */
const remembered = 100;
/** Liquidsoap opens a file that it was given within so many milliseconds; until then it does not forget it. */
const opensWithin = 300;

/** What Liquidsoap has asked for and not begun, in order. */
export class AskedQueue {
  #waiting: Handed[] = [];
  /** What it was to forget, and may have taken up already. */
  #forgotten: Handed[] = [];
  #begun: string[] = [];
  #count = 0;
  #handedAt = 0;

  /** Those that wait. */
  get items(): PlanItem[] {
    return this.#waiting.map(({ item }) => item);
  }

  /** Hands one out; its mark comes back when it begins. */
  hand(item: PlanItem): string {
    const mark = `${item.id}/${++this.#count}`;
    this.#waiting.push({ mark, item });
    this.#handedAt = Date.now();
    return mark;
  }

  begin(mark: string): Begun {
    if (this.#begun.includes(mark)) return 'again';
    const place = this.#waiting.findIndex((one) => one.mark === mark);
    const late = this.#forgotten.find((one) => one.mark === mark);
    if (place < 0 && !late) return 'unknown';
    this.#begun = [...this.#begun, mark].slice(-remembered);
    if (late) {
      this.#forgotten = this.#forgotten.filter((one) => one !== late);
      return { item: late.item, passed: [], wasForgotten: true };
    }
    const taken = this.#waiting.splice(0, place + 1).map(({ item }) => item);
    return { item: taken.at(-1)!, passed: taken.slice(0, -1), wasForgotten: false };
  }

  /** How long it takes until Liquidsoap would forget all that it was given, in milliseconds. */
  opensFor(now = Date.now()): number {
    return Math.max(0, this.#handedAt + opensWithin - now);
  }

  /** What waits is given no more; it comes back if it begins all the same. */
  forget(): void {
    this.#forgotten = [...this.#forgotten, ...this.#waiting].slice(-remembered);
    this.#waiting = [];
  }

  /** Liquidsoap is started anew, and knows nothing. */
  clear(): void {
    this.#waiting = [];
    this.#forgotten = [];
  }
}
