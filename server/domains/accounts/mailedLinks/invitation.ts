import { auditInsert, authorOf } from '../../../kit/audit/audit.ts';
import { AuditAction } from '../../../kit/audit/auditEntry.entity.ts';
import type { Context } from '../../../kit/context.ts';
import { deadLink, invalidInput } from '../../../kit/errors.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { changeEntity, findStored } from '../../../kit/resource/writes.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import { requirePowerOver } from '../../permissions/access/powerOver.ts';
import { User, UserStatus } from '../../users/user.entity.ts';
import { findLiveToken, issueToken, spendToken } from './mailedToken.ts';
import { MailedTokenKind } from './mailedToken.entity.ts';
import { invitationMail, portalAddress, readerOf } from './mails.ts';
import { asThemself, hashOfNewPassword, personOf } from '../signIn/newPassword.ts';
import { openSession } from '../signIn/signIn.ts';
import type { Tokens } from '../sessions/sessions.ts';

/** Sends a link by which a person sets their first password; a link that was sent before is of no use from now on. */
export async function invite(context: Context, id: string): Promise<number> {
  const { userId, mail } = await inTransaction(context.database, async (transaction) => {
    const user = (await findStored(
      transaction,
      context,
      context.reads.models.of(User),
      id,
    )) as unknown as Stored<User>;
    await requirePowerOver(context, transaction, user.id);
    if (!isInvitable(user)) throw invalidInput({ id: 'notInvitable' });
    const { token, expiresAt } = await issueToken(transaction, context, {
      kind: MailedTokenKind.INVITATION,
      user,
      sentBy: context.viewer!.userId,
    });
    const { sql, values } = auditInsert(context.database.engine, authorOf(context, 'User'), {
      action: AuditAction.UPDATED,
      subject: 'User',
      subjectId: user.id,
      changes: { invitation: [null, expiresAt] },
    });
    await transaction.run(sql, values);
    // What is behind the # is sent to no server: neither in a Referer nor to the logs of those in between.
    const url = `${portalAddress(context)}/accept-invitation#token=${token}`;
    const mail = invitationMail(await readerOf(transaction, user.id), context.viewer!.name, {
      url,
      expiresAt,
    });
    return { userId: user.id, mail };
  });
  context.services.mail.send(mail);
  return userId;
}

/** Who a link invites, to what; or why it leads nowhere. */
export async function findInvitation({ database }: Context, token: string) {
  const { userId, expiresAt } = await findInvited(database, token);
  const [row] = await database.rows(
    `select u.full_name, u.email, role.name, radio.name, inviter.full_name from "user" u
     join role on role.id = u.role_id left join radio on radio.id = u.radio_id
     left join mailed_token t on t.user_id = u.id and t.kind = ? and t.used_at is null
     left join "user" inviter on inviter.id = t.sent_by_id where u.id = ?`,
    [MailedTokenKind.INVITATION, userId],
  );
  const [fullName, email, roleName, radioName, invitedBy] = row as [
    ...[string, string, string],
    ...[string | null, string | null],
  ];
  return { fullName, email, roleName, radioName, invitedBy, expiresAt };
}

/** Sets the first password of whoever holds the link, and signs them in. */
export async function acceptInvitation(
  context: Context,
  given: { token: string; password: string; passwordConfirmation: string },
): Promise<Tokens> {
  const link = await findInvited(context.database, given.token);
  const person = await personOf(context.database, link.userId);
  const passwordHash = await hashOfNewPassword(given, person);
  const change = { id: String(person.id), current: async () => null };
  await changeEntity(asThemself(context, person), User, change, async ({ transaction, existing }) => {
    await spendToken(transaction, link.id);
    if (!isInvitable(existing!)) throw deadLink('TOKEN_USED');
    return { passwordHash, status: UserStatus.ACTIVE };
  });
  return openSession(context, person.id);
}

/** Whose account has been opened in another way, or closed, has no use for the link. */
async function findInvited(database: Context['database'], token: string) {
  const link = await findLiveToken(database, MailedTokenKind.INVITATION, token);
  if (!isInvitable(await personOf(database, link.userId))) throw deadLink('TOKEN_USED');
  return link;
}

const isInvitable = ({ status, passwordHash }: Pick<User, 'status' | 'passwordHash'>) =>
  status === UserStatus.PENDING && passwordHash === null;
