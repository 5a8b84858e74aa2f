import type { SendMailOptions } from 'nodemailer/lib/mailer';
import type { Sent } from './message.ts';

/** Converts a message to nodemailer's format. The recipient is always a single address, whatever characters it contains. */
export const composed = ({ id, to, subject, text, html, replyTo }: Sent, from: string): SendMailOptions => ({
  from,
  to: { name: '', address: to },
  messageId: `<${id}@${domainOf(from)}>`,
  subject,
  text,
  ...(html !== undefined && { html }),
  ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
  // Texts contain user input, which must not make nodemailer read a file or request an address.
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Domain of a sender such as `Regie <regie@example.org>` or `regie@example.org`. */
const domainOf = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
