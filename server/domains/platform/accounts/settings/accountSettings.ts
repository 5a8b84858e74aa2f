import { typedRow } from '../../../../kit/read/plan.ts';
import type { Context } from '../../../../kit/context.ts';
import { invalidInput, requireValid } from '../../../../kit/errors.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { scopeOf } from '../../../../kit/read/reads.ts';
import { missingFields } from '../../../../kit/resource/recordedWrites.ts';
import { changeEntity, type Write } from '../../../../kit/resource/writes.ts';
import { readStored } from '../../../../kit/write/rowWrites.ts';
import type { Stored } from '../../../../kit/write/storedEntity.ts';
import { findCountry, listCountries } from '../../geography/countries.ts';
import { findOrCreateCompany } from '../../organization/companies/companies.ts';
import { User } from '../../users/user.entity.ts';
import type { AccountSettingsPatch } from './accountSettings.inputs.ts';
import { defaultNotifications, linkedServices, type AccountSettings } from './accountSettings.types.ts';
import { requireReauthentication } from '../proofs/reauthentication.ts';
import { guess } from '../signIn/guess.ts';
import { emailChangedMail, passwordChangedMail, findReader } from '../mailedLinks/mails.ts';
import { endSessions, hashOfNewPassword, personOf } from '../signIn/newPassword.ts';
import { matchesPassword } from '../signIn/passwords.ts';

/** Reads the viewer's own account settings; those of other accounts cannot be requested. */
export async function readOwnSettings(context: Context): Promise<AccountSettings> {
  const { database, reads, viewer } = context;
  const row = await readStored(database, reads.models.of(User), viewer!.userId, scopeOf(context), '');
  const user = typedRow<Stored<User>>(row!);
  return {
    ...shownOf(user),
    company:
      user.employer === null ? '' : (await findCompanyName.first(database, { id: user.employer }))!.name,
    countryCode: user.countryCode ?? (await codeOfCountry(user.country)),
    socialLinks: linksOf(user),
    notifications: { ...defaultNotifications, ...user.notifications },
    connectedAccounts: await findConnectedAccounts.all(database, { user: user.id }),
  };
}

const findConnectedAccounts = query(
  'accounts.findConnectedAccounts',
  (db, { user }: Given<{ user: number }>) =>
    db
      .selectFrom('SocialAccount')
      .select(['id', 'provider', 'externalId'])
      .where('user', '=', user)
      .orderBy('provider'),
);

/**
 * Lists the fields to return explicitly, because the row contains secrets.
 * A conflict also returns the fields that are listed here.
 */
function shownOf(user: Stored<User>) {
  const { id, version, avatar, firstName, lastName, fullName, username, email } = user;
  const { designation, bio, birthDate, country, website, contact, language, timeZone } = user;
  const { isPicturePublic } = user;
  const names = { firstName, lastName, fullName, username, email, avatar };
  return Object.assign(names, {
    id,
    version,
    designation,
    bio,
    birthDate,
    country,
    website,
    contact,
    language,
    timeZone,
    isPicturePublic,
  });
}

/** Changes the viewer's own account, if its version is unchanged. */
export async function changeOwnSettings(
  context: Context,
  version: number,
  patch: AccountSettingsPatch,
): Promise<AccountSettings> {
  const { database, services, viewer } = context;
  const before = await findReader(database, viewer!.userId);
  const email = patch.email?.toLowerCase();
  const hasNewEmail = email !== undefined && email !== before.email;
  if (hasNewEmail) await requireReauthentication(context);
  const change = { id: String(viewer!.userId), version, current: () => readOwnSettings(context) };
  await changeEntity(context, User, change, async (write) => {
    const values = await valuesOf(write, patch);
    requireValid(missingFields(context.reads.models.of(User), values));
    if (hasNewEmail) await services.mail.send(write.transaction, emailChangedMail(before, email));
    return values;
  });
  return readOwnSettings(context);
}

/** Sets a new password after checking the current one. Ends all other sessions and returns their number. */
export async function changeOwnPassword(
  context: Context,
  given: { password: string; newPassword: string; passwordConfirmation: string },
): Promise<number> {
  await requireReauthentication(context);
  const { database, services, viewer } = context;
  const person = await personOf(database, viewer!.userId);
  const isRight = await guess(context, person.email, async () =>
    (await matchesPassword(person.passwordHash, given.password)) ? true : undefined,
  );
  if (!isRight) throw invalidInput({ password: 'incorrect' });
  const chosen = { password: given.newPassword, passwordConfirmation: given.passwordConfirmation };
  const passwordHash = await hashOfNewPassword(chosen, person, 'newPassword');
  let ended = 0;
  const change = { id: String(person.id), current: async () => null };
  await changeEntity(context, User, change, async (write) => {
    ended = await endSessions(write, person.id, viewer!.sessionId);
    await services.mail.send(
      write.transaction,
      passwordChangedMail(await findReader(write.transaction, person.id)),
    );
    return { passwordHash };
  });
  return ended;
}

async function valuesOf(write: Write<User>, patch: AccountSettingsPatch): Promise<object> {
  const existing = write.existing!;
  const { company, socialLinks, notifications, countryCode, firstName, lastName, ...values } = patch;
  return {
    ...values,
    ...namesOf(existing, { firstName, lastName }),
    ...(countryCode !== undefined && countryCode !== existing.countryCode && (await countryOf(countryCode))),
    email: values.email?.toLowerCase(),
    employer: company === '' ? null : company && (await findOrCreateCompany(write, company)),
    socialLinks: socialLinks && { ...existing.socialLinks, ...given(socialLinks) },
    notifications: notifications && { ...existing.notifications, ...given(notifications) },
  };
}

/** Makes the full name from first and last name, when the patch contains one of them. */
function namesOf(
  existing: Stored<User>,
  { firstName, lastName }: Pick<AccountSettingsPatch, 'firstName' | 'lastName'>,
) {
  if (firstName === undefined && lastName === undefined) return {};
  const names = { firstName: firstName ?? existing.firstName, lastName: lastName ?? existing.lastName };
  if (names.firstName === '') throw invalidInput({ firstName: 'required' });
  return { ...names, fullName: `${names.firstName} ${names.lastName}`.trim() };
}

/** A new country clears the address data that belongs to the old one. */
async function countryOf(code: string) {
  const country = await findCountry(code);
  if (!country) throw invalidInput({ countryCode: 'unknown' });
  return { countryCode: code, country: country.name, stateId: null, cityId: null, region: null, zipCode: '' };
}

const codeOfCountry = async (name: string) =>
  (await listCountries()).find((country) => country.name === name)?.code ?? null;

const findCompanyName = query('accounts.findCompanyName', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Company').select('name').where('id', '=', id),
);

const linksOf = ({ socialLinks }: Stored<User>) =>
  Object.fromEntries(linkedServices.map((service) => [service, socialLinks[service] ?? ''])) as Record<
    (typeof linkedServices)[number],
    string
  >;

/**
 * Removes null and absent fields. An instance of an input class has absent fields with the value undefined.
 */
const given = (input: object) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined && value !== null));
