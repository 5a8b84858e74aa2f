import { query } from '../../../kit/query/query.ts';
import { AudiencePrivacy } from './audiencePrivacy.ts';

type RadioScope = Parameters<typeof deleteSessions.write>[0];

const deleteSessions = query('audience.deleteSessions', (db) =>
  db
    .deleteFrom('ListenerSession')
    .where('mount', 'in', (inner) => inner.selectFrom('MountPoint').select('MountPoint.id')),
);

const deleteSalts = query('audience.deleteSalts', (db) =>
  db
    .deleteFrom('AudienceSalt')
    .where('mount', 'in', (inner) => inner.selectFrom('MountPoint').select('MountPoint.id')),
);

const deletePrograms = query('audience.deletePrograms', (db) => db.deleteFrom('AudienceProgram'));

const deleteCountries = query('audience.deleteCountries', (db) => db.deleteFrom('AudienceCountry'));

const deleteMinutes = query('audience.deleteMinutes', (db) =>
  db
    .deleteFrom('AudienceMinute')
    .where('mount', 'in', (inner) => inner.selectFrom('MountPoint').select('MountPoint.id')),
);

const deleteHours = query('audience.deleteHours', (db) => db.deleteFrom('AudienceHour'));
const deleteDays = query('audience.deleteDays', (db) => db.deleteFrom('AudienceDay'));
const deletePlays = query('audience.deletePlays', (db) => db.deleteFrom('AudiencePlay'));

const clearListenerCounts = query('audience.clearListenerCounts', (db) =>
  db.updateTable('MountState').set({ listeners: null, peak: null }).where('listeners', 'is not', null),
);

/** Deletes the listener data that a radio must not store at this privacy level. */
export async function forgetBeyond(scope: RadioScope, level: AudiencePrivacy): Promise<void> {
  if (level === AudiencePrivacy.ALL) return;
  await deleteSessions.write(scope);
  await deleteSalts.write(scope);
  await deletePrograms.write(scope);
  await deleteCountries.write(scope);
  if (level === AudiencePrivacy.COUNTS) return;
  await deleteMinutes.write(scope);
  await deleteHours.write(scope);
  await deleteDays.write(scope);
  await deletePlays.write(scope);
  await clearListenerCounts.write(scope);
}
