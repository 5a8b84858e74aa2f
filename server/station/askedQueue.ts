import type { PlanItem } from '../protocol/station.ts';

/** Result of a start report from Liquidsoap. */
export type Begun =
  /** An item of the queue, with the items before it that never began. */
  | { item: PlanItem; passed: readonly PlanItem[]; wasForgotten: boolean }
  /** An item that began before and is reported again. */
  | 'again'
  /** An item that the player did not hand out. */
  | 'unknown';

interface Handed {
  /** Id of one hand-out, since the same item may be handed out again. */
  mark: string;
  item: PlanItem;
}

/** Number of started items that stay known. */
const remembered = 100;
/** Milliseconds within which Liquidsoap opens a file it received; it cannot drop the file before. */
const opensWithin = 300;

/** Items that Liquidsoap has requested and not begun, in order. */
export class AskedQueue {
  #waiting: Handed[] = [];
  /** Dropped items that Liquidsoap may have begun to open. */
  #forgotten: Handed[] = [];
  #begun: string[] = [];
  #count = 0;
  #handedAt = 0;

  /** Items in the queue. */
  get items(): PlanItem[] {
    return this.#waiting.map(({ item }) => item);
  }

  /** Adds an item and returns its mark, which Liquidsoap sends when the item begins. */
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

  /** Milliseconds until Liquidsoap can drop everything it received. */
  opensFor(now = Date.now()): number {
    return Math.max(0, this.#handedAt + opensWithin - now);
  }

  /** Drops the queue. A dropped item is found again if it begins all the same. */
  forget(): void {
    this.#forgotten = [...this.#forgotten, ...this.#waiting].slice(-remembered);
    this.#waiting = [];
  }

  /** Empties the queue after a restart of Liquidsoap. */
  clear(): void {
    this.#waiting = [];
    this.#forgotten = [];
  }
}
