import type { Context } from '../../../../kit/context.ts';
import { invalidInput } from '../../../../kit/errors.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import type { MediaEdit } from './mediaEdit.inputs.ts';
import type { MediaEditResult } from './mediaEdit.types.ts';
import { publishMediaChanged } from '../mediaEvents.ts';
import { isRefused, requireMayEdit, writeEdits } from './writeEdits.ts';

const maxEdits = 1000;

/** Thrown to roll back a preview or a refused edit; contains the result. */
class Undone extends Error {
  readonly result: MediaEditResult;

  constructor(result: MediaEditResult) {
    super('undone');
    this.result = result;
  }
}

/**
 * Changes many media in one transaction: all, or none when one has a problem. A preview does the same and rolls back.
 */
export async function editMedia(
  context: Context,
  edits: readonly MediaEdit[],
  apply: boolean,
): Promise<MediaEditResult> {
  if (edits.length === 0) throw invalidInput({ edits: 'required' });
  if (edits.length > maxEdits) throw invalidInput({ edits: 'tooLong' });
  try {
    const result = await inTransaction(context.database, async (transaction) => {
      const writing = { transaction, context };
      const { edited, changed } = await writeEdits(writing, edits, {
        check: (stored) => requireMayEdit(context, stored),
      });
      const counts = { changedCount: changed.length, refusedCount: edited.filter(isRefused).length };
      const result = { applied: false, ...counts, rows: edited };
      const isCommitted = apply && result.refusedCount === 0;
      if (!isCommitted) throw new Undone(result);
      await publishMediaChanged(writing, changed);
      return result;
    });
    return { ...result, applied: true };
  } catch (error) {
    if (error instanceof Undone) return error.result;
    throw error;
  }
}
