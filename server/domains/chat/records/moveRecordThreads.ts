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

/** Moves threads about records to other records of the kind, which must not have a thread. The map has row ids by former row ids. */
export async function moveRecordThreads(
  writing: Writing,
  kind: string,
  moved: ReadonlyMap<number, number>,
): Promise<void> {
  for (const [from, to] of moved) await moveRecordThread.write(writing, { kind, from, to });
}
