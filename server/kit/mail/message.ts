import type { SendMailOptions } from 'nodemailer/lib/mailer';

/** An e-mail to one person, with texts in their language. */
export interface Message {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Address for replies, when it is not the sender. */
  replyTo?: string;
  /** The main link of the e-mail. It is logged when no mail server is configured. */
  link?: string;
}

/**
 * An e-mail with a message id, ready to send. It may be sent twice when the process ends before the mail server confirms it; with
 * the same id, mail programs show it once.
 */
export interface Sent extends Message {
  id: string;
}

/** Converts an e-mail to nodemailer's format. The recipient is always a single address, whatever characters it contains. */
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
