import pLimit from 'p-limit';
import type { Services } from '../../../../kit/context.ts';
import type { Database, Transaction } from '../../../../kit/database/database.ts';
import type { JobKind } from '../../../../kit/jobs/jobKind.ts';
import { OutsideError } from '../../../../kit/network/outside.ts';
import { parseRetryAfter } from '../../../../kit/network/retryAfter.ts';
import { loopDetected } from '../../../../kit/network/stationMark.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import {
  recordAttempt,
  findDueDeliveries,
  lockDelivery,
  lockHook,
  recordHookSuccess,
  recordHookFailure,
  findHookToSend,
  unlockHook,
  findNextDelivery,
} from './deliveryQueries.ts';
import { DeliveryProblem, DeliveryState } from './webhookDelivery.entity.ts';
import { switchOff } from './switchOff.ts';
import { signedHeaders } from './webhookSecrets.ts';

const second = 1000;
const hour = 3600 * second;
/** Attempts per message, with pauses in milliseconds that double from the first to the longest. */
const maxTries = 14;
const pause = { first: 10 * second, longest: 6 * hour };
/** Time in milliseconds after which a webhook that fails continuously is switched off. */
export const failingFor = 72 * hour;
/**
 * Pause in milliseconds after the receiver of a webhook has not answered. It doubles with each further attempt
 * without an answer, up to `longest`.
 */
const rest = { first: 30 * second, longest: hour };
/** Maximum pause that a receiver can request with `Retry-After`, in milliseconds. */
const longestRetryAfter = 24 * hour;
/** Statuses with which a receiver requests a pause (`Retry-After`). */
const pauseStatuses: ReadonlySet<number | null> = new Set([429, 503]);
/** 410 Gone: the receiver accepts no more messages at this address. */
const statusRemoved = 410;
/** Maximum number of concurrent messages to one webhook. */
const atOnce = 5;
const batch = 20;
/**
 * Milliseconds for which one job sends messages.
 * `lockedFor` is how long the job locks the webhook against other jobs; it is longer so that the lock outlasts
 * the sending.
 */
const sendingFor = 60 * second;
const lockedFor = 2 * 60 * second;

const pauseOf = ({ first, longest }: typeof pause, times: number) =>
  Math.min(first * 2 ** Math.min(times, 20), longest);

interface DeliveryServices {
  services: Services;
  database: Database;
}

type Hook = NonNullable<Awaited<ReturnType<typeof findHookToSend.first>>>;

/**
 * Sends the queued messages of a webhook; each webhook has one such job at a time.
 * A slow receiver therefore delays only its own messages. The webhook is paused when its receiver does not answer or
 * requests a pause.
 */
export const deliverJob: JobKind<{ webhook: number }> = {
  name: 'notifications.deliver',
  does: 'Sends queued messages to a webhook.',
  atOnce: 40,
  tries: 8,
  pause: { first: 5, longest: 300 },
  timeLimit: 120,
  read: (stored) => stored as { webhook: number },
  async work({ services, database, data: { webhook }, signal }) {
    const scope = { services, database };
    const now = Date.now();
    const lockedHooks = await inTransaction(database, async (transaction) =>
      lockHook.write(transaction, { id: webhook, now: new Date(now), until: new Date(now + lockedFor) }),
    );
    // Another job is sending, and may have read its last batch before this message was queued: check again
    // later.
    if (lockedHooks === 0) return retryAfter(scope, webhook, new Date(now + second));
    try {
      await sendAll(scope, webhook, { until: now + sendingFor, signal });
    } finally {
      await inTransaction(database, async (transaction) => unlockHook.write(transaction, { id: webhook }));
    }
    await planNext(scope, webhook);
  },
};

const retryAfter = ({ services, database }: DeliveryServices, webhook: number, after: Date) =>
  inTransaction(database, (transaction) =>
    services.jobs.add(transaction, deliverJob, { webhook }, { key: String(webhook), after }),
  );

async function planNext(scope: DeliveryServices, webhook: number): Promise<void> {
  const hook = await findHookToSend.first(scope.database, { id: webhook });
  const next = hook && (await findNextDelivery.first(scope.database, { webhook }));
  if (!next) return;
  const rests = hook.restsUntil ? new Date(hook.restsUntil).getTime() : 0;
  await retryAfter(scope, webhook, new Date(Math.max(new Date(next.nextAt).getTime(), rests)));
}

async function sendAll(
  scope: DeliveryServices,
  webhook: number,
  { until, signal }: { until: number; signal: AbortSignal },
): Promise<void> {
  const limit = pLimit(atOnce);
  while (Date.now() < until) {
    signal.throwIfAborted();
    const hook = await findHookToSend.first(scope.database, { id: webhook });
    if (!hook || (hook.restsUntil && new Date(hook.restsUntil).getTime() > Date.now())) return;
    const due = await findDueDeliveries.all(scope.database, { webhook, now: new Date(), max: batch });
    if (due.length === 0) return;
    let isPaused = false;
    await Promise.all(
      due.map((delivery) =>
        limit(async () => {
          if (isPaused) return;
          if ((await deliver(scope, hook, delivery, signal)) === 'PAUSED') isPaused = true;
        }),
      ),
    );
    if (isPaused) return;
  }
}

type Due = Awaited<ReturnType<typeof findDueDeliveries.all>>[number];

interface Outcome {
  problem: DeliveryProblem | null;
  status: number | null;
  answer: string;
}

/** Outcome of one attempt, with the moment before which nothing else may be sent to the receiver. */
interface Tried extends Outcome {
  retryAt?: Date | undefined;
}

/** Sends one message. Returns `PAUSED` when the webhook must not be sent any other message for now. */
async function deliver(
  scope: DeliveryServices,
  hook: Hook,
  delivery: Due,
  signal: AbortSignal,
): Promise<'ANSWERED' | 'PAUSED'> {
  const { database } = scope;
  const now = new Date();
  const lockedDeliveries = await inTransaction(database, async (transaction) =>
    lockDelivery.write(transaction, { id: delivery.id, now, until: new Date(now.getTime() + lockedFor) }),
  );
  if (lockedDeliveries === 0) return 'ANSWERED';
  const outcome = await send(scope, hook, delivery, signal);
  signal.throwIfAborted();
  await inTransaction(database, (transaction) =>
    storeOutcome({ ...scope, transaction }, hook, delivery, outcome),
  );
  const isPaused =
    silent.has(outcome.problem) || outcome.retryAt !== undefined || outcome.status === statusRemoved;
  return isPaused ? 'PAUSED' : 'ANSWERED';
}

const silent: ReadonlySet<DeliveryProblem | null> = new Set([
  DeliveryProblem.TIMED_OUT,
  DeliveryProblem.NO_CONNECTION,
  DeliveryProblem.UNKNOWN_HOST,
  DeliveryProblem.REFUSED_ADDRESS,
]);

async function send(
  { services }: DeliveryServices,
  { url, secret, user }: Hook,
  { key, body }: Due,
  signal: AbortSignal,
): Promise<Tried> {
  try {
    const headers = signedHeaders(services.webhookSecrets.open(secret, user), { key, body, at: new Date() });
    const { status, body: answer, retryAfter } = await services.outside.post(url, { headers, body, signal });
    const limits = { now: Date.now(), longest: longestRetryAfter };
    const retryAt = pauseStatuses.has(status) ? parseRetryAfter(retryAfter, limits) : undefined;
    return { problem: problemOf(status), status, answer, retryAt };
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    return { problem: error.problem as DeliveryProblem, status: null, answer: '' };
  }
}

function problemOf(status: number): DeliveryProblem | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? DeliveryProblem.REDIRECT : DeliveryProblem.ANSWER;
}

async function storeOutcome(
  { services, transaction }: { services: Services; transaction: Transaction },
  hook: Hook,
  { id, tries: before }: Due,
  { retryAt, ...outcome }: Tried,
): Promise<void> {
  const at = new Date();
  const tries = before + 1;
  const state =
    outcome.problem === null
      ? DeliveryState.DELIVERED
      : tries < maxTries && !isFinal(outcome.status)
        ? DeliveryState.WAITING
        : DeliveryState.FAILED;
  const nextAt = new Date(Math.max(at.getTime() + pauseOf(pause, before), retryAt?.getTime() ?? 0));
  await recordAttempt.write(transaction, { id, ...outcome, state, tries, at, nextAt });
  if (outcome.problem === null) {
    await recordHookSuccess.write(transaction, { id: hook.id });
    return;
  }
  const isSilent = silent.has(outcome.problem);
  const restsUntil = isSilent ? new Date(at.getTime() + pauseOf(rest, hook.silences)) : (retryAt ?? at);
  const silences = isSilent ? hook.silences + 1 : 0;
  await recordHookFailure.write(transaction, { id: hook.id, at, silences, restsUntil });
  if (outcome.status === statusRemoved) return switchOff({ services, transaction }, hook, 'GONE');
  const since = hook.failingSince ? new Date(hook.failingSince).getTime() : at.getTime();
  if (at.getTime() - since >= failingFor) await switchOff({ services, transaction }, hook, 'SILENT');
}

const isFinal = (status: number | null): boolean => status === loopDetected || status === statusRemoved;
