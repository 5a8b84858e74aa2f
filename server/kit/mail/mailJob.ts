import type { JobKind } from '../jobs/jobKind.ts';
import type { Sent } from './message.ts';

export const mailJob: JobKind<Sent> = {
  name: 'mail.send',
  does: 'Sends an e-mail to one person.',
  atOnce: 2,
  // Retries for more than an hour, because some mail servers first turn unknown senders away (greylisting).
  tries: 10,
  pause: { first: 10, longest: 1800 },
  timeLimit: 120,
  read: (stored) => {
    const { id, to, subject, text } = stored as Partial<Sent>;
    if ([id, to, subject, text].some((value) => typeof value !== 'string'))
      throw new Error('The stored data is not an e-mail.');
    return stored as Sent;
  },
  work: ({ services, data }) => services.mail.deliver(data),
};
