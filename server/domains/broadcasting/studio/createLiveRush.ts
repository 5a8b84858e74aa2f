import { writeFile, stat } from 'node:fs/promises';
import type { Services } from '../../../kit/context.ts';
import type { Database } from '../../../kit/database/database.ts';
import { JobProblem, type JobKind } from '../../../kit/jobs/jobKind.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { runFfmpeg, MediaKind, addRendered } from '../../library/public.ts';
import { takeRush } from '../../programmes/public.ts';
import { findRadioClock } from '../../platform/public.ts';
import { wallText } from '../../../kit/time/days.ts';
import { publishLiveChanged } from '../live/liveEvents.ts';
import { findLiveById } from '../live/liveQueries.ts';
import { isForm, partKey, recordedForms, recordingKey, type RecordedForm } from './recordings.ts';
import { lockLive, linkRush, findRushOfMedium } from './studioQueries.ts';

interface EndedLive {
  session: number;
  radioId: number;
}

interface Tools {
  services: Services;
  database: Database;
  data: EndedLive;
  signal: AbortSignal;
}

/** Milliseconds after the end of a live session within which its last recording must arrive. */
const maxDelay = 120_000;

/** Job: makes a rush from the recording of a browser or an encoder. */
export const createLiveRushJob: JobKind<EndedLive> = {
  name: 'onair.createLiveRush',
  formerName: 'onair.keepLive',
  does: 'Makes a rush from the recording of a live.',
  atOnce: 1,
  tries: 8,
  pause: { first: 2, longest: 300 },
  timeLimit: 1800,
  read: (data) => data as EndedLive,
  work: createLiveRush,
};

async function createLiveRush({ services, database, data, signal }: Tools): Promise<void> {
  const { session, radioId } = data;
  const scope = { database, radioId };
  const live = await findLiveById.first(scope, { id: session });
  if (!live?.endedAt || live.rush !== null) return;
  const form = isForm(live.recordedAs) ? live.recordedAs : 'webm';
  const numbers = Array.from({ length: live.part }, (_, index) => index + 1);
  const sizes = await Promise.all(
    numbers.map((part) => services.storage.sizeOf(partKey(session, part, form))),
  );
  const there = numbers.filter((_, index) => sizes[index]);
  const isLate = Date.now() - new Date(live.endedAt).getTime() > maxDelay;
  // A connection without data has no recording, and a recording on a lost machine never arrives.
  if (there.length < numbers.length && !isLate)
    throw new JobProblem('The last connection of the live session is not closed yet.');
  if (there.length === 0) return;
  const size = await join(services, { session, parts: there, form, signal });
  if (size === 0) throw new JobProblem('The recording cannot be read.', { isFinal: true });
  await inTransaction(database, async (transaction) => {
    const writing = { transaction, context: { radioId } };
    const row = await lockLive.first(writing, { id: session });
    if (!row || row.rush !== null) return;
    const author = { actorId: row.person, actorName: row.name, address: '', radioId, requestId: '' };
    const { events, jobs, notices } = services;
    const { wallAt } = await findRadioClock({ database, radioId });
    const begun = wallText(wallAt(new Date(row.startedAt).getTime()));
    const title = `${row.title} ${begun.slice(0, 16).replace('T', ' ')}`;
    const made = { fileKey: recordingKey(session, form), fileName: `live-${session}.${form}`, size };
    const mediaId = await addRendered(
      { transaction, jobs },
      { ...made, kind: MediaKind.RUSH, radioId, title, author },
    );
    const target = row.emission === null ? '' : `emission ${row.emission}`;
    await takeRush(
      { transaction, events, jobs, notices, radioId },
      { mediaId, title, target, userId: row.person!, author },
    );
    const take = await findRushOfMedium.first(writing, { medium: mediaId });
    await linkRush.write(writing, { id: session, rush: take!.rush });
    await publishLiveChanged(transaction, events, { radioId, id: session });
  });
  for (const part of there) await services.storage.delete(partKey(session, part, form));
}

/** Joins the parts into one file without encoding them again; a truncated end is dropped. Returns the size in bytes. */
async function join(
  { storage, library }: Services,
  {
    session,
    parts,
    form,
    signal,
  }: { session: number; parts: readonly number[]; form: RecordedForm; signal: AbortSignal },
): Promise<number> {
  const key = recordingKey(session, form);
  return library.withPath(`live-${session}.${form}`, (to) =>
    library.withPath(`live-${session}.txt`, async (list) => {
      const paths: string[] = [];
      const withAll = async (left: readonly number[]): Promise<void> => {
        const [part, ...otherTakes] = left;
        if (part !== undefined)
          return storage.withFile(partKey(session, part, form), (path) => {
            paths.push(path);
            return withAll(otherTakes);
          });
        await writeFile(
          list,
          paths.map((path) => `file '${path.replaceAll("'", String.raw`'\''`)}'\n`).join(''),
        );
        const input = ['-y', '-f', 'concat', '-safe', '0', '-i', list];
        await runFfmpeg(
          [...input, '-map', '0:a:0', '-c', 'copy', '-f', recordedForms[form], `file:${to}`],
          () => {},
          signal,
        );
      };
      await withAll(parts);
      signal.throwIfAborted();
      const size = await stat(to).then(
        (file) => file.size,
        () => 0,
      );
      if (size > 0) await storage.adopt(key, to);
      return size;
    }),
  );
}
