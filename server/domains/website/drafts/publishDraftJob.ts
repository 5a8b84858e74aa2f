import { isRefusal, type Requester } from '../../../kit/jobs/requester.ts';
import type { JobKind } from '../../../kit/jobs/jobKind.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { withDeleted } from '../../../kit/query/scopes.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { draftNotice, type DraftProblem } from './draftNotice.ts';

interface ScheduledDraft {
  contentId: number;
  /** The scheduled moment, in milliseconds since 1970. A draft with another one was scheduled anew. */
  at: number;
  requester: Requester;
}

type Scope = Parameters<NonNullable<JobKind<ScheduledDraft>['givenUp']>>[0];

const scheduledDraft = query('website.scheduledDraft', (db, { content }: Given<{ content: number }>) =>
  db
    .selectFrom(withDeleted('Content as content'))
    .innerJoin('ContentDraft as draft', 'draft.content', 'content.id')
    .select(['draft.version', 'draft.startedFrom', 'draft.publishAt', 'draft.savedBy', 'content.title'])
    .where('draft.content', '=', content),
);

const unscheduleDraft = query(
  'website.unscheduleDraft',
  (db, { content, at }: Given<{ content: number; at: Date }>) =>
    db
      .updateTable('ContentDraft')
      .set({ publishAt: null })
      .where('content', '=', content)
      .where('publishAt', '=', at),
);

const publishDraft = /* GraphQL */ `
  mutation ($id: ID!, $version: Int!, $draftVersion: Int!) {
    publishContentDraft(id: $id, version: $version, draftVersion: $draftVersion) {
      id
    }
  }
`;

/** Codes of errors that another attempt would not resolve. */
const problems: Partial<Record<string, DraftProblem>> = {
  CONFLICT: 'CONFLICT',
  BAD_USER_INPUT: 'INCOMPLETE',
  NOT_FOUND: 'DELETED',
};

/** Publishes a draft at its scheduled moment, under the same rules as a publication by hand. */
export const publishDraftJob: JobKind<ScheduledDraft> = {
  name: 'website.publishDraft',
  does: 'Publishes the scheduled draft of a content of the website in the name of the person who scheduled it.',
  atOnce: 2,
  tries: 5,
  pause: { first: 5, longest: 300 },
  timeLimit: 60,
  sendsNoNotice: true,
  read: (stored) => {
    const { contentId, at, requester } = stored as Partial<ScheduledDraft>;
    if (typeof contentId !== 'number' || typeof at !== 'number' || !requester)
      throw new Error('The job data names no draft.');
    return { contentId, at, requester };
  },
  async work(job) {
    const draft = await findScheduled(job);
    if (!draft) return;
    const problem = await publish(job, draft);
    // A change at the same moment may have cancelled or moved the publication.
    if (problem && (await findScheduled(job))) await fail(job, problem);
  },
  givenUp: (job) => fail(job, 'BROKEN'),
};

type Found = Exclude<Awaited<ReturnType<typeof findScheduled>>, undefined>;

/** The draft, unless it was published, discarded or scheduled anew. */
async function findScheduled({ database, data: { contentId, at, requester } }: Scope) {
  const runner = { database, radioId: requester.radioId };
  const draft = await scheduledDraft.first(runner, { content: contentId });
  return draft?.publishAt && new Date(draft.publishAt).getTime() === at ? draft : undefined;
}

/** Publishes the draft. Returns the reason why it must not be published; throws when another attempt may succeed. */
async function publish({ services, data }: Scope, draft: Found): Promise<DraftProblem | undefined> {
  const variables = { id: String(data.contentId), version: draft.startedFrom, draftVersion: draft.version };
  try {
    const context = await services.contextOf(data.requester);
    await services.operations.query({ query: publishDraft, variables }, context);
    return undefined;
  } catch (error) {
    const code = String((error as { extensions?: { code?: unknown } }).extensions?.code);
    const problem = isRefusal(error) ? 'FORBIDDEN' : problems[code];
    if (problem) return problem;
    throw error;
  }
}

/** Cancels the schedule, and notifies the person who scheduled the draft and the one who saved it last. The draft stays. */
async function fail(job: Scope, problem: DraftProblem): Promise<void> {
  const { services, database, data } = job;
  const { contentId, at, requester } = data;
  const draft = await findScheduled(job);
  if (!draft) return;
  const { radioId } = requester;
  await inTransaction(database, async (transaction) => {
    const writing = { transaction, context: { radioId } };
    // The draft may have been scheduled anew since it was read.
    if ((await unscheduleDraft.write(writing, { content: contentId, at: new Date(at) })) === 0) return;
    await services.notices.notify(transaction, draftNotice, {
      to: [...new Set([requester.userId, ...(draft.savedBy === null ? [] : [draft.savedBy])])],
      radioId,
      data: { title: draft.title, problem },
      path: `/admin/website/news/${contentId}`,
      once: `${contentId} ${at}`,
      isMention: true,
    });
  });
}
