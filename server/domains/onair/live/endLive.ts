import type { Services } from '../../../kit/context.ts';
import type { Transaction } from '../../../kit/database/database.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { LiveEnd, LiveHow, LiveRefusal } from './liveEnums.ts';
import { publishLiveChanged } from './liveEvents.ts';
import type { Place } from './livePlace.ts';
import { keepLiveJob } from '../studio/keepLive.ts';
import { lineLostAfter, liveById, liveEnded, openLive, type OpenLive } from './liveQueries.ts';
import { mayBeLive } from './mayGoLive.ts';
import { takeVisitsOffAir } from '../waitingRoom/leaveRoom.ts';

interface Ended {
  why: LiveEnd;
  /** Who ended it, if it was somebody else. */
  by?: string;
  at?: Date;
}

/** Among the writes of a request, or of what speaks for a radio without one. */
export interface LiveWriting {
  transaction: Transaction;
  context: { radioId: number | undefined };
}

/** Ends a live, once; the player hears of it and lets nothing of it be heard any more. Whether it was this that ended it. */
export async function endLive(
  services: Services,
  writing: LiveWriting,
  id: number,
  { why, by = '', at = new Date() }: Ended,
): Promise<boolean> {
  if ((await liveEnded.write(writing, { id, at, why, by })) === 0) return false;
  const radioId = writing.context.radioId!;
  await takeVisitsOffAir(services, writing, at);
  const live = await liveById.first(writing, { id });
  if (live?.how === LiveHow.BROWSER)
    await services.jobs.add(writing.transaction, keepLiveJob, { session: id, radioId });
  await publishLiveChanged(writing.transaction, services.events, { radioId, id });
  return true;
}

/** Ends the live of a radio that nobody is behind any more, or that may not go on. */
export async function endWhatIsOver(place: Place, now: number): Promise<void> {
  const live = await openLive.first(place);
  const end = live && (await whyOver(place, live, now));
  if (!end) return;
  const { database, services, radioId } = place;
  await inTransaction(database, async (transaction) => {
    await endLive(services, { transaction, context: { radioId } }, live.id, end);
  });
}

async function whyOver(place: Place, live: OpenLive, now: number): Promise<Ended | undefined> {
  if (isLineLost(live, now)) return { why: LiveEnd.LINE_LOST, at: new Date(live.seenAt) };
  const { refused } = await mayBeLive(place, live.person ?? 0, now);
  if (refused === LiveRefusal.NOT_YOUR_TIME) return { why: LiveEnd.TIME_OVER };
  if (refused) return { why: LiveEnd.DISCONNECTED };
  return undefined;
}

/** Of an encoder the player tells: while that is away, it may well be heard. */
const isLineLost = ({ how, seenAt }: OpenLive, now: number) =>
  how === LiveHow.BROWSER && now - new Date(seenAt).getTime() > lineLostAfter;
