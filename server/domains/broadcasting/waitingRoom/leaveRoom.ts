import type { Services } from '../../../kit/context.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import type { LiveWriting } from '../live/liveWriting.ts';
import type { RadioScope } from '../live/rights/radioScope.ts';
import { publishVisitChanged } from './visitEvents.ts';
import {
  takeAllOffAir,
  lostAfter,
  setOffAirAt,
  markVisitLeft,
  markVisitRefused,
  findLostVisits,
  findVisitsOnAir,
} from './visitQueries.ts';

/** Ends a visit, unless its visitor has connected again in the meantime. */
export async function leaveRoom(
  { database, services, radioId }: RadioScope,
  { id, line, at = new Date() }: { id: number; line: number; at?: Date },
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const writing = { transaction, context: { radioId } };
    if ((await markVisitLeft.write(writing, { id, line, at })) === 0) return;
    await setOffAirAt.write(writing, { id, at });
    await publishVisitChanged(transaction, services.events, { radioId, id });
  });
}

/** Ends a visit as REFUSED, because its invitation was revoked. Does nothing when the visit has ended. */
export async function sendAway(services: Services, writing: LiveWriting, id: number): Promise<void> {
  const at = new Date();
  if ((await markVisitRefused.write(writing, { id, at })) === 0) return;
  await setOffAirAt.write(writing, { id, at });
  await publishVisitChanged(writing.transaction, services.events, { radioId: writing.context.radioId!, id });
}

/** Ends the visits whose connection was with a process that has died. */
export async function endLostVisits(scope: RadioScope): Promise<void> {
  const since = new Date(Date.now() - lostAfter);
  for (const { id, line, seenAt } of await findLostVisits.all(scope, { since }))
    await leaveRoom(scope, { id, line, at: new Date(seenAt) });
}

/** Moves the visitors on the air back to ADMITTED after the live session has ended. */
export async function takeVisitsOffAir(services: Services, writing: LiveWriting, at: Date): Promise<void> {
  const onAir = await findVisitsOnAir.all(writing);
  if (onAir.length === 0) return;
  await takeAllOffAir.write(writing, { at });
  const radioId = writing.context.radioId!;
  for (const { id } of onAir)
    await publishVisitChanged(writing.transaction, services.events, { radioId, id });
}
