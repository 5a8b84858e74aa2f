import type { Database } from '../../../../kit/database/database.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { mailLanguages, type Reader } from '../../../platform/public.ts';
import { defaultMonitoring } from '../settings/monitoringSettings.entity.ts';

const findReceiverSettings = query('audience.findReceiverSettings', (db) =>
  db.selectFrom('MonitoringSettings').select(['mailsStaff', 'addresses']),
);

const findTeamMembers = query('audience.findTeamMembers', (db) =>
  db.selectFrom('TeamMember').select('user').orderBy('user'),
);

const findUsersByEmail = query(
  'audience.findUsersByEmail',
  (db, { addresses }: Given<{ addresses: string[] }>) =>
    db.selectFrom('User').select(['id', 'email']).where('email', 'in', addresses),
);

const findRadioById = query('audience.findRadioById', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Radio').select(['name', 'language', 'timeZone']).where('id', '=', id),
);

interface RadioScope {
  database: Database;
  radioId: number;
}

/**
 * Receivers of incident notifications of a radio, and the name of the radio. Listed addresses that belong to an account are
 * returned as people, so that account holders only learn what they may see. A person may occur twice: notices remove duplicates.
 */
export async function findIncidentReceivers(
  scope: RadioScope,
): Promise<{ radio: string; people: number[]; strangers: Reader[] }> {
  const { database, radioId } = scope;
  const { mailsStaff, addresses } = (await findReceiverSettings.first(scope)) ?? defaultMonitoring;
  const radio = (await findRadioById.first(database, { id: radioId }))!;
  const listed = [...new Set(addresses.map((address) => address.toLowerCase()))];
  const known = listed.length > 0 ? await findUsersByEmail.all(database, { addresses: listed }) : [];
  const staff = mailsStaff ? (await findTeamMembers.all(scope)).map(({ user }) => user) : [];
  const language = mailLanguages.find((code) => radio.language.startsWith(code)) ?? 'en';
  const strangers = listed
    .filter((address) => !known.some(({ email }) => email === address))
    .map((email) => ({ name: email, email, language, timeZone: radio.timeZone, radio: radio.name }));
  return { radio: radio.name, people: [...staff, ...known.map(({ id }) => id)], strangers };
}
