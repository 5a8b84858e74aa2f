import { query, type Given } from '../../../kit/query/query.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';

const moveRecordThread = query(
  'chat.moveRecordThread',
  (db, { kind, from, to }: Given<{ kind: string; from: number; to: number }>) =>
    db
      .updateTable('ChatThread')
      .set({ recordId: to })
      .where('recordKind', '=', kind)
      .where('recordId', '=', from),
);

/**
 * Assigns threads about records to other records of the same kind, which must not have a thread. `moved` maps the previous row id
 * of each record to its new row id.
 */
export async function moveRecordThreads(
  writing: Writing,
  kind: string,
  moved: ReadonlyMap<number, number>,
): Promise<void> {
  for (const [from, to] of moved) await moveRecordThread.write(writing, { kind, from, to });
}
