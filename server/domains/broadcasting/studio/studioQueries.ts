import { query, type Given } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';

/** Finds the ids of all radios that have a station. */
export const findRadiosWithStation = query('broadcasting.findRadiosWithStation', (db) =>
  db
    .selectFrom(acrossRadios('Station as station'))
    .innerJoin('Radio as radio', 'radio.id', 'station.radio')
    .select('radio.id as radioId'),
);

/** Registers the connection that replaces a lost one, as the next part of its live session. */
export const registerReconnection = query(
  'broadcasting.registerReconnection',
  (db, { id, before, part, at }: Given<{ id: number; before: number; part: number; at: Date }>) =>
    db
      .updateTable('LiveSession')
      .set({ part, isSending: true, seenAt: at })
      .where('id', '=', id)
      .where('part', '=', before)
      .where('endedAt', 'is', null),
);

export const markLineLost = query(
  'broadcasting.markLineLost',
  (db, { id, part, at }: Given<{ id: number; part: number; at: Date }>) =>
    db
      .updateTable('LiveSession')
      .set({ isSending: false, seenAt: at })
      .where('id', '=', id)
      .where('part', '=', part)
      .where('endedAt', 'is', null),
);

export const setAirTitle = query(
  'broadcasting.setAirTitle',
  (db, { id, title, credit }: Given<{ id: number; title: string; credit: string }>) =>
    db.updateTable('LiveSession').set({ airTitle: title, airCredit: credit }).where('id', '=', id),
);

export const linkRush = query(
  'broadcasting.linkRush',
  (db, { id, rush }: Given<{ id: number; rush: number }>) =>
    db.updateTable('LiveSession').set({ rush }).where('id', '=', id).where('rush', 'is', null),
);

/** Registers in a live session that a part of its encoder's recording is stored. */
export const addSentPart = query(
  'broadcasting.addSentPart',
  (db, { id, part, form }: Given<{ id: number; part: number; form: string }>) =>
    db
      .updateTable('LiveSession')
      .set(({ ref, val, eb }) => ({
        recordedAs: form,
        part: eb.case().when('part', '<', part).then(val(part)).else(ref('part')).end(),
      }))
      .where('id', '=', id),
);

/** Marks the recording of a live session as incomplete. */
export const markRecordingCut = query('broadcasting.markRecordingCut', (db, { id }: Given<{ id: number }>) =>
  db
    .updateTable('LiveSession')
    .set({ isRecordingCut: true })
    .where('id', '=', id)
    .where('isRecordingCut', '=', false),
);

/** Ended live sessions with an incomplete recording and without a rush. */
export const findCutRecordings = query(
  'broadcasting.findCutRecordings',
  (db, { since }: Given<{ since: Date }>) =>
    db
      .selectFrom('LiveSession')
      .select('id')
      .where('startedAt', '>', since)
      .where('isRecordingCut', '=', true)
      .where('endedAt', 'is not', null)
      .where('rush', 'is', null),
);

export const findRushOfMedium = query(
  'broadcasting.findRushOfMedium',
  (db, { medium }: Given<{ medium: number }>) =>
    db.selectFrom('RushTake').select('rush').where('medium', '=', medium),
);

export const lockLive = query('broadcasting.lockLive', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('LiveSession')
    .select(['id', 'person', 'name', 'title', 'startedAt', 'endedAt', 'emission', 'part', 'rush'])
    .where('id', '=', id)
    .forUpdate(),
);
