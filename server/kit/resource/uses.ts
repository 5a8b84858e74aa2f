import type { Context } from '../context.ts';
import { inUse, type Use } from '../errors.ts';
import type { Writing } from './recordedWrites.ts';

/** The uses of a record that one domain knows of: their number, and some of them. */
export interface FoundUses {
  total: number;
  uses: Use[];
}

/** One kind of record that can use another. */
export interface UsesOf {
  /** Name of the type of the using record. Callers who may not read that type get the number of uses alone. */
  kind: string;
  /** Finds the number of uses and at most `max` of them. */
  find: (context: Context | Writing, id: number, max: number) => Promise<FoundUses>;
  /** The uses of each of many at once, where a list shows them. */
  usesOfEach?: (context: Context, ids: readonly number[]) => Promise<Use[][]>;
  /** Puts one record into the uses of another that is merged into it, also where the recycle bin holds them. */
  move?: (writing: Writing, from: number, to: number) => Promise<void>;
}

const maxShown = 100;
const sources = new Map<string, UsesOf[]>();

/** What uses records of a type: it keeps them from being deleted. A later domain contributes it to an earlier one. */
export const registerUses = (subject: string, uses: UsesOf): void =>
  void sources.set(subject, [...(sources.get(subject) ?? []), uses]);

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
  const uses: Use[] = [];
  for (const { kind, find } of sources.get(subject) ?? []) {
    const found = await find(writing, id, maxShown);
    total += found.total;
    if (mayRead(writing.context, kind)) uses.push(...found.uses);
  }
  if (total > 0) throw inUse(calledBy, id, total, uses.slice(0, maxShown));
}

/** Where each of some records is used, as far as the viewer may read what uses it. */
export async function usesOfEach(
  context: Context,
  subject: string,
  ids: readonly number[],
): Promise<Use[][]> {
  const all = ids.map((): Use[] => []);
  for (const source of sources.get(subject) ?? []) {
    if (!mayRead(context, source.kind)) continue;
    const found = await usesFrom(source, context, ids);
    found.forEach((uses, index) => all[index]!.push(...uses));
  }
  return all.map((uses) => uses.slice(0, maxShown));
}

async function usesFrom(
  { usesOfEach: findTogether, find }: UsesOf,
  context: Context,
  ids: readonly number[],
) {
  if (findTogether) return findTogether(context, ids);
  const uses: Use[][] = [];
  for (const id of ids) uses.push((await find(context, id, maxShown)).uses);
  return uses;
}

/** Whatever used one record uses another from now on. */
export async function moveUses(writing: Writing, subject: string, from: number, to: number): Promise<void> {
  for (const { move } of sources.get(subject) ?? []) await move?.(writing, from, to);
}

const mayRead = ({ abilities }: Context, kind: string) => abilities.can('read', kind);
