import type { Context } from '../../../../kit/context.ts';
import type { Database } from '../../../../kit/database/database.ts';
import { invalidInput, type FieldProblems } from '../../../../kit/errors.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import type { Write } from '../../../../kit/resource/writes.ts';
import type { User } from '../../users/user.entity.ts';
import { hashPassword, isWeak } from './passwords.ts';
import { hasSecondFactor } from '../proofs/reauthenticationMethods.ts';
import { endOtherSessions } from '../sessions/sessions.ts';

interface GivenPassword {
  password: string;
  passwordConfirmation: string;
}

/** Validates and hashes a password that a user chose. Throws its problems, at `field` and `passwordConfirmation`. */
export async function hashOfNewPassword(
  { password, passwordConfirmation }: GivenPassword,
  person: Pick<User, 'username' | 'email' | 'fullName'> & { hasSecondFactor: boolean },
  field: 'password' | 'newPassword' = 'password',
): Promise<string> {
  const problems: FieldProblems = {};
  if (password === '') problems[field] = 'required';
  else if (isWeak(password, person)) problems[field] = 'weak';
  if (passwordConfirmation !== password) problems['passwordConfirmation'] = 'different';
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  return hashPassword(password);
}

/** Ends all sessions of a user, except `ownSessionId` if given, and returns how many. Runs in the transaction that changes the user. */
export async function endSessions(
  { transaction }: Write<User>,
  userId: number,
  ownSessionId = 0,
): Promise<number> {
  return endOtherSessions(transaction, userId, ownSessionId);
}

/** Returns a context whose viewer is a user identified by a link of an e-mail. The audit then names this user. */
export const asThemself = (context: Context, person: { id: number; fullName: string }): Context => ({
  ...context,
  viewer: { userId: person.id, name: person.fullName, sessionId: 0, roleId: 0 },
});

/** Data of a user for the password rules and the audit. */
export async function personOf(database: Database, userId: number) {
  const person = (await findPersonById.first(database, { id: userId }))!;
  return { ...person, hasSecondFactor: await hasSecondFactor(database, userId) };
}

const findPersonById = query('accounts.findPersonById', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('User')
    .select(['id', 'fullName', 'username', 'email', 'status', 'passwordHash'])
    .where('id', '=', id),
);
