import type { Context } from '../../kit/context.ts';
import { forbidden, notFound } from '../../kit/errors.ts';
import { condition } from '../../kit/query/condition.ts';
import { query, type Given } from '../../kit/query/query.ts';
import type { ConditionBuilder } from '../../kit/query/tables.ts';
import { parseId, type Condition } from '../../kit/read/reads.ts';
import type { Stored } from '../../kit/write/storedEntity.ts';
import { BlogStatus, type BlogPost } from './blogPost.entity.ts';

/** Whoever may manage articles may do so with everyone's; others who write only with their own. */
export const managesPosts = ({ abilities }: Context) => abilities.can('manage', 'BlogPost');

const viewerOf = ({ viewer }: Context) => viewer?.userId ?? 0;

/** Who looks: those who manage articles see them all. */
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

/** The articles that the viewer sees: what is published, and what they wrote. */
export const visiblePosts = (context: Context): Condition | undefined =>
  managesPosts(context) ? undefined : visible(context, readerOf(context));

/** What the viewer may take out of the recycle bin. */
export const ownPosts = (context: Context): Condition | undefined =>
  managesPosts(context) ? undefined : own(context, { viewer: viewerOf(context) });

const authorship = query('blog.authorship', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('BlogPost').select(['author', 'status']).where('id', '=', id),
);

/** The same by an id, for whoever has not read the article yet. */
export async function requireOwnPostNamed(context: Context, postId: string): Promise<void> {
  const post = await authorship.first(context, { id: parseId(postId) ?? 0 });
  if (!post) throw notFound('BlogPost');
  requireOwnPost(context, { ...post, deletedAt: null });
}

/** Passes for an article that the viewer may change: their own, or any for whoever manages them. */
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

/** The id of an article that the viewer sees, or NOT_FOUND. */
export async function seenPost(context: Context, postId: string): Promise<number> {
  const post = await visiblePost.first(context, { id: parseId(postId) ?? 0, ...readerOf(context) });
  if (!post) throw notFound('BlogPost');
  return post.id;
}
