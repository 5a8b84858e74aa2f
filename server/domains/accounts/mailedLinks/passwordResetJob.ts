import { record, type Author } from '../../../kit/audit/audit.ts';
import { AuditAction } from '../../../kit/audit/auditEntry.entity.ts';
import type { JobKind } from '../../../kit/jobs/jobKind.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { UserStatus } from '../../users/user.entity.ts';
import { MailedTokenKind } from './mailedToken.entity.ts';
import { issueToken } from './mailedToken.ts';
import { passwordResetMail, portalAddress, readerOf } from './mails.ts';

interface Asked {
  /** The address as it was typed, in lower case. */
  account: string;
  /** Who asked, and from where. */
  author: Author;
}

/** Sends the link for a new password. Only people who may sign in get one, and nobody hears whether there is such a person. */
export const passwordResetJob: JobKind<Asked> = {
  name: 'accounts.passwordReset',
  does: 'Makes the link for a new password and sends it, if somebody has the address that was given.',
  atOnce: 1,
  tries: 5,
  pause: { first: 5, longest: 60 },
  timeLimit: 30,
  read: (kept) => {
    const { account, author } = kept as Partial<Asked>;
    if (account === undefined || author === undefined) throw new Error('It names no account.');
    return { account, author };
  },
  work: ({ services, database, data: { account, author } }) =>
    database.transaction(async (transaction) => {
      const person = await activePerson.first(transaction, { email: account });
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
      const mail = passwordResetMail(await readerOf(transaction, person.id), { url, expiresAt });
      await services.mail.send(transaction, mail);
    }),
};

const activePerson = query('accounts.activePerson', (db, { email }: Given<{ email: string }>) =>
  db
    .selectFrom('User')
    .select(['id', 'email'])
    .where('email', '=', email)
    .where('status', '=', UserStatus.ACTIVE)
    .forUpdate(),
);
