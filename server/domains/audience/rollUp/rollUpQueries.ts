import { query, type Given } from '../../../kit/query/query.ts';
import { acrossRadios, withDeleted } from '../../../kit/query/scopes.ts';

/** Radios that have mount points, for jobs that process every radio. */
export const findRadiosWithMounts = query('audience.findRadiosWithMounts', (db) =>
  db.selectFrom(acrossRadios('MountPoint')).select('radio').distinct(),
);

export const findMountIds = query('audience.findMountIds', (db) => db.selectFrom('MountPoint').select('id'));

export const findLastDay = query('audience.findLastDay', (db) =>
  db.selectFrom('AudienceDay').select('day').where('mount', 'is', null).orderBy('day', 'desc').limit(1),
);

export const findMinutesBetween = query(
  'audience.findMinutesBetween',
  (db, { from, until }: Given<{ from: number; until: number }>) =>
    db
      .selectFrom('MountPoint as mount')
      .innerJoin('AudienceMinute as counted', 'counted.mount', 'mount.id')
      .select(['counted.mount', 'counted.minute', 'counted.lowest', 'counted.peak', 'counted.total'])
      .select('counted.polls')
      .where('counted.minute', '>=', from)
      .where('counted.minute', '<', until),
);

export const findSessionsOfDay = query('audience.findSessionsOfDay', (db, { day }: Given<{ day: string }>) =>
  db
    .selectFrom('MountPoint as mount')
    .innerJoin('ListenerSession as session', 'session.mount', 'mount.id')
    .select(['session.mount', 'session.day', 'session.mark', 'session.startedAt', 'session.seenAt'])
    .select(['session.program', 'session.device', 'session.country'])
    .where('session.day', '=', day),
);

export const removeHours = query(
  'audience.removeHours',
  (db, { from, until }: Given<{ from: number; until: number }>) =>
    db.deleteFrom('AudienceHour').where('minute', '>=', from).where('minute', '<', until),
);

export const removeDay = query('audience.removeDay', (db, { day }: Given<{ day: string }>) =>
  db.deleteFrom('AudienceDay').where('day', '=', day),
);

export const removePrograms = query('audience.removePrograms', (db, { day }: Given<{ day: string }>) =>
  db.deleteFrom('AudienceProgram').where('day', '=', day),
);

export const removeCountries = query('audience.removeCountries', (db, { day }: Given<{ day: string }>) =>
  db.deleteFrom('AudienceCountry').where('day', '=', day),
);

export const removePlays = query(
  'audience.removePlays',
  (db, { from, until }: Given<{ from: Date; until: Date }>) =>
    db.deleteFrom('AudiencePlay').where('playedFrom', '>=', from).where('playedFrom', '<', until),
);

/** Finds the items played in a period, with the emission and episode of the slot that contained them. */
export const findPlayedItems = query(
  'audience.findPlayedItems',
  (db, { from, until }: Given<{ from: Date; until: Date }>) =>
    db
      .selectFrom('AirItem as item')
      .leftJoin(withDeleted('Slot as slot'), 'slot.id', 'item.slot')
      .leftJoin(withDeleted('Slot as original'), 'original.id', 'slot.original')
      .leftJoin(withDeleted('Episode as episode'), 'episode.id', 'slot.episode')
      .leftJoin(withDeleted('Episode as again'), 'again.id', 'original.episode')
      .select(['item.id', 'item.media', 'item.playedFrom', 'item.playedUntil', 'item.slot', 'item.date'])
      .select(['slot.emission', 'original.emission as originalEmission'])
      .select(['slot.episode', 'original.episode as originalEpisode'])
      .select(['episode.emission as programme', 'again.emission as originalProgramme'])
      .where('item.playedFrom', '>=', from)
      .where('item.playedFrom', '<', until)
      .where('item.playedUntil', 'is not', null),
);

/** Finds the occurrences in a period that have their own episode instead of that of their slot. */
export const findOccurrenceEpisodes = query(
  'audience.findOccurrenceEpisodes',
  (db, { from, until }: Given<{ from: Date; until: Date }>) =>
    db
      .selectFrom('Occurrence')
      .select(['slot', 'date', 'episode'])
      .where('startsAt', '>=', from)
      .where('startsAt', '<', until)
      .where('episode', 'is not', null),
);
