import type { Context } from '../../kit/context.ts';
import { forbidden, notFound } from '../../kit/errors.ts';
import { parseId, type Condition } from '../../kit/read/reads.ts';
import { allow } from '../../kit/rules/rule.ts';
import { BlogStatus } from './blogPost.entity.ts';

/** Whoever may manage articles may do so with everyone's; others who write only with their own. */
export const managesPosts = ({ abilities }: Context) => abilities.can('manage', 'BlogPost');

const viewerOf = ({ viewer }: Context) => viewer?.userId ?? 0;

/** The articles `alias` that the viewer sees: what is published, and what they wrote. */
export function visiblePosts(context: Context, alias = 't'): Condition | undefined {
  if (managesPosts(context)) return undefined;
  return {
    text: `(${alias}.status = '${BlogStatus.PUBLISHED}' or ${alias}.author_id = ?)`,
    values: [viewerOf(context)],
  };
}

/** What the viewer may take out of the recycle bin. */
export const ownPosts = (context: Context): Condition | undefined =>
  managesPosts(context) ? undefined : { text: 't.author_id = ?', values: [viewerOf(context)] };

/** The comments that the viewer sees: below articles that they see, and no hidden one unless they moderate. */
export function visibleComments(context: Context): Condition {
  const posts = visiblePosts(context, 'p');
  const moderates = context.abilities.can('update', 'BlogComment');
  return {
    text: `${moderates ? '' : 't.active and '}exists (select 1 from blog_post p where p.id = t.post_id and p.deleted_at is null${
      posts ? ` and ${posts.text}` : ''
    })`,
    values: posts?.values ?? [],
  };
}

/**
 * Passes for an article that the viewer may change: their own, or any for whoever manages them. To be asked before
 * anything of it is told.
 */
export async function requireOwnPost(context: Context, postId: string, where: 'here' | 'bin' = 'here') {
  const id = parseId(postId);
  const sql = `select author_id, status from blog_post where id = ? and deleted_at is ${where === 'bin' ? 'not ' : ''}null`;
  const [row] = id === undefined ? [] : await context.database.rows(sql, [id]);
  if (!row) throw notFound('BlogPost');
  const [author, status] = row;
  if (managesPosts(context) || Number(author ?? -1) === viewerOf(context)) return;
  const isSeen = where === 'here' && status === BlogStatus.PUBLISHED;
  throw isSeen ? forbidden('manage', 'BlogPost') : notFound('BlogPost');
}

/** The id of an article that the viewer sees, or NOT_FOUND. */
export async function seenPost(context: Context, postId: string): Promise<number> {
  const id = parseId(postId);
  const visible = visiblePosts(context);
  const sql = `select 1 from blog_post t where t.id = ? and t.deleted_at is null${visible ? ` and ${visible.text}` : ''}`;
  const rows = id === undefined ? [] : await context.database.rows(sql, [id, ...(visible?.values ?? [])]);
  if (rows.length === 0) throw notFound('BlogPost');
  return id!;
}

/** Passes for a comment that the viewer sees, or NOT_FOUND. */
export async function requireSeenComment(context: Context, commentId: string): Promise<void> {
  const id = parseId(commentId);
  const { text, values } = visibleComments(context);
  const sql = `select 1 from blog_comment t where t.id = ? and ${text}`;
  const rows = id === undefined ? [] : await context.database.rows(sql, [id, ...values]);
  if (rows.length === 0) throw notFound('BlogComment');
}

/** One's own comment may always go, whatever became of it. */
export async function requireMayDeleteComment(context: Context, commentId: string): Promise<void> {
  const id = parseId(commentId) ?? 0;
  const [row] = await context.database.rows('select author_id from blog_comment where id = ?', [id]);
  if (row && Number(row[0]) === viewerOf(context)) return;
  await requireSeenComment(context, commentId);
  context.abilities.require(allow('delete', 'BlogComment'));
}
