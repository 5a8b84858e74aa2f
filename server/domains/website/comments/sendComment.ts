import type { Transaction } from '../../../kit/database/database.ts';
import { publishPublicChange } from '../../../kit/pages/publicTypes.ts';
import { count } from '../../../kit/query/counts.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { scopeOf } from '../../../kit/read/reads.ts';
import { takenFields } from '../../../kit/resource/takenFields.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import type { Site } from '../pages/site.ts';
import { isSuspect, type CommentValues } from './commentForm.ts';
import type { CheckedProof } from './commentForms.ts';
import { waitingCommentNotice } from './waitingNotice.ts';
import { WebComment } from './webComment.entity.ts';
import { WebCommentStatus } from './webCommentEnums.ts';

/** Maximum number of comments of a radio that wait for approval at the same time. */
export const maxWaiting = 500;

/** Maximum number of comments of a content that are approved or wait for approval. */
export const maxOfContent = 1000;

const { WAITING, APPROVED, SPAM } = WebCommentStatus;

const findSentComment = query('website.findSentComment', (db, { sendKey }: Given<{ sendKey: string }>) =>
  db.selectFrom('WebComment').select(['id', 'status']).where('sendKey', '=', sendKey),
);

const findStatusesOfAuthor = query(
  'website.findStatusesOfAuthor',
  (db, { author }: Given<{ author: string }>) =>
    db
      .selectFrom('WebComment')
      .select('status')
      .distinct()
      .where('authorMark', '=', author)
      .where('status', 'in', [APPROVED, SPAM]),
);

const countWaitingComments = query('website.countWaitingComments', (db) =>
  db.selectFrom('WebComment').select(count).where('status', '=', WAITING),
);

const countCommentsOfContent = query(
  'website.countCommentsOfContent',
  (db, { content }: Given<{ content: number }>) =>
    db
      .selectFrom('WebComment')
      .select(count)
      .where('content', '=', content)
      .where('status', 'in', [WAITING, APPROVED]),
);

export const findAnswerableComment = query(
  'website.findAnswerableComment',
  (db, given: Given<{ id: number; content: number }>) =>
    db
      .selectFrom('WebComment')
      .select(['id', 'name', 'text'])
      .where('id', '=', given.id)
      .where('content', '=', given.content)
      .where('parent', 'is', null)
      .where('status', '=', APPROVED),
);

interface SentComment {
  values: CommentValues;
  content: { id: number; title: string };
  /** The comment that it answers. */
  parent: number | undefined;
  proof: CheckedProof;
  authorMark: string;
}

export type SentResult = { id: number; status: WebCommentStatus } | 'queueFull' | 'closed';

/** Stores a comment of a visitor, approved or waiting. A form that is sent again returns the comment that it added before. */
export async function sendComment(site: Site, sent: SentComment): Promise<SentResult> {
  const { environment, visitor } = site;
  const store = () =>
    inTransaction(environment.database, (transaction) => storeComment(site, transaction, sent));
  try {
    return await store();
  } catch (error) {
    // The same form, sent twice at the same time.
    if (takenFields(visitor.reads.models.of(WebComment), error)) return store();
    throw error;
  }
}

async function storeComment(site: Site, transaction: Transaction, sent: SentComment): Promise<SentResult> {
  const { visitor: context, settings, radio } = site;
  const { values, content, parent, proof, authorMark } = sent;
  const writing = { transaction, context };
  const known = await findSentComment.first(writing, { sendKey: proof.sendKey });
  if (known) return known;
  const isTrusted = proof.isSolved && !isSuspect(values, settings.commentWords);
  const history = isTrusted ? await findStatusesOfAuthor.all(writing, { author: authorMark }) : [];
  const statuses = new Set(history.map(({ status }) => status));
  const status = statuses.has(APPROVED) && !statuses.has(SPAM) ? APPROVED : WAITING;
  const ofContent = await countCommentsOfContent.first(writing, { content: content.id });
  if (ofContent!.count >= maxOfContent) return 'closed';
  if (status === WAITING && (await countWaitingComments.first(writing))!.count >= maxWaiting)
    return 'queueFull';
  const row = {
    ...values,
    content: content.id,
    parent: parent ?? null,
    status,
    authorMark,
    sendKey: proof.sendKey,
  };
  // Without a record in the audit log, which is about people of the station and stays when the comment is deleted.
  const { id } = await insertRow(transaction, context.reads.models.of(WebComment), row, scopeOf(context));
  if (status === APPROVED)
    await publishPublicChange(context.services, transaction, WebComment.name, radio.id);
  else
    await context.services.notices.notify(transaction, waitingCommentNotice, {
      to: 'TEAM',
      radioId: radio.id,
      data: { title: content.title, by: values.name },
      path: '/admin/website/comments?status=WAITING',
      group: 'comments',
    });
  return { id, status };
}
