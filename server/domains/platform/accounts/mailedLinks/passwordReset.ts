import { authorOf } from '../../../../kit/audit/audit.ts';
import type { Context } from '../../../../kit/context.ts';
import { deadLink } from '../../../../kit/errors.ts';
import { changeEntity } from '../../../../kit/resource/writes.ts';
import { User, UserStatus } from '../../users/user.entity.ts';
import { findLiveToken, spendToken } from './mailedToken.ts';
import { MailedTokenKind } from './mailedToken.entity.ts';
import { passwordChangedMail, findReader } from './mails.ts';
import { passwordResetJob } from './passwordResetJob.ts';
import { asThemself, endSessions, hashOfNewPassword, personOf } from '../signIn/newPassword.ts';
import { hasSecondFactor } from '../proofs/reauthenticationMethods.ts';
import { guesserByDevice, guesserOf } from '../signIn/guesser.ts';
import { accountOf } from '../signIn/openSession.ts';

/** Milliseconds before the account is looked up. The duration of the response then does not depend on it. */
const answerLeavesWithin = 500;

/**
 * Requests a reset link.
 * Known and unknown e-mail addresses get the same response in the same time, because the account is looked up after
 * the response.
 */
export async function requestPasswordReset(context: Context, email: string): Promise<void> {
  const account = accountOf(email);
  const { resetThrottle } = context.services.accounts;
  const asker = guesserByDevice(context, account);
  await resetThrottle.admit(asker);
  await resetThrottle.failed(asker);
  const data = { account, author: authorOf(context, 'User') };
  const after = new Date(Date.now() + answerLeavesWithin);
  await context.database.transaction((transaction) =>
    context.services.jobs.add(transaction, passwordResetJob, data, { after }),
  );
}

/** Returns the user of a link for a new password; throws when the link is invalid. */
export async function findPasswordReset({ database }: Context, token: string) {
  const { userId, expiresAt } = await findResettable(database, token);
  const { email } = await personOf(database, userId);
  return { email, expiresAt };
}

/** Sets a new password and ends all sessions. Opens no session, so that a second factor is still required. */
export async function resetPassword(
  context: Context,
  given: { token: string; password: string; passwordConfirmation: string },
): Promise<void> {
  const link = await findResettable(context.database, given.token);
  const person = await personOf(context.database, link.userId);
  const passwordHash = await hashOfNewPassword(given, person);
  const change = { id: String(person.id), current: async () => null };
  await changeEntity(asThemself(context, person), User, change, async (write) => {
    await spendToken(write.transaction, link.id);
    if (write.existing!.status !== UserStatus.ACTIVE) throw deadLink('TOKEN_UNKNOWN');
    await endSessions(write, person.id);
    await context.services.mail.send(
      write.transaction,
      passwordChangedMail(await findReader(write.transaction, person.id)),
    );
    return { passwordHash };
  });
  // Attempts at codes stay counted: access to the user's e-mail does not imply access to their second factor.
  if (!(await hasSecondFactor(context.database, person.id))) await forgive(context, person.email);
}

/** Clears the failed sign-ins to the account: those of unknown devices, and of this one if it is known. */
async function forgive(context: Context, account: string): Promise<void> {
  const { throttle } = context.services.accounts;
  const guesser = await guesserOf(context, account);
  await throttle.succeeded(guesser);
  await throttle.succeeded({ ...guesser, knownAs: undefined });
}

/** Finds a reset link. It is invalid when its user may no longer sign in. */
async function findResettable(database: Context['database'], token: string) {
  const link = await findLiveToken(database, MailedTokenKind.PASSWORD_RESET, token);
  if ((await personOf(database, link.userId)).status !== UserStatus.ACTIVE) throw deadLink('TOKEN_UNKNOWN');
  return link;
}
