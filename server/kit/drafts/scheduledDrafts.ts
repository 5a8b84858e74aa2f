import type { JobKind } from '../jobs/jobKind.ts';
import { isRefusal, requesterOf, type Requester } from '../jobs/requester.ts';
import type { NoticeKind } from '../notices/noticeKind.ts';
import type { Given, Query } from '../query/query.ts';
import { alterRow, type Writing } from '../resource/recordedWrites.ts';
import { inTransaction } from '../resource/transaction.ts';
import type { Drafts, StoredDraft } from './drafts.ts';

/* Publication of drafts at a later moment, in the name of the person who chose it. */

/** Why a scheduled draft was not published. */
export type DraftProblem = 'CONFLICT' | 'INCOMPLETE' | 'FORBIDDEN' | 'DELETED' | 'BROKEN';

/** Data of the notice about a draft that was not published. */
export interface FailedDraft {
  title: string;
  problem: DraftProblem;
}

interface FoundDraft {
  version: number;
  startedFrom: number;
  publishAt: Date | null;
  savedBy: number | null;
  /** Title of the record, for the notice. */
  title: string;
}

/** How the scheduled drafts of one entity are published. */
interface Publication {
  /** Name and description of the job. */
  name: string;
  does: string;
  /** Query for the draft of a record. Also finds drafts of records in the recycle bin. */
  find: Query<Given<{ record: number }>, FoundDraft>;
  /** Query that cancels the publication of a draft at a moment. */
  unschedule: Query<Given<{ record: number; at: Date }>, unknown>;
  /** Mutation that publishes a draft by hand. Its variables are `id` of the record, `version` and `draftVersion`. */
  mutation: string;
  /** Notice to the person who scheduled a draft, and to the one who saved it last, that it was not published. */
  notice: NoticeKind<FailedDraft>;
  /** Path of the page in the portal on which a draft is edited. */
  pathOf: (record: number) => string;
}

interface PublicationData {
  record: number;
  /** The scheduled moment, in milliseconds since 1970. A draft with another one was scheduled anew. */
  at: number;
  requester: Requester;
}

export type PublicationJob = JobKind<PublicationData>;

type Scope = Parameters<NonNullable<PublicationJob['givenUp']>>[0];

/** Schedules the publication of the draft of a record, in the name of the viewer. Replaces an earlier schedule. */
export async function scheduleDraft(
  writing: Writing,
  { entity }: Drafts,
  stored: StoredDraft,
  { job, record, at }: { job: PublicationJob; record: number; at: Date },
): Promise<void> {
  const { context, transaction } = writing;
  await alterRow(writing, context.reads.models.of(entity), stored, { publishAt: at });
  const data = { record, at: at.getTime(), requester: requesterOf(context) };
  await context.services.jobs.add(transaction, job, data, { after: at });
}

/** Codes of errors that another attempt would not resolve. */
const problems: Partial<Record<string, DraftProblem>> = {
  CONFLICT: 'CONFLICT',
  BAD_USER_INPUT: 'INCOMPLETE',
  NOT_FOUND: 'DELETED',
};

/** Creates the job that publishes a draft at its scheduled moment. The same rules apply as for a publication by hand. */
export function publicationJob(publication: Publication): PublicationJob {
  const { name, does } = publication;
  return {
    name,
    does,
    atOnce: 2,
    tries: 5,
    pause: { first: 5, longest: 300 },
    timeLimit: 60,
    sendsNoNotice: true,
    read: (stored) => {
      // Jobs of earlier versions call the record `contentId`.
      const {
        contentId,
        record = contentId,
        at,
        requester,
      } = stored as Partial<PublicationData & { contentId: number }>;
      if (typeof record !== 'number' || typeof at !== 'number' || !requester)
        throw new Error('The job data names no draft.');
      return { record, at, requester };
    },
    async work(job) {
      const draft = await findScheduled(publication, job);
      if (!draft) return;
      const problem = await publish(publication, job, draft);
      // A change at the same moment may have cancelled or moved the publication.
      if (problem && (await findScheduled(publication, job))) await fail(publication, job, problem);
    },
    givenUp: (job) => fail(publication, job, 'BROKEN'),
  };
}

/** The draft, unless it was published, discarded or scheduled anew. */
async function findScheduled(
  { find }: Publication,
  { database, data: { record, at, requester } }: Scope,
): Promise<FoundDraft | undefined> {
  const draft = await find.first({ database, radioId: requester.radioId }, { record });
  return draft?.publishAt && new Date(draft.publishAt).getTime() === at ? draft : undefined;
}

/** Publishes the draft. Returns the reason why it must not be published; throws when another attempt may succeed. */
async function publish(
  { mutation }: Publication,
  { services, data }: Scope,
  draft: FoundDraft,
): Promise<DraftProblem | undefined> {
  const variables = { id: String(data.record), version: draft.startedFrom, draftVersion: draft.version };
  try {
    const context = await services.contextOf(data.requester);
    await services.operations.query({ query: mutation, variables }, context);
    return undefined;
  } catch (error) {
    const code = String((error as { extensions?: { code?: unknown } }).extensions?.code);
    const problem = isRefusal(error) ? 'FORBIDDEN' : problems[code];
    if (problem) return problem;
    throw error;
  }
}

/** Cancels the schedule, and notifies the person who scheduled the draft and the one who saved it last. The draft stays. */
async function fail(publication: Publication, job: Scope, problem: DraftProblem): Promise<void> {
  const { services, database, data } = job;
  const { record, at, requester } = data;
  const draft = await findScheduled(publication, job);
  if (!draft) return;
  const { radioId } = requester;
  await inTransaction(database, async (transaction) => {
    const writing = { transaction, context: { radioId } };
    // The draft may have been scheduled anew since it was read.
    if ((await publication.unschedule.write(writing, { record, at: new Date(at) })) === 0) return;
    await services.notices.notify(transaction, publication.notice, {
      to: [...new Set([requester.userId, ...(draft.savedBy === null ? [] : [draft.savedBy])])],
      radioId,
      data: { title: draft.title, problem },
      path: publication.pathOf(record),
      once: `${record} ${at}`,
      isMention: true,
    });
  });
}
