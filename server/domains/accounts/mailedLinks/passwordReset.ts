import { authorOf, record } from '../../../kit/audit/audit.ts';
import { AuditAction } from '../../../kit/audit/auditEntry.entity.ts';
import type { Context } from '../../../kit/context.ts';
import { deadLink } from '../../../kit/errors.ts';
import type { Message } from '../../../kit/mail/mail.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { changeEntity, findStored } from '../../../kit/resource/writes.ts';
import { User, UserStatus } from '../../users/user.entity.ts';
import { findLiveToken, issueToken, spendToken } from './mailedToken.ts';
import { MailedTokenKind } from './mailedToken.entity.ts';
import { passwordChangedMail, passwordResetMail, portalAddress, readerOf } from './mails.ts';
import { asThemself, endSessions, hashOfNewPassword, personOf } from '../signIn/newPassword.ts';
import { hasSecondFactor } from '../proofs/proofs.ts';
import { guesserByDevice, guesserOf } from '../signIn/guesser.ts';
import { accountOf } from '../signIn/openSession.ts';

/** Known and unknown addresses answer alike and take alike: whether there is anybody is only looked up afterwards. */
export async function requestPasswordReset(context: Context, email: string): Promise<void> {
  const account = accountOf(email);
  const { resetThrottle } = context.services.accounts;
  const asker = guesserByDevice(context, account);
  await resetThrottle.admit(asker);
  await resetThrottle.failed(asker);
  context.services.mail.sendLater(() => makeReset(context, account));
}

/** Who a link is for; or why it leads nowhere. */
export async function findPasswordReset({ database }: Context, token: string) {
  const { userId, expiresAt } = await findResettable(database, token);
  const { email } = await personOf(database, userId);
  return { email, expiresAt };
}

/** Sets a new password and ends all sessions. It opens none: whoever has a second factor is still asked for it. */
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
    return { passwordHash };
  });
  // Guesses of codes stay counted: whoever reads the mail of a person need not have their second factor.
  if (!(await hasSecondFactor(context.database, person.id))) await forgive(context, person.email);
  context.services.mail.send(passwordChangedMail(await readerOf(context.database, person.id)));
}

/** Whoever holds the link is let in again, on a device that is known and on one that is not. */
async function forgive(context: Context, account: string): Promise<void> {
  const { throttle } = context.services.accounts;
  const guesser = await guesserOf(context, account);
  await throttle.succeeded(guesser);
  await throttle.succeeded({ ...guesser, knownAs: undefined });
}

const activePerson = query('accounts.activePerson', (db, { email }: Given<{ email: string }>) =>
  db.selectFrom('User').select('id').where('email', '=', email).where('status', '=', UserStatus.ACTIVE),
);

/** Only people who may sign in get a mail. */
async function makeReset(context: Context, email: string): Promise<Message | undefined> {
  const person = await activePerson.first(context, { email });
  if (!person) return undefined;
  return inTransaction(context.database, async (transaction) => {
    const user = await findStored({ transaction, context }, User, String(person.id));
    const { token, expiresAt } = await issueToken(transaction, context, {
      kind: MailedTokenKind.PASSWORD_RESET,
      user,
      sentBy: null,
    });
    await record(transaction, authorOf(context, 'User'), {
      action: AuditAction.UPDATED,
      subject: 'User',
      subjectId: user.id,
      changes: { passwordReset: [null, expiresAt] },
    });
    const url = `${portalAddress(context)}/reset-password#token=${token}`;
    return passwordResetMail(await readerOf(transaction, user.id), { url, expiresAt });
  });
}

/** A link of somebody who may no longer sign in is worth nothing. */
async function findResettable(database: Context['database'], token: string) {
  const link = await findLiveToken(database, MailedTokenKind.PASSWORD_RESET, token);
  if ((await personOf(database, link.userId)).status !== UserStatus.ACTIVE) throw deadLink('TOKEN_UNKNOWN');
  return link;
}
