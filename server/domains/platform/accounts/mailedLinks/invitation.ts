import { authorOf, record } from '../../../../kit/audit/audit.ts';
import { AuditAction } from '../../../../kit/audit/auditEntry.entity.ts';
import type { Context } from '../../../../kit/context.ts';
import { deadLink, invalidInput } from '../../../../kit/errors.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { acrossRadios } from '../../../../kit/query/scopes.ts';
import type { Writing } from '../../../../kit/resource/recordedWrites.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { changeEntity, findStored } from '../../../../kit/resource/writes.ts';
import { requirePowerOver } from '../../permissions/access/powerOver.ts';
import { User, UserStatus } from '../../users/user.entity.ts';
import { findLiveToken, issueToken, spendToken } from './mailedToken.ts';
import { MailedTokenKind } from './mailedToken.entity.ts';
import { invitationMail, portalAddress, findReader } from './mails.ts';
import { asThemself, hashOfNewPassword, personOf } from '../signIn/newPassword.ts';
import { openSession } from '../signIn/openSession.ts';
import { invitationTakenNotice } from '../notices/invitationTakenNotice.ts';
import type { Tokens } from '../sessions/sessions.ts';

/** Sends a link by which a user sets their first password; earlier links become invalid. */
export async function invite(context: Context, id: string): Promise<number> {
  return inTransaction(context.database, async (transaction) => {
    const user = await findStored({ transaction, context }, User, id);
    await requirePowerOver(context, transaction, user.id);
    if (!isInvitable(user)) throw invalidInput({ id: 'notInvitable' });
    await sendInvitation({ transaction, context }, user);
    return user.id;
  });
}

/** Sends an invitation inside of a transaction, to a user who may be invited. */
export async function sendInvitation(
  { transaction, context }: Writing,
  user: { id: number; email: string },
): Promise<void> {
  const { token, expiresAt } = await issueToken(transaction, {
    kind: MailedTokenKind.INVITATION,
    user,
    sentBy: context.viewer!.userId,
  });
  await record(transaction, authorOf(context, 'User'), {
    action: AuditAction.UPDATED,
    subject: 'User',
    subjectId: user.id,
    changes: { invitation: [null, expiresAt] },
  });
  // Browsers never send the fragment to servers, neither in a Referer nor to the logs of proxies.
  const url = `${portalAddress(context)}/accept-invitation#token=${token}`;
  const mail = invitationMail(await findReader(transaction, user.id), context.viewer!.name, {
    url,
    expiresAt,
  });
  await context.services.mail.send(transaction, mail);
}

/** Returns the user and role of an invitation link; throws when the link is invalid. */
export async function findInvitation({ database }: Context, token: string) {
  const { userId, expiresAt } = await findInvited(database, token);
  const invited = await findInvitedPerson.first(database, { id: userId });
  return { ...invited!, expiresAt };
}

const findInvitedPerson = query('accounts.findInvitedPerson', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('User as person')
    .innerJoin(acrossRadios('Role as role'), 'role.id', 'person.role')
    .leftJoin('Radio as radio', 'radio.id', 'person.radio')
    .leftJoin('MailedToken as token', (join) =>
      join
        .onRef('token.user', '=', 'person.id')
        .on('token.kind', '=', MailedTokenKind.INVITATION)
        .on('token.usedAt', 'is', null),
    )
    .leftJoin('User as inviter', 'inviter.id', 'token.sentBy')
    .select(['person.fullName', 'person.email', 'role.name as roleName', 'radio.name as radioName'])
    .select('inviter.fullName as invitedBy')
    .where('person.id', '=', id),
);

/** Sets the first password of the link's user, and signs them in. */
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
    if (link.sentBy !== null)
      await context.services.notices.notify(transaction, invitationTakenNotice, {
        to: [link.sentBy],
        radioId: null,
        named: person.id,
        data: { name: existing!.fullName },
        path: `/admin/users/${person.id}`,
        isMention: true,
      });
    return { passwordHash, status: UserStatus.ACTIVE };
  });
  return openSession(context, person.id);
}

/** Finds an invitation. It counts as used when its account was activated or closed in another way. */
async function findInvited(database: Context['database'], token: string) {
  const link = await findLiveToken(database, MailedTokenKind.INVITATION, token);
  if (!isInvitable(await personOf(database, link.userId))) throw deadLink('TOKEN_USED');
  return link;
}

const isInvitable = ({ status, passwordHash }: Pick<User, 'status' | 'passwordHash'>) =>
  status === UserStatus.PENDING && passwordHash === null;
