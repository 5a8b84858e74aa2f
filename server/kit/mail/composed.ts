import type { SendMailOptions } from 'nodemailer/lib/mailer';
import type { Sent } from './message.ts';

/** A message as nodemailer takes it. The address is one address, whatever commas or names it pretends to hold. */
export const composed = ({ id, to, subject, text, html }: Sent, from: string): SendMailOptions => ({
  from,
  to: { name: '', address: to },
  messageId: `<${id}@${domainOf(from)}>`,
  subject,
  text,
  ...(html !== undefined && { html }),
  // Texts hold what people typed: none of it may name a file or an address to be read.
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Of `Regie <regie@example.org>` or of a bare address. */
const domainOf = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
