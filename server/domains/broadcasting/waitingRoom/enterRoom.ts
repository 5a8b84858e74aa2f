import type { RadioScope } from '../live/rights/radioScope.ts';
import { lockForLive } from '../live/beginLive.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { LiveVisit } from './liveVisit.entity.ts';
import { LivePart, VisitState } from './visitEnums.ts';
import { publishVisitChanged } from './visitEvents.ts';
import {
  replaceConnection,
  countPresentVisits,
  findVisitOfPerson,
  findVisitsOfInvitation,
} from './visitQueries.ts';

/** A person who enters the waiting room: a user, or a guest with an invitation. */
export type Coming = { name: string } & (
  | { person: number; part: LivePart.PRESENTER | LivePart.COHOST }
  | { invitation: number }
);

export type Entered = { refused: 'FULL' | 'REFUSED' } | { refused: undefined; id: number; line: number };

const maxVisitors = 50;

/**
 * Admits a person to the waiting room. A person who is in the room already, for example after a reload or a lost connection, gets a
 * new connection.
 */
export function enterRoom({ database, services, radioId }: RadioScope, coming: Coming): Promise<Entered> {
  return inTransaction(database, async (transaction): Promise<Entered> => {
    const writing = { transaction, context: { radioId } };
    // Serialised by a row lock, so that each person has one visit at most.
    await lockForLive.first(writing);
    const at = new Date();
    const visits =
      'person' in coming
        ? await findVisitOfPerson.all(writing, coming)
        : await findVisitsOfInvitation.all(writing, coming);
    if (visits.some((visit) => 'state' in visit && visit.state === VisitState.REFUSED))
      return { refused: 'REFUSED' };
    const here = visits.find((visit) => !('leftAt' in visit) || visit.leftAt === null);
    if (here) {
      const line = here.line + 1;
      await replaceConnection.write(writing, { id: here.id, line, at });
      await publishVisitChanged(transaction, services.events, { radioId, id: here.id });
      return { refused: undefined, id: here.id, line };
    }
    if ((await countPresentVisits.first(writing))!.count >= maxVisitors) return { refused: 'FULL' };
    const row = {
      person: 'person' in coming ? coming.person : null,
      invitation: 'invitation' in coming ? coming.invitation : null,
      name: coming.name,
      part: 'part' in coming ? coming.part : LivePart.GUEST,
      state: VisitState.WAITING,
      arrivedAt: at,
      seenAt: at,
      line: 1,
    };
    const { id } = await insertRow(transaction, transaction.models.of(LiveVisit), row, {
      radioId,
      deleted: 'hidden',
    });
    await publishVisitChanged(transaction, services.events, { radioId, id });
    return { refused: undefined, id, line: 1 };
  });
}
