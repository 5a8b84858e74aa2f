import { query } from '../../../kit/query/query.ts';
import { AudiencePrivacy } from './audiencePrivacy.ts';

type RadioScope = Parameters<typeof forgetSessions.write>[0];

const forgetSessions = query('audience.forgetSessions', (db) =>
  db
    .deleteFrom('ListenerSession')
    .where('mount', 'in', (inner) => inner.selectFrom('MountPoint').select('MountPoint.id')),
);

const forgetSalts = query('audience.forgetSalts', (db) =>
  db
    .deleteFrom('AudienceSalt')
    .where('mount', 'in', (inner) => inner.selectFrom('MountPoint').select('MountPoint.id')),
);

const forgetPrograms = query('audience.forgetPrograms', (db) => db.deleteFrom('AudienceProgram'));

const forgetCountries = query('audience.forgetCountries', (db) => db.deleteFrom('AudienceCountry'));

const forgetMinutes = query('audience.forgetMinutes', (db) =>
  db
    .deleteFrom('AudienceMinute')
    .where('mount', 'in', (inner) => inner.selectFrom('MountPoint').select('MountPoint.id')),
);

const forgetHours = query('audience.forgetHours', (db) => db.deleteFrom('AudienceHour'));
const forgetDays = query('audience.forgetDays', (db) => db.deleteFrom('AudienceDay'));
const forgetPlays = query('audience.forgetPlays', (db) => db.deleteFrom('AudiencePlay'));

const forgetCounts = query('audience.forgetCounts', (db) =>
  db.updateTable('MountState').set({ listeners: null, peak: null }).where('listeners', 'is not', null),
);

/** Deletes the listener data that a radio must not store at this privacy level. */
export async function forgetBeyond(scope: RadioScope, level: AudiencePrivacy): Promise<void> {
  if (level === AudiencePrivacy.ALL) return;
  await forgetSessions.write(scope);
  await forgetSalts.write(scope);
  await forgetPrograms.write(scope);
  await forgetCountries.write(scope);
  if (level === AudiencePrivacy.COUNTS) return;
  await forgetMinutes.write(scope);
  await forgetHours.write(scope);
  await forgetDays.write(scope);
  await forgetPlays.write(scope);
  await forgetCounts.write(scope);
}
