import type { EntityClass } from '@mikro-orm/core';
import type { Context } from '../../../kit/context.ts';
import { notFound } from '../../../kit/errors.ts';
import { parseId, scopeOf, type Condition } from '../../../kit/read/reads.ts';
import { scopeConditions } from '../../../kit/read/scope.ts';
import { allow } from '../../../kit/rules/rule.ts';
import type { ModeratedComment } from './moderatedComment.ts';

/** A kind of comment, and what it is about. */
export interface CommentKind<C extends ModeratedComment = ModeratedComment> {
  comment: EntityClass<C>;
  about: { name: string };
  /** The relation from the comment to what it is about. */
  property: string;
}

/** The comments that the viewer sees: on what is not in the recycle bin, and no hidden one unless they moderate. */
export function visibleComments({ comment, about, property }: CommentKind, context: Context): Condition {
  const { models } = context.reads;
  const subject = models.of(about);
  const column = `t.${models.of(comment).column(property)}`;
  const moderates = context.abilities.can('update', comment.name);
  const there = [`a.id = ${column}`, ...scopeConditions(subject, 'a', scopeOf(context))].join(' and ');
  return {
    text: `${moderates ? '' : 't.active and '}exists (select 1 from ${subject.table} a where ${there})`,
    values: [],
  };
}

/** Passes for a comment that the viewer sees, or NOT_FOUND. */
export async function requireSeenComment(
  kind: CommentKind,
  context: Context,
  commentId: string,
): Promise<void> {
  const model = context.reads.models.of(kind.comment);
  const scope = scopeConditions(model, 't', scopeOf(context));
  const where = ['t.id = ?', ...scope, visibleComments(kind, context).text].join(' and ');
  const sql = `select 1 from ${model.table} t where ${where}`;
  const rows = await context.database.rows(sql, [parseId(commentId) ?? 0]);
  if (rows.length === 0) throw notFound(kind.comment.name);
}

/** One's own comment may always go, whatever became of it; that of others needs the right. */
export async function requireMayDelete(
  kind: CommentKind,
  context: Context,
  commentId: string,
): Promise<void> {
  const model = context.reads.models.of(kind.comment);
  const where = ['t.id = ?', 't.author_id = ?', ...scopeConditions(model, 't', scopeOf(context))].join(
    ' and ',
  );
  const values = [parseId(commentId) ?? 0, context.viewer?.userId ?? 0];
  const own = await context.database.rows(`select 1 from ${model.table} t where ${where}`, values);
  if (own.length > 0) return;
  await requireSeenComment(kind, context, commentId);
  context.abilities.require(allow('delete', kind.comment.name));
}
