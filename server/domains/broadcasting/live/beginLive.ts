import { inTransaction } from '../../../kit/resource/transaction.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { query } from '../../../kit/query/query.ts';
import { endWhatIsOver } from './endLive.ts';
import { LiveHow, LiveRefusal } from './liveEnums.ts';
import { publishLiveChanged } from './liveEvents.ts';
import type { Place } from './livePlace.ts';
import { closeHandoverMessage } from './handoverNotice.ts';
import { handoverCame, handoverTo } from './handoverQueries.ts';
import { openLive } from './liveQueries.ts';
import { LiveSession } from './liveSession.entity.ts';
import { mayGoLive } from './mayGoLive.ts';

interface Coming {
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
      /** When they take over from the current presenter; null when they have the air. */
      takesOverAt: Date | null;
    };

/** Serialises going live by a row lock: of two concurrent requests, one succeeds. */
export const holdLive = query('broadcasting.holdLive', (db) =>
  db.selectFrom('Station').select('id').forUpdate(),
);

/** Starts a live session for a person who may go live: on the air, or waiting to take it over. */
export async function beginLive(place: Place, { person, how, streamKey }: Coming): Promise<Begun> {
  const now = Date.now();
  await endWhatIsOver(place, now);
  const verdict = await mayGoLive(place, person, now);
  if (verdict.refused) return verdict;
  const { name, slot } = verdict;
  const { database, services, radioId } = place;
  const title = slot?.title || name;
  return inTransaction(database, async (transaction): Promise<Begun> => {
    const writing = { transaction, context: { radioId } };
    await holdLive.first(writing);
    const isTaken = await openLive.any(writing);
    const handover = isTaken ? await handoverTo.first(writing, { person }) : undefined;
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
      await handoverCame.write(writing, { id: handover.id, to: id, at: takesOverAt! });
      await closeHandoverMessage(services, writing, { id: handover.id, people: [person] });
    }
    await publishLiveChanged(transaction, services.events, { radioId, id });
    return { refused: undefined, session: id, title, name, takesOverAt };
  });
}
