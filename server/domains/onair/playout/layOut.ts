import type { Play } from '../../planning/plan/track.ts';
import { PlaySource } from './playEnums.ts';

/** Something to be played, as it can be by now: moments and lengths in milliseconds. */
export interface Laid {
  /** What it is in the plan, or what was put in: the same whenever it is laid out again. */
  key: string;
  play: Play;
  source: PlaySource;
  by: string;
  /** When it begins and ends if nothing comes in between. */
  at: number;
  until: number;
  isHard: boolean;
}

/** What somebody put in to be played next. */
export interface Inserted {
  key: string;
  play: Play;
  by: string;
  /** The key of what it follows; it is played as soon as there is room where that is null, over, or not to come. */
  after: string | null;
}

export interface Asked {
  /** When what plays now ends; now where nothing does. */
  from: number;
  /** How far ahead. */
  to: number;
  /** What has been on the air, was skipped or failed: it does not come again. */
  isOver: (key: string) => boolean;
  inserted: readonly Inserted[];
  /** Until when what is planned waits, as somebody holds it. */
  heldUntil?: number;
  /** Gives what plays between two moments when nothing is planned. */
  fill: (from: number, to: number) => Promise<readonly Play[]>;
}

/** Less than this, in milliseconds, is not worth a song: it stays silent. */
const shortest = 1000;

/** Whether something is an item of a rundown itself: of what fills the time of one there are several, chosen by the plan. */
const isItem = ({ rundownItem, fillsItem = false }: Play): boolean => rundownItem !== null && !fillsItem;

/** An item of a plan by what it plays and when it was to begin. */
export const keyOf = (play: Play): string =>
  isItem(play) ? `item ${play.rundownItem}` : `${play.at} ${play.media}`;

const filling = 'fill ';
/** Whether a key is that of something that only fills time. */
export const isFilling = (key: string): boolean => key.startsWith(filling);

/**
 * Lays a plan out as it can be played from a moment on. What is on the second begins then, and cuts what is before it; anything
 * else follows what is before it, sooner or later than it was planned, and is left out once its time is over, unless somebody
 * put it there. Time that is left before something on the second is filled, and so is the time for which the plan is held.
 */
export async function layOut(plan: readonly Play[], asked: Asked): Promise<Laid[]> {
  const coming = plan.filter((play) => !asked.isOver(keyOf(play)));
  const line = new Line(
    asked,
    coming.filter(({ isHard }) => isHard).map(({ at }) => at),
  );
  line.putIn();
  if (line.heldUntil > line.now && coming.length > 0) await line.fillUp(line.heldUntil, '');
  for (const play of coming) {
    if (line.now >= asked.to) break;
    await addPlanned(line, play);
    // There was no room before what begins on the second: after it there is.
    line.putIn();
  }
  if (line.now < asked.to && coming.length > 0) await line.fillUp(asked.to, '');
  const alone = line.waitingInVain();
  if (alone.size === 0) return line.laid;
  const inserted = asked.inserted.map((one) => (alone.has(one.key) ? { ...one, after: null } : one));
  return layOut(plan, { ...asked, inserted });
}

async function addPlanned(line: Line, play: Play): Promise<void> {
  if (play.isHard && play.at > line.now) await line.fillUp(play.at, '');
  if (play.media === null) {
    // A talk, the studio, or silence: what plays below it until somebody is heard.
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
  readonly #asked: Asked;
  /** When something begins on the second, in order. */
  readonly #hardStarts: readonly number[];
  #waiting: readonly Inserted[];
  now: number;

  constructor(asked: Asked, hardStarts: readonly number[]) {
    this.#asked = asked;
    this.now = asked.from;
    this.#hardStarts = hardStarts.filter((start) => start >= Math.max(this.now, this.heldUntil));
    this.#waiting = asked.inserted
      .filter(({ key }) => !asked.isOver(key))
      .map((one) => (one.after !== null && asked.isOver(one.after) ? { ...one, after: null } : one));
  }

  get heldUntil(): number {
    return Math.min(this.#asked.heldUntil ?? 0, this.#asked.to);
  }

  /** What was put in and follows nothing else plays now, as far as there is room. */
  putIn(): void {
    this.#putAfter(null);
  }

  /** What was to follow something that does not come. */
  waitingInVain(): ReadonlySet<string> {
    const keys = new Set(this.laid.map(({ key }) => key));
    const alone = this.#waiting.filter(({ after }) => after !== null && !keys.has(after));
    return new Set(alone.map(({ key }) => key));
  }

  /** Whether there was room for it. */
  add({ key, play, by, source }: Added): boolean {
    const length = play.plannedLength ?? play.length;
    const end = Math.min(this.now + length - play.skipped, this.#nextHard(play));
    if (end <= this.now || end - this.now < Math.min(shortest, length)) return false;
    const isHard = play.isHard === true && play.at === this.now;
    this.#lay({ key, play, by, source, at: this.now, until: end, isHard });
    return true;
  }

  /**
   * Fills time up to a moment with what plays when nothing is planned; a moment that is too short stays silent. It is always the
   * same from when the time began on, so that what was heard of it does not come again.
   */
  async fillUp(until: number, insteadOf: string, since = this.now): Promise<void> {
    for (const from of new Set([Math.min(since, this.now), this.now])) {
      if (until - this.now < shortest) break;
      for (const play of await this.#asked.fill(from, until)) this.#addFilling(play, until, insteadOf);
    }
    this.now = Math.max(this.now, until);
  }

  #addFilling(play: Play, until: number, insteadOf: string): void {
    const key = `${filling}${keyOf(play)}`;
    const isLate = play.until <= this.now;
    // What was told to fill an earlier part is not told again.
    const isTold = this.laid.some((one) => one.key === key);
    if (until - this.now < shortest || isLate || isTold || this.#asked.isOver(key)) return;
    const end = Math.min(this.now + play.length, until);
    const why = insteadOf === '' ? play.why : { ...play.why, insteadOf };
    const source = PlaySource.DEFAULT;
    this.#lay({ key, play: { ...play, why }, by: '', source, at: this.now, until: end, isHard: false });
  }

  #lay(one: Laid): void {
    this.laid.push(one);
    this.now = one.until;
    this.#putAfter(one.key);
  }

  #putAfter(key: string | null): void {
    for (;;) {
      const next = this.#waiting.find(({ after }) => after === key);
      if (!next) return;
      this.#waiting = this.#waiting.filter((one) => one !== next);
      if (this.add({ ...next, source: PlaySource.INSERTED })) continue;
      // Where there is no room it plays as soon as there is.
      this.#waiting = [{ ...next, after: null }, ...this.#waiting];
      return;
    }
  }

  #nextHard({ at, isHard }: Play): number {
    const own = isHard ? at : -Infinity;
    return this.#hardStarts.find((start) => start >= this.now && start > own) ?? Infinity;
  }
}
