import { registerEnumType } from 'type-graphql';
import { PlaylistOrder } from '../playlistEnums.ts';

export enum SeparationRule {
  ARTISTE = 'ARTISTE',
  TITLE = 'TITLE',
}
registerEnumType(SeparationRule, {
  name: 'SeparationRule',
  description: 'What is kept apart when nothing is planned.',
  valuesConfig: {
    ARTISTE: { description: 'The same artiste is not heard again for some time.' },
    TITLE: { description: 'The same title is not heard again for some time, whoever plays it.' },
  },
});

/** What is compared: names as keys that case, accents and punctuation do not change. */
export interface Separable {
  id: number;
  title: string;
  artistes: readonly string[];
}

/** Something that was heard, and until when; moments and times are in milliseconds. */
export interface Heard extends Separable {
  until: number;
}

export interface Separations {
  artiste: number;
  title: number;
  order: PlaylistOrder;
}

export interface Choice<T> {
  item: T;
  /** The rules that nothing could satisfy; empty when all of them hold. */
  gaveWay: SeparationRule[];
}

interface Rated<T> extends Choice<T> {
  /** How much of the rules it breaks: 0 for nothing, 1 for all of one of them. */
  broken: number;
}

/**
 * Chooses what plays at the moment `now`: something that keeps artistes and titles as far apart as they must be, among
 * that by the order of the playlist. When there is nothing of the kind, what breaks the rules least is chosen, and the
 * answer says which gave way.
 */
export function nextFromDefault<T extends Separable>(
  items: readonly T[],
  heard: readonly Heard[],
  separations: Separations,
  now: number,
  random: () => number,
): Choice<T> | undefined {
  const memory = new Memory(heard);
  let best: Array<Rated<T>> = [];
  for (const item of inTurn(items, heard, separations.order)) {
    const rated = rate(item, memory, separations, now);
    const least = best[0]?.broken ?? Infinity;
    if (rated.broken < least) best = [rated];
    else if (rated.broken === least) best.push(rated);
  }
  return oneOf(best, memory, separations.order, random);
}

function rate<T extends Separable>(
  item: T,
  memory: Memory,
  { artiste, title }: Separations,
  now: number,
): Rated<T> {
  const lastArtiste = Math.max(
    -Infinity,
    ...item.artistes.map((name) => memory.artistes.get(name) ?? -Infinity),
  );
  const lastTitle = memory.titles.get(item.title) ?? -Infinity;
  const ofArtiste = missing(artiste, now - lastArtiste);
  const ofTitle = missing(title, now - lastTitle);
  const gaveWay = [
    ...(ofArtiste > 0 ? [SeparationRule.ARTISTE] : []),
    ...(ofTitle > 0 ? [SeparationRule.TITLE] : []),
  ];
  return { item, gaveWay, broken: ofArtiste + ofTitle };
}

/** The share of the asked time that is missing. */
const missing = (asked: number, passed: number) =>
  passed >= asked ? 0 : (asked - Math.max(0, passed)) / asked;

/** A playlist in its order goes on behind what was heard last of it. */
function inTurn<T extends Separable>(
  items: readonly T[],
  heard: readonly Heard[],
  order: PlaylistOrder,
): readonly T[] {
  if (order !== PlaylistOrder.SEQUENTIAL) return items;
  const last = heard.at(-1)?.id;
  const at = items.findIndex(({ id }) => id === last);
  return [...items.slice(at + 1), ...items.slice(0, at + 1)];
}

function oneOf<T extends Separable>(
  rated: ReadonlyArray<Rated<T>>,
  { plays }: Memory,
  order: PlaylistOrder,
  random: () => number,
): Choice<T> | undefined {
  if (order === PlaylistOrder.SEQUENTIAL || rated.length === 0) return chosen(rated[0]);
  const fewest = Math.min(...rated.map(({ item }) => plays.get(item.id) ?? 0));
  // Mixed: each once before any comes again, as far as the rules let it.
  const open =
    order === PlaylistOrder.SHUFFLED
      ? rated.filter(({ item }) => (plays.get(item.id) ?? 0) === fewest)
      : rated;
  return chosen(open[Math.floor(random() * open.length)]);
}

const chosen = <T>(rated: Rated<T> | undefined): Choice<T> | undefined =>
  rated && { item: rated.item, gaveWay: rated.gaveWay };

/** When each artiste and title was last heard, and how often each item. */
class Memory {
  readonly artistes = new Map<string, number>();
  readonly titles = new Map<string, number>();
  readonly plays = new Map<number, number>();

  constructor(heard: readonly Heard[]) {
    for (const { id, title, artistes, until } of heard) {
      for (const name of artistes) keepLatest(this.artistes, name, until);
      keepLatest(this.titles, title, until);
      this.plays.set(id, (this.plays.get(id) ?? 0) + 1);
    }
  }
}

const keepLatest = (times: Map<string, number>, name: string, until: number) =>
  void times.set(name, Math.max(until, times.get(name) ?? -Infinity));
