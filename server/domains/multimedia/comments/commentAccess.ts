import type { EntityClass } from '@mikro-orm/core';
import type { Context } from '../../../kit/context.ts';
import { notFound } from '../../../kit/errors.ts';
import { condition } from '../../../kit/query/condition.ts';
import type { Given } from '../../../kit/query/query.ts';
import { findColumns, parseId, type Condition } from '../../../kit/read/reads.ts';
import { allow } from '../../../kit/rules/rule.ts';
import type { ModeratedComment } from './moderatedComment.ts';

/** A kind of comment, and what it is about. */
export interface CommentKind<C extends ModeratedComment = ModeratedComment> {
  comment: EntityClass<C>;
  about: EntityClass<object>;
  /** The relation from the comment to what it is about. */
  property: string;
  which: WhichComments;
}

type Conditioned<Values> = (context: Context, values: Values) => Condition;

/** Which comments of a kind are meant. */
export interface WhichComments {
  /** Those on what is not in the recycle bin. */
  onWhatIsThere: Conditioned<{}>;
  /** Of those, the ones that nobody has hidden. */
  shown: Conditioned<{}>;
  by: Conditioned<{ author: number }>;
}

export const onVideos: WhichComments = {
  onWhatIsThere: condition('VideoComment', (comment) =>
    comment.exists(comment.selectFrom('Video').select('Video.id').whereRef('Video.id', '=', 't.video')),
  ),
  shown: condition('VideoComment', (comment) =>
    comment.and([
      comment('t.active', '=', true),
      comment.exists(comment.selectFrom('Video').select('Video.id').whereRef('Video.id', '=', 't.video')),
    ]),
  ),
  by: condition('VideoComment', (comment, { author }: Given<{ author: number }>) =>
    comment('t.author', '=', author),
  ),
};

export const onPlaylists: WhichComments = {
  onWhatIsThere: condition('PlaylistComment', (comment) =>
    comment.exists(
      comment.selectFrom('Playlist').select('Playlist.id').whereRef('Playlist.id', '=', 't.playlist'),
    ),
  ),
  shown: condition('PlaylistComment', (comment) =>
    comment.and([
      comment('t.active', '=', true),
      comment.exists(
        comment.selectFrom('Playlist').select('Playlist.id').whereRef('Playlist.id', '=', 't.playlist'),
      ),
    ]),
  ),
  by: condition('PlaylistComment', (comment, { author }: Given<{ author: number }>) =>
    comment('t.author', '=', author),
  ),
};

/** The comments that the viewer sees: on what is not in the recycle bin, and no hidden one unless they moderate. */
export function visibleComments({ comment, which }: CommentKind, context: Context): Condition {
  const moderates = context.abilities.can('update', comment.name);
  return moderates ? which.onWhatIsThere(context, {}) : which.shown(context, {});
}

/** Whether there is a comment that the viewer sees. */
export const isSeen = (kind: CommentKind, context: Context, commentId: string): Promise<boolean> =>
  isThere(kind, context, commentId, visibleComments(kind, context));

/** Passes for a comment that the viewer sees, or NOT_FOUND. */
export async function requireSeenComment(
  kind: CommentKind,
  context: Context,
  commentId: string,
): Promise<void> {
  if (!(await isSeen(kind, context, commentId))) throw notFound(kind.comment.name);
}

/** One's own comment may always go, whatever became of it; that of others needs the right. */
export async function requireMayDelete(
  kind: CommentKind,
  context: Context,
  commentId: string,
): Promise<void> {
  const own = kind.which.by(context, { author: context.viewer?.userId ?? 0 });
  if (await isThere(kind, context, commentId, own)) return;
  await requireSeenComment(kind, context, commentId);
  context.abilities.require(allow('delete', kind.comment.name));
}

const isThere = async ({ comment }: CommentKind, context: Context, id: string, meant: Condition) =>
  (await findColumns(context, comment, parseId(id) ?? 0, [], meant)) !== null;
