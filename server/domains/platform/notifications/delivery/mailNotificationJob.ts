import type { JobKind } from '../../../../kit/jobs/jobKind.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { mailOf, findReader } from '../../accounts/mailedLinks/mails.ts';
import { seenBy } from '../seenBy.ts';
import { mailWords } from './mailWords.ts';
import { findUnseenLine } from './findUnseenLine.ts';

/**
 * Mails one line of an inbox, unless it is seen or marked as done before the mail is sent.
 * The job may wait, for example for the end of the quiet hours.
 */
export const mailNotificationJob: JobKind<{ id: number }> = {
  name: 'notifications.mail',
  does: 'Mails one notification.',
  atOnce: 2,
  tries: 8,
  pause: { first: 5, longest: 900 },
  timeLimit: 60,
  read: (stored) => stored as { id: number },
  async work({ services, database, data: { id } }) {
    const line = await findUnseenLine.first(database, { id });
    const kind = line && services.notificationKinds.of(line.kind);
    if (!line || !(await seenBy(services.accounts, line.user)(line.about, kind))) return;
    const reader = await findReader(database, line.user);
    const { subject, text } = services.notificationKinds.wordsOf(line, reader);
    const message = mailOf(reader, {
      subject,
      before: [text || subject],
      link: {
        url: `${services.accounts.portalUrl()}${line.path}`,
        action: mailWords[reader.language].open,
      },
      after: [mailWords[reader.language].choose],
    });
    await inTransaction(database, (transaction) => services.mail.send(transaction, message));
  },
};
