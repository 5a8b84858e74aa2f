import type { Context } from '../../../../kit/context.ts';
import { invalidInput, type FieldProblems } from '../../../../kit/errors.ts';
import { isSliceOver, nextSlice } from '../../../../kit/eventLoop/timeSlice.ts';
import { parseId } from '../../../../kit/read/reads.ts';
import { alterRow } from '../../../../kit/resource/recordedWrites.ts';
import { findNamedRows } from '../../../../kit/resource/storedRows.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import type { Write, Written } from '../../../../kit/resource/writes.ts';
import type { StoredRow } from '../../../../kit/write/rowWrites.ts';
import { Content } from '../content.entity.ts';
import { requireContent } from '../contentAccess.ts';
import { afterContentCommit, afterContentWrite } from '../contentFollowUp.ts';
import { actionForStep, contentSteps, ContentStep } from './contentSteps.ts';
import type { StoredContent } from '../currentContent.ts';
import { valuesOfStep } from './stepValues.ts';

/** Moves contents to the state of a step: all or none. Returns their ids. */
export async function moveContents(
  context: Context,
  ids: readonly string[],
  step: ContentStep,
): Promise<number[]> {
  if (step === ContentStep.RESCHEDULE) throw invalidInput({ step: 'invalid' });
  const model = context.reads.models.of(Content);
  const { moved, written } = await inTransaction(context.database, async (transaction) => {
    const writing = { transaction, context };
    const contents = (await findNamedRows(writing, model, ids)) as Array<StoredRow & StoredContent>;
    const finished: Written<Content>[] = [];
    for (const existing of contents) {
      if (isSliceOver()) await nextSlice();
      await requireContent(writing, actionForStep(step, existing.state), existing.id);
      if (existing.state === contentSteps[step].to) continue;
      const write: Write<Content> = { ...writing, action: 'update', existing };
      const index = ids.findIndex((id) => parseId(id) === existing.id);
      const values = await valuesOfRow(write, step, index);
      const changes = await alterRow(writing, model, existing, values);
      if (!changes) throw new Error('A locked content changed meanwhile.');
      const done = { context, action: 'update' as const, id: existing.id, existing, changes };
      await afterContentWrite({ ...done, transaction });
      finished.push(done);
    }
    return { moved: contents.map(({ id }) => id), written: finished };
  });
  for (const done of written) {
    if (isSliceOver()) await nextSlice();
    await afterContentCommit(done);
  }
  return moved;
}

/** Values of one of the contents. Its problem is reported at its position in the list of ids. */
async function valuesOfRow(write: Write<Content>, step: ContentStep, index: number): Promise<object> {
  try {
    return await valuesOfStep(write, step, {});
  } catch (error) {
    const fields = (error as { extensions?: { fields?: FieldProblems } }).extensions?.fields;
    const [problem] = Object.values(fields ?? {});
    throw problem === undefined ? error : invalidInput({ [`ids.${index}`]: problem });
  }
}
