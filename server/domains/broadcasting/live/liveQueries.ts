import type { Activity } from '../../../kit/notices/activity.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';
import { LiveEnd, LiveHow } from './liveEnums.ts';

/** Milliseconds after which the lost connection of a browser ends its live session. */
export const lineLostAfter = 60_000;

/** Finds the live session that is on the air; there is at most one. Excludes sessions that wait to take over. */
export const findOpenLive = query('broadcasting.findOpenLive', (db) =>
  db
    .selectFrom('LiveSession')
    .select(['id', 'person', 'name', 'title', 'how', 'startedAt', 'endedAt', 'slot', 'date'])
    .select(['plannedUntil', 'airTitle', 'airCredit', 'part', 'isSending', 'seenAt', 'isOnAir', 'streamKey'])
    .where('endedAt', 'is', null)
    .where('isComing', '=', false)
    .orderBy('id')
    .limit(1),
);

/** Finds the live session that waits to take over in a handover. */
export const findComingLive = query('broadcasting.findComingLive', (db) =>
  db
    .selectFrom('LiveSession')
    .select(['id', 'person', 'name', 'title', 'how', 'startedAt', 'endedAt', 'slot', 'date'])
    .select(['plannedUntil', 'airTitle', 'airCredit', 'part', 'isSending', 'seenAt', 'isOnAir', 'streamKey'])
    .where('endedAt', 'is', null)
    .where('isComing', '=', true)
    .orderBy('id')
    .limit(1),
);

export type OpenLive = NonNullable<Awaited<ReturnType<typeof findOpenLive.first>>>;

export const findLiveById = query('broadcasting.findLiveById', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('LiveSession')
    .select([
      'id',
      'person',
      'name',
      'title',
      'how',
      'startedAt',
      'endedAt',
      'why',
      'endedBy',
      'slot',
      'date',
    ])
    .select([
      'plannedUntil',
      'part',
      'isSending',
      'isComing',
      'isOnAir',
      'onAirFrom',
      'emission',
      'episode',
      'rush',
      'recordedAs',
    ])
    .where('id', '=', id),
);

export const findLockout = query(
  'broadcasting.findLockout',
  (db, { person, now }: Given<{ person: number; now: Date }>) =>
    db
      .selectFrom('LiveSession')
      .select('id')
      .where('person', '=', person)
      .where('bannedUntil', '>', now)
      .limit(1),
);

export const markLiveSeen = query(
  'broadcasting.markLiveSeen',
  (db, { id, at }: Given<{ id: number; at: Date }>) =>
    db.updateTable('LiveSession').set({ seenAt: at }).where('id', '=', id),
);

export const markLiveOnAir = query(
  'broadcasting.markLiveOnAir',
  (db, { id, at }: Given<{ id: number; at: Date }>) =>
    db
      .updateTable('LiveSession')
      .set(({ fn, ref, val }) => ({ isOnAir: true, onAirFrom: fn.coalesce(ref('onAirFrom'), val(at)) }))
      .where('id', '=', id),
);

export const markLiveOffAir = query('broadcasting.markLiveOffAir', (db, { id }: Given<{ id: number }>) =>
  db.updateTable('LiveSession').set({ isOnAir: false }).where('id', '=', id),
);

interface Ending {
  id: number;
  at: Date;
  why: LiveEnd;
  by: string;
}

export const markLiveEnded = query('broadcasting.markLiveEnded', (db, { id, at, why, by }: Given<Ending>) =>
  db
    .updateTable('LiveSession')
    .set({ endedAt: at, why, endedBy: by, isSending: false })
    .where('id', '=', id)
    .where('endedAt', 'is', null),
);

const comesBackAfter = [LiveEnd.LEFT, LiveEnd.LINE_LOST];

/** Reopens the live session of an encoder that reconnected while the player could not reach the server. */
export const reopenLive = query(
  'broadcasting.reopenLive',
  (db, { id, at }: Given<{ id: number; at: Date }>) =>
    db
      .updateTable('LiveSession')
      .set({ endedAt: null, why: null, seenAt: at })
      .where('id', '=', id)
      .where('how', '=', LiveHow.ENCODER)
      .where('why', 'in', comesBackAfter)
      .where('endedAt', '<=', at),
);

export const findLiveWithKey = query('broadcasting.findLiveWithKey', (db, { key }: Given<{ key: number }>) =>
  db.selectFrom('LiveSession').select('id').where('streamKey', '=', key).where('endedAt', 'is', null),
);

export const setLockout = query(
  'broadcasting.setLockout',
  (db, { id, until }: Given<{ id: number; until: Date }>) =>
    db.updateTable('LiveSession').set({ bannedUntil: until }).where('id', '=', id),
);

const findLivePeople = query('broadcasting.findLivePeople', (db, { people }: Given<{ people: number[] }>) =>
  db
    .selectFrom(acrossRadios('LiveSession'))
    .select('person')
    .where('endedAt', 'is', null)
    .where('isComing', '=', false)
    .where('person', 'in', people),
);

/** Returns which of the given people have a live session that has begun and not ended. */
export const findOnAir: Activity = async (database, ids) =>
  new Set((await findLivePeople.all(database, { people: [...ids] })).map(({ person }) => person!));
