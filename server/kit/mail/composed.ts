import type { SendMailOptions } from 'nodemailer/lib/mailer';
import type { Message } from './mail.ts';

/** A message as nodemailer takes it. The address is one address, whatever commas or names it pretends to hold. */
export const composed = ({ to, subject, text, html }: Message, from: string): SendMailOptions => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  ...(html !== undefined && { html }),
  // Texts hold what people typed: none of it may name a file or an address to be read.
  disableFileAccess: true,
  disableUrlAccess: true,
});
