import type { SendMailOptions } from 'nodemailer/lib/mailer';
import type { Sent } from './message.ts';

/** Converts a message to nodemailer's form. The recipient is one address, even if it contains commas or names. */
export const composed = ({ id, to, subject, text, html, replyTo }: Sent, from: string): SendMailOptions => ({
  from,
  to: { name: '', address: to },
  messageId: `<${id}@${domainOf(from)}>`,
  subject,
  text,
  ...(html !== undefined && { html }),
  ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
  // Texts contain user input, which must not make nodemailer read a file or an address.
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Domain of `Regie <regie@example.org>` or of a bare address. */
const domainOf = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
