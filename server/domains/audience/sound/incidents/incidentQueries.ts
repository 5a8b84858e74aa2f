import { query, type Given } from '../../../../kit/query/query.ts';
import { acrossRadios } from '../../../../kit/query/scopes.ts';
import { StationTrouble } from '../../../broadcasting/public.ts';
import { SoundTrouble } from '../soundTrouble.ts';
import type { IncidentEnd } from './incidentEnums.ts';

/** Finds the open sound incidents of all radios; there are few, if any. */
export const findOpenIncidents = query('audience.findOpenIncidents', (db) =>
  db
    .selectFrom(acrossRadios('SoundIncident'))
    .select(['id', 'radio', 'mount', 'kind'])
    .where('endedAt', 'is', null)
    .where('kind', 'in', Object.values(SoundTrouble))
    .orderBy('id'),
);

/** Locks the mount point, so that only one transaction at a time opens an incident of it. */
export const lockMount = query('audience.lockMount', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('MountPoint').select(['id', 'name', 'path']).where('id', '=', id).forUpdate(),
);

export const findOpenIncidentsOfMount = query(
  'audience.findOpenIncidentsOfMount',
  (db, { mount, kind }: Given<{ mount: number; kind: SoundTrouble }>) =>
    db
      .selectFrom('SoundIncident')
      .select('id')
      .where('mount', '=', mount)
      .where('kind', '=', kind)
      .where('endedAt', 'is', null),
);

export const findReportedIncidents = query(
  'audience.findReportedIncidents',
  (db, { mount, since }: Given<{ mount: number; since: Date }>) =>
    db
      .selectFrom('SoundIncident')
      .select('id')
      .where('mount', '=', mount)
      .where('beganAt', '>', since)
      .where('isReported', '=', true),
);

export const findOpenIncidentsOfStation = query(
  'audience.findOpenIncidentsOfStation',
  (db, { kind }: Given<{ kind: StationTrouble }>) =>
    db
      .selectFrom('SoundIncident')
      .select(['id', 'beganAt'])
      .where('endedAt', 'is', null)
      .where('kind', '=', kind),
);

/** Finds incidents of a kind that began after a moment and about which people were notified. */
export const findReportedStationIncidents = query(
  'audience.findReportedStationIncidents',
  (db, { kind, since }: Given<{ kind: StationTrouble; since: Date }>) =>
    db
      .selectFrom('SoundIncident')
      .select('id')
      .where('beganAt', '>', since)
      .where('kind', '=', kind)
      .where('isReported', '=', true),
);

/** Locks the incident, so that only one job at a time notifies people about it. */
export const lockIncident = query('audience.lockIncident', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('SoundIncident')
    .select(['name', 'kind', 'beganAt', 'endedAt', 'why', 'isReported', 'isEndReported'])
    .where('id', '=', id)
    .forUpdate(),
);

export const markIncidentReported = query(
  'audience.markIncidentReported',
  (db, { id, isEndReported }: Given<{ id: number; isEndReported: boolean }>) =>
    db.updateTable('SoundIncident').set({ isReported: true, isEndReported }).where('id', '=', id),
);

export const findIncidentById = query('audience.findIncidentById', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('SoundIncident').select(['name', 'kind', 'beganAt', 'isReported']).where('id', '=', id),
);

export const endIncident = query(
  'audience.endIncident',
  (db, { id, at, why }: Given<{ id: number; at: Date; why: IncidentEnd }>) =>
    db
      .updateTable('SoundIncident')
      .set({ endedAt: at, why })
      .where('id', '=', id)
      .where('endedAt', 'is', null),
);

export const findOldSounds = query('audience.findOldSounds', (db, { before }: Given<{ before: Date }>) =>
  db
    .selectFrom(acrossRadios('SoundIncident'))
    .select(['id', 'radio', 'soundKey'])
    .where('beganAt', '<', before)
    .where('soundKey', '!=', '')
    .orderBy('beganAt')
    .limit(500),
);

export const clearSoundKey = query('audience.clearSoundKey', (db, { id }: Given<{ id: number }>) =>
  db.updateTable('SoundIncident').set({ soundKey: '' }).where('id', '=', id),
);

export const deleteOldIncidents = query(
  'audience.deleteOldIncidents',
  (db, { before }: Given<{ before: Date }>) =>
    db
      .deleteFrom(acrossRadios('SoundIncident'))
      .where('beganAt', '<', before)
      .where('endedAt', 'is not', null)
      .where('soundKey', '=', ''),
);
