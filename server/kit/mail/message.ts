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
 * An e-mail with a message id. It may be sent twice when the process ends before the server's confirmation; with the same id,
 * mail programs show it once.
 */
export interface Sent extends Message {
  id: string;
}
