import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { count, countOfEach } from '../query/counts.ts';
import { query, type Given } from '../query/query.ts';
import { anyTable, type Tables } from '../query/tables.ts';
import { parseId } from '../read/reads.ts';
import { inTransaction } from '../resource/transaction.ts';

/** A reaction of people to a record, such as a like or a bookmark. Each person can have one per record. */
export type Reaction = ReturnType<typeof reaction>;

interface ReactionTable<Table extends keyof Tables> {
  /** Table of the reactions. Must have a unique key over the record and the person. */
  table: Table;
  /** Property with the id of the record. */
  on: Exclude<keyof Tables[Table], 'id'> & string;
  /** Property with the id of the person. Defaults to `user`. */
  by?: Exclude<keyof Tables[Table], 'id'> & string;
  /** Entity of the record. */
  of: keyof Tables & string;
  /** Subject of the error `NOT_FOUND`. Defaults to `of`. */
  subject?: string;
}

type ReactionKey = Given<{ id: number; viewer: number }>;

/** Creates the queries of a reaction, which are named after it. */
export function reaction<Table extends keyof Tables & string>(
  name: string,
  { table, on, by = 'user' as never, of, subject = of }: ReactionTable<Table>,
) {
  const rows: string = table;
  const onIt: string = on;
  const owner: string = by;
  return {
    subject,
    /** Finds the record, and locks it against deletion until the transaction ends. */
    lockRecord: query(`${name}Held`, (db, { id }: Given<{ id: number }>) =>
      anyTable(db).selectFrom(of).select('id').where('id', '=', id).forKeyShare(),
    ),
    added: query(`${name}Added`, (db, { id, viewer }: ReactionKey) =>
      anyTable(db)
        .insertInto(rows)
        .values({ [onIt]: id, [owner]: viewer } as never)
        .onConflict((conflict) => conflict.doNothing()),
    ),
    removed: query(`${name}Removed`, (db, { id, viewer }: ReactionKey) =>
      anyTable(db).deleteFrom(rows).where(onIt, '=', id).where(owner, '=', viewer),
    ),
    /** Number of reactions per record. */
    count: countOfEach(`${name}Count`, (db, given: Given<{ of: number }>) =>
      anyTable(db).selectFrom(rows).select(count).where(onIt, '=', given.of),
    ),
    /** Number of the viewer's reactions to each record: 0 or 1. */
    own: countOfEach(
      `${name}Own`,
      (db, given: Given<{ of: number; viewer: number }>) =>
        anyTable(db)
          .selectFrom(rows)
          .select(count)
          .where(onIt, '=', given.of)
          .where(owner, '=', given.viewer),
      ({ viewer }) => ({ viewer: viewer?.userId ?? 0 }),
    ),
  };
}

/**
 * Sets or removes the viewer's reaction, and returns the id of the record. The caller passes the state to reach, rather than
 * toggling, so that two clicks or two open pages end in the state that was requested last.
 */
export async function setReaction(
  context: Context,
  reaction: Reaction,
  id: string | number,
  isOn: boolean,
): Promise<number> {
  const number = parseId(String(id)) ?? 0;
  await inTransaction(context.database, async (transaction) => {
    const writing = { transaction, context };
    if (!(await reaction.lockRecord.any(writing, { id: number }))) throw notFound(reaction.subject);
    const change = isOn ? reaction.added : reaction.removed;
    await change.write(writing, { id: number, viewer: context.viewer!.userId });
  });
  return number;
}

/** True when the viewer has this reaction to a row. */
export const isReacted = async (reaction: Reaction, context: Context, id: number): Promise<boolean> =>
  (await reaction.own(context, id)) > 0;
