import { isEmail } from 'class-validator';
import type { Context } from '../../../../kit/context.ts';
import { forbidden, invalidInput, type FieldProblems } from '../../../../kit/errors.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { acrossRadios } from '../../../../kit/query/scopes.ts';
import { createEntity } from '../../../../kit/resource/writes.ts';
import { newcomer } from '../../permissions/roles/roles.ts';
import { hasUserNamed } from '../../users/names.ts';
import { Plan, User, UserStatus } from '../../users/user.entity.ts';
import { hashPassword } from './passwords.ts';
import type { Tokens } from '../sessions/sessions.ts';
import { openSession } from './openSession.ts';

interface Registration {
  email: string;
  username: string;
  password: string;
}

/**
 * Registers a new user in the demo and signs them in. Accepts every password of 1 to 256 characters, because older clients do not
 * support the error for a weak password.
 */
export async function register(
  context: Context,
  { email, username, password }: Registration,
): Promise<Tokens> {
  const { accounts } = context.services;
  if (!accounts.openRegistration) throw forbidden('create', 'User');
  const person = { email: email.trim().toLowerCase(), username: username.trim() };
  const problems = await problemsOf(context, person, password);
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  const passwordHash = await hashPassword(password);
  const userId = await createEntity(context, User, async ({ transaction }) => ({
    ...person,
    fullName: person.username,
    country: '',
    contact: '',
    currentPlan: Plan.BASIC,
    status: UserStatus.ACTIVE,
    role: (await findRoleByKey.first(transaction, { key: newcomer }))!.id,
    passwordHash,
  }));
  return openSession(context, userId);
}

/** Returns the id of the role with a key, such as the role of new users. */
export const findRoleByKey = query('accounts.findRoleByKey', (db, { key }: Given<{ key: string }>) =>
  db.selectFrom(acrossRadios('Role')).select('id').where('key', '=', key),
);

async function problemsOf(
  { database }: Context,
  { email, username }: Omit<Registration, 'password'>,
  password: string,
): Promise<FieldProblems> {
  const problems: FieldProblems = {};
  if (!isEmail(email)) problems['email'] = 'email';
  else if (await hasPersonWithEmail.any(database, { email })) problems['email'] = 'taken';
  if (username.length < 1 || username.length > 40) problems['username'] = 'invalid';
  else if (await hasUserNamed.any(database, { key: username.toLowerCase() })) problems['username'] = 'taken';
  if (password.length === 0 || password.length > 256) problems['password'] = 'required';
  return problems;
}

const hasPersonWithEmail = query('accounts.hasPersonWithEmail', (db, { email }: Given<{ email: string }>) =>
  db.selectFrom('User').select('id').where('email', '=', email),
);
