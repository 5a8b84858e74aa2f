import type { Context } from '../../../kit/context.ts';
import type { Database } from '../../../kit/database/database.ts';
import { invalidInput, type FieldProblems } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Write } from '../../../kit/resource/writes.ts';
import type { User } from '../../users/user.entity.ts';
import { hashPassword, isWeak } from './passwords.ts';
import { hasSecondFactor } from '../proofs/proofs.ts';
import { endOthers } from '../sessions/sessions.ts';

interface GivenPassword {
  password: string;
  passwordConfirmation: string;
}

/** The hash of a password that a person chose for themself, or what is wrong with it; `field` is where that shows. */
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

/** Ends the sessions of a person, all of them or all but one, with the change that asks for it. Gives how many. */
export async function endSessions(
  { transaction }: Write<User>,
  userId: number,
  keptSessionId = 0,
): Promise<number> {
  return endOthers(transaction, userId, keptSessionId);
}

/** The request of somebody whose link proves who they are, for the audit of what they do with it. */
export const asThemself = (context: Context, person: { id: number; fullName: string }): Context => ({
  ...context,
  viewer: { userId: person.id, name: person.fullName, sessionId: 0, roleId: 0 },
});

/** What the rules of passwords and the audit need to know of a person. */
export async function personOf(database: Database, userId: number) {
  const person = (await personById.first(database, { id: userId }))!;
  return { ...person, hasSecondFactor: await hasSecondFactor(database, userId) };
}

const personById = query('accounts.personById', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('User')
    .select(['id', 'fullName', 'username', 'email', 'status', 'passwordHash'])
    .where('id', '=', id),
);
