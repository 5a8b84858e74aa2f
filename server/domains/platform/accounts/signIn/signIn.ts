import { recordEvent } from '../../../../kit/audit/audit.ts';
import { AuditAction } from '../../../../kit/audit/auditEntry.entity.ts';
import type { Context } from '../../../../kit/context.ts';
import { invalidCredentials, unauthenticated } from '../../../../kit/errors.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { noAbilities } from '../../../../kit/rules/abilities.ts';
import { UserStatus } from '../../users/user.entity.ts';
import { guess } from './guess.ts';
import { accountOf, become, openSession, rememberDevice } from './openSession.ts';
import { hashPassword, isOutdated, matchesPassword } from './passwords.ts';
import { findSecondFactors } from '../proofs/reauthenticationMethods.ts';
import { secondStepNeeded } from './secondStep.ts';
import { StolenTokenError, type Tokens } from '../sessions/sessions.ts';

/**
 * Opens a session for a correct e-mail and password. Throws SECOND_FACTOR_NEEDED instead for users with a second
 * factor. A wrong e-mail, a wrong password and a user who may not sign in give the same error after the same work.
 */
export async function signIn(context: Context, email: string, password: string): Promise<Tokens> {
  const account = accountOf(email);
  const person = await guess(context, account, () => findByPassword(context, account, password), {
    isLastStep: ({ secondFactors }) => secondFactors.length === 0,
  });
  if (!person) {
    await recordEvent(context, AuditAction.SIGN_IN_FAILED, 'User', await idOf(context, account));
    throw invalidCredentials();
  }
  if (isOutdated(person.passwordHash!)) await rehash(context, person.id, password);
  // guard: second-factor-required
  if (person.secondFactors.length > 0) throw secondStepNeeded(context, person.id, person.secondFactors);
  return openSession(context, person.id);
}

/** The user of an account, when the password is correct and they may sign in. */
async function findByPassword(context: Context, account: string, password: string) {
  const person = await findPerson(context, account);
  const matches = await matchesPassword(person?.passwordHash ?? null, password);
  if (!matches || /* guard: sign-in-of-active-people */ person?.status !== UserStatus.ACTIVE)
    return undefined;
  return { ...person, secondFactors: await findSecondFactors(context.database, person.id) };
}

export async function refreshSession(context: Context): Promise<Tokens> {
  const { presented } = context.refreshToken;
  if (!presented) throw unauthenticated('Invalid refresh token');
  try {
    const tokens = await context.services.accounts.sessions.refresh(presented);
    await become(context, tokens);
    await rememberDevice(context, tokens.userId);
    return tokens;
  } catch (error) {
    if (!(error instanceof StolenTokenError)) throw error;
    await recordEvent(context, AuditAction.SESSION_REVOKED, 'User', error.userId);
    throw unauthenticated('Invalid refresh token');
  }
}

export async function signOut(context: Context): Promise<void> {
  const { sessions } = context.services.accounts;
  const { presented } = context.refreshToken;
  const holder = context.abilities.inPerson
    ? context.viewer
    : presented
      ? await sessions.holderOf(presented)
      : undefined;
  if (holder) {
    await sessions.revoke(holder.sessionId);
    await recordEvent(context, AuditAction.SIGNED_OUT, 'User', holder.userId);
  }
  context.refreshToken.forget();
  context.viewer = undefined;
  context.abilities = noAbilities;
}

const idOf = async (context: Context, account: string) => (await findPerson(context, account))?.id ?? null;

const findPerson = async (context: Context, email: string) => findPersonByEmail.first(context, { email });

const findPersonByEmail = query('accounts.findPersonByEmail', (db, { email }: Given<{ email: string }>) =>
  db.selectFrom('User').select(['id', 'passwordHash', 'status']).where('email', '=', email),
);

/**
 * Hashes the password again with the current parameters, and stores the hash. Runs at sign-in, because the stored hash cannot be
 * converted without the plain password.
 */
async function rehash({ database }: Context, userId: number, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await inTransaction(database, async (transaction) =>
    setPasswordHash.write(transaction, { id: userId, passwordHash }),
  );
}

const setPasswordHash = query(
  'accounts.setPasswordHash',
  (db, { id, passwordHash }: Given<{ id: number; passwordHash: string }>) =>
    db.updateTable('User').set({ passwordHash }).where('id', '=', id),
);
