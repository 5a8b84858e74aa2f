import type { Services } from '../../../kit/context.ts';
import type { Database, Transaction } from '../../../kit/database/database.ts';
import type { JobKind } from '../../../kit/jobs/jobKind.ts';
import { jsonText, type JsonText } from '../../../kit/query/given.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { midnightsOf, loadPlanDays, planOfDay } from '../planner/planBetween.ts';
import { findRadiosWithSlots } from '../occurrences/findRadiosWithSlots.ts';
import { dayLength } from '../../../kit/time/days.ts';
import { DryRun } from './dryRun.entity.ts';
import { DryRunState } from './dryRunEnums.ts';
import type { StoredProblem } from './dryRunProblem.ts';
import { problemsOfPlays, problemsOfSlots } from './findProblems.ts';
import { findPresentedSlots } from './presenters.ts';

declare module '../../../kit/events/events.ts' {
  interface Topics {
    /** Published when a dry run of a radio is requested, progresses or ends. */
    dryRunChanged: { radioId: number };
  }
}

const days = 7;
/** Maximum number of stored problems per run. */
const maxProblems = 1000;

interface DryRunScope {
  services: Services;
  database: Database;
  radioId: number;
}

/** Plans the next seven days of a radio and returns the problems. The plan itself is not stored. */
export async function dryRunOf(
  scope: DryRunScope,
  onProgress: (percent: number) => Promise<void>,
  signal?: AbortSignal,
): Promise<{ from: number; to: number; problems: StoredProblem[] }> {
  const from = Date.now();
  const to = from + days * dayLength;
  const data = await loadPlanDays(scope, from, to);
  const midnights = midnightsOf(data, from, to);
  const presented = await findPresentedSlots(scope, data.slots);
  const problems = problemsOfSlots(data, presented, from, to);
  for (const [index, midnight] of midnights.entries()) {
    signal?.throwIfAborted();
    const plan = () => planOfDay(data, midnight, to);
    const { plays, shortfalls } = await data.dayPlans.inTurn(scope.radioId, plan);
    problems.push(...problemsOfPlays(within(plays, from, to), within(shortfalls, from, to), data));
    await onProgress(Math.round((100 * (index + 1)) / midnights.length));
  }
  return { from, to, problems: problems.toSorted((a, b) => a.startsAt - b.startsAt) };
}

/** Items that overlap a period, clipped to it. */
const within = <T extends { at: number; until: number }>(all: readonly T[], from: number, to: number): T[] =>
  all
    .filter(({ at, until }) => until > from && at < to)
    .map((range) => ({ ...range, at: Math.max(range.at, from), until: Math.min(range.until, to) }));

interface Key {
  radioId: number;
}

export const dryRunJob: JobKind<Key> = {
  name: 'planning.dryRun',
  does: 'Plans the next seven days of a radio without storing them, and reports the problems.',
  atOnce: 1,
  tries: 2,
  pause: { first: 30, longest: 60 },
  timeLimit: 600,
  read: (data) => {
    const { radioId } = data as Partial<Key>;
    if (typeof radioId !== 'number') throw new Error('The job data names no radio.');
    return { radioId };
  },
  async work({ services, database, data: { radioId }, signal }) {
    const scope = { services, database, radioId };
    await publishProgress(scope, { state: DryRunState.RUNNING, progress: 0 });
    const onProgress = (progress: number) => publishProgress(scope, { state: DryRunState.RUNNING, progress });
    const { from, to, problems } = await dryRunOf(scope, onProgress, signal);
    await inTransaction(database, async (transaction) => {
      await finishDryRun.write(onRadio(transaction, radioId), {
        state: DryRunState.DONE,
        from: new Date(from),
        to: new Date(to),
        now: new Date(),
        count: problems.length,
        found: jsonText(problems.slice(0, maxProblems)),
      });
      await services.events.publish(transaction, 'dryRunChanged', { radioId });
    });
  },
  givenUp: ({ services, database, data: { radioId } }) =>
    publishProgress({ services, database, radioId }, { state: DryRunState.FAILED, progress: 0 }),
};

const onRadio = (transaction: Transaction, radioId: number) => ({ transaction, context: { radioId } });

const findDryRunState = query('scheduling.findDryRunState', (db) =>
  db.selectFrom('DryRun').select(['id', 'state']),
);

const updateDryRunProgress = query(
  'scheduling.updateDryRunProgress',
  (db, { state, progress }: Given<{ state: DryRunState; progress: number }>) =>
    db.updateTable('DryRun').set({ state, progress }),
);

interface Finished {
  state: DryRunState;
  from: Date;
  to: Date;
  now: Date;
  count: number;
  found: JsonText<StoredProblem[]>;
}

const finishDryRun = query('scheduling.finishDryRun', (db, given: Given<Finished>) =>
  db.updateTable('DryRun').set({
    state: given.state,
    progress: 100,
    firstMoment: given.from,
    lastMoment: given.to,
    finishedAt: given.now,
    problemCount: given.count,
    found: given.found,
  }),
);

const publishProgress = (
  { services, database, radioId }: DryRunScope,
  change: { state: DryRunState; progress: number },
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    await updateDryRunProgress.write(onRadio(transaction, radioId), change);
    await services.events.publish(transaction, 'dryRunChanged', { radioId });
  });

/**
 * Adds a dry run job when the transaction commits, and returns the id of the radio's dry run. A run that is in progress continues, and
 * the added one follows; when one is already waiting, none is added.
 */
export async function addDryRun(
  services: Services,
  transaction: Transaction,
  radioId: number,
): Promise<number> {
  const radioScope = onRadio(transaction, radioId);
  const known = await findDryRunState.first(radioScope);
  const model = transaction.models.of(DryRun);
  const scope = { radioId, deleted: 'hidden' } as const;
  const id = known?.id ?? (await insertRow(transaction, model, {}, scope)).id;
  if (known?.state !== DryRunState.RUNNING)
    await updateDryRunProgress.write(radioScope, { state: DryRunState.WAITING, progress: 0 });
  await services.jobs.add(transaction, dryRunJob, { radioId }, { key: String(radioId) });
  await services.events.publish(transaction, 'dryRunChanged', { radioId });
  return id;
}

/** Nightly job: adds a dry run for each radio with slots, so that problems are known in the morning. */
export const nightlyDryRuns: JobKind = {
  name: 'planning.nightlyDryRuns',
  does: 'Adds a dry run for each radio with slots.',
  schedule: '41 2 * * *',
  atOnce: 1,
  tries: 3,
  pause: { first: 60, longest: 600 },
  timeLimit: 600,
  read: () => ({}),
  async work({ services, database }) {
    for (const { radio } of await findRadiosWithSlots.all(database))
      await inTransaction(database, (transaction) => addDryRun(services, transaction, radio));
  },
};
