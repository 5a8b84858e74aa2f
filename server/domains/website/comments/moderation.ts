import type { Context } from '../../../kit/context.ts';
import { alterRows, purgeRow, type Writing } from '../../../kit/resource/recordedWrites.ts';
import { findNamedRows, findStoredRows } from '../../../kit/resource/storedRows.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { requireStep } from '../../../kit/steps/steps.ts';
import { WebComment } from './webComment.entity.ts';
import { webCommentSteps, type WebCommentStatus, type WebCommentStep } from './webCommentEnums.ts';

const modelOf = ({ reads }: Context) => reads.models.of(WebComment);

/** Moves comments to the status of a step: all or none. Returns their ids. */
export const moveWebComments = (
  context: Context,
  ids: readonly string[],
  step: WebCommentStep,
): Promise<number[]> =>
  inTransaction(context.database, async (transaction) => {
    context.abilities.require(allow(webCommentSteps[step].needs, 'WebComment'));
    const writing: Writing = { transaction, context };
    const rows = await findNamedRows(writing, modelOf(context), ids);
    const moved = rows.filter(({ status }) => status !== webCommentSteps[step].to);
    const updates = moved.map((stored) => {
      const { to } = requireStep(webCommentSteps, step, stored['status'] as WebCommentStatus);
      return { stored, given: { status: to } };
    });
    if (updates.length > 0) await alterRows(writing, modelOf(context), updates);
    return rows.map(({ id }) => id);
  });

const findAnswers = query('website.findAnswers', (db, { ids }: Given<{ ids: number[] }>) =>
  db.selectFrom('WebComment').select('id').where('parent', 'in', ids),
);

/** Deletes comments for good, and the answers to them: all or none. Returns the ids that were given. */
export const deleteWebComments = (context: Context, ids: readonly string[]): Promise<string[]> =>
  inTransaction(context.database, async (transaction) => {
    const writing: Writing = { transaction, context };
    const model = modelOf(context);
    const rows = await findNamedRows(writing, model, ids);
    const named = new Set(rows.map(({ id }) => id));
    const answers = await findAnswers.all(writing, { ids: [...named] });
    const unnamedAnswers = answers.flatMap(({ id }) => (named.has(id) ? [] : id));
    const stored = await findStoredRows(writing, model, unnamedAnswers);
    // Answers first: the database deletes those of a deleted comment without a record in the audit log.
    const order = [...stored.values(), ...rows].toSorted((a, b) => b.id - a.id);
    for (const row of order) await purgeRow(writing, model, row);
    return rows.map(({ id }) => String(id));
  });
