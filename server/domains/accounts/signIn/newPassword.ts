import type { Context } from '../../../kit/context.ts';
import type { Transaction } from '../../../kit/database/database.ts';
import { invalidInput, type FieldProblems } from '../../../kit/errors.ts';
import type { Write } from '../../../kit/resource/writes.ts';
import type { User } from '../../users/user.entity.ts';
import { hashPassword, isWeak } from './passwords.ts';
import { hasSecondFactor } from '../proofs/proofs.ts';
import { Session } from '../sessions/session.entity.ts';

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
  { transaction, context }: Write<User>,
  userId: number,
  keptSessionId = 0,
): Promise<number> {
  return transaction.run(
    'update session set revoked_at = ? where revoked_at is null and user_id = ? and id <> ?',
    [context.reads.models.of(Session).stored(new Date()), userId, keptSessionId],
  );
}

/** The request of somebody whose link proves who they are, for the audit of what they do with it. */
export const asThemself = (context: Context, person: { id: number; fullName: string }): Context => ({
  ...context,
  viewer: { userId: person.id, name: person.fullName, sessionId: 0, roleId: 0 },
});

/** What the rules of passwords and the audit need to know of a person. */
export async function personOf(database: Pick<Transaction, 'rows'>, userId: number) {
  const [row] = await database.rows(
    'select id, full_name, username, email, status, password_hash from "user" where id = ?',
    [userId],
  );
  const [id, fullName, username, email, status, passwordHash] = row as [
    number,
    string,
    string,
    string,
    User['status'],
    string | null,
  ];
  return {
    id,
    fullName,
    username,
    email,
    status,
    passwordHash,
    hasSecondFactor: await hasSecondFactor(database, userId),
  };
}
