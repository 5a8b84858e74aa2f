import { inTransaction } from '../../../kit/resource/transaction.ts';
import { endLive } from './endLive.ts';
import { LiveEnd, LiveHow } from './liveEnums.ts';
import type { Place } from './livePlace.ts';
import { liveSeen, openLive } from './liveQueries.ts';

/** What the player is to let be heard before all that is planned. */
export interface ToldLive {
  session: string;
  how: LiveHow;
  /** Of a browser: which of its lines is to be fetched; 0 while none is open, and for an encoder. */
  part: number;
  title: string;
  credit: string;
}

/** Who is live, for the player. */
export async function toldLive(place: Place): Promise<ToldLive | null> {
  const live = await openLive.first(place);
  if (!live) return null;
  return {
    session: String(live.id),
    how: live.how,
    part: live.isSending ? live.part : 0,
    title: live.airTitle || live.title,
    credit: live.airCredit,
  };
}

const noticedEvery = 10_000;
/** So long an encoder that was let in may take until the player tells of it. */
const mayTake = 20_000;

/** The player says which live it has: of an encoder nobody else knows whether it is still there. */
export async function noticeLive(place: Place, session: string | null): Promise<void> {
  const live = await openLive.first(place);
  if (live?.how !== LiveHow.ENCODER) return;
  const now = Date.now();
  const { database, services, radioId } = place;
  const isThere = session === String(live.id);
  const seenAt = new Date(live.seenAt).getTime();
  if (isThere ? now - seenAt < noticedEvery : now - new Date(live.startedAt).getTime() < mayTake) return;
  await inTransaction(database, async (transaction) => {
    const writing = { transaction, context: { radioId } };
    if (isThere) return void (await liveSeen.write(writing, { id: live.id, at: new Date(now) }));
    await endLive(services, writing, live.id, { why: LiveEnd.LINE_LOST, at: new Date(seenAt) });
  });
}
