import { Readable } from 'node:stream';
import { invalidInput, notFound } from '../../../kit/errors.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { LiveHow } from '../live/liveEnums.ts';
import type { RadioScope } from '../live/rights/radioScope.ts';
import { findLiveById } from '../live/liveQueries.ts';
import { createLiveRushJob } from './createLiveRush.ts';
import { isForm, partKey } from './recordings.ts';
import { addSentPart } from './studioQueries.ts';

/** Limit of one recording in bytes: twelve hours at the highest bitrate are some two gigabytes. */
const maxBytes = 8e9;
const maxParts = 1000;

interface Sent {
  session: number;
  part: number;
  form: string;
  content: unknown;
}

/**
 * Stores the recording of one encoder connection, sent by the player. The last one arrives when the live session has ended, and
 * starts the job that makes the rush. Repeated requests change nothing.
 */
export async function storeSentRecording(
  scope: RadioScope,
  { session, part, form, content }: Sent,
): Promise<void> {
  const { database, services, radioId } = scope;
  const live = await findLiveById.first(scope, { id: session });
  if (live?.how !== LiveHow.ENCODER || part < 1 || part > maxParts) throw notFound('LiveSession');
  if (!isForm(form) || !(content instanceof Readable)) throw invalidInput({ form: 'invalid' });
  const key = partKey(session, part, form);
  if ((await services.storage.sizeOf(key)) === null)
    await services.storage.put(key, Readable.from(bounded(content)));
  await inTransaction(database, async (transaction) => {
    const writing = { transaction, context: { radioId } };
    await addSentPart.write(writing, { id: session, part, form });
    const now = await findLiveById.first(writing, { id: session });
    if (now?.endedAt) await services.jobs.add(transaction, createLiveRushJob, { session, radioId });
  });
}

async function* bounded(content: Readable): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw invalidInput({ content: 'tooLong' });
    yield chunk;
  }
}
