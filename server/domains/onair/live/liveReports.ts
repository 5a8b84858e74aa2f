import type { Services } from '../../../kit/context.ts';
import { endLive, type LiveWriting } from './endLive.ts';
import { LiveEnd, LiveHow } from './liveEnums.ts';
import { publishLiveChanged } from './liveEvents.ts';
import { liveById, liveHeard, liveUnheard, liveWentOn, openLive } from './liveQueries.ts';

export type HeardLive = NonNullable<Awaited<ReturnType<typeof liveById.first>>>;

/** The player heard it from a moment on; gives what it is, or undefined for what is unknown. */
export async function liveBegan(
  services: Services,
  writing: LiveWriting,
  { id, at }: { id: number; at: Date },
): Promise<HeardLive | undefined> {
  const live = await liveById.first(writing, { id });
  if (!live) return undefined;
  if (live.endedAt !== null && !(await openLive.any(writing))) await liveWentOn.write(writing, { id, at });
  await liveHeard.write(writing, { id, at });
  await tell(services, writing, id);
  return live;
}

/** It is not heard any more; it may come back. */
export async function liveStopped(services: Services, writing: LiveWriting, id: number): Promise<void> {
  if ((await liveUnheard.write(writing, { id })) > 0) await tell(services, writing, id);
}

/** The source has hung up: of an encoder that is its end. */
export async function liveLeft(
  services: Services,
  writing: LiveWriting,
  { id, at }: { id: number; at: Date },
): Promise<void> {
  const live = await liveById.first(writing, { id });
  if (live?.how === LiveHow.ENCODER) await endLive(services, writing, id, { why: LiveEnd.LEFT, at });
}

const tell = (services: Services, { transaction, context }: LiveWriting, id: number): Promise<void> =>
  publishLiveChanged(transaction, services.events, { radioId: context.radioId!, id });
