import type { Services } from '../../../kit/context.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import type { LiveWriting } from '../live/liveWriting.ts';
import type { Place } from '../live/livePlace.ts';
import { publishVisitChanged } from './visitEvents.ts';
import {
  allOffAir,
  lostAfter,
  offAirAt,
  visitLeft,
  visitRefused,
  visitsLost,
  visitsOnAir,
} from './visitQueries.ts';

/** Ends a visit, unless its visitor has connected again since. */
export async function leaveRoom(
  { database, services, radioId }: Place,
  { id, line, at = new Date() }: { id: number; line: number; at?: Date },
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const writing = { transaction, context: { radioId } };
    if ((await visitLeft.write(writing, { id, line, at })) === 0) return;
    await offAirAt.write(writing, { id, at });
    await publishVisitChanged(transaction, services.events, { radioId, id });
  });
}

/** Ends the visit of a visitor who is no longer allowed in. */
export async function sendAway(services: Services, writing: LiveWriting, id: number): Promise<void> {
  const at = new Date();
  if ((await visitRefused.write(writing, { id, at })) === 0) return;
  await offAirAt.write(writing, { id, at });
  await publishVisitChanged(writing.transaction, services.events, { radioId: writing.context.radioId!, id });
}

/** Ends the visits whose connection was with a process that has died. */
export async function endLostVisits(place: Place): Promise<void> {
  const since = new Date(Date.now() - lostAfter);
  for (const { id, line, seenAt } of await visitsLost.all(place, { since }))
    await leaveRoom(place, { id, line, at: new Date(seenAt) });
}

/** Moves the visitors on the air back to ADMITTED when the live session ends. */
export async function takeVisitsOffAir(services: Services, writing: LiveWriting, at: Date): Promise<void> {
  const onAir = await visitsOnAir.all(writing);
  if (onAir.length === 0) return;
  await allOffAir.write(writing, { at });
  const radioId = writing.context.radioId!;
  for (const { id } of onAir)
    await publishVisitChanged(writing.transaction, services.events, { radioId, id });
}
