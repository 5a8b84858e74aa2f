import type { Play } from '../../scheduling/public.ts';
import { PlaySource } from './playEnums.ts';

/** A planned item with the time that the layout gives it; moments and lengths in milliseconds. */
export interface Laid {
  /** Key in the plan, or of the insertion: stable across layouts. */
  key: string;
  play: Play;
  source: PlaySource;
  by: string;
  /** Start and end of the item, unless a later change interrupts it. */
  at: number;
  until: number;
  isHard: boolean;
}

/** An item that a user inserted to play next. */
export interface Inserted {
  key: string;
  play: Play;
  by: string;
  /**
   * Plan key of the item that must play before it. When it is null, over or not in the plan, the item plays as soon as there is
   * room.
   */
  after: string | null;
}

export interface LayoutOptions {
  /** End of the current item, or an earlier hard start; the current time when nothing plays. */
  from: number;
  /** End of the layout, in milliseconds. */
  to: number;
  /** True for items that are on the air or over, or were skipped: they are not laid out again. */
  isOver: (key: string) => boolean;
  inserted: readonly Inserted[];
  /** End of the pause of the plan, in milliseconds; absent when the plan is not paused. */
  pausedUntil?: number;
  /** Returns the items that play between two moments when nothing is planned. */
  fill: (from: number, to: number) => Promise<readonly Play[]>;
}

/** Gaps below this many milliseconds stay silent: they are too short for a song. */
const shortest = 1000;

/**
 * True for the rundown item itself. False for items that the planner chose to fill the time of a rundown
 * item.
 */
const isItem = ({ rundownItem, fillsItem = false }: Play): boolean => rundownItem !== null && !fillsItem;

/** Key of a planned item: its rundown item, or its start and media item. */
export const keyOf = (play: Play): string =>
  isItem(play) ? `item ${play.rundownItem}` : `${play.at} ${play.media}`;

const filling = 'fill ';
/** True for keys of items that were added only to fill time. */
export const isFilling = (key: string): boolean => key.startsWith(filling);

/**
 * Lays out a plan as it can be played from a moment on. Items with a hard start begin at their time and cut off the previous
 * item. Other items follow their predecessor, earlier or later than planned; once their time is over they are left out, except
 * for the items of a rundown. Filling covers the time before a hard start, a pause of the plan, items without a
 * file, and the time after the last item.
 */
export async function layOut(plan: readonly Play[], options: LayoutOptions): Promise<Laid[]> {
  const coming = plan.filter((play) => !options.isOver(keyOf(play)));
  const line = new Line(
    options,
    coming.filter(({ isHard }) => isHard).map(({ at }) => at),
  );
  line.putIn();
  if (line.pausedUntil > line.now && coming.length > 0) await line.fillUp(line.pausedUntil, '');
  for (const play of coming) {
    if (line.now >= options.to) break;
    await addPlanned(line, play);
    // Inserted items that did not fit before a hard start may fit after it.
    line.putIn();
  }
  if (line.now < options.to && coming.length > 0) await line.fillUp(options.to, '');
  const alone = line.waitingInVain();
  if (alone.size === 0) return line.laid;
  const inserted = options.inserted.map((insertion) =>
    alone.has(insertion.key) ? { ...insertion, after: null } : insertion,
  );
  return layOut(plan, { ...options, inserted });
}

async function addPlanned(line: Line, play: Play): Promise<void> {
  if (play.isHard && play.at > line.now) await line.fillUp(play.at, '');
  if (play.media === null) {
    // An item without a file, such as a talk or a live slot: filling plays until a live source connects.
    if (play.until > line.now) await line.fillUp(play.until, play.title, play.at);
    return;
  }
  const isLate = play.until <= line.now && !isItem(play);
  if (isLate) return;
  line.add({ key: keyOf(play), play, by: '', source: sourceOf(play) });
}

const sourceOf = ({ why }: Play): PlaySource =>
  why.rule === 'DEFAULT' ? PlaySource.DEFAULT : PlaySource.PLAN;

type Added = Pick<Laid, 'key' | 'play' | 'by' | 'source'>;

class Line {
  readonly laid: Laid[] = [];
  readonly #options: LayoutOptions;
  /** Start times of the items with a hard start, ascending. */
  readonly #hardStarts: readonly number[];
  #waiting: readonly Inserted[];
  now: number;

  constructor(options: LayoutOptions, hardStarts: readonly number[]) {
    this.#options = options;
    this.now = options.from;
    this.#hardStarts = hardStarts.filter((start) => start >= Math.max(this.now, this.pausedUntil));
    this.#waiting = options.inserted
      .filter(({ key }) => !options.isOver(key))
      .map((insertion) =>
        insertion.after !== null && options.isOver(insertion.after)
          ? { ...insertion, after: null }
          : insertion,
      );
  }

  get pausedUntil(): number {
    return Math.min(this.#options.pausedUntil ?? 0, this.#options.to);
  }

  /** Lays out the inserted items that wait for no other item, as far as they fit. */
  putIn(): void {
    this.#putAfter(null);
  }

  /** Keys of inserted items that wait for a predecessor that is no longer in the queue. */
  waitingInVain(): ReadonlySet<string> {
    const keys = new Set(this.laid.map(({ key }) => key));
    const alone = this.#waiting.filter(({ after }) => after !== null && !keys.has(after));
    return new Set(alone.map(({ key }) => key));
  }

  /** Lays out an item; false when there was no room. */
  add({ key, play, by, source }: Added): boolean {
    const length = play.plannedLength ?? play.length;
    const end = Math.min(this.now + length - play.skipped, this.#nextHard(play));
    if (end <= this.now || end - this.now < Math.min(shortest, length)) return false;
    const isHard = play.isHard === true && play.at === this.now;
    this.#lay({ key, play, by, source, at: this.now, until: end, isHard });
    return true;
  }

  /**
   * Fills time up to a moment with the default playlist; gaps that are too short stay silent. The choice depends on the start of
   * the gap only, so that filling that has been played does not come again.
   */
  async fillUp(until: number, insteadOf: string, since = this.now): Promise<void> {
    for (const from of new Set([Math.min(since, this.now), this.now])) {
      if (until - this.now < shortest) break;
      for (const play of await this.#options.fill(from, until)) this.#addFilling(play, until, insteadOf);
    }
    this.now = Math.max(this.now, until);
  }

  #addFilling(play: Play, until: number, insteadOf: string): void {
    const key = `${filling}${keyOf(play)}`;
    const isLate = play.until <= this.now;
    // Filling that covers an earlier part of the gap is skipped.
    const isLaidOut = this.laid.some((item) => item.key === key);
    if (until - this.now < shortest || isLate || isLaidOut || this.#options.isOver(key)) return;
    const end = Math.min(this.now + play.length, until);
    const why = insteadOf === '' ? play.why : { ...play.why, insteadOf };
    const source = PlaySource.DEFAULT;
    this.#lay({ key, play: { ...play, why }, by: '', source, at: this.now, until: end, isHard: false });
  }

  #lay(item: Laid): void {
    this.laid.push(item);
    this.now = item.until;
    this.#putAfter(item.key);
  }

  #putAfter(key: string | null): void {
    for (;;) {
      const next = this.#waiting.find(({ after }) => after === key);
      if (!next) return;
      this.#waiting = this.#waiting.filter((insertion) => insertion !== next);
      if (this.add({ ...next, source: PlaySource.INSERTED })) continue;
      // The item does not fit here, so it plays at the next moment where it fits.
      this.#waiting = [{ ...next, after: null }, ...this.#waiting];
      return;
    }
  }

  #nextHard({ at, isHard }: Play): number {
    const own = isHard ? at : -Infinity;
    return this.#hardStarts.find((start) => start >= this.now && start > own) ?? Infinity;
  }
}
