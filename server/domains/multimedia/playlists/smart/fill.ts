import { createHash } from 'node:crypto';
import type { Filler } from './fillers.ts';
import { nextFromDefault, type Choice, type Heard, type Separations } from './separation.ts';

/** Something that plays, from a moment on. */
export interface Play extends Choice<Filler> {
  at: number;
}

/** The most that is laid out at once: four hours of jingles are nobody's wish. */
export const maxPlays = 500;

/** What plays from one moment to another when nothing is planned; the same seed gives the same. */
export function fill(
  fillers: readonly Filler[],
  separations: Separations,
  { from, until }: { from: number; until: number },
  seed: string,
): Play[] {
  const random = seededRandom(seed);
  const plays: Play[] = [];
  const heard: Heard[] = [];
  let now = from;
  while (now < until && plays.length < maxPlays) {
    const choice = nextFromDefault(fillers, heard, separations, now, random);
    if (!choice) break;
    plays.push({ ...choice, at: now });
    now += choice.item.length;
    heard.push({ ...choice.item, until: now });
  }
  return plays;
}

/** Numbers from 0 to below 1 that look like chance and can be had again. */
function seededRandom(seed: string): () => number {
  let count = 0;
  return () => createHash('sha256').update(`${seed} ${count++}`).digest().readUInt32BE() / 2 ** 32;
}
