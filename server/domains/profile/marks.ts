import type { Context } from '../../kit/context.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { notFound } from '../../kit/errors.ts';
import { countOfEach } from '../../kit/read/batch.ts';
import { parseId } from '../../kit/read/reads.ts';
import { inTransaction } from '../../kit/resource/transaction.ts';

/** What a person leaves on something: there is one of it or none, which the table's unique key sees to. */
export interface Mark {
  /** Where marks are kept. */
  table: string;
  /** The column that names what is marked. */
  column: string;
  /** The column that names who marked it; `user_id` unless said otherwise. */
  by?: string;
  /** The table of what is marked, quoted where its name needs it. */
  of: string;
  /** What it is called when there is none. */
  subject: string;
}

export const postLikes: Mark = { table: 'post_like', column: 'post_id', of: 'post', subject: 'Post' };
export const postShares: Mark = { table: 'post_share', column: 'post_id', of: 'post', subject: 'Post' };
export const commentLikes: Mark = {
  table: 'comment_like',
  column: 'comment_id',
  of: 'post_comment',
  subject: 'PostComment',
};
export const pageFavourites: Mark = {
  table: 'page_favourite',
  column: 'page_id',
  of: 'suggested_page',
  subject: 'SuggestedPage',
};
export const feedFavourites: Mark = {
  table: 'feed_favourite',
  column: 'feed_id',
  of: 'feed',
  subject: 'Feed',
};
export const follows: Mark = {
  table: 'follow',
  column: 'followed_id',
  by: 'follower_id',
  of: '"user"',
  subject: 'Profile',
};

/** Leaves the viewer's mark or takes it away, and gives the id of what it is on; fine when it is so already. */
export async function setMark(context: Context, mark: Mark, id: string, isOn: boolean): Promise<number> {
  const { table, column, by = 'user_id', of, subject } = mark;
  const number = parseId(id);
  if (number === undefined) throw notFound(subject);
  await inTransaction(context.database, async (transaction) => {
    if (!(await holdRow(transaction, context, of, number))) throw notFound(subject);
    const sql = isOn
      ? `insert into ${table} (${column}, ${by}) values (?, ?) on conflict do nothing`
      : `delete from ${table} where ${column} = ? and ${by} = ?`;
    await transaction.run(sql, [number, context.viewer!.userId]);
  });
  return number;
}

/**
 * Whether there is such a row, which then stays until the transaction has ended: what refers to it can be written. On
 * PostgreSQL that takes a lock; SQLite has one writer.
 */
export async function holdRow(
  transaction: Transaction,
  { database }: Context,
  table: string,
  id: number,
): Promise<boolean> {
  const lock = database.engine === 'postgresql' ? ' for key share' : '';
  return (await transaction.rows(`select 1 from ${table} where id = ?${lock}`, [id])).length > 0;
}

/** How many marks there are on each row. */
export const countOf = ({ table, column }: Mark) =>
  countOfEach(`select count(*) from ${table} where ${column} = ?`);

/** Whether the viewer's is among them. */
export function ownMark({ table, column, by = 'user_id' }: Mark) {
  const own = countOfEach(
    `select count(*) from ${table} where ${column} = ? and ${by} = ?`,
    ({ viewer }) => viewer?.userId ?? 0,
  );
  return async (context: Context, id: number) => (await own(context, id)) > 0;
}
