import type { Context } from '../../../kit/context.ts';
import { invalidInput, notFound } from '../../../kit/errors.ts';
import { onEvent } from '../../../kit/events/onEvent.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { VisitCall } from './visitCall.entity.ts';
import { callById, callOver, visitById } from './visitQueries.ts';

/** Milliseconds that the visitor's browser may take to answer; a sleeping browser never answers. */
const answersWithin = 4000;
/** Poll interval in milliseconds, since the event of the answer may be lost. */
const lookEvery = 1000;

/** Passes an SDP offer on to the browser of a visitor and returns its answer. */
export async function callVisitor(
  { database, services, radioId: own }: Context,
  { visit, offer }: { visit: number; offer: string },
): Promise<string> {
  const radioId = own!;
  const place = { database, radioId };
  const found = await visitById.first(place, { id: visit });
  if (!found) throw notFound('LiveVisit');
  if (found.leftAt) throw invalidInput({ id: 'notFromHere' });
  const ending = new AbortController();
  let look = () => {};
  const news = new Promise<void>((resolve) => (look = resolve));
  let waiting = news;
  onEvent(services.events, {
    topic: 'visitAnswered',
    signal: ending.signal,
    handle: (event) => event.visit === visit && look(),
  });
  const id = await inTransaction(database, async (transaction) => {
    const model = transaction.models.of(VisitCall);
    const row = await insertRow(transaction, model, { visit, offer }, { radioId, deleted: 'hidden' });
    await services.events.publish(transaction, 'visitCalled', { radioId, id: row.id, visit });
    return row.id;
  });
  try {
    const until = Date.now() + answersWithin;
    while (Date.now() < until) {
      await Promise.race([waiting, pause(lookEvery, ending.signal)]);
      waiting = new Promise<void>((resolve) => (look = resolve));
      const { answer } = (await callById.first(place, { id })) ?? { answer: '' };
      if (answer !== '') return answer;
    }
    throw invalidInput({ id: 'notThere' });
  } finally {
    ending.abort();
    await inTransaction(database, async (transaction) => {
      await callOver.write({ transaction, context: { radioId } }, { id });
    });
  }
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
