import type { Context } from '../context.ts';
import type { MaybePromise } from '../database/database.ts';
import { inUse, type Use } from '../errors.ts';
import type { Writing } from './recordedWrites.ts';

/** Number of records that use a record, and some of them. */
export interface FoundUses {
  total: number;
  uses: Use[];
}

/**
 * One way in which records of a type can be used by records of another. It prevents the deletion of a used record, unless
 * `preventsDeletion` is false. Contributed by the domain of the records that use it, which comes later than that of the used ones.
 */
export interface RecordUses {
  /** Type of the used records. */
  subject: string;
  /** Type of the records that use it. For viewers who may not read that type, the error `IN_USE` only counts these uses. */
  kind: string;
  /** False when a used record may be deleted all the same. Its uses are shown, and then have no effect. Defaults to true. */
  preventsDeletion?: boolean;
  /** Returns the number of uses, and at most `max` of them. */
  find: (context: Context | Writing, id: number, max: number) => Promise<FoundUses>;
  /** Finds the uses of many records at once, for lists that show them. When absent, `find` is called for each record. */
  usesOfEach?: (context: Context, ids: readonly number[]) => Promise<Use[][]>;
  /** Makes all uses of one record refer to another, when the two are merged. Includes uses in the recycle bin. */
  move?: (writing: Writing, from: number, to: number) => Promise<void>;
}

/** Maximum number of uses that are returned for a record. */
export const maxShown = 100;

/** All ways in which records are used, by the type of the used records. */
export type UsesBySubject = ReadonlyMap<string, readonly RecordUses[]>;

/**
 * Returns the number of all uses of a record, some of which were found. Counts them only when the found ones reach `maxShown`, so
 * that there may be more.
 */
export const totalOf = async (
  found: { length: number },
  countAll: () => MaybePromise<{ count: number } | undefined>,
): Promise<number> => (found.length < maxShown ? found.length : (await countAll())!.count);

/**
 * Throws `IN_USE` when a record is used. Must run in the transaction that deletes the record. `calledBy` is the type that the
 * error names, when the uses are those of a more general type.
 */
export async function requireUnused(
  writing: Writing,
  subject: string,
  id: number,
  calledBy = subject,
): Promise<void> {
  let total = 0;
  const uses: Use[] = [];
  for (const { kind, preventsDeletion = true, find } of usesOf(writing.context, subject)) {
    if (!preventsDeletion) continue;
    const found = await find(writing, id, maxShown);
    total += found.total;
    if (mayRead(writing.context, kind)) uses.push(...found.uses);
  }
  if (total > 0) throw inUse(calledBy, id, total, uses.slice(0, maxShown));
}

/** Finds the records that use each of the given records. Those of types that the viewer may not read are left out. */
export async function findUsesOfEach(
  context: Context,
  subject: string,
  ids: readonly number[],
): Promise<Use[][]> {
  const all = ids.map((): Use[] => []);
  for (const source of usesOf(context, subject)) {
    if (!mayRead(context, source.kind)) continue;
    const found = await usesFrom(source, context, ids);
    found.forEach((uses, index) => all[index]!.push(...uses));
  }
  return all.map((uses) => uses.slice(0, maxShown));
}

async function usesFrom(
  { usesOfEach: findTogether, find }: RecordUses,
  context: Context,
  ids: readonly number[],
) {
  if (findTogether) return findTogether(context, ids);
  const uses: Use[][] = [];
  for (const id of ids) uses.push((await find(context, id, maxShown)).uses);
  return uses;
}

/** Makes all uses of one record refer to another. */
export async function moveUses(writing: Writing, subject: string, from: number, to: number): Promise<void> {
  for (const { move } of usesOf(writing.context, subject)) await move?.(writing, from, to);
}

const usesOf = ({ services }: Context, subject: string) => services.uses.get(subject) ?? [];

const mayRead = ({ abilities }: Context, kind: string) => abilities.can('read', kind);
