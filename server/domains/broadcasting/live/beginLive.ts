import { inTransaction } from '../../../kit/resource/transaction.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { query } from '../../../kit/query/query.ts';
import { endExpiredLives } from './endLive.ts';
import { LiveHow, LiveRefusal } from './liveEnums.ts';
import { publishLiveChanged } from './liveEvents.ts';
import type { RadioScope } from './rights/radioScope.ts';
import { closeHandoverMessage } from './handover/handoverNotice.ts';
import { assignHandover, findHandoverToPerson } from './handover/handoverQueries.ts';
import { findOpenLive } from './liveQueries.ts';
import { LiveSession } from './liveSession.entity.ts';
import { mayGoLive } from './rights/mayGoLive.ts';

interface Presenter {
  person: number;
  how: LiveHow;
  streamKey?: number;
}

export type Begun =
  | { refused: LiveRefusal }
  | {
      refused: undefined;
      session: number;
      title: string;
      name: string;
      /** When the person takes over from the current presenter; null when the person is on the air at once. */
      takesOverAt: Date | null;
    };

/** Serialises going live by a row lock: of two concurrent requests, one succeeds. */
export const lockForLive = query('broadcasting.lockForLive', (db) =>
  db.selectFrom('Station').select('id').forUpdate(),
);

/**
 * Starts a live session, or returns the reason why the person may not go live.
 * The session is on the air at once, or waits to take over by the open handover to the person.
 */
export async function beginLive(scope: RadioScope, { person, how, streamKey }: Presenter): Promise<Begun> {
  const now = Date.now();
  await endExpiredLives(scope, now);
  const verdict = await mayGoLive(scope, person, now);
  if (verdict.refused) return verdict;
  const { name, slot } = verdict;
  const { database, services, radioId } = scope;
  const title = slot?.title || name;
  return inTransaction(database, async (transaction): Promise<Begun> => {
    const writing = { transaction, context: { radioId } };
    await lockForLive.first(writing);
    const isTaken = await findOpenLive.any(writing);
    const handover = isTaken ? await findHandoverToPerson.first(writing, { person }) : undefined;
    if (isTaken && !handover) return { refused: LiveRefusal.SOMEBODY_IS_LIVE };
    const at = new Date(now);
    const row = {
      person,
      name,
      title,
      how,
      startedAt: at,
      isComing: isTaken,
      seenAt: at,
      slot: slot?.slot ?? null,
      date: slot?.date ?? null,
      plannedUntil: slot?.endsAt ?? null,
      emission: slot?.emission ?? null,
      episode: slot?.episode ?? null,
      streamKey: streamKey ?? null,
      ...(how === LiveHow.BROWSER && { part: 1, isSending: true }),
    };
    const model = transaction.models.of(LiveSession);
    const { id } = await insertRow(transaction, model, row, { radioId, deleted: 'hidden' });
    const takesOverAt = handover ? new Date(now + handover.countdown) : null;
    if (handover) {
      await assignHandover.write(writing, { id: handover.id, to: id, at: takesOverAt! });
      await closeHandoverMessage(services, writing, { id: handover.id, people: [person] });
    }
    await publishLiveChanged(transaction, services.events, { radioId, id });
    return { refused: undefined, session: id, title, name, takesOverAt };
  });
}
