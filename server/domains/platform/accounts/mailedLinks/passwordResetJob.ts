import { record, type Author } from '../../../../kit/audit/audit.ts';
import { AuditAction } from '../../../../kit/audit/auditEntry.entity.ts';
import type { JobKind } from '../../../../kit/jobs/jobKind.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { UserStatus } from '../../users/user.entity.ts';
import { MailedTokenKind } from './mailedToken.entity.ts';
import { issueToken } from './mailedToken.ts';
import { passwordResetMail, portalAddress, findReader } from './mails.ts';

interface PasswordResetData {
  /** E-mail address from the form, in lower case. An account with this address need not exist. */
  account: string;
  /** Originator of the request. */
  author: Author;
}

/**
 * Sends the link for a new password, if the account exists and may sign in.
 * The requester does not learn whether the account exists.
 */
export const passwordResetJob: JobKind<PasswordResetData> = {
  name: 'accounts.passwordReset',
  does: 'Creates and sends the link for a new password, when the given e-mail address belongs to a user.',
  atOnce: 1,
  tries: 5,
  pause: { first: 5, longest: 60 },
  timeLimit: 30,
  read: (data) => {
    const { account, author } = data as Partial<PasswordResetData>;
    if (account === undefined || author === undefined) throw new Error('The stored data has no account.');
    return { account, author };
  },
  work: ({ services, database, data: { account, author } }) =>
    database.transaction(async (transaction) => {
      const person = await lockActivePerson.first(transaction, { email: account });
      if (!person) return;
      const { token, expiresAt } = await issueToken(transaction, {
        kind: MailedTokenKind.PASSWORD_RESET,
        user: person,
        sentBy: null,
      });
      await record(transaction, author, {
        action: AuditAction.UPDATED,
        subject: 'User',
        subjectId: person.id,
        changes: { passwordReset: [null, expiresAt] },
      });
      const url = `${portalAddress({ services })}/reset-password#token=${token}`;
      const mail = passwordResetMail(await findReader(transaction, person.id), { url, expiresAt });
      await services.mail.send(transaction, mail);
    }),
};

const lockActivePerson = query('accounts.lockActivePerson', (db, { email }: Given<{ email: string }>) =>
  db
    .selectFrom('User')
    .select(['id', 'email'])
    .where('email', '=', email)
    .where('status', '=', UserStatus.ACTIVE)
    .forUpdate(),
);
