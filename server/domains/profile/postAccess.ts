import type { Context } from '../../kit/context.ts';
import { notFound } from '../../kit/errors.ts';
import { parseId } from '../../kit/read/reads.ts';
import { allow } from '../../kit/rules/rule.ts';
import { isShown } from './postsOf.ts';

/** Passes for whoever wrote it, and for those who may do the same to posts of others. */
export function requireOwn(context: Context, authorId: number, action: 'update' | 'delete'): void {
  if (authorId !== context.viewer?.userId) context.abilities.require(allow(action, 'Post'));
}

export const mayDo = ({ viewer, abilities }: Context, authorId: number, action: 'update' | 'delete') =>
  authorId === viewer?.userId || abilities.can(action, 'Post');

/** The id of a post that is shown; NOT_FOUND for one that is not there, or waits for its picture. */
export async function shownPost({ database }: Context, postId: string): Promise<number> {
  const id = parseId(postId);
  const rows =
    id === undefined ? [] : await database.rows(`select 1 from post t where t.id = ? and ${isShown}`, [id]);
  if (rows.length === 0) throw notFound('Post');
  return id!;
}
