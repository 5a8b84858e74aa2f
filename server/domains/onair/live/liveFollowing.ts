import { inTransaction } from '../../../kit/resource/transaction.ts';
import { endLive } from './endLive.ts';
import { LiveEnd, LiveHow } from './liveEnums.ts';
import type { Place } from './livePlace.ts';
import { openHandover } from './handoverQueries.ts';
import { comingLive, liveSeen, openLive, type OpenLive } from './liveQueries.ts';

/** What the player is to let be heard before all that is planned. */
export interface ToldLive {
  session: string;
  how: LiveHow;
  /** Of a browser: which of its lines is to be fetched; 0 while none is open, and for an encoder. */
  part: number;
  title: string;
  credit: string;
}

/** Who is to be heard instead of them, from a moment on. */
export interface ComingLive extends ToldLive {
  comesAt: string;
}

export interface ToldLives {
  live: ToldLive | null;
  coming: ComingLive | null;
}

/** Who is live, and who takes over, for the player. */
export async function toldLives(place: Place): Promise<ToldLives> {
  const live = await openLive.first(place);
  const coming = await comingLive.first(place);
  const at = coming && (await openHandover.first(place))?.takesOverAt;
  return {
    live: live ? toldOf(live) : null,
    coming: coming && at ? { ...toldOf(coming), comesAt: new Date(at).toISOString() } : null,
  };
}

function toldOf(live: OpenLive): ToldLive {
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

/** The player says which lives it has: of an encoder nobody else knows whether it is still there. */
export async function noticeLives(place: Place, sessions: readonly string[]): Promise<void> {
  for (const live of [await openLive.first(place), await comingLive.first(place)])
    if (live?.how === LiveHow.ENCODER) await noticeEncoder(place, live, sessions.includes(String(live.id)));
}

async function noticeEncoder(place: Place, live: OpenLive, isThere: boolean): Promise<void> {
  const now = Date.now();
  const { database, services, radioId } = place;
  const seenAt = new Date(live.seenAt).getTime();
  if (isThere ? now - seenAt < noticedEvery : now - new Date(live.startedAt).getTime() < mayTake) return;
  await inTransaction(database, async (transaction) => {
    const writing = { transaction, context: { radioId } };
    if (isThere) return void (await liveSeen.write(writing, { id: live.id, at: new Date(now) }));
    await endLive(services, writing, live.id, { why: LiveEnd.LINE_LOST, at: new Date(seenAt) });
  });
}
