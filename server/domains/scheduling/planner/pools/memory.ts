import type { Candidate, Separations } from './candidate.ts';
import { SeparationRule } from '../why.ts';

/** Moments of plays, by the keys that separation rules compare. */
class Moments {
  readonly artistes = new Map<string, number>();
  readonly titles = new Map<string, number>();
  readonly albums = new Map<number, number>();
  readonly labels = new Map<string, number>();

  /**
   * Sets the moment for all keys of a candidate. Unless `isAlways` is true, keys that already have a moment
   * keep it.
   */
  mark({ artistes, title, album, label }: Candidate, moment: number, isAlways: boolean): void {
    const setMoment = <Key>(moments: Map<Key, number>, key: Key) => {
      if (isAlways || !moments.has(key)) moments.set(key, moment);
    };
    for (const name of artistes) setMoment(this.artistes, name);
    setMoment(this.titles, title);
    if (album !== null) setMoment(this.albums, album);
    if (label !== '') setMoment(this.labels, label);
  }

  /** Appends the rules that a candidate would break. Disabled rules are skipped without a lookup. */
  breachesOf(
    { artistes, title, album, label }: Candidate,
    separations: Separations,
    pauseTo: (moment: number) => number,
    breaches: Breach[],
  ): void {
    if (separations.artiste > 0) {
      let nearest: number | undefined;
      for (const name of artistes) {
        const moment = this.artistes.get(name);
        if (moment !== undefined && (nearest === undefined || pauseTo(moment) < pauseTo(nearest)))
          nearest = moment;
      }
      add(SeparationRule.ARTISTE, separations.artiste, nearest);
    }
    if (separations.title > 0) add(SeparationRule.TITLE, separations.title, this.titles.get(title));
    if (separations.album > 0 && album !== null)
      add(SeparationRule.ALBUM, separations.album, this.albums.get(album));
    if (separations.label > 0 && label !== '')
      add(SeparationRule.LABEL, separations.label, this.labels.get(label));

    function add(rule: SeparationRule, separation: number, moment: number | undefined): void {
      if (moment === undefined) return;
      const pause = Math.max(0, pauseTo(moment));
      if (pause < separation)
        breaches.push({ rule, playedUntil: moment, share: (separation - pause) / separation });
    }
  }
}

/** Played items with their times, against which separations are measured. */
export class Memory {
  readonly #starts = new Moments();
  readonly #ends = new Moments();
  readonly #plays = new Map<number, number>();
  #next: { from: number; starts: Moments } | undefined;

  add(candidate: Candidate, { at, until }: { at: number; until: number }): void {
    this.#starts.mark(candidate, at, false);
    this.#ends.mark(candidate, until, true);
    this.#plays.set(candidate.media, (this.#plays.get(candidate.media) ?? 0) + 1);
  }

  /** From this moment on, candidates must also keep their separations from the next day's plan. */
  separateFrom(next: Memory, from: number): void {
    this.#next = { from, starts: next.#starts };
  }

  /** Number of recorded plays of a media item. */
  playsOf(media: number): number {
    return this.#plays.get(media) ?? 0;
  }

  /**
   * Returns the rules that a candidate would break, with the violated fraction of each separation.
   * The fraction is 1 when the whole separation is violated.
   */
  breachesOf(candidate: Candidate, separations: Separations, now: number): Breach[] {
    const breaches: Breach[] = [];
    this.#ends.breachesOf(candidate, separations, (until) => now - until, breaches);
    if (this.#next && now >= this.#next.from) {
      const end = now + candidate.length;
      this.#next.starts.breachesOf(candidate, separations, (start) => start - end, breaches);
    }
    return breaches;
  }
}

export interface Breach {
  rule: SeparationRule;
  playedUntil: number;
  share: number;
}
