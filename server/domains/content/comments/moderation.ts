import type { Context } from '../../../kit/context.ts';
import { invalidInput, type FieldProblems } from '../../../kit/errors.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { alterRow } from '../../../kit/resource/recordedWrites.ts';
import { findStored } from '../../../kit/resource/writes.ts';
import type { CommentKind } from './commentsOf.ts';

const maxAtOnce = 100;

/** Shows or hides several comments, all or none, and returns their ids. */
export async function moderate(
  kind: CommentKind,
  context: Context,
  given: readonly string[],
  active: boolean,
): Promise<number[]> {
  if (given.length === 0) throw invalidInput({ ids: 'required' });
  if (given.length > maxAtOnce) throw invalidInput({ ids: 'tooLong' });
  const ids = given.map((id) => parseId(id) ?? 0);
  const model = context.reads.models.of(kind.comment);
  const problems: FieldProblems = {};
  for (const [index, id] of given.entries())
    if (!(await kind.isSeen(context, id))) problems[`ids.${index}`] = 'unknown';
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  const inOrder = [...new Set(ids)].toSorted((a, b) => a - b);
  await inTransaction(context.database, async (transaction) => {
    for (const id of inOrder) {
      const stored = await findStored({ transaction, context }, kind.comment, String(id));
      await alterRow({ transaction, context }, model, stored, { active });
    }
  });
  return ids;
}
