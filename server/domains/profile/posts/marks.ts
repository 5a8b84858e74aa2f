import type { Context } from '../../../kit/context.ts';
import { notFound } from '../../../kit/errors.ts';
import { count, countOfEach } from '../../../kit/query/counts.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Tables } from '../../../kit/query/tables.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';

/** The tables of marks, each with a unique key over what is marked and by whom. */
type MarkTable = 'PostLike' | 'PostShare' | 'CommentLike' | 'PageFavourite' | 'FeedFavourite' | 'Follow';
type Marked = 'Post' | 'PostComment' | 'SuggestedPage' | 'Feed' | 'User';

interface MarkOf<Table extends MarkTable> {
  /** Where marks are kept. */
  table: Table;
  /** The property that names what is marked. */
  on: Exclude<keyof Tables[Table], 'id'> & string;
  /** The property that names who marked it. */
  by: Exclude<keyof Tables[Table], 'id'> & string;
  /** What is marked. */
  of: Marked;
  /** What it is called when there is none. */
  subject: string;
}

/** What a person leaves on something: there is one of it or none. */
export type Mark = ReturnType<typeof mark>;

function mark<Table extends MarkTable>({ table, on, by, of, subject }: MarkOf<Table>) {
  const name = `profile.${table.charAt(0).toLowerCase()}${table.slice(1)}`;
  // All tables of marks are alike but for the names of their two columns.
  const marks = table as 'PostLike';
  const [onWhat, byWhom] = [on as 'post', by as 'user'];
  type Placed = Given<{ id: number; viewer: number }>;
  return {
    subject,
    /** What is to be marked; it stays until the transaction has ended. */
    held: query(`${name}Held`, (db, { id }: Given<{ id: number }>) =>
      db
        .selectFrom(of as 'Post')
        .select('id')
        .where('id', '=', id)
        .forKeyShare(),
    ),
    add: query(`${name}Added`, (db, { id, viewer }: Placed) =>
      db
        .insertInto(marks)
        .values({ [onWhat]: id, [byWhom]: viewer } as never)
        .onConflict((conflict) => conflict.doNothing()),
    ),
    remove: query(`${name}Removed`, (db, { id, viewer }: Placed) =>
      db.deleteFrom(marks).where(onWhat, '=', id).where(byWhom, '=', viewer),
    ),
    /** How many there are on each row. */
    count: countOfEach(`${name}Count`, (db, given: Given<{ of: number }>) =>
      db.selectFrom(marks).select(count).where(onWhat, '=', given.of),
    ),
    /** How many of them are the viewer's: one or none. */
    own: countOfEach(
      `${name}Own`,
      (db, given: Given<{ of: number; viewer: number }>) =>
        db.selectFrom(marks).select(count).where(onWhat, '=', given.of).where(byWhom, '=', given.viewer),
      ({ viewer }) => ({ viewer: viewer?.userId ?? 0 }),
    ),
  };
}

export const postLikes = mark({ table: 'PostLike', on: 'post', by: 'user', of: 'Post', subject: 'Post' });
export const postShares = mark({ table: 'PostShare', on: 'post', by: 'user', of: 'Post', subject: 'Post' });
export const commentLikes = mark({
  table: 'CommentLike',
  on: 'comment',
  by: 'user',
  of: 'PostComment',
  subject: 'PostComment',
});
export const pageFavourites = mark({
  table: 'PageFavourite',
  on: 'page',
  by: 'user',
  of: 'SuggestedPage',
  subject: 'SuggestedPage',
});
export const feedFavourites = mark({
  table: 'FeedFavourite',
  on: 'feed',
  by: 'user',
  of: 'Feed',
  subject: 'Feed',
});
export const follows = mark({
  table: 'Follow',
  on: 'followed',
  by: 'follower',
  of: 'User',
  subject: 'Profile',
});

/** Leaves the viewer's mark or takes it away, and gives the id of what it is on; fine when it is so already. */
export async function setMark(context: Context, mark: Mark, id: string, isOn: boolean): Promise<number> {
  const number = parseId(id) ?? 0;
  await inTransaction(context.database, async (transaction) => {
    if (!(await mark.held.any(transaction, { id: number }))) throw notFound(mark.subject);
    const change = isOn ? mark.add : mark.remove;
    await change.write(transaction, { id: number, viewer: context.viewer!.userId });
  });
  return number;
}

/** How many marks there are on each row. */
export const countOf = (mark: Mark) => mark.count;

/** Whether the viewer's is among them. */
export const ownMark = (mark: Mark) => async (context: Context, id: number) =>
  (await mark.own(context, id)) > 0;
