import type { Transaction } from '../../../kit/database/database.ts';
import type { JobKind } from '../../../kit/jobs/jobKind.ts';
import type { Jobs } from '../../../kit/jobs/jobs.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import type { MediaKind } from '../media/kinds/mediaKind.ts';
import { MediaState } from '../media/mediaState.ts';
import { importDoneNotice } from './importDoneNotice.ts';
import { listPaths } from './mediaPaths.ts';

interface Import {
  /** Group of the files that were uploaded from one folder together. */
  group: string;
  userId: number;
  radioId: number;
  kind: MediaKind;
}

/** Interval in milliseconds between checks whether an import is complete. */
const pause = 60_000;
/** Milliseconds without progress after which the job stops waiting for an upload. */
const patience = 5 * 60_000;

const findArrivingUploads = query(
  'library.findArrivingUploads',
  (db, { group, since }: Given<{ group: string; since: Date }>) =>
    db
      .selectFrom('StoredUpload')
      .select('id')
      .where('dropGroup', '=', group)
      .where('mediaId', 'is', null)
      .where('picture', 'is', null)
      .where('receivedAt', '>', since)
      .limit(1),
);

const findImportStates = query('library.findImportStates', (db, { group }: Given<{ group: string }>) =>
  db
    .selectFrom('StoredUpload as upload')
    .innerJoin('MediaItem as medium', 'medium.id', 'upload.mediaId')
    .select('medium.state')
    .where('upload.dropGroup', '=', group),
);

/** Schedules the notification that all files of a folder were analysed. */
export const scheduleImportNotice = (jobs: Jobs, transaction: Transaction, done: Import) =>
  jobs.add(transaction, notifyImportDoneJob, done, { key: done.group, after: new Date(Date.now() + pause) });

export const notifyImportDoneJob: JobKind<Import> = {
  name: 'multimedia.notifyImportDone',
  formerName: 'multimedia.tellImport',
  does: 'Notifies the uploader of a folder when all of its files are analysed.',
  atOnce: 1,
  tries: 3,
  pause: { first: 30, longest: 300 },
  timeLimit: 60,
  read: (stored) => stored as Import,
  async work({ services, database, data }) {
    const { group, userId, radioId, kind } = data;
    const scope = { database, radioId };
    const states = (await findImportStates.all(scope, { group })).map(({ state }) => state);
    const countOf = (wanted: MediaState) => states.filter((state) => state === wanted).length;
    const [ready, failed] = [countOf(MediaState.READY), countOf(MediaState.FAILED)];
    const since = new Date(Date.now() - patience);
    const isRunning =
      ready + failed < states.length || (await findArrivingUploads.any(scope, { group, since }));
    await inTransaction(database, async (transaction) => {
      if (isRunning) return scheduleImportNotice(services.jobs, transaction, data);
      // The uploader of a single file sees its result on the page, so no notification is needed.
      if (states.length < 2) return;
      await services.notices.notify(transaction, importDoneNotice, {
        to: [userId],
        radioId,
        data: { ready, failed },
        path: listPaths[kind],
        once: group,
        isMention: true,
      });
    });
  },
};
