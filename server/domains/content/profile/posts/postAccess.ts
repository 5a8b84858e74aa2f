import type { Context } from '../../../../kit/context.ts';
import { notFound } from '../../../../kit/errors.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { parseId } from '../../../../kit/read/reads.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { isShown } from './postsOf.ts';

/** Throws unless the viewer is the author of a post or may perform `action` on all posts. */
export function requireOwn(context: Context, authorId: number, action: 'update' | 'delete'): void {
  if (authorId !== context.viewer?.userId) context.abilities.require(allow(action, 'Post'));
}

export const mayDo = ({ viewer, abilities }: Context, authorId: number, action: 'update' | 'delete') =>
  authorId === viewer?.userId || abilities.can(action, 'Post');

/** Returns the id of a post. Throws NOT_FOUND when it does not exist, or has no text and still waits for its picture or video. */
export async function requireShownPost(context: Context, postId: string): Promise<number> {
  const post = await findShownPost.first(context, { id: parseId(postId) ?? 0 });
  if (!post) throw notFound('Post');
  return post.id;
}

const findShownPost = query('profile.findShownPost', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Post as t').select('t.id').where('t.id', '=', id).where(isShown),
);
