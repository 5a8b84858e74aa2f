import type { Context } from '../../kit/context.ts';
import { countOfEach } from '../../kit/read/batch.ts';
import { inTransaction } from '../../kit/resource/transaction.ts';

/** Of the rows of a page together. */
export const commentCount = countOfEach('select count(*) from blog_comment where post_id = ? and active');
export const bookmarkCount = countOfEach('select count(*) from blog_bookmark where post_id = ?');
export const publishedInCategory = countOfEach(
  `select count(*) from blog_post_categories l join blog_post p on p.id = l.blog_post_id
   where l.blog_category_id = ? and p.status = 'PUBLISHED' and p.deleted_at is null`,
);

const ownBookmarks = countOfEach(
  'select count(*) from blog_bookmark where post_id = ? and user_id = ?',
  ({ viewer }) => viewer!.userId,
);

export const isBookmarked = async (context: Context, postId: number) =>
  (await ownBookmarks(context, postId)) > 0;

/** Keeps an article for the viewer, or no longer; fine when it is so already. */
export async function setBookmark(context: Context, postId: number, bookmarked: boolean): Promise<void> {
  const sql = bookmarked
    ? 'insert into blog_bookmark (post_id, user_id) values (?, ?) on conflict do nothing'
    : 'delete from blog_bookmark where post_id = ? and user_id = ?';
  await inTransaction(context.database, async (transaction) => {
    await transaction.run(sql, [postId, context.viewer!.userId]);
  });
}
