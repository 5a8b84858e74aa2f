import type { Database } from '../../../../kit/database/database.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { mailLanguages, type Reader } from '../../../platform/public.ts';
import { defaultMonitoring } from '../settings/monitoringSettings.entity.ts';

const receiversOf = query('audience.receiversOf', (db) =>
  db.selectFrom('MonitoringSettings').select(['mailsStaff', 'addresses']),
);

const teamOf = query('audience.teamOf', (db) => db.selectFrom('TeamMember').select('user').orderBy('user'));

const peopleWith = query('audience.peopleWith', (db, { addresses }: Given<{ addresses: string[] }>) =>
  db.selectFrom('User').select(['id', 'email']).where('email', 'in', addresses),
);

const radioById = query('audience.radioById', (db, { id }: Given<{ id: number }>) =>
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
export async function incidentReceivers(
  scope: RadioScope,
): Promise<{ radio: string; people: number[]; strangers: Reader[] }> {
  const { database, radioId } = scope;
  const { mailsStaff, addresses } = (await receiversOf.first(scope)) ?? defaultMonitoring;
  const radio = (await radioById.first(database, { id: radioId }))!;
  const listed = [...new Set(addresses.map((address) => address.toLowerCase()))];
  const known = listed.length > 0 ? await peopleWith.all(database, { addresses: listed }) : [];
  const staff = mailsStaff ? (await teamOf.all(scope)).map(({ user }) => user) : [];
  const language = mailLanguages.find((code) => radio.language.startsWith(code)) ?? 'en';
  const strangers = listed
    .filter((address) => !known.some(({ email }) => email === address))
    .map((email) => ({ name: email, email, language, timeZone: radio.timeZone, radio: radio.name }));
  return { radio: radio.name, people: [...staff, ...known.map(({ id }) => id)], strangers };
}
