import type { Context } from '../context.ts';
import { inUse, type Use } from '../errors.ts';
import type { Writing } from './recordedWrites.ts';

/** What one place knows of a record: in how many places it is used, and some of them. */
export interface FoundUses {
  total: number;
  places: Use[];
}

/** Says where a record is used by what a domain knows of, at most so many places of them all. */
export interface UsesOf {
  /** Name of the type of what uses it: whoever may not read that is told the number alone. */
  kind: string;
  find: (asked: Context | Writing, id: number, most: number) => Promise<FoundUses>;
  /** The places of each of many at once, where a list shows them. */
  placesOfEach?: (context: Context, ids: readonly number[]) => Promise<Use[][]>;
  /** Puts one record into the places of another that is merged into it, also where the recycle bin holds them. */
  move?: (writing: Writing, from: number, to: number) => Promise<void>;
}

const maxShown = 100;
const all = new Map<string, UsesOf[]>();

/** What uses records of a type: it keeps them from being deleted. A later domain contributes it to an earlier one. */
export const registerUses = (subject: string, uses: UsesOf): void =>
  void all.set(subject, [...(all.get(subject) ?? []), uses]);

/**
 * Passes for a record that nothing uses; IN_USE says what does. To be asked inside of the transaction that deletes it. The
 * error calls the record by its own type where its uses are those of a more general one.
 */
export async function requireUnused(
  writing: Writing,
  subject: string,
  id: number,
  calledBy = subject,
): Promise<void> {
  let total = 0;
  const places: Use[] = [];
  for (const { kind, find } of all.get(subject) ?? []) {
    const found = await find(writing, id, maxShown);
    total += found.total;
    if (mayRead(writing.context, kind)) places.push(...found.places);
  }
  if (total > 0) throw inUse(calledBy, id, total, places.slice(0, maxShown));
}

/** Where each of some records is used, as far as the viewer may read what uses it. */
export async function usesOfEach(
  context: Context,
  subject: string,
  ids: readonly number[],
): Promise<Use[][]> {
  const places = ids.map((): Use[] => []);
  for (const uses of all.get(subject) ?? []) {
    if (!mayRead(context, uses.kind)) continue;
    const found = await placesOfEach(uses, context, ids);
    found.forEach((some, index) => places[index]!.push(...some));
  }
  return places.map((some) => some.slice(0, maxShown));
}

async function placesOfEach(
  { placesOfEach: together, find }: UsesOf,
  context: Context,
  ids: readonly number[],
) {
  if (together) return together(context, ids);
  const places: Use[][] = [];
  for (const id of ids) places.push((await find(context, id, maxShown)).places);
  return places;
}

/** Whatever used one record uses another from now on. */
export async function moveUses(writing: Writing, subject: string, from: number, to: number): Promise<void> {
  for (const { move } of all.get(subject) ?? []) await move?.(writing, from, to);
}

const mayRead = ({ abilities }: Context, kind: string) => abilities.can('read', kind);
