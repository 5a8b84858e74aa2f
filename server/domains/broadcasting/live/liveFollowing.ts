import { inTransaction } from '../../../kit/resource/transaction.ts';
import type { CurrentLive } from '../../../protocol/live.ts';
import type { Plan } from '../../../protocol/station.ts';
import { endLive } from './endLive.ts';
import { LiveEnd, LiveHow } from './liveEnums.ts';
import type { RadioScope } from './rights/radioScope.ts';
import { findOpenHandover } from './handover/handoverQueries.ts';
import { findComingLive, markLiveSeen, findOpenLive, type OpenLive } from './liveQueries.ts';

/** Finds the current live session and the one that will take over, in the form for the player. */
export async function findLivesForPlayer(scope: RadioScope): Promise<Pick<Plan, 'live' | 'coming'>> {
  const live = await findOpenLive.first(scope);
  const coming = await findComingLive.first(scope);
  const at = coming && (await findOpenHandover.first(scope))?.takesOverAt;
  return {
    live: live ? messageOf(live) : null,
    coming: coming && at ? { ...messageOf(coming), comesAt: new Date(at).toISOString() } : null,
  };
}

function messageOf(live: OpenLive): CurrentLive {
  return {
    session: String(live.id),
    how: live.how,
    part: live.isSending ? live.part : 0,
    title: live.airTitle || live.title,
    credit: live.airCredit,
  };
}

const noticedEvery = 10_000;
/** Milliseconds after the admission of an encoder until which the player must report it. */
const mayTake = 20_000;

/**
 * Records which encoders the player reports as connected. Ends the sessions of those that it no longer reports. Only the player knows
 * whether an encoder is still connected.
 */
export async function noticeLives(scope: RadioScope, sessions: readonly string[]): Promise<void> {
  for (const live of [await findOpenLive.first(scope), await findComingLive.first(scope)])
    if (live?.how === LiveHow.ENCODER) await noticeEncoder(scope, live, sessions.includes(String(live.id)));
}

async function noticeEncoder(scope: RadioScope, live: OpenLive, isThere: boolean): Promise<void> {
  const now = Date.now();
  const { database, services, radioId } = scope;
  const seenAt = new Date(live.seenAt).getTime();
  if (isThere ? now - seenAt < noticedEvery : now - new Date(live.startedAt).getTime() < mayTake) return;
  await inTransaction(database, async (transaction) => {
    const writing = { transaction, context: { radioId } };
    if (isThere) return void (await markLiveSeen.write(writing, { id: live.id, at: new Date(now) }));
    await endLive(services, writing, live.id, { why: LiveEnd.LINE_LOST, at: new Date(seenAt) });
  });
}
