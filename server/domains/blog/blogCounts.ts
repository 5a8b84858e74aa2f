import { BlogStatus } from './blogPost.entity.ts';
import type { Context } from '../../kit/context.ts';
import { count, countOfEach } from '../../kit/query/counts.ts';
import { query, type Given } from '../../kit/query/query.ts';
import { inTransaction } from '../../kit/resource/transaction.ts';

/** Of the rows of a page together. */
export const commentCount = countOfEach('blog.commentCount', (db, { of }: Given<{ of: number }>) =>
  db.selectFrom('BlogComment').select(count).where('post', '=', of).where('active', '=', true),
);
export const bookmarkCount = countOfEach('blog.bookmarkCount', (db, { of }: Given<{ of: number }>) =>
  db.selectFrom('BlogBookmark').select(count).where('post', '=', of),
);
export const publishedInCategory = countOfEach(
  'blog.publishedInCategory',
  (db, { of }: Given<{ of: number }>) =>
    db
      .selectFrom('BlogPostCategories as link')
      .innerJoin('BlogPost as post', 'post.id', 'link.blogPost')
      .select(count)
      .where('link.blogCategory', '=', of)
      .where('post.status', '=', BlogStatus.PUBLISHED),
);

const ownBookmarks = countOfEach(
  'blog.ownBookmarks',
  (db, { of, viewer }: Given<{ of: number; viewer: number }>) =>
    db.selectFrom('BlogBookmark').select(count).where('post', '=', of).where('user', '=', viewer),
  ({ viewer }) => ({ viewer: viewer!.userId }),
);

const addBookmark = query('blog.addBookmark', (db, { post, user }: Given<{ post: number; user: number }>) =>
  db
    .insertInto('BlogBookmark')
    .values({ post, user })
    .onConflict((conflict) => conflict.doNothing()),
);
const removeBookmark = query(
  'blog.removeBookmark',
  (db, { post, user }: Given<{ post: number; user: number }>) =>
    db.deleteFrom('BlogBookmark').where('post', '=', post).where('user', '=', user),
);

export const isBookmarked = async (context: Context, postId: number) =>
  (await ownBookmarks(context, postId)) > 0;

/** Keeps an article for the viewer, or no longer; fine when it is so already. */
export async function setBookmark(context: Context, postId: number, bookmarked: boolean): Promise<void> {
  const change = bookmarked ? addBookmark : removeBookmark;
  await inTransaction(context.database, async (transaction) => {
    await change.write(transaction, { post: postId, user: context.viewer!.userId });
  });
}
