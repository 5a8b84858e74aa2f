/** One mail to one person, its texts already in their language. */
export interface Message {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** What the person is asked to open; shown in the log where mail is not sent. */
  link?: string;
}

/** A mail on its way: of two with one id, as when a process ends before it hears that the first was taken, readers see one. */
export interface Sent extends Message {
  id: string;
}
