import { count } from '../../../kit/query/counts.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { VisitState } from './visitEnums.ts';

/** Milliseconds without confirmation of its connection after which a visit ends. The process that held the connection has then died. */
export const lostAfter = 45_000;

export const findVisitById = query('broadcasting.findVisitById', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('LiveVisit')
    .select([
      'id',
      'person',
      'invitation',
      'name',
      'part',
      'state',
      'messageToVisitor',
      'line',
      'leftAt',
      'onAirFrom',
    ])
    .where('id', '=', id),
);

/** Finds the visits of people who are in the waiting room. */
export const findPresentVisits = query('broadcasting.findPresentVisits', (db) =>
  db.selectFrom('LiveVisit').select('id').where('leftAt', 'is', null).orderBy('id'),
);

export const countPresentVisits = query('broadcasting.countPresentVisits', (db) =>
  db.selectFrom('LiveVisit').select(count).where('leftAt', 'is', null),
);

export const findVisitOfPerson = query(
  'broadcasting.findVisitOfPerson',
  (db, { person }: Given<{ person: number }>) =>
    db
      .selectFrom('LiveVisit')
      .select(['id', 'line'])
      .where('person', '=', person)
      .where('leftAt', 'is', null),
);

export const findVisitsOfInvitation = query(
  'broadcasting.findVisitsOfInvitation',
  (db, { invitation }: Given<{ invitation: number }>) =>
    db.selectFrom('LiveVisit').select(['id', 'line', 'state', 'leftAt']).where('invitation', '=', invitation),
);

/** Registers a new connection of a visitor who is still in the room. */
export const replaceConnection = query(
  'broadcasting.replaceConnection',
  (db, { id, line, at }: Given<{ id: number; line: number; at: Date }>) =>
    db.updateTable('LiveVisit').set({ line, seenAt: at }).where('id', '=', id),
);

export const markVisitSeen = query(
  'broadcasting.markVisitSeen',
  (db, { id, line, at }: Given<{ id: number; line: number; at: Date }>) =>
    db.updateTable('LiveVisit').set({ seenAt: at }).where('id', '=', id).where('line', '=', line),
);

export const storeVisitorMessage = query(
  'broadcasting.storeVisitorMessage',
  (db, { id, messageFromVisitor }: Given<{ id: number; messageFromVisitor: string }>) =>
    db.updateTable('LiveVisit').set({ messageFromVisitor }).where('id', '=', id).where('leftAt', 'is', null),
);

/** Ends a visit; does nothing when the visitor has a newer connection. */
export const markVisitLeft = query(
  'broadcasting.markVisitLeft',
  (db, { id, line, at }: Given<{ id: number; line: number; at: Date }>) =>
    db
      .updateTable('LiveVisit')
      .set({ state: VisitState.LEFT, leftAt: at })
      .where('id', '=', id)
      .where('line', '=', line)
      .where('leftAt', 'is', null),
);

export const markVisitRefused = query(
  'broadcasting.markVisitRefused',
  (db, { id, at }: Given<{ id: number; at: Date }>) =>
    db
      .updateTable('LiveVisit')
      .set({ state: VisitState.REFUSED, leftAt: at })
      .where('id', '=', id)
      .where('leftAt', 'is', null),
);

export const setOffAirAt = query(
  'broadcasting.setOffAirAt',
  (db, { id, at }: Given<{ id: number; at: Date }>) =>
    db
      .updateTable('LiveVisit')
      .set({ onAirUntil: at })
      .where('id', '=', id)
      .where('onAirFrom', 'is not', null)
      .where('onAirUntil', 'is', null),
);

export const findVisitsOnAir = query('broadcasting.findVisitsOnAir', (db) =>
  db.selectFrom('LiveVisit').select('id').where('state', '=', VisitState.ON_AIR),
);

/** Moves all visitors on the air back to ADMITTED, because the live session has ended. */
export const takeAllOffAir = query('broadcasting.takeAllOffAir', (db, { at }: Given<{ at: Date }>) =>
  db
    .updateTable('LiveVisit')
    .set({ state: VisitState.ADMITTED, onAirUntil: at })
    .where('state', '=', VisitState.ON_AIR),
);

export const findLostVisits = query('broadcasting.findLostVisits', (db, { since }: Given<{ since: Date }>) =>
  db
    .selectFrom('LiveVisit')
    .select(['id', 'line', 'seenAt'])
    .where('leftAt', 'is', null)
    .where('seenAt', '<', since),
);

export const findCallById = query('broadcasting.findCallById', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('VisitCall').select(['id', 'visit', 'offer', 'answer']).where('id', '=', id),
);

export const storeAnswer = query(
  'broadcasting.storeAnswer',
  (db, { id, visit, answer }: Given<{ id: number; visit: number; answer: string }>) =>
    db
      .updateTable('VisitCall')
      .set({ answer })
      .where('id', '=', id)
      .where('visit', '=', visit)
      .where('answer', '=', ''),
);

export const deleteCall = query('broadcasting.deleteCall', (db, { id }: Given<{ id: number }>) =>
  db.deleteFrom('VisitCall').where('id', '=', id),
);
