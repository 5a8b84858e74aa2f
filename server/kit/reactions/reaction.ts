import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { count, countOfEach } from '../query/counts.ts';
import { query, type Given } from '../query/query.ts';
import { anyTable, type Tables } from '../query/tables.ts';
import { parseId } from '../read/reads.ts';
import { inTransaction } from '../resource/transaction.ts';

/** What people leave on something, such as a like or a bookmark: of each person there is one or none. */
export type Reaction = ReturnType<typeof reaction>;

interface ReactionTable<Table extends keyof Tables> {
  /** Where they are kept: a row each, with a unique key over what it is on and whose it is. */
  table: Table;
  /** The property that names what it is on. */
  on: Exclude<keyof Tables[Table], 'id'> & string;
  /** The property that names whose it is; `user` when absent. */
  by?: Exclude<keyof Tables[Table], 'id'> & string;
  /** What it is on. */
  of: keyof Tables & string;
  /** What is not found where there is none, when that is not `of`. */
  subject?: string;
}

type Placed = Given<{ id: number; viewer: number }>;

/** The reactions of a table. Their queries are named after them. */
export function reaction<Table extends keyof Tables & string>(
  name: string,
  { table, on, by = 'user' as never, of, subject = of }: ReactionTable<Table>,
) {
  const rows: string = table;
  const onIt: string = on;
  const owner: string = by;
  return {
    subject,
    /** What it is to be on; that stays until the transaction has ended. */
    held: query(`${name}Held`, (db, { id }: Given<{ id: number }>) =>
      anyTable(db).selectFrom(of).select('id').where('id', '=', id).forKeyShare(),
    ),
    added: query(`${name}Added`, (db, { id, viewer }: Placed) =>
      anyTable(db)
        .insertInto(rows)
        .values({ [onIt]: id, [owner]: viewer } as never)
        .onConflict((conflict) => conflict.doNothing()),
    ),
    removed: query(`${name}Removed`, (db, { id, viewer }: Placed) =>
      anyTable(db).deleteFrom(rows).where(onIt, '=', id).where(owner, '=', viewer),
    ),
    /** How many there are on each row. */
    count: countOfEach(`${name}Count`, (db, given: Given<{ of: number }>) =>
      anyTable(db).selectFrom(rows).select(count).where(onIt, '=', given.of),
    ),
    /** How many of them are the viewer's: one or none. */
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
 * Leaves the viewer's reaction or takes it away, and gives the id of what it is on. It says how it is to be, and does not
 * turn it round: whoever presses twice, or on two screens, gets what they asked for last.
 */
export async function setReaction(
  context: Context,
  reaction: Reaction,
  id: string | number,
  isOn: boolean,
): Promise<number> {
  const number = parseId(String(id)) ?? 0;
  await inTransaction(context.database, async (transaction) => {
    if (!(await reaction.held.any(transaction, { id: number }))) throw notFound(reaction.subject);
    const change = isOn ? reaction.added : reaction.removed;
    await change.write(transaction, { id: number, viewer: context.viewer!.userId });
  });
  return number;
}

/** Whether the viewer's is among those on a row. */
export const isReacted = async (reaction: Reaction, context: Context, id: number): Promise<boolean> =>
  (await reaction.own(context, id)) > 0;
