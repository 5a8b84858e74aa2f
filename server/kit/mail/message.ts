/** An e-mail to one person, with texts in their language. */
export interface Message {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Address that replies go to, when it differs from the sender. */
  replyTo?: string;
  /** The main link of the e-mail; logged when e-mails are not sent. */
  link?: string;
}

/**
 * An e-mail with a message id: when it is sent twice, because the process ended before the confirmation, readers see it once.
 */
export interface Sent extends Message {
  id: string;
}
