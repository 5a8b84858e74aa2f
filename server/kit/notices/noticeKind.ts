import type { Database } from '../database/database.ts';
import type { Abilities } from '../rules/abilities.ts';
import type { Rule } from '../rules/rule.ts';

/** Languages in which notices are written. */
export type NoticeLanguage = 'en' | 'fr' | 'ar';

/** Language and time zone of the person who reads a notice. */
export interface NoticeReader {
  language: NoticeLanguage;
  timeZone: string;
}

/** Sending of a notification as an e-mail too: immediately, in the daily digest, or never. */
export enum NoticeMail {
  NOW = 'NOW',
  DIGEST = 'DIGEST',
  NEVER = 'NEVER',
}

export interface NoticeWords<Data> {
  /** Name of this kind of notification in people's settings. */
  label: string;
  /** Subject in one line. `count` is the number of notices that are grouped in it. */
  subject: (data: Data, count: number, reader: NoticeReader) => string;
  /** Details that are not in the subject; may be empty. */
  text: (data: Data, count: number, reader: NoticeReader) => string;
}

/** A person who may see a notice, before it is sent. */
export interface NoticeCandidate {
  userId: number;
  abilities: Abilities;
  database: Database;
  /** Id of the notice's radio; undefined when it has none. */
  radioId: number | undefined;
}

/** Event that webhooks receive when a notice is sent. Only sent to webhooks whose owner meets the rule. */
export interface NoticeEvent<Data> {
  rule: Rule;
  /** Payload of the event. Must not contain more than the rule allows to read. */
  of: (data: Data) => object;
}

/** A kind of notice, declared by the domain that sends it. */
export interface NoticeKind<Data extends object = object> {
  /** Name, which begins with the domain, such as `planning.emptySlot`. */
  name: string;
  /** Permission that people need on the notice's radio to receive and read it. When absent, none is needed. */
  rule?: Rule;
  /** True for urgent notices, which ignore quiet hours. */
  isUrgent?: boolean;
  /**
   * Milliseconds for which the reader can act on the notice. The portal shows an urgent notice for this long. When absent, there
   * is no limit.
   */
  lifetime?: number;
  /** Default of the setting for e-mails. */
  mail: NoticeMail;
  /**
   * Default of the setting for push notifications. When absent, urgent notices and those that are e-mailed immediately are pushed.
   */
  isPushed?: boolean;
  /** Parses stored data. Throws when it cannot, for example for data of an older version. */
  read: (stored: object) => Data;
  words: Record<NoticeLanguage, NoticeWords<Data>>;
  /** Event for webhooks. Absent when webhooks get none, for example for a notice to one person. */
  event?: NoticeEvent<Data>;
  /**
   * True for people who receive the notice, among those who may see it. When absent, all of them. Called for each of them when the
   * notice is sent, and not when it is read.
   */
  concerns?: (candidate: NoticeCandidate, data: Data) => Promise<boolean>;
}

/** A notice kind with any type of data. For lists of kinds. */
export type AnyNoticeKind = Omit<NoticeKind, 'read' | 'words' | 'concerns' | 'event'> & {
  event?: NoticeEvent<never>;
  read: (stored: object) => object;
  concerns?: (candidate: NoticeCandidate, data: never) => Promise<boolean>;
  words: Record<NoticeLanguage, NoticeWords<never>>;
};

/** Returns the default settings of a kind of notice, for people who have not changed them. */
export const usualChoice = ({
  isUrgent = false,
  mail,
  isPushed = isUrgent || mail === NoticeMail.NOW,
}: AnyNoticeKind) => ({
  isOn: true,
  mail,
  isPushed,
});

/** The people who may see the notice. `TEAM`: the team of its radio; `PLATFORM`: everybody whose role on the platform allows it. */
export type NoticeAudience = 'TEAM' | 'PLATFORM';

/** A notice and its recipients. */
export interface Notice<Data> {
  /** Ids of recipients, or an audience. Each person gets the notice once. People who may not see it are left out. */
  to: readonly number[] | NoticeAudience;
  /** Id of the person who caused the notice, who does not receive it. */
  except?: number | undefined;
  /** Id of the person whom the texts name or quote. Deleting that account deletes the notice from all inboxes. */
  named?: number;
  /** Id of the notice's radio; null when it has none. */
  radioId: number | null;
  data: Data;
  /** Path in the portal that the notice leads to, beginning with `/admin`. */
  path: string;
  /** Unseen notices of one kind and radio with the same group are merged into one line with a count. */
  group?: string;
  /** Key among the notices of this kind. A notice whose key was used before is not sent again. */
  once?: string;
  /** True when the notice mentions the recipient, or is for them alone. */
  isMention?: boolean;
}
