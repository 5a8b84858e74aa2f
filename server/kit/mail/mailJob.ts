import type { JobKind } from '../jobs/jobKind.ts';
import type { Sent } from './message.ts';

/** Sends a mail. */
export const mailJob: JobKind<Sent> = {
  name: 'mail.send',
  does: 'Sends a mail to one person.',
  atOnce: 2,
  // For more than an hour: mail servers ask strangers to come back later.
  tries: 10,
  pause: { first: 10, longest: 1800 },
  timeLimit: 120,
  read: (stored) => {
    const { id, to, subject, text } = stored as Partial<Sent>;
    if ([id, to, subject, text].some((value) => typeof value !== 'string')) throw new Error('It is no mail.');
    return stored as Sent;
  },
  work: ({ services, data }) => services.mail.deliver(data),
};
