import type { Candidate, Separations } from './candidate.ts';
import { SeparationRule } from './why.ts';

/** What was heard, and until when: what must not come again too early is measured against it. */
export class Memory {
  readonly #artistes = new Map<string, number>();
  readonly #titles = new Map<string, number>();
  readonly #albums = new Map<number, number>();
  readonly #labels = new Map<string, number>();
  readonly #plays = new Map<number, number>();

  add({ media, title, artistes, album, label }: Candidate, until: number): void {
    for (const name of artistes) this.#artistes.set(name, until);
    this.#titles.set(title, until);
    if (album !== null) this.#albums.set(album, until);
    if (label !== '') this.#labels.set(label, until);
    this.#plays.set(media, (this.#plays.get(media) ?? 0) + 1);
  }

  /** How often it was heard. */
  playsOf(media: number): number {
    return this.#plays.get(media) ?? 0;
  }

  /** Which rules something would break at a moment, and by how much: 1 for all of a rule. */
  breachesOf(candidate: Candidate, separations: Separations, now: number): Breach[] {
    const breaches: Breach[] = [];
    const look = (rule: SeparationRule, asked: number, until: number | undefined) => {
      if (asked > 0 && until !== undefined && now - until < asked)
        breaches.push({ rule, heardUntil: until, share: (asked - Math.max(0, now - until)) / asked });
    };
    let artiste: number | undefined;
    for (const name of candidate.artistes) {
      const until = this.#artistes.get(name);
      if (until !== undefined && until > (artiste ?? -Infinity)) artiste = until;
    }
    look(SeparationRule.ARTISTE, separations.artiste, artiste);
    look(SeparationRule.TITLE, separations.title, this.#titles.get(candidate.title));
    if (candidate.album !== null)
      look(SeparationRule.ALBUM, separations.album, this.#albums.get(candidate.album));
    if (candidate.label !== '')
      look(SeparationRule.LABEL, separations.label, this.#labels.get(candidate.label));
    return breaches;
  }
}

export interface Breach {
  rule: SeparationRule;
  heardUntil: number;
  share: number;
}
