import type { Context } from '../../../kit/context.ts';
import { forbidden, notFound } from '../../../kit/errors.ts';
import { condition } from '../../../kit/query/condition.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { ConditionBuilder } from '../../../kit/query/tables.ts';
import { parseId, type Condition } from '../../../kit/read/reads.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import { BlogStatus, type BlogPost } from './blogPost.entity.ts';

/** True for people who may manage all articles; other writers may change only their own. */
export const managesPosts = ({ abilities }: Context) => abilities.can('manage', 'BlogPost');

const viewerOf = ({ viewer }: Context) => viewer?.userId ?? 0;

/** Reader of articles; people who manage articles see all of them. */
export type Reader = { viewer: number; manages: boolean };

export const readerOf = (context: Context): Reader => ({
  viewer: viewerOf(context),
  manages: managesPosts(context),
});

const isVisible = (post: ConditionBuilder<'BlogPost', 't'>, { viewer, manages }: Given<Reader>) =>
  post.or([manages, post('t.status', '=', BlogStatus.PUBLISHED), post('t.author', '=', viewer)]);

const visible = condition('BlogPost', isVisible);

const own = condition('BlogPost', (post, { viewer }: Given<{ viewer: number }>) =>
  post('t.author', '=', viewer),
);

/** Condition for the articles that the viewer sees: published ones and their own. */
export const visiblePosts = (context: Context): Condition | undefined =>
  managesPosts(context) ? undefined : visible(context, readerOf(context));

/** Condition for the articles that the viewer may restore from the recycle bin. */
export const ownPosts = (context: Context): Condition | undefined =>
  managesPosts(context) ? undefined : own(context, { viewer: viewerOf(context) });

const authorship = query('blog.authorship', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('BlogPost').select(['author', 'status']).where('id', '=', id),
);

/** Throws unless the viewer may change the article with this id. */
export async function requireOwnPostNamed(context: Context, postId: string): Promise<void> {
  const post = await authorship.first(context, { id: parseId(postId) ?? 0 });
  if (!post) throw notFound('BlogPost');
  requireOwnPost(context, { ...post, deletedAt: null });
}

/** Throws unless the viewer may change the article: an own one, or any for people who manage articles. */
export function requireOwnPost(
  context: Context,
  post: Pick<Stored<BlogPost>, 'author' | 'status' | 'deletedAt'>,
): void {
  if (managesPosts(context) || post.author === viewerOf(context)) return;
  const isSeen = post.deletedAt === null && post.status === BlogStatus.PUBLISHED;
  throw isSeen ? forbidden('manage', 'BlogPost') : notFound('BlogPost');
}

const visiblePost = query('blog.visiblePost', (db, given: Given<Reader & { id: number }>) =>
  db
    .selectFrom('BlogPost as t')
    .select('t.id')
    .where('t.id', '=', given.id)
    .where((post) => isVisible(post, given)),
);

/** Returns the id of an article that the viewer sees; throws NOT_FOUND otherwise. */
export async function seenPost(context: Context, postId: string): Promise<number> {
  const post = await visiblePost.first(context, { id: parseId(postId) ?? 0, ...readerOf(context) });
  if (!post) throw notFound('BlogPost');
  return post.id;
}
