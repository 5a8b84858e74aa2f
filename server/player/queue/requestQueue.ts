import type { PlanItem } from '../../protocol/station.ts';

/** The item that begins to play, according to a report of Liquidsoap. It was sent by the player, has begun before, or is unknown. */
export type Begun =
  /**
   * An item that the player sent. `passed` are the items before it in the queue that never began. `wasDropped` is true when the player
   * had dropped the item, but Liquidsoap was already opening it and began it.
   */
  | { item: PlanItem; passed: readonly PlanItem[]; wasDropped: boolean }
  /** An item that has begun before. */
  | 'again'
  /** An item that the player did not send. */
  | 'unknown';

interface Requested {
  /** Id of this request, because the same item may be requested again. */
  mark: string;
  item: PlanItem;
}

/** Maximum number of started items whose marks are remembered. */
const maxRemembered = 100;
/** Milliseconds that Liquidsoap takes to open a file after its request. Until then, it cannot drop the item. */
const opensWithin = 300;

/** Items that Liquidsoap has requested and not begun, in order. */
export class RequestQueue {
  #requested: Requested[] = [];
  /** Dropped items, which Liquidsoap may already be opening. */
  #dropped: Requested[] = [];
  #begun: string[] = [];
  #count = 0;
  #requestedAt = 0;

  /** Items in the queue, in order. */
  get items(): PlanItem[] {
    return this.#requested.map(({ item }) => item);
  }

  /** Adds an item and returns its mark, which Liquidsoap sends when the item begins. */
  add(item: PlanItem): string {
    const mark = `${item.id}/${++this.#count}`;
    this.#requested.push({ mark, item });
    this.#requestedAt = Date.now();
    return mark;
  }

  begin(mark: string): Begun {
    if (this.#begun.includes(mark)) return 'again';
    const index = this.#requested.findIndex((item) => item.mark === mark);
    const late = this.#dropped.find((item) => item.mark === mark);
    if (index < 0 && !late) return 'unknown';
    this.#begun = [...this.#begun, mark].slice(-maxRemembered);
    if (late) {
      this.#dropped = this.#dropped.filter((item) => item !== late);
      return { item: late.item, passed: [], wasDropped: true };
    }
    const begun = this.#requested.splice(0, index + 1).map(({ item }) => item);
    return { item: begun.at(-1)!, passed: begun.slice(0, -1), wasDropped: false };
  }

  /** Milliseconds until Liquidsoap can drop every item that it has requested. */
  opensFor(now = Date.now()): number {
    return Math.max(0, this.#requestedAt + opensWithin - now);
  }

  /** Empties the queue. Remembers the dropped items, because Liquidsoap may begin one of them nevertheless. */
  drop(): void {
    this.#dropped = [...this.#dropped, ...this.#requested].slice(-maxRemembered);
    this.#requested = [];
  }

  /** Empties the queue after a restart of Liquidsoap. */
  clear(): void {
    this.#requested = [];
    this.#dropped = [];
  }
}
