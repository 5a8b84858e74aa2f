import type { Context } from '../../../kit/context.ts';
import { invalidInput, notFound } from '../../../kit/errors.ts';
import { onEvent } from '../../../kit/events/onEvent.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { VisitCall } from './visitCall.entity.ts';
import { findCallById, deleteCall, findVisitById } from './visitQueries.ts';

/**
 * Milliseconds within which the visitor's browser must answer. A browser in the background may never answer.
 */
const answerTimeout = 4000;
/** Poll interval in milliseconds; polling is needed because the event of the answer may be lost. */
const pollInterval = 1000;

/** Passes an SDP offer on to the browser of a visitor and returns its answer. */
export async function callVisitor(
  { database, services, radioId: own }: Context,
  { visit, offer }: { visit: number; offer: string },
): Promise<string> {
  const radioId = own!;
  const scope = { database, radioId };
  const found = await findVisitById.first(scope, { id: visit });
  if (!found) throw notFound('LiveVisit');
  if (found.leftAt) throw invalidInput({ id: 'invalidTransition' });
  const ending = new AbortController();
  let wake = () => {};
  const news = new Promise<void>((resolve) => (wake = resolve));
  let waiting = news;
  onEvent(services.events, {
    topic: 'visitAnswered',
    signal: ending.signal,
    handle: (event) => event.visit === visit && wake(),
  });
  const id = await inTransaction(database, async (transaction) => {
    const model = transaction.models.of(VisitCall);
    const row = await insertRow(transaction, model, { visit, offer }, { radioId, deleted: 'hidden' });
    await services.events.publish(transaction, 'visitCalled', { radioId, id: row.id, visit });
    return row.id;
  });
  try {
    const until = Date.now() + answerTimeout;
    while (Date.now() < until) {
      await Promise.race([waiting, pause(pollInterval, ending.signal)]);
      waiting = new Promise<void>((resolve) => (wake = resolve));
      const { answer } = (await findCallById.first(scope, { id })) ?? { answer: '' };
      if (answer !== '') return answer;
    }
    throw invalidInput({ id: 'notThere' });
  } finally {
    ending.abort();
    await inTransaction(database, async (transaction) => {
      await deleteCall.write({ transaction, context: { radioId } }, { id });
    });
  }
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
