import type { Database } from '../database/database.ts';
import type { Abilities } from '../rules/abilities.ts';
import type { Rule } from '../rules/rule.ts';

/** The languages in which people are told something. */
export type NoticeLanguage = 'en' | 'fr' | 'ar';

/** How what is told reaches its reader: words, and moments by their clock. */
export interface NoticeReader {
  language: NoticeLanguage;
  timeZone: string;
}

/** When a notification is mailed as well. */
export enum NoticeMail {
  NOW = 'NOW',
  DIGEST = 'DIGEST',
  NEVER = 'NEVER',
}

export interface NoticeWords<Data> {
  /** What such notifications are called among the choices of a person. */
  label: string;
  /** One line; `number` is how many were put together in it. */
  subject: (data: Data, count: number, reader: NoticeReader) => string;
  /** What is to be known beyond the subject; empty for nothing. */
  text: (data: Data, count: number, reader: NoticeReader) => string;
}

/** Somebody who may see what is told, before it is told to them. */
export interface NoticeCandidate {
  userId: number;
  abilities: Abilities;
  database: Database;
  /** The radio that it is about. */
  radioId: number | undefined;
}

/** How machines are told of the same, by those who may see it. */
export interface NoticeEvent<Data> {
  rule: Rule;
  /** What they are told, which holds no more than may be read by that rule. */
  of: (data: Data) => object;
}

/** A kind of thing that people are told: declared by the domain that tells it. */
export interface NoticeKind<Data extends object = object> {
  /** Begins with its domain, such as `planning.emptySlot`. */
  name: string;
  /** What somebody has to be allowed to do, on the radio that it is about, to be told and to read it. */
  rule?: Rule;
  /** Urgent ones do not wait for the end of quiet hours. */
  isUrgent?: boolean;
  /** How long its reader can act on it, in milliseconds; absent without a limit. The portal shows an urgent one for as long. */
  lifetime?: number;
  /** Whether it is mailed to whoever chose nothing. */
  mail: NoticeMail;
  /** Whether browsers show it to whoever chose nothing; as with mails, what is urgent or mailed at once when absent. */
  isPushed?: boolean;
  /** Reads data that was kept; throws of what it cannot read, such as that of an older version. */
  read: (stored: object) => Data;
  words: Record<NoticeLanguage, NoticeWords<Data>>;
  /** Absent for what is no business of machines, such as what is meant for one person alone. */
  event?: NoticeEvent<Data>;
  /** Of those who may see it, whom it concerns; everybody when absent. Asked once, when it is told. */
  concerns?: (candidate: NoticeCandidate, data: Data) => Promise<boolean>;
}

/** Of any data: a list of kinds forgets what each is told with. */
export type AnyNoticeKind = Omit<NoticeKind, 'read' | 'words' | 'concerns' | 'event'> & {
  event?: NoticeEvent<never>;
  read: (stored: object) => object;
  concerns?: (candidate: NoticeCandidate, data: never) => Promise<boolean>;
  words: Record<NoticeLanguage, NoticeWords<never>>;
};

/** What is usual for a kind, where its reader chose nothing. */
export const usualChoice = ({
  isUrgent = false,
  mail,
  isPushed = isUrgent || mail === NoticeMail.NOW,
}: AnyNoticeKind) => ({
  isOn: true,
  mail,
  isPushed,
});

/** All who may see it: of the team of the radio that it is about, or by their role on the platform. */
export type NoticeAudience = 'TEAM' | 'PLATFORM';

/** What is told, and to whom. */
export interface Notice<Data> {
  /** Ids of people, each told once, or all of an audience. Who may not see it is left out. */
  to: readonly number[] | NoticeAudience;
  /** Whoever did it, and needs not be told. */
  except?: number | undefined;
  /** Whom its words name, or whose words they are: with that account it goes from all inboxes. */
  named?: number;
  /** The radio that it is about; null for none. */
  radioId: number | null;
  data: Data;
  /** Where it leads in the portal, from `/admin` on. */
  path: string;
  /** What is told again under the same name, before it was seen, is one line with a number. */
  group?: string;
  /** Of its kind it is told once under this name, however often it is found. */
  once?: string;
  /** Whether it names the person, or is meant for them alone. */
  isMention?: boolean;
}
