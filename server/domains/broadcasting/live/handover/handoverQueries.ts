import { query, type Given } from '../../../../kit/query/query.ts';
import type { HandoverEnd } from './handoverEnums.ts';

/** Milliseconds after a handover is arranged within which the new presenter must go live. */
export const mayCome = 120_000;
/**
 * Milliseconds after the countdown until which the new presenter's sound must arrive. The previous presenter stays on the air until then.
 */
export const maySoundLate = 30_000;

/** Finds the open handover of the radio; there is at most one. */
export const findOpenHandover = query('broadcasting.findOpenHandover', (db) =>
  db
    .selectFrom('LiveHandover')
    .select(['id', 'from', 'person', 'to', 'countdown', 'requestedAt', 'takesOverAt'])
    .where('endedAt', 'is', null)
    .orderBy('id')
    .limit(1),
);

/** Finds the open handover to a person who has not gone live for it yet. */
export const findHandoverToPerson = query(
  'broadcasting.findHandoverToPerson',
  (db, { person }: Given<{ person: number }>) =>
    db
      .selectFrom('LiveHandover')
      .select(['id', 'countdown'])
      .where('endedAt', 'is', null)
      .where('to', 'is', null)
      .where('person', '=', person)
      .limit(1),
);

export const findHandoverById = query('broadcasting.findHandoverById', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('LiveHandover as handover')
    .innerJoin('LiveSession as live', 'live.id', 'handover.from')
    .select(['handover.id', 'handover.from', 'handover.person', 'handover.to', 'live.person as leaving'])
    .where('handover.id', '=', id),
);

export const assignHandover = query(
  'broadcasting.assignHandover',
  (db, { id, to, at }: Given<{ id: number; to: number; at: Date }>) =>
    db.updateTable('LiveHandover').set({ to, takesOverAt: at }).where('id', '=', id),
);

interface Ending {
  id: number;
  at: Date;
  end: HandoverEnd;
  by: string;
}

export const markHandoverEnded = query(
  'broadcasting.markHandoverEnded',
  (db, { id, at, end, by }: Given<Ending>) =>
    db
      .updateTable('LiveHandover')
      .set({ endedAt: at, end, endedBy: by })
      .where('id', '=', id)
      .where('endedAt', 'is', null),
);

/** Puts a live session on the air that was waiting to take over. */
export const giveAirToLive = query('broadcasting.giveAirToLive', (db, { id }: Given<{ id: number }>) =>
  db.updateTable('LiveSession').set({ isComing: false }).where('id', '=', id),
);
