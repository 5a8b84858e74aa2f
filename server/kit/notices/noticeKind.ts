import type { Database } from '../database/database.ts';
import type { Abilities } from '../rules/abilities.ts';
import type { Rule } from '../rules/rule.ts';

/** Languages of notices. */
export type NoticeLanguage = 'en' | 'fr' | 'ar';

/** Language and time zone of a reader. */
export interface NoticeReader {
  language: NoticeLanguage;
  timeZone: string;
}

/** When a notification is also sent by e-mail. */
export enum NoticeMail {
  NOW = 'NOW',
  DIGEST = 'DIGEST',
  NEVER = 'NEVER',
}

export interface NoticeWords<Data> {
  /** Name of these notifications in a person's settings. */
  label: string;
  /** Subject in one line; `count` is the number of grouped notices. */
  subject: (data: Data, count: number, reader: NoticeReader) => string;
  /** Details beyond the subject; may be empty. */
  text: (data: Data, count: number, reader: NoticeReader) => string;
}

/** A person who may see the notice, before it is sent to them. */
export interface NoticeCandidate {
  userId: number;
  abilities: Abilities;
  database: Database;
  /** The radio of the notice; undefined for none. */
  radioId: number | undefined;
}

/** Event that webhooks receive for a notice. Sent only to webhooks whose owner may see the notice. */
export interface NoticeEvent<Data> {
  rule: Rule;
  /** Payload of the event, which must not contain more than the rule allows to read. */
  of: (data: Data) => object;
}

/** A kind of notice, declared by the domain that sends it. */
export interface NoticeKind<Data extends object = object> {
  /** Begins with the domain, such as `planning.emptySlot`. */
  name: string;
  /** Permission, on the notice's radio, that people need to receive and read it. */
  rule?: Rule;
  /** Urgent notices ignore quiet hours. */
  isUrgent?: boolean;
  /**
   * How long the reader can act on it, in milliseconds; absent without a limit. The portal shows an urgent notice for as long.
   */
  lifetime?: number;
  /** Default of the e-mail setting. */
  mail: NoticeMail;
  /** Default of the push setting; when absent, urgent notices and those e-mailed at once are pushed. */
  isPushed?: boolean;
  /** Parses stored data; throws for data that it cannot read, such as that of an older version. */
  read: (stored: object) => Data;
  words: Record<NoticeLanguage, NoticeWords<Data>>;
  /** Absent when webhooks get no event, for example for a notice to one person. */
  event?: NoticeEvent<Data>;
  /** Selects the recipients among the people who may see the notice; everybody when absent. Called once, when it is sent. */
  concerns?: (candidate: NoticeCandidate, data: Data) => Promise<boolean>;
}

/** A notice kind with any type of data, for lists of kinds. */
export type AnyNoticeKind = Omit<NoticeKind, 'read' | 'words' | 'concerns' | 'event'> & {
  event?: NoticeEvent<never>;
  read: (stored: object) => object;
  concerns?: (candidate: NoticeCandidate, data: never) => Promise<boolean>;
  words: Record<NoticeLanguage, NoticeWords<never>>;
};

/** The default settings of a kind. */
export const usualChoice = ({
  isUrgent = false,
  mail,
  isPushed = isUrgent || mail === NoticeMail.NOW,
}: AnyNoticeKind) => ({
  isOn: true,
  mail,
  isPushed,
});

/** Everyone who may see the notice: in the team of its radio, or by their role on the platform. */
export type NoticeAudience = 'TEAM' | 'PLATFORM';

/** A notice and its recipients. */
export interface Notice<Data> {
  /** Ids of recipients, or an audience. Each recipient gets the notice once; people who may not see it are left out. */
  to: readonly number[] | NoticeAudience;
  /** The person who caused the notice and does not receive it. */
  except?: number | undefined;
  /** The person that the texts name or quote: deleting this account deletes the notice from all inboxes. */
  named?: number;
  /** The radio of the notice; null for none. */
  radioId: number | null;
  data: Data;
  /** Path in the portal, beginning with `/admin`. */
  path: string;
  /** Notices with the same group are merged into one line with a count, until they are read. */
  group?: string;
  /** Key within the kind: a notice with a known key is not sent again. */
  once?: string;
  /** True when the notice mentions the person or is meant for them alone. */
  isMention?: boolean;
}
