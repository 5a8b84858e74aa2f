import type { Services } from '../../../kit/context.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { LiveEnd, LiveHow, LiveRefusal } from './liveEnums.ts';
import { publishLiveChanged } from './liveEvents.ts';
import type { RadioScope } from './rights/radioScope.ts';
import { createLiveRushJob } from '../studio/createLiveRush.ts';
import { HandoverEnd } from './handover/handoverEnums.ts';
import { closeHandoverMessage } from './handover/handoverNotice.ts';
import {
  findHandoverById,
  markHandoverEnded,
  giveAirToLive,
  mayCome,
  maySoundLate,
  findOpenHandover,
} from './handover/handoverQueries.ts';
import {
  findComingLive,
  lineLostAfter,
  findLiveById,
  markLiveEnded,
  findOpenLive,
  type OpenLive,
} from './liveQueries.ts';
import type { LiveWriting } from './liveWriting.ts';
import { mayBeLive } from './rights/mayGoLive.ts';
import { takeVisitsOffAir } from '../waitingRoom/leaveRoom.ts';

interface Ended {
  why: LiveEnd;
  /** Name of the person who ended the session; absent when its presenter left or the system ended it. */
  by?: string;
  at?: Date;
}

/** Ends a live session and notifies the player. Returns false when it had ended already. */
export async function endLive(
  services: Services,
  writing: LiveWriting,
  id: number,
  { why, by = '', at = new Date() }: Ended,
): Promise<boolean> {
  if ((await markLiveEnded.write(writing, { id, at, why, by })) === 0) return false;
  const radioId = writing.context.radioId!;
  const live = await findLiveById.first(writing, { id });
  if (!live?.isComing) await takeVisitsOffAir(services, writing, at);
  await endHandoverOf(services, writing, { id, at });
  if (live?.how === LiveHow.BROWSER)
    await services.jobs.add(writing.transaction, createLiveRushJob, { session: id, radioId });
  await publishLiveChanged(writing.transaction, services.events, { radioId, id });
  return true;
}

/**
 * Ends the live sessions of a radio that may not continue, and expired handovers.
 * A session may not continue when the connection of its browser is lost, when its presenter has neither a live slot nor the
 * permission to go live outside of one, or when its presenter has lost access to the radio.
 */
export async function endExpiredLives(scope: RadioScope, now: number): Promise<void> {
  const { database, services, radioId } = scope;
  for (const live of [await findOpenLive.first(scope), await findComingLive.first(scope)]) {
    const end = live && (await liveEndReason(scope, live, now));
    if (end)
      await inTransaction(database, async (transaction) => {
        await endLive(services, { transaction, context: { radioId } }, live.id, end);
      });
  }
  const handover = await findOpenHandover.first(scope);
  const end = handover && handoverFailure(handover, now);
  if (end)
    await inTransaction(database, async (transaction) =>
      abortHandover(services, { transaction, context: { radioId } }, handover, {
        end,
        by: '',
        at: new Date(now),
      }),
    );
}

/**
 * Closes the handover in which an ended live session takes part. When the current presenter has ended and the new one is connected,
 * the new one goes on the air.
 */
async function endHandoverOf(
  services: Services,
  writing: LiveWriting,
  { id, at }: { id: number; at: Date },
): Promise<void> {
  const handover = await findOpenHandover.first(writing);
  if (handover?.to === id)
    return void (await closeHandover(services, writing, {
      id: handover.id,
      end: HandoverEnd.NEW_PRESENTER_LEFT,
      at,
    }));
  if (handover?.from !== id) return;
  const end = handover.to === null ? HandoverEnd.NOBODY_LIVE : HandoverEnd.DONE;
  await closeHandover(services, writing, { id: handover.id, end, at });
  if (handover.to === null) return;
  await giveAirToLive.write(writing, { id: handover.to });
  const { transaction, context } = writing;
  await publishLiveChanged(transaction, services.events, { radioId: context.radioId!, id: handover.to });
}

/** Ends a handover, once. Returns false if it had ended before. */
async function closeHandover(
  services: Services,
  writing: LiveWriting,
  { id, end, at, by = '' }: { id: number; end: HandoverEnd; at: Date; by?: string },
): Promise<boolean> {
  if ((await markHandoverEnded.write(writing, { id, end, at, by })) === 0) return false;
  const { person, leaving } = (await findHandoverById.first(writing, { id }))!;
  await closeHandoverMessage(services, writing, { id, people: [person, leaving] });
  return true;
}

/** Ends a handover without a takeover. The current presenter stays on the air, and the new one is disconnected. */
export async function abortHandover(
  services: Services,
  writing: LiveWriting,
  { id, from, to }: { id: number; from: number; to: number | null },
  { end, by, at }: { end: HandoverEnd; by: string; at: Date },
): Promise<boolean> {
  if (!(await closeHandover(services, writing, { id, end, by, at }))) return false;
  if (to !== null) await endLive(services, writing, to, { why: LiveEnd.CALLED_OFF, by, at });
  const { transaction, context } = writing;
  await publishLiveChanged(transaction, services.events, { radioId: context.radioId!, id: from });
  return true;
}

type OpenHandover = NonNullable<Awaited<ReturnType<typeof findOpenHandover.first>>>;

function handoverFailure(
  { to, requestedAt, takesOverAt }: OpenHandover,
  now: number,
): HandoverEnd | undefined {
  if (to === null)
    return now - new Date(requestedAt).getTime() > mayCome ? HandoverEnd.NOBODY_CAME : undefined;
  return now - new Date(takesOverAt ?? requestedAt).getTime() > maySoundLate
    ? HandoverEnd.NO_SOUND
    : undefined;
}

async function liveEndReason(scope: RadioScope, live: OpenLive, now: number): Promise<Ended | undefined> {
  if (isLineLost(live, now)) return { why: LiveEnd.LINE_LOST, at: new Date(live.seenAt) };
  const { refused } = await mayBeLive(scope, live.person ?? 0, now);
  if (refused === LiveRefusal.NOT_YOUR_TIME) return { why: LiveEnd.TIME_OVER };
  if (refused) return { why: LiveEnd.DISCONNECTED };
  return undefined;
}

/**
 * True when a browser has not been seen for `lineLostAfter`. Always false for encoders, which may be on the air while the player
 * cannot reach the server and report them.
 */
const isLineLost = ({ how, seenAt }: OpenLive, now: number) =>
  how === LiveHow.BROWSER && now - new Date(seenAt).getTime() > lineLostAfter;
