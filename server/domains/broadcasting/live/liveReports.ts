import type { Services } from '../../../kit/context.ts';
import { endLive } from './endLive.ts';
import { takeOver } from './handover/handover.ts';
import { LiveEnd, LiveHow } from './liveEnums.ts';
import { publishLiveChanged } from './liveEvents.ts';
import { markRecordingCut } from '../studio/studioQueries.ts';
import { findLiveById, markLiveOnAir, markLiveOffAir, reopenLive, findOpenLive } from './liveQueries.ts';
import type { LiveWriting } from './liveWriting.ts';

export type LiveRow = NonNullable<Awaited<ReturnType<typeof findLiveById.first>>>;

/**
 * Records that a live session has been on the air since a moment. A session that waits to take over does so. The ended session of
 * an encoder whose connection had ended by itself is reopened, unless another session is open. Returns the session as it
 * was before; undefined for unknown ids.
 */
export async function recordLiveBegan(
  services: Services,
  writing: LiveWriting,
  { id, at }: { id: number; at: Date },
): Promise<LiveRow | undefined> {
  const live = await findLiveById.first(writing, { id });
  if (!live) return undefined;
  if (live.isComing && live.endedAt === null) await takeOver(services, writing, { ...live, at });
  else if (live.endedAt !== null && !(await findOpenLive.any(writing)))
    await reopenLive.write(writing, { id, at });
  await markLiveOnAir.write(writing, { id, at });
  await publishChange(services, writing, id);
  return live;
}

/** Records that a live session is off the air. The session stays open, because its source may reconnect. */
export async function recordLiveStopped(services: Services, writing: LiveWriting, id: number): Promise<void> {
  if ((await markLiveOffAir.write(writing, { id })) > 0) await publishChange(services, writing, id);
}

/** Records that the source of a live session has disconnected. The session of an encoder ends with its connection. */
export async function recordLiveLeft(
  services: Services,
  writing: LiveWriting,
  { id, at, why }: { id: number; at: Date; why: LiveEnd.LEFT | LiveEnd.LINE_LOST },
): Promise<void> {
  const live = await findLiveById.first(writing, { id });
  if (live?.how === LiveHow.ENCODER) await endLive(services, writing, id, { why, at });
}

/** Records that the recording of an encoder's session is incomplete. */
export async function recordLiveCut(services: Services, writing: LiveWriting, id: number): Promise<void> {
  if ((await markRecordingCut.write(writing, { id })) > 0) await publishChange(services, writing, id);
}

const publishChange = (
  services: Services,
  { transaction, context }: LiveWriting,
  id: number,
): Promise<void> => publishLiveChanged(transaction, services.events, { radioId: context.radioId!, id });
