import { invalidInput } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { parseId } from '../../../kit/read/reads.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { sweepFilesJob } from './sweepFilesJob.ts';

export const maxFiles = 10;

/** Returns the file ids of a message in order, without duplicates; 0 for malformed ids. Throws `fileIds: tooLong` for more than ten. */
export function fileIdsIn(given: readonly string[] | null | undefined): number[] {
  const ids = [...new Set((given ?? []).map((id) => parseId(id) ?? 0))];
  if (ids.length > maxFiles) throw invalidInput({ fileIds: 'tooLong' });
  return ids;
}

const attachRows = query(
  'chat.attachFiles',
  (db, given: Given<{ ids: number[]; message: number; thread: number; uploader: number; at: Date }>) =>
    db
      .updateTable('ChatAttachment')
      .set({ message: given.message, takenAt: given.at })
      .where('id', 'in', given.ids)
      .where('thread', '=', given.thread)
      .where('uploader', '=', given.uploader)
      .where('takenAt', 'is', null),
);

interface Taking {
  ids: number[];
  message: number;
  thread: number;
  uploader: number;
  at: Date;
}

/**
 * Attaches files to a new message. Throws `fileIds: unknown` for unknown ids, for files of another uploader or
 * thread, and for files that were attached before.
 */
export async function attachFiles(writing: Writing, taking: Taking): Promise<void> {
  if (taking.ids.length === 0) return;
  const attached = await attachRows.write(writing, taking);
  if (attached < taking.ids.length) throw invalidInput({ fileIds: 'unknown' });
}

const findFilesOfMessage = query('chat.findFilesOfMessage', (db, { message }: Given<{ message: number }>) =>
  db.selectFrom('ChatAttachment').select('id').where('message', '=', message),
);

/** True when a message has exactly these files. */
export async function hasFiles(writing: Writing, message: number, ids: readonly number[]): Promise<boolean> {
  const own = new Set((await findFilesOfMessage.all(writing, { message })).map(({ id }) => id));
  return own.size === ids.length && ids.every((id) => own.has(id));
}

export const hasAnyFile = async (writing: Writing, message: number): Promise<boolean> =>
  findFilesOfMessage.any(writing, { message });

const detachRows = query('chat.detachFiles', (db, { message }: Given<{ message: number }>) =>
  db.updateTable('ChatAttachment').set({ message: null }).where('message', '=', message),
);

/** Detaches the files of a message: they are not readable from then on, and a job deletes them. */
export async function detachFiles(writing: Writing, message: number): Promise<void> {
  if ((await detachRows.write(writing, { message })) > 0) await addSweep(writing);
}

export const addSweep = ({ transaction, context }: Writing): Promise<void> =>
  context.services.jobs.add(transaction, sweepFilesJob, {});
