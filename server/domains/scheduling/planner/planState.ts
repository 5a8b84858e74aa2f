import { createHash } from 'node:crypto';
import type { Pool } from './pools/candidate.ts';
import type { PlanData } from './planData.ts';

/** Ids of immutable objects, such as pools, that are replaced when they change. */
const numbers = new WeakMap<object, number>();
let lastNumber = 0;

function numberOf(object: object): number {
  const known = numbers.get(object) ?? ++lastNumber;
  numbers.set(object, known);
  return known;
}

const isPool = (value: object): value is Pool => 'candidates' in value && 'shortest' in value;

/** Pools are compared by identity: every change of the library or the playlist creates a new pool. */
function asState(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Map) return [...value];
  return isPool(value) ? numberOf(value) : value;
}

/** Hashes all data that the plan of a day depends on: equal hashes mean equal plans. */
export function planState(data: PlanData, from: number, to: number): string {
  const slots = data.slots.filter(
    ({ planned: { startsAt, endsAt } }) => startsAt.getTime() < to && endsAt.getTime() > from,
  );
  const { clock, sounds, rushes, generics, chosen, week, defaultPlaylist, separations } = data;
  const { playlists, jingles, clocks, rulePlaylists, generalPlaylists, adverts } = data;
  const only = <Value>(all: ReadonlyMap<number, Value>, ids: ReadonlyArray<number | null | undefined>) =>
    [...new Set(ids)].flatMap((id) => (id == null || !all.has(id) ? [] : [[id, all.get(id)]]));
  const state = [
    // Functions of a clock identify its zone: each zone has a single clock object.
    [from, to, numberOf(clock.momentOf)],
    slots,
    only(
      sounds,
      slots.map(({ episode }) => episode),
    ),
    only(
      rushes,
      slots.map(({ rush }) => rush),
    ),
    only(
      generics,
      slots.flatMap(({ emission }) => [emission?.opener, emission?.closer]),
    ),
    only(
      chosen,
      slots.flatMap(({ items }) => items.map(({ media }) => media)),
    ),
    [week, defaultPlaylist, separations, playlists, jingles, clocks, rulePlaylists, generalPlaylists],
    numberOf(adverts),
  ];
  return createHash('sha256').update(JSON.stringify(state, asState)).digest('base64');
}
