/** A condition under which something is allowed. */
export type AbilityCondition =
  /** Of one’s own alone: of emissions that one presents or produces, and of what belongs to those. */
  | 'OWN';

/** One thing to allow, of those that `abilitySubjects` offers. */
export type AbilityInput = {
  /** `read`, `create`, `update`, `delete`, or `manage` for all of them. */
  action: string;
  /** The condition under which it is allowed, for one of `ownActions` of the subject; none when absent. */
  condition?: AbilityCondition | null | undefined;
  /** What it is done to, such as `Invoice`, or `all`. */
  subject: string;
};

/** Why a role allows something. */
export type AbilitySource =
  /** The role allows it by itself. */
  | 'BASE'
  /** A permission that is assigned to the role allows it. */
  | 'PERMISSION';

/** Why somebody may do something, or may not. */
export type AccessReason =
  /** A rule allows it; of their own alone, when it has the condition `OWN` and no record was named. */
  | 'ALLOWED'
  /** The person may not sign in. */
  | 'INACTIVE'
  /** The person does not belong to the radio; every request there is refused. */
  | 'NOT_IN_TEAM'
  /** It is allowed of their own alone, and the record is not. */
  | 'NOT_OWN'
  /** The subject belongs to radios, and none was named. */
  | 'NO_RADIO'
  /** No role and no permission of the person allows it. */
  | 'NO_RULE'
  /** It would be allowed, but there is no such record within reach. */
  | 'RECORD_NOT_FOUND';

/** Where the rule comes from that allows something. */
export type AccessSource =
  /** The role on the platform may do everything. */
  | 'ADMINISTRATOR'
  /** A permission of the role; `role` says which one. */
  | 'PERMISSION'
  /** The role on the platform, by itself. */
  | 'ROLE'
  /** The role in the team of the radio, by itself. */
  | 'TEAM_ROLE';

/** Changes to the viewer’s own account. Absent fields stay as they are. */
export type AccountSettingsPatch = {
  /** A few lines, at most 1,000 characters; may be empty. */
  bio?: string | null | undefined;
  /** Day of birth, from 1900 to today; null for none. */
  birthDate?: string | null | undefined;
  /** Name of the company, at most 120 characters; one is made when there is none of that name. Empty for none. */
  company?: string | null | undefined;
  /** A telephone number of 3 to 40 characters; empty for none. */
  contact?: string | null | undefined;
  /** ISO code of a country, such as `FR`, from `countries`. */
  countryCode?: string | null | undefined;
  /** What they do at the station, at most 80 characters; empty for nothing. */
  designation?: string | null | undefined;
  /** A valid address that is not taken. A new one needs a fresh sign-in; the old one is told. */
  email?: string | null | undefined;
  /** First name, 1 to 60 characters. */
  firstName?: string | null | undefined;
  /** A language of the portal or of mails: `en`, `fr` or `ar`. */
  language?: string | null | undefined;
  /** Last name, at most 59 characters; may be empty. */
  lastName?: string | null | undefined;
  /** What they want to hear of. */
  notifications?: NotificationChoicesInput | null | undefined;
  /** Addresses of their own pages. */
  socialLinks?: SocialLinksInput | null | undefined;
  /** IANA name, such as `Europe/Paris`; null for that of the radio. */
  timeZone?: string | null | undefined;
  /** 3 to 40 letters, digits, dots, hyphens and underscores; not taken. */
  username?: string | null | undefined;
  /** An http or https address of at most 300 characters; empty for none. */
  website?: string | null | undefined;
};

/** Which AirItem rows to list. All that is given must hold. */
export type AirItemFilter = {
  /** The title of its album; may be empty. */
  album?: StringFilter | null | undefined;
  /** Who had it played, for what was put in or ended by hand; empty for the plan. */
  by?: StringFilter | null | undefined;
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Who is credited, as it was then; may be empty. */
  credit?: StringFilter | null | undefined;
  /** How long it was heard, in milliseconds; null while it is, and when it was not. */
  heardFor?: NumberFilter | null | undefined;
  /** When it was first heard, as the player says; null when it was not. */
  heardFrom?: DateTimeFilter | null | undefined;
  /** Until when it was heard; null when it was not, and while it is. */
  heardUntil?: DateTimeFilter | null | undefined;
  /** Id of the `AirItem`. */
  id?: IdFilter | null | undefined;
  /** International Standard Recording Code; may be empty. */
  isrc?: StringFilter | null | undefined;
  /** The record company; may be empty. */
  label?: StringFilter | null | undefined;
  /** Id of the `MediaItem` in `media`: What plays; null when it is gone, and for what is no file of the library. */
  mediaId?: IdFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: AirItemFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<AirItemFilter> | null | undefined;
  /** When it was planned to begin. */
  plannedAt?: DateTimeFilter | null | undefined;
  /** Id of the `Slot` in `slot`: The slot that it was in; null where nothing was planned. */
  slotId?: IdFilter | null | undefined;
  /** Where it comes from. */
  source?: PlaySourceFilter | null | undefined;
  /** What became of it. */
  state?: PlayStateFilter | null | undefined;
  /** Its title, as it was then. */
  title?: StringFilter | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A column to sort AirItem rows by: one of these, and its direction. */
export type AirItemSort = {
  /** The title of its album; may be empty. */
  album?: SortOrder | null | undefined;
  /** Who had it played, for what was put in or ended by hand; empty for the plan. */
  by?: SortOrder | null | undefined;
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** Who is credited, as it was then; may be empty. */
  credit?: SortOrder | null | undefined;
  /** How long it was heard, in milliseconds; null while it is, and when it was not. */
  heardFor?: SortOrder | null | undefined;
  /** When it was first heard, as the player says; null when it was not. */
  heardFrom?: SortOrder | null | undefined;
  /** Until when it was heard; null when it was not, and while it is. */
  heardUntil?: SortOrder | null | undefined;
  /** Id of the `AirItem`. */
  id?: SortOrder | null | undefined;
  /** International Standard Recording Code; may be empty. */
  isrc?: SortOrder | null | undefined;
  /** The record company; may be empty. */
  label?: SortOrder | null | undefined;
  /** When it was planned to begin. */
  plannedAt?: SortOrder | null | undefined;
  /** Where it comes from. */
  source?: SortOrder | null | undefined;
  /** What became of it. */
  state?: SortOrder | null | undefined;
  /** Its title, as it was then. */
  title?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Which Album rows to list. All that is given must hold. */
export type AlbumFilter = {
  /** Id of the `Artiste` in `artiste`: Whose album it is; null for a collection of several artistes. */
  artisteId?: IdFilter | null | undefined;
  /** Of `artiste`: The name as it is shown, 1 to 200 characters. */
  artisteName?: StringFilter | null | undefined;
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Album`. */
  id?: IdFilter | null | undefined;
  /** The record company, at most 200 characters; may be empty. */
  label?: StringFilter | null | undefined;
  /** Made from the tags of a file, and not looked at by anybody yet. */
  needsReview?: BooleanFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: AlbumFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<AlbumFilter> | null | undefined;
  /** Its title, 1 to 255 characters. */
  title?: StringFilter | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** Year in which it came out, 1000 to 9999. */
  year?: NumberFilter | null | undefined;
};

/** A new album. */
export type AlbumInput = {
  /** Whose album it is: id of the `Artiste`; null for a collection of several artistes. */
  artisteId?: string | null | undefined;
  /** The record company, at most 200 characters. */
  label?: string | null | undefined;
  /** Its title, 1 to 255 characters. */
  title: string;
  /** Year in which it came out, 1000 to 9999. */
  year?: number | null | undefined;
};

/** Changes to an album. Absent fields stay as they are. */
export type AlbumPatch = {
  /** Whose album it is: id of the `Artiste`; null for a collection of several artistes. */
  artisteId?: string | null | undefined;
  /** The record company, at most 200 characters. */
  label?: string | null | undefined;
  /** Its title, 1 to 255 characters. */
  title?: string | null | undefined;
  /** Year in which it came out, 1000 to 9999. */
  year?: number | null | undefined;
};

/** A column to sort Album rows by: one of these, and its direction. */
export type AlbumSort = {
  /** Of `artiste`: The name as it is shown, 1 to 200 characters. */
  artisteName?: SortOrder | null | undefined;
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Album`. */
  id?: SortOrder | null | undefined;
  /** The record company, at most 200 characters; may be empty. */
  label?: SortOrder | null | undefined;
  /** Made from the tags of a file, and not looked at by anybody yet. */
  needsReview?: SortOrder | null | undefined;
  /** Its title, 1 to 255 characters. */
  title?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
  /** Year in which it came out, 1000 to 9999. */
  year?: SortOrder | null | undefined;
};

/** Which Artiste rows to list. All that is given must hold. */
export type ArtisteFilter = {
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Artiste`. */
  id?: IdFilter | null | undefined;
  /** Whether the name reads like several and is that of one artiste, such as “Earth, Wind & Fire”; otherwise whoever it names is kept apart from their other songs, each on their own. */
  isOneArtiste?: BooleanFilter | null | undefined;
  /** The name as it is shown, 1 to 200 characters. */
  name?: StringFilter | null | undefined;
  /** Made from the tags of a file, and not looked at by anybody yet. */
  needsReview?: BooleanFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: ArtisteFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<ArtisteFilter> | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new artiste. */
export type ArtisteInput = {
  /** A few words about them, at most 5,000 characters of plain text. */
  biography?: string | null | undefined;
  /** Whether the name, though it reads like several, is that of one artiste; false when absent. */
  isOneArtiste?: boolean | null | undefined;
  /** The name as it is shown, 1 to 200 characters. */
  name: string;
};

/** Changes to an artiste. Absent fields stay as they are. */
export type ArtistePatch = {
  /** A few words about them, at most 5,000 characters of plain text. */
  biography?: string | null | undefined;
  /** Whether the name, though it reads like several, is that of one artiste; false when absent. */
  isOneArtiste?: boolean | null | undefined;
  /** The name as it is shown, 1 to 200 characters. */
  name?: string | null | undefined;
};

/** A column to sort Artiste rows by: one of these, and its direction. */
export type ArtisteSort = {
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Artiste`. */
  id?: SortOrder | null | undefined;
  /** Whether the name reads like several and is that of one artiste, such as “Earth, Wind & Fire”; otherwise whoever it names is kept apart from their other songs, each on their own. */
  isOneArtiste?: SortOrder | null | undefined;
  /** The name as it is shown, 1 to 200 characters. */
  name?: SortOrder | null | undefined;
  /** Made from the tags of a file, and not looked at by anybody yet. */
  needsReview?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** How much a radio keeps of those who listen, the most first. */
export type AudiencePrivacy =
  /** Figures, and for 60 days who listened when, with the program, the kind of device and the country: each known by a mark that is made with a secret of the day, which is forgotten with the day. No addresses. */
  | 'ALL'
  /** How many listen, and nothing of anybody who does. */
  | 'COUNTS'
  /** Nothing: whether mount points are on the air alone. */
  | 'NONE';

/** What one point of a line is about. */
export type AudienceStep =
  /** One day of the radio’s clock; at most 731 days. */
  | 'DAY'
  /** One hour of the radio’s clock; at most 62 days. */
  | 'HOUR'
  /** One minute; a line has at most 2 days. */
  | 'MINUTE';

/** What was done, or tried. */
export type AuditAction =
  /** A record was made. */
  | 'CREATED'
  /** A record was deleted for good. */
  | 'DELETED'
  /** Somebody asked for what they may not do; `changes` says which action. */
  | 'DENIED'
  /** A session was ended by its person, or because its refresh token was used twice. */
  | 'SESSION_REVOKED'
  /** Somebody signed in. */
  | 'SIGNED_IN'
  /** Somebody signed out. */
  | 'SIGNED_OUT'
  /** A wrong password, an unknown address, or an account that may not sign in. */
  | 'SIGN_IN_FAILED'
  /** A record was changed, put into the recycle bin or taken out of it. */
  | 'UPDATED';

/** Rows by their AuditAction. */
export type AuditActionFilter = {
  /** Exactly this value. */
  eq?: AuditAction | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<AuditAction> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Which AuditEntry rows to list. All that is given must hold. */
export type AuditEntryFilter = {
  /** What was done, or tried. */
  action?: AuditActionFilter | null | undefined;
  /** Id of the `User`. */
  actorId?: IdFilter | null | undefined;
  /** Name of the person at that time; may be empty. */
  actorName?: StringFilter | null | undefined;
  /** The address on the network that the request came from, of a file that of its last piece; empty for what the system did by itself. */
  address?: StringFilter | null | undefined;
  /** When it happened. */
  at?: DateTimeFilter | null | undefined;
  /** Id of the `AuditEntry`. */
  id?: IdFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: AuditEntryFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<AuditEntryFilter> | null | undefined;
  /** Id of the `Radio`. */
  radioId?: IdFilter | null | undefined;
  /** Name of the type that it was done to, such as `Invoice`. */
  subject?: StringFilter | null | undefined;
  /** Id of the record that it was done to, of the type that `subject` names. */
  subjectId?: IdFilter | null | undefined;
};

/** A column to sort AuditEntry rows by: one of these, and its direction. */
export type AuditEntrySort = {
  /** What was done, or tried. */
  action?: SortOrder | null | undefined;
  /** Name of the person at that time; may be empty. */
  actorName?: SortOrder | null | undefined;
  /** When it happened. */
  at?: SortOrder | null | undefined;
  /** Id of the `AuditEntry`. */
  id?: SortOrder | null | undefined;
  /** Name of the type that it was done to, such as `Invoice`. */
  subject?: SortOrder | null | undefined;
};

/** Which BlogPost rows to list. All that is given must hold. */
export type BlogPostFilter = {
  /** Id of the `User` in `author`: Who wrote it; null when they are gone. */
  authorId?: IdFilter | null | undefined;
  /** Of `author`: First and last name. */
  authorName?: StringFilter | null | undefined;
  /** Id of the `BlogCategory` in `categories`: What it is about. */
  categoryId?: IdFilter | null | undefined;
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `BlogPost`. */
  id?: IdFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: BlogPostFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<BlogPostFilter> | null | undefined;
  /** When it was first published; null until then. Taking it back changes nothing here. */
  publishedAt?: DateTimeFilter | null | undefined;
  /** Its name in addresses: letters, digits and single hyphens; unique. */
  slug?: StringFilter | null | undefined;
  /** How far it is. */
  status?: BlogStatusFilter | null | undefined;
  /** At most 12 words or short phrases. */
  tags?: TextsFilter | null | undefined;
  /** Its title, 1 to 160 characters. */
  title?: StringFilter | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new article; whoever makes it is its author. */
export type BlogPostInput = {
  /** Id of each `BlogCategory` that it is in, at most 8; BAD_USER_INPUT names one that does not exist. */
  categoryIds?: Array<string> | null | undefined;
  /** The article as HTML, at most 100,000 characters. What the editor does not make is taken out: scripts, styles, frames, forms, pictures from elsewhere. */
  content?: string | null | undefined;
  /** What it is about, plain text, at most 500 characters; its beginning when absent or empty. */
  excerpt?: string | null | undefined;
  /** Its name in addresses, at most 120 characters; written with letters, digits and hyphens whatever is given. `taken` when another article has it. Made from the title when absent or empty. */
  slug?: string | null | undefined;
  /** How far it is; a draft when absent. */
  status?: BlogStatus | null | undefined;
  /** At most 12 words or short phrases of 1 to 40 characters. */
  tags?: Array<string> | null | undefined;
  /** Its title, 1 to 160 characters. */
  title: string;
};

/** Changes to an article. Absent fields stay as they are. */
export type BlogPostPatch = {
  /** Id of each `BlogCategory` that it is in, at most 8; BAD_USER_INPUT names one that does not exist. */
  categoryIds?: Array<string> | null | undefined;
  /** The article as HTML, at most 100,000 characters. What the editor does not make is taken out: scripts, styles, frames, forms, pictures from elsewhere. */
  content?: string | null | undefined;
  /** What it is about, plain text, at most 500 characters; its beginning when absent or empty. */
  excerpt?: string | null | undefined;
  /** Its name in addresses, at most 120 characters; written with letters, digits and hyphens whatever is given. `taken` when another article has it. Made from the title when absent or empty. */
  slug?: string | null | undefined;
  /** How far it is; a draft when absent. */
  status?: BlogStatus | null | undefined;
  /** At most 12 words or short phrases of 1 to 40 characters. */
  tags?: Array<string> | null | undefined;
  /** Its title, 1 to 160 characters. */
  title?: string | null | undefined;
};

/** A column to sort BlogPost rows by: one of these, and its direction. */
export type BlogPostSort = {
  /** Of `author`: First and last name. */
  authorName?: SortOrder | null | undefined;
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `BlogPost`. */
  id?: SortOrder | null | undefined;
  /** When it was first published; null until then. Taking it back changes nothing here. */
  publishedAt?: SortOrder | null | undefined;
  /** How far it is. */
  status?: SortOrder | null | undefined;
  /** Its title, 1 to 160 characters. */
  title?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** How far an article is. */
export type BlogStatus =
  /** Still being written: only its author and whoever manages articles see it. */
  | 'DRAFT'
  /** Ready to be looked at before it appears; seen by the same people. */
  | 'PENDING'
  /** Seen by everyone who may read the blog. */
  | 'PUBLISHED';

/** Rows by their BlogStatus. */
export type BlogStatusFilter = {
  /** Exactly this value. */
  eq?: BlogStatus | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<BlogStatus> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Rows by a yes or no. */
export type BooleanFilter = {
  /** Exactly this value. */
  eq?: boolean | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** A new feed of the calendar. */
export type CalendarFeedInput = {
  /** Id of the `Emission` that it gives: `required` for that kind, `invalid` for others, `unknown` when there is none. */
  emissionId?: string | null | undefined;
  /** What of the calendar it gives. */
  kind: CalendarFeedKind;
  /** What it is called, at most 80 characters; the name of what it gives when absent. */
  name?: string | null | undefined;
};

/** What of the calendar of a radio a feed gives. */
export type CalendarFeedKind =
  /** What is planned of one emission, rebroadcasts included. */
  | 'EMISSION'
  /** What its maker takes part in: as one of the emission or of the episode, rebroadcasts included. */
  | 'PERSON'
  /** All that is planned. */
  | 'RADIO';

/** A calendar file, and the slots that its events become. */
export type CalendarImportInput = {
  /** LIVE or MULTIMEDIA; other categories are `invalid`. */
  category: SlotCategory;
  /** Id of the `Emission` of events whose title is that of no emission; `ended` for one that is over. Null to leave such events out. */
  defaultEmissionId?: string | null | undefined;
  /** Their layer; PROGRAMMES when absent. */
  layer?: SlotLayer | null | undefined;
  /** The file in iCalendar format, at most 200,000 characters and 200 events. Split larger files between events; changed days (RECURRENCE-ID) must be in the same part as their series. */
  text: string;
  /** UIDs of the events to import; all of them when absent. */
  uids?: Array<string> | null | undefined;
};

/** Why an event of a calendar file is not imported. */
export type CalendarImportProblem =
  /** It lasts all day, without times. */
  | 'ALL_DAY'
  /** It is cancelled. */
  | 'CANCELLED'
  /** Something else is on the same layer on one of its days. */
  | 'CONFLICT'
  /** Another event of the file has the same UID. */
  | 'DUPLICATE_UID'
  /** It ends before it starts, or at the same moment. */
  | 'END_BEFORE_START'
  /** No emission has its title, and no default emission was chosen. */
  | 'NO_EMISSION'
  /** It has neither an end nor a duration. */
  | 'NO_END'
  /** It has no start. */
  | 'NO_START'
  /** It has no UID, so that a second import could not recognize it. */
  | 'NO_UID'
  /** It repeats in another time zone, whose clocks change on other days than those of the radio, or on another day. */
  | 'OTHER_ZONE'
  /** It is over. */
  | 'PAST'
  /** It is longer than a day. */
  | 'TOO_LONG'
  /** Its time zone is not known. */
  | 'UNKNOWN_ZONE'
  /** It is not well-formed. */
  | 'UNREADABLE'
  /** A changed day of the series cannot be represented: it is no day of the rule, lies more than 62 days away, or changes all days after it. */
  | 'UNSUPPORTED_DAY'
  /** Its recurrence rule cannot be represented by `SlotRecurrence`. */
  | 'UNSUPPORTED_RULE';

/** State of an event of a calendar file. */
export type CalendarImportState =
  /** This import created a slot. */
  | 'IMPORTED'
  /** A slot with its UID exists already: it is skipped. */
  | 'KNOWN'
  /** It is not imported, see `problem`. */
  | 'PROBLEM'
  /** It can be imported. */
  | 'READY';

/** The time that the figures of a card are of. */
export type CardPeriod =
  /** The last four weeks. */
  | 'LAST_28_DAYS'
  /** The last whole month of the calendar. */
  | 'LAST_MONTH'
  /** The last whole year of the calendar. */
  | 'LAST_YEAR';

/** The time between two points of a card’s series; the last point is the current one. */
export type CardStep =
  /** A day. */
  | 'DAY'
  /** A month. */
  | 'MONTH'
  /** A week. */
  | 'WEEK';

/** A new key of the cart pad. */
export type CartInput = {
  /** Its colour, `#rrggbb`; blue when absent. */
  colour?: string | null | undefined;
  /** How much louder it is played, in decibels, -24 to 12; as it is when absent. */
  gain?: number | null | undefined;
  /** What is written on it, up to 40 characters; the title of its medium when empty or absent. */
  label?: string | null | undefined;
  /** Id of the `MediaItem` that it plays: one that the viewer may read. */
  mediaId: string;
  /** The page of the pad, 1 to 10. */
  page: number;
  /** The place there, 1 to 12. */
  place: number;
  /** Whether everybody in the studio has it, for whoever may update LiveSession; else it is the viewer’s own. */
  shared?: boolean | null | undefined;
};

/** Changes to a key of the cart pad. Absent fields stay as they are. */
export type CartPatch = {
  /** Its colour, `#rrggbb`; blue when absent. */
  colour?: string | null | undefined;
  /** How much louder it is played, in decibels, -24 to 12; as it is when absent. */
  gain?: number | null | undefined;
  /** What is written on it, up to 40 characters; the title of its medium when empty or absent. */
  label?: string | null | undefined;
  /** Id of the `MediaItem` that it plays: one that the viewer may read. */
  mediaId?: string | null | undefined;
  /** The page of the pad, 1 to 10. */
  page?: number | null | undefined;
  /** The place there, 1 to 12. */
  place?: number | null | undefined;
  /** Whether everybody in the studio has it, for whoever may update LiveSession; else it is the viewer’s own. */
  shared?: boolean | null | undefined;
};

/** A part of an episode that a listener may jump to. */
export type ChapterInput = {
  /** An http or https address about it, of at most 300 characters; empty for none. */
  link?: string | null | undefined;
  /** Where it begins, in milliseconds after the start of the sound. Later than that of the one before. */
  start: number;
  /** What it is called, 1 to 200 characters. */
  title: string;
};

/** What somebody is to the viewer in the chat. */
export type ChatContactKind =
  /** The viewer asked them, and waits for an answer. */
  | 'ASKED_BY_ME'
  /** They asked the viewer, who has not answered. */
  | 'ASKED_ME'
  /** The viewer wants nothing of them; they are not told so. */
  | 'BLOCKED'
  /** They are friends. */
  | 'FRIENDS';

/** What happened in the chat. */
export type ChatEventKind =
  /** Somebody asked the viewer to be a friend, answered, or is one no more. */
  | 'CONTACTS'
  /** A thread is there for the viewer no more. */
  | 'GONE'
  /** A message is new, or other than before. */
  | 'MESSAGE'
  /** Some of what happened may be missing: ask for the threads and their changes again. */
  | 'MISSED'
  /** Somebody has read on in a thread. */
  | 'READ'
  /** A thread is new, or other than before, or its people are others. */
  | 'THREAD'
  /** Somebody is writing in a thread, and says so again within a few seconds. */
  | 'TYPING';

/** What a file of a message is. */
export type ChatFileKind =
  /** A document or an archive, to be kept. */
  | 'DOCUMENT'
  /** A picture to be shown, with a smaller one beside it. */
  | 'PICTURE'
  /** A sound to be played, such as a voice note. */
  | 'SOUND'
  /** A video to be played. */
  | 'VIDEO';

/** A message that is sent. */
export type ChatMessageInput = {
  /** Plain text with its line breaks, 1 to 10,000 characters; may be empty beside files. */
  body: string;
  /** What the sender calls it, such as a random UUID, 1 to 64 characters: sent again under it, it is the same message. */
  clientKey: string;
  /** Its files, at most 10: the id of each `ChatFile` that the sender has sent for this thread by `PUT` of `/uploads/chat/{thread}/files?name=`. Pictures to 10 MB, videos to 50 MB, sounds, texts and documents to 25 MB; what no message takes within a day is removed. */
  fileIds?: Array<string> | null | undefined;
  /** What it answers to: id of the `ChatMessage`, of the same thread. */
  replyToId?: string | null | undefined;
  /** Where: id of the `ChatThread`. */
  threadId: string;
};

/** What a message can have. */
export type ChatMessagePart =
  /** A picture, a sound, or another file. */
  | 'FILE'
  /** An address of the web. */
  | 'LINK'
  /** It is pinned. */
  | 'PIN';

/** What somebody is in a thread of the chat. */
export type ChatPart =
  /** Reads and writes. */
  | 'MEMBER'
  /** Keeps order in it: hides messages, silences and removes people. */
  | 'MODERATOR'
  /** Made it: names it, closes it, removes it, and says who is what. */
  | 'OWNER';

/** Which ChatReport rows to list. All that is given must hold. */
export type ChatReportFilter = {
  /** Id of the `User` in `author`: Who wrote the message; null for who is gone. */
  authorId?: IdFilter | null | undefined;
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `ChatReport`. */
  id?: IdFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: ChatReportFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<ChatReportFilter> | null | undefined;
  /** Id of the `User` in `reporter`: Who reports it; null for who is gone. */
  reporterId?: IdFilter | null | undefined;
  /** When it was settled; null while somebody has to look at it. */
  settledAt?: DateTimeFilter | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** Which ChatRoom rows to list. All that is given must hold. */
export type ChatRoomFilter = {
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `ChatRoom`. */
  id?: IdFilter | null | undefined;
  /** Whether moderators alone write in it, such as for announcements. */
  isReadOnly?: BooleanFilter | null | undefined;
  /** Its name, 1 to 80 characters. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: ChatRoomFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<ChatRoomFilter> | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new room of the chat of a radio. */
export type ChatRoomInput = {
  /** Whether moderators alone write in it. */
  isReadOnly?: boolean | null | undefined;
  /** Its name, 1 to 80 characters. */
  name: string;
  /** Milliseconds that somebody waits between two of their messages: 0 (no wait) to an hour. */
  pauseTime?: number | null | undefined;
  /** Milliseconds for which its messages are kept, a day to ten years; null for always. */
  retentionTime?: number | null | undefined;
  /** What one talks about in it, at most 250 characters. */
  topic?: string | null | undefined;
};

/** Changes to a room of the chat. Absent fields stay as they are. */
export type ChatRoomPatch = {
  /** Whether moderators alone write in it. */
  isReadOnly?: boolean | null | undefined;
  /** Its name, 1 to 80 characters. */
  name?: string | null | undefined;
  /** Milliseconds that somebody waits between two of their messages: 0 (no wait) to an hour. */
  pauseTime?: number | null | undefined;
  /** Milliseconds for which its messages are kept, a day to ten years; null for always. */
  retentionTime?: number | null | undefined;
  /** What one talks about in it, at most 250 characters. */
  topic?: string | null | undefined;
};

/** A column to sort ChatRoom rows by: one of these, and its direction. */
export type ChatRoomSort = {
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `ChatRoom`. */
  id?: SortOrder | null | undefined;
  /** Whether moderators alone write in it, such as for announcements. */
  isReadOnly?: SortOrder | null | undefined;
  /** Its name, 1 to 80 characters. */
  name?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Which messages are looked for. */
export type ChatSearchInput = {
  /** Only those that came then or after. */
  after?: string | null | undefined;
  /** Of one person alone: id of the `User`. */
  authorId?: string | null | undefined;
  /** Only those that came before. */
  before?: string | null | undefined;
  /** What they must have. */
  has?: ChatMessagePart | null | undefined;
  /** The text to find, 3 to 100 characters; case, accents and typographic signs do not count. */
  text: string;
  /** In one thread alone: id of the `ChatThread`. */
  threadId?: string | null | undefined;
};

/** Whether somebody is here. */
export type ChatState =
  /** They have it open, and are not before it. */
  | 'AWAY'
  /** They are here, and want to be left alone: they said so, or have quiet hours. */
  | 'BUSY'
  /** They are not here, or it is not told to the viewer. */
  | 'GONE'
  /** They have the portal open. */
  | 'HERE'
  /** They are live. */
  | 'ON_AIR';

/** Who a thread of the chat is for. */
export type ChatThreadKind =
  /** For those who take part in it, and nobody else. */
  | 'PRIVATE'
  /** About a record of a radio, for all who may read that record. */
  | 'RECORD'
  /** A public room of a radio, for all who may read its rooms. */
  | 'ROOM';

/** Which Classification rows to list. All that is given must hold. */
export type ClassificationFilter = {
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Classification`. */
  id?: IdFilter | null | undefined;
  /** Age in years from which it is suited, 0 to 21; null when it says nothing about age. */
  minimumAge?: NumberFilter | null | undefined;
  /** Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: ClassificationFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<ClassificationFilter> | null | undefined;
  /** Its place among the others, 0 to 9,999; those at the same place go by their names. */
  position?: NumberFilter | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new audience rating. */
export type ClassificationInput = {
  /** The colour that it is shown in, `#rrggbb`; grey when absent. */
  colour?: string | null | undefined;
  /** What it stands for, at most 500 characters. */
  description?: string | null | undefined;
  /** Age in years from which it is suited, 0 to 21; null when it says nothing about age. */
  minimumAge?: number | null | undefined;
  /** Its name, 1 to 80 characters; `taken` when another of the radio has it, whatever case, accents and typographic signs. */
  name: string;
  /** Its place among the others, 0 to 9,999; 0 when absent. */
  position?: number | null | undefined;
};

/** Changes to an audience rating. Absent fields stay as they are. */
export type ClassificationPatch = {
  /** The colour that it is shown in, `#rrggbb`; grey when absent. */
  colour?: string | null | undefined;
  /** What it stands for, at most 500 characters. */
  description?: string | null | undefined;
  /** Age in years from which it is suited, 0 to 21; null when it says nothing about age. */
  minimumAge?: number | null | undefined;
  /** Its name, 1 to 80 characters; `taken` when another of the radio has it, whatever case, accents and typographic signs. */
  name?: string | null | undefined;
  /** Its place among the others, 0 to 9,999; 0 when absent. */
  position?: number | null | undefined;
};

/** A column to sort Classification rows by: one of these, and its direction. */
export type ClassificationSort = {
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Classification`. */
  id?: SortOrder | null | undefined;
  /** Age in years from which it is suited, 0 to 21; null when it says nothing about age. */
  minimumAge?: SortOrder | null | undefined;
  /** Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  name?: SortOrder | null | undefined;
  /** Its place among the others, 0 to 9,999; those at the same place go by their names. */
  position?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Which Clock rows to list. All that is given must hold. */
export type ClockFilter = {
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Clock`. */
  id?: IdFilter | null | undefined;
  /** Its name, 1 to 120 characters. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: ClockFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<ClockFilter> | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new clock. Its parts are set afterwards. */
export type ClockInput = {
  /** Milliseconds before something of the same album is heard again: 0 (does not matter) to a day; an hour when absent. */
  albumSeparation?: number | null | undefined;
  /** Milliseconds before the same artiste is heard again: 0 (does not matter) to a day; an hour when absent. */
  artisteSeparation?: number | null | undefined;
  /** The colour that its hours have in the week, `#rrggbb`; blue when absent. */
  colour?: string | null | undefined;
  /** What it is for, at most 500 characters of plain text. */
  description?: string | null | undefined;
  /** Milliseconds before something of the same label is heard again: 0 (does not matter) to a day; 0 when absent. */
  labelSeparation?: number | null | undefined;
  /** Its name, 1 to 120 characters. */
  name: string;
  /** Milliseconds before the same title is heard again: 0 (does not matter) to a week; four hours when absent. */
  titleSeparation?: number | null | undefined;
};

/** A part of a clock. */
export type ClockPartInput = {
  /** Songs of this `MediaCategory`. SONGS takes one of category, playlist and criteria, or none for all songs. */
  categoryId?: string | null | undefined;
  /** How many songs, 1 to 50; null where the length says it, or what time is left. */
  count?: number | null | undefined;
  /** Songs that fit these criteria. */
  criteria?: SmartCriteriaInput | null | undefined;
  /** How long, in milliseconds, a second to an hour: at most for an advert break (two minutes when absent), about for songs; `required` for TALK. */
  duration?: number | null | undefined;
  /** Whether it comes on the second; no when absent. TOP_OF_HOUR always does. */
  isHard?: boolean | null | undefined;
  /** What it asks for. */
  kind: ClockPartKind;
  /** What plays as JINGLE or TOP_OF_HOUR: id of a `MediaItem` of the library; null for any jingle. */
  mediaId?: string | null | undefined;
  /** When it comes, in milliseconds after the hour began, 0 to 3,599,999; null for right after the part before it. `min` when an earlier part comes later. TOP_OF_HOUR always comes at 0. */
  offset?: number | null | undefined;
  /** Songs of this `Playlist`, smart or not. */
  playlistId?: string | null | undefined;
  /** Any jingle of this purpose; null for any, or of TOP_OF_HOUR for a station ID. */
  purpose?: JinglePurpose | null | undefined;
  /** What it is called in the rundown, at most 120 characters; `required` for TALK. */
  title?: string | null | undefined;
};

/** What a part of a clock asks for. */
export type ClockPartKind =
  /** Adverts that may air then, up to a length. */
  | 'ADVERT_BREAK'
  /** A jingle: this one, or one of a purpose. */
  | 'JINGLE'
  /** Music of a category, of a playlist, or by criteria. */
  | 'SONGS'
  /** Somebody speaks. */
  | 'TALK'
  /** The station says which it is, when the hour begins. */
  | 'TOP_OF_HOUR';

/** Changes to a clock. Absent fields stay as they are. */
export type ClockPatch = {
  /** Milliseconds before something of the same album is heard again: 0 (does not matter) to a day; an hour when absent. */
  albumSeparation?: number | null | undefined;
  /** Milliseconds before the same artiste is heard again: 0 (does not matter) to a day; an hour when absent. */
  artisteSeparation?: number | null | undefined;
  /** The colour that its hours have in the week, `#rrggbb`; blue when absent. */
  colour?: string | null | undefined;
  /** What it is for, at most 500 characters of plain text. */
  description?: string | null | undefined;
  /** Milliseconds before something of the same label is heard again: 0 (does not matter) to a day; 0 when absent. */
  labelSeparation?: number | null | undefined;
  /** Its name, 1 to 120 characters. */
  name?: string | null | undefined;
  /** Milliseconds before the same title is heard again: 0 (does not matter) to a week; four hours when absent. */
  titleSeparation?: number | null | undefined;
};

/** A column to sort Clock rows by: one of these, and its direction. */
export type ClockSort = {
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Clock`. */
  id?: SortOrder | null | undefined;
  /** Its name, 1 to 120 characters. */
  name?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Which Company rows to list. All that is given must hold. */
export type CompanyFilter = {
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Company`. */
  id?: IdFilter | null | undefined;
  /** Its name, 1 to 120 characters; unique. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: CompanyFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<CompanyFilter> | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new company. */
export type CompanyInput = {
  /** Its name, 1 to 120 characters; not taken. */
  name: string;
};

/** Changes to a company. Absent fields stay as they are. */
export type CompanyPatch = {
  /** Its name, 1 to 120 characters; not taken. */
  name?: string | null | undefined;
};

/** A column to sort Company rows by: one of these, and its direction. */
export type CompanySort = {
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Company`. */
  id?: SortOrder | null | undefined;
  /** Its name, 1 to 120 characters; unique. */
  name?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Which items a smart playlist takes when there are more than it wants. */
export type CriteriaOrder =
  /** Those that came last. */
  | 'NEWEST'
  /** Those that came first. */
  | 'OLDEST'
  /** Others on every day, the same all day. */
  | 'RANDOM'
  /** The order of the alphabet, by their titles. */
  | 'TITLE';

/** What a criterion of a smart playlist looks at. */
export type CriterionField =
  /** How many days ago it came into the library. */
  | 'ADDED_DAYS_AGO'
  /** The title of its album. */
  | 'ALBUM'
  /** The name of one of its artistes. */
  | 'ARTISTE'
  /** The name of its category. */
  | 'CATEGORY'
  /** How long it plays, in seconds. */
  | 'DURATION'
  /** `true` or `false`. */
  | 'EXPLICIT'
  /** The genre. */
  | 'GENRE'
  /** The kind, as `MediaKind` writes it. */
  | 'KIND'
  /** The record company. */
  | 'LABEL'
  /** One of its tags. */
  | 'TAG'
  /** The title. */
  | 'TITLE'
  /** The year. */
  | 'YEAR';

/** How a criterion compares. */
export type CriterionOperator =
  /** This number or more. */
  | 'AT_LEAST'
  /** This number or less. */
  | 'AT_MOST'
  /** Holds the text somewhere; case does not count. */
  | 'CONTAINS'
  /** Equal; case does not count. */
  | 'IS'
  /** Different, or absent; case does not count. */
  | 'IS_NOT';

/** A part of a take that is left out. */
export type CutInput = {
  /** Where it begins, in milliseconds after the start of the file. */
  from: number;
  /** Where it ends, in milliseconds after the start of the file; later than its beginning. */
  to: number;
};

/** Rows by a moment. All operators given must hold. */
export type DateTimeFilter = {
  /** Later than this moment. */
  after?: string | null | undefined;
  /** Earlier than this moment. */
  before?: string | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** A stretch of the day, on some days of the week. */
export type DaypartInput = {
  /** Days of the week, 1 for Monday to 7 for Sunday; every day when empty. */
  days: Array<number>;
  /** When it begins in the radio’s time, `HH:MM`. */
  from: string;
  /** When it ends, `HH:MM`, not included; at or before `from` it ends on the next day. `24:00` is midnight. */
  to: string;
};

/** What plays when nothing is planned. Absent fields stay as they are. */
export type DefaultPlaylistInput = {
  /** Milliseconds before the same artiste is heard again: 0 (does not matter) to a day. */
  artisteSeparation?: number | null | undefined;
  /** Id of a `Playlist` of this radio; null for none. `unknown` when there is none, `disabled` when it is switched off, `noItems` when there is nothing in it. */
  playlistId?: string | null | undefined;
  /** Milliseconds before the same title is heard again: 0 (does not matter) to a week. */
  titleSeparation?: number | null | undefined;
};

/** What listeners and readers come with. */
export type Device =
  /** A computer. */
  | 'DESKTOP'
  /** A telephone. */
  | 'MOBILE'
  /** A tablet. */
  | 'TABLET';

/** What is wrong with what is to come. */
export type DryRunProblemKind =
  /** An advert in a rundown that may not air on that day. */
  | 'ADVERT_OUT_OF_DAYS'
  /** Artistes, titles, albums or labels come closer together than they should. */
  | 'BREACH'
  /** A slot of an emission that has ended. */
  | 'EMISSION_ENDED'
  /** A live slot that nobody in the team presents or produces, with an empty rundown. */
  | 'EMPTY_LIVE'
  /** Nothing is on the air: there is nothing to play. */
  | 'GAP'
  /** Something in a rundown is gone, or its file cannot be played. */
  | 'MISSING_FILE'
  /** A slot with an episode or a rush, or for one, that has no sound. */
  | 'NO_SOUND'
  /** A rundown is longer than its slot. */
  | 'OVERRUN'
  /** A slot whose rush is not accepted: nothing of it is heard. */
  | 'RUSH_UNDECIDED'
  /** A clock or a playlist had nothing to give, and something else plays. */
  | 'UNFILLED';

/** How far a dry run is. */
export type DryRunState =
  /** It is done. */
  | 'DONE'
  /** It could not be done; the jobs say why. */
  | 'FAILED'
  /** It is on its way. */
  | 'RUNNING'
  /** It was asked for, and begins soon. */
  | 'WAITING';

/** Why media are taken for duplicates. */
export type DuplicateReason =
  /** Their bytes are the same. */
  | 'SAME_FILE'
  /** Their titles and credits are the same but for case, accents, punctuation and articles. */
  | 'SAME_SONG';

/** Which EmissionCategory rows to list. All that is given must hold. */
export type EmissionCategoryFilter = {
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `EmissionCategory`. */
  id?: IdFilter | null | undefined;
  /** Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: EmissionCategoryFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<EmissionCategoryFilter> | null | undefined;
  /** Its place among the others, 0 to 9,999; those at the same place go by their names. */
  position?: NumberFilter | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new category of emissions. */
export type EmissionCategoryInput = {
  /** The colour that it is shown in, `#rrggbb`; grey when absent. */
  colour?: string | null | undefined;
  /** What belongs there, at most 500 characters. */
  description?: string | null | undefined;
  /** Its name, 1 to 80 characters; `taken` when another of the radio has it, whatever case, accents and typographic signs. */
  name: string;
  /** Its place among the others, 0 to 9,999; 0 when absent. */
  position?: number | null | undefined;
};

/** Changes to a category of emissions. Absent fields stay as they are. */
export type EmissionCategoryPatch = {
  /** The colour that it is shown in, `#rrggbb`; grey when absent. */
  colour?: string | null | undefined;
  /** What belongs there, at most 500 characters. */
  description?: string | null | undefined;
  /** Its name, 1 to 80 characters; `taken` when another of the radio has it, whatever case, accents and typographic signs. */
  name?: string | null | undefined;
  /** Its place among the others, 0 to 9,999; 0 when absent. */
  position?: number | null | undefined;
};

/** A column to sort EmissionCategory rows by: one of these, and its direction. */
export type EmissionCategorySort = {
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `EmissionCategory`. */
  id?: SortOrder | null | undefined;
  /** Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  name?: SortOrder | null | undefined;
  /** Its place among the others, 0 to 9,999; those at the same place go by their names. */
  position?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Which Emission rows to list. All that is given must hold. */
export type EmissionFilter = {
  /** Id of the `EmissionCategory` in `category`: What it is about. */
  categoryId?: IdFilter | null | undefined;
  /** Of `category`: Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  categoryName?: StringFilter | null | undefined;
  /** Id of the `Classification` in `classification`: For whom it is made. */
  classificationId?: IdFilter | null | undefined;
  /** Of `classification`: Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  classificationName?: StringFilter | null | undefined;
  /** Id of the `Generic` in `closer`: What closes an episode. */
  closerId?: IdFilter | null | undefined;
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Clock` in `fillerClock`: The clock that fills an episode that has nothing of its own, in place of a playlist. */
  fillerClockId?: IdFilter | null | undefined;
  /** Id of the `Playlist` in `filler`: What fills an episode that has nothing of its own; null for the default playlist. */
  fillerId?: IdFilter | null | undefined;
  /** Id of the `Emission`. */
  id?: IdFilter | null | undefined;
  /** Whether the website shows it, once it is no draft. */
  isListed?: BooleanFilter | null | undefined;
  /** Id of the `Language` in `languages`: The languages that are spoken in it. */
  languageId?: IdFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: EmissionFilter | null | undefined;
  /** Id of the `Generic` in `opener`: What opens an episode. */
  openerId?: IdFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<EmissionFilter> | null | undefined;
  /** Its name in addresses: letters, digits and single hyphens; unique in the radio. */
  slug?: StringFilter | null | undefined;
  /** Where it stands. */
  state?: EmissionStateFilter | null | undefined;
  /** Id of the `EmissionTag` in `tags`: The words that it is marked with. */
  tagId?: IdFilter | null | undefined;
  /** Of one of `tags`: Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  tagName?: StringFilter | null | undefined;
  /** What it is called on air, 1 to 160 characters. */
  title?: StringFilter | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** How long an episode usually is, in milliseconds; null when it varies. */
  usualDuration?: NumberFilter | null | undefined;
};

/** A new emission. Its people are set afterwards. */
export type EmissionInput = {
  /** What it is about: id of an `EmissionCategory`; null for none. */
  categoryId?: string | null | undefined;
  /** For whom it is made: id of a `Classification`; null for none. */
  classificationId?: string | null | undefined;
  /** What closes an episode: id of a `Generic`; null for none. */
  closerId?: string | null | undefined;
  /** The colour that it has in the calendar, `#rrggbb`; blue when absent. */
  colour?: string | null | undefined;
  /** What it is, as HTML, at most 100,000 characters. What the editor does not make is taken out: scripts, styles, frames, forms, pictures from elsewhere. */
  description?: string | null | undefined;
  /** A clock that does so instead: id of a `Clock`; null for none. Of playlist and clock the one that is given takes the place of the other; `invalid` for both. */
  fillerClockId?: string | null | undefined;
  /** What fills an episode that has nothing of its own: id of a `Playlist`; null for the default playlist. */
  fillerId?: string | null | undefined;
  /** Whether the website shows it, once it is no draft; yes when absent. */
  isListed?: boolean | null | undefined;
  /** Its own jingles: id of each `Jingle`, at most 50, instead of those it has. */
  jingleIds?: Array<string> | null | undefined;
  /** Its languages: id of each `Language`, at most 50, instead of those it has. */
  languageIds?: Array<string> | null | undefined;
  /** What opens an episode: id of a `Generic`; null for none. */
  openerId?: string | null | undefined;
  /** Its name in addresses, at most 120 characters; written with letters, digits and hyphens whatever is given. `taken` when another emission of the radio has it. Made from the title when absent or empty. */
  slug?: string | null | undefined;
  /** Where it stands; a draft when absent. */
  state?: EmissionState | null | undefined;
  /** What it is in one or two sentences, at most 500 characters of plain text. */
  summary?: string | null | undefined;
  /** Its tags: id of each `EmissionTag`, at most 50, instead of those it has. */
  tagIds?: Array<string> | null | undefined;
  /** What it is called on air, 1 to 160 characters. */
  title: string;
  /** How long an episode usually is, in milliseconds, 1,000 to 86,400,000; null when it varies. */
  usualDuration?: number | null | undefined;
};

/** Changes to an emission. Absent fields stay as they are. */
export type EmissionPatch = {
  /** What it is about: id of an `EmissionCategory`; null for none. */
  categoryId?: string | null | undefined;
  /** For whom it is made: id of a `Classification`; null for none. */
  classificationId?: string | null | undefined;
  /** What closes an episode: id of a `Generic`; null for none. */
  closerId?: string | null | undefined;
  /** The colour that it has in the calendar, `#rrggbb`; blue when absent. */
  colour?: string | null | undefined;
  /** What it is, as HTML, at most 100,000 characters. What the editor does not make is taken out: scripts, styles, frames, forms, pictures from elsewhere. */
  description?: string | null | undefined;
  /** A clock that does so instead: id of a `Clock`; null for none. Of playlist and clock the one that is given takes the place of the other; `invalid` for both. */
  fillerClockId?: string | null | undefined;
  /** What fills an episode that has nothing of its own: id of a `Playlist`; null for the default playlist. */
  fillerId?: string | null | undefined;
  /** Whether the website shows it, once it is no draft; yes when absent. */
  isListed?: boolean | null | undefined;
  /** Its own jingles: id of each `Jingle`, at most 50, instead of those it has. */
  jingleIds?: Array<string> | null | undefined;
  /** Its languages: id of each `Language`, at most 50, instead of those it has. */
  languageIds?: Array<string> | null | undefined;
  /** What opens an episode: id of a `Generic`; null for none. */
  openerId?: string | null | undefined;
  /** Its name in addresses, at most 120 characters; written with letters, digits and hyphens whatever is given. `taken` when another emission of the radio has it. Made from the title when absent or empty. */
  slug?: string | null | undefined;
  /** Where it stands; a draft when absent. */
  state?: EmissionState | null | undefined;
  /** What it is in one or two sentences, at most 500 characters of plain text. */
  summary?: string | null | undefined;
  /** Its tags: id of each `EmissionTag`, at most 50, instead of those it has. */
  tagIds?: Array<string> | null | undefined;
  /** What it is called on air, 1 to 160 characters. */
  title?: string | null | undefined;
  /** How long an episode usually is, in milliseconds, 1,000 to 86,400,000; null when it varies. */
  usualDuration?: number | null | undefined;
};

/** A column to sort Emission rows by: one of these, and its direction. */
export type EmissionSort = {
  /** Of `category`: Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  categoryName?: SortOrder | null | undefined;
  /** Of `classification`: Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  classificationName?: SortOrder | null | undefined;
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Emission`. */
  id?: SortOrder | null | undefined;
  /** Whether the website shows it, once it is no draft. */
  isListed?: SortOrder | null | undefined;
  /** Where it stands. */
  state?: SortOrder | null | undefined;
  /** What it is called on air, 1 to 160 characters. */
  title?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
  /** How long an episode usually is, in milliseconds; null when it varies. */
  usualDuration?: SortOrder | null | undefined;
};

/** Where an emission stands. */
export type EmissionState =
  /** Being prepared: it may be planned, and is shown to nobody outside. */
  | 'DRAFT'
  /** It is over: nothing new is planned of it. */
  | 'ENDED'
  /** It rests for a while, such as over the summer. */
  | 'PAUSED'
  /** It is broadcast. */
  | 'RUNNING';

/** Rows by their EmissionState. */
export type EmissionStateFilter = {
  /** Exactly this value. */
  eq?: EmissionState | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<EmissionState> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Which EmissionTag rows to list. All that is given must hold. */
export type EmissionTagFilter = {
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `EmissionTag`. */
  id?: IdFilter | null | undefined;
  /** Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: EmissionTagFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<EmissionTagFilter> | null | undefined;
  /** Its place among the others, 0 to 9,999; those at the same place go by their names. */
  position?: NumberFilter | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new tag of emissions. */
export type EmissionTagInput = {
  /** The colour that it is shown in, `#rrggbb`; grey when absent. */
  colour?: string | null | undefined;
  /** Its name, 1 to 80 characters; `taken` when another of the radio has it, whatever case, accents and typographic signs. */
  name: string;
  /** Its place among the others, 0 to 9,999; 0 when absent. */
  position?: number | null | undefined;
};

/** Changes to a tag. Absent fields stay as they are. */
export type EmissionTagPatch = {
  /** The colour that it is shown in, `#rrggbb`; grey when absent. */
  colour?: string | null | undefined;
  /** Its name, 1 to 80 characters; `taken` when another of the radio has it, whatever case, accents and typographic signs. */
  name?: string | null | undefined;
  /** Its place among the others, 0 to 9,999; 0 when absent. */
  position?: number | null | undefined;
};

/** A column to sort EmissionTag rows by: one of these, and its direction. */
export type EmissionTagSort = {
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `EmissionTag`. */
  id?: SortOrder | null | undefined;
  /** Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  name?: SortOrder | null | undefined;
  /** Its place among the others, 0 to 9,999; those at the same place go by their names. */
  position?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Which Employee rows to list. All that is given must hold. */
export type EmployeeFilter = {
  /** In whole years. */
  age?: NumberFilter | null | undefined;
  /** City of the work place. */
  city?: StringFilter | null | undefined;
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Years in the trade. */
  experience?: NumberFilter | null | undefined;
  /** First and last name. */
  fullName?: StringFilter | null | undefined;
  /** Id of the `Employee`. */
  id?: IdFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: EmployeeFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<EmployeeFilter> | null | undefined;
  /** What the person works as. */
  post?: StringFilter | null | undefined;
  /** Yearly pay in minor units (cents) of USD; null with FORBIDDEN for whoever may not read salaries. Searched as `$23896.35`. */
  salary?: NumberFilter | null | undefined;
  /** First day of work. Searched as `MM/DD/YYYY`. */
  startDate?: LocalDateFilter | null | undefined;
  /** Where the person stands. */
  status?: EmployeeStatusFilter | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A column to sort Employee rows by: one of these, and its direction. */
export type EmployeeSort = {
  /** In whole years. */
  age?: SortOrder | null | undefined;
  /** City of the work place. */
  city?: SortOrder | null | undefined;
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** E-mail address. */
  email?: SortOrder | null | undefined;
  /** Years in the trade. */
  experience?: SortOrder | null | undefined;
  /** First and last name. */
  fullName?: SortOrder | null | undefined;
  /** Id of the `Employee`. */
  id?: SortOrder | null | undefined;
  /** What the person works as. */
  post?: SortOrder | null | undefined;
  /** Yearly pay in minor units (cents) of USD; null with FORBIDDEN for whoever may not read salaries. Searched as `$23896.35`. */
  salary?: SortOrder | null | undefined;
  /** First day of work. Searched as `MM/DD/YYYY`. */
  startDate?: SortOrder | null | undefined;
  /** Where the person stands. */
  status?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Where an employee or applicant stands; legacy callers know them as 1 to 5, in this order. */
export type EmployeeStatus =
  /** Applied, and waits for an answer. */
  | 'APPLIED'
  /** Works here. */
  | 'CURRENT'
  /** Works here as a professional. */
  | 'PROFESSIONAL'
  /** Applied, and was not taken. */
  | 'REJECTED'
  /** Worked here and left. */
  | 'RESIGNED';

/** Rows by their EmployeeStatus. */
export type EmployeeStatusFilter = {
  /** Exactly this value. */
  eq?: EmployeeStatus | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<EmployeeStatus> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Which Episode rows to list. All that is given must hold. */
export type EpisodeFilter = {
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Emission` in `emission`: The emission that it is of. */
  emissionId?: IdFilter | null | undefined;
  /** Of `emission`: What it is called on air, 1 to 160 characters. */
  emissionTitle?: StringFilter | null | undefined;
  /** Regular episode, trailer or bonus. */
  episodeType?: EpisodeTypeFilter | null | undefined;
  /** Whether it holds words that are not for everyone, as podcast directories ask. */
  explicit?: BooleanFilter | null | undefined;
  /** Id of the `Episode`. */
  id?: IdFilter | null | undefined;
  /** Id of the `MediaItem` in `incoming`: The newest file that was sent, while it is being looked into, or when it is of no use: its `failure` says why. It becomes the `medium`, which stays what it was until then. */
  incomingId?: IdFilter | null | undefined;
  /** Id of the `MediaItem` in `medium`: Its sound; null until a file that was sent could be read. */
  mediumId?: IdFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: EpisodeFilter | null | undefined;
  /** Its number in the season, 1 to 99,999; null for what is not counted. A trailer has none; a bonus has that of the episode that it belongs to. */
  number?: NumberFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<EpisodeFilter> | null | undefined;
  /** From when on it is out, once it is published; null until then. */
  publishedAt?: DateTimeFilter | null | undefined;
  /** Its season, 1 to 9,999; null without seasons. */
  season?: NumberFilter | null | undefined;
  /** How far it is. */
  state?: EpisodeStateFilter | null | undefined;
  /** What it is called, 1 to 200 characters. */
  title?: StringFilter | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** How far its file was sent: -1 at the start, 0 to 100 percent while it comes. What becomes of it then says `incoming`, and at last `medium`. */
  uploadStatus?: NumberFilter | null | undefined;
};

/** A new episode. Its people are set and its sound is sent afterwards. */
export type EpisodeInput = {
  /** Its parts, at most 200, in the order of their starts, instead of those it has. */
  chapters?: Array<ChapterInput> | null | undefined;
  /** The emission that it is of: id of an `Emission`. */
  emissionId: string;
  /** Regular episode, trailer or bonus; FULL when absent. A change to TRAILER clears the number. */
  episodeType?: EpisodeType | null | undefined;
  /** Whether it holds words that are not for everyone; no when absent. */
  explicit?: boolean | null | undefined;
  /** What listeners read beside it, as HTML, at most 100,000 characters. What the editor does not make is taken out. */
  notes?: string | null | undefined;
  /** Its number in the season, 1 to 99,999; null for what is not counted. For a regular episode the next one when absent, and `taken` when another regular episode of the season has it; for a bonus that of the episode that it belongs to, null when absent; ignored for a trailer. */
  number?: number | null | undefined;
  /** Publication date. A published episode always has one: null keeps the stored date, or sets the current time when there is none. */
  publishedAt?: string | null | undefined;
  /** Its season, 1 to 9,999; null without seasons. */
  season?: number | null | undefined;
  /** How far it is; a draft when absent. */
  state?: EpisodeState | null | undefined;
  /** What it is about in one or two sentences, at most 500 characters of plain text. */
  summary?: string | null | undefined;
  /** What it is called, 1 to 200 characters. */
  title: string;
  /** What is said in it, plain text of at most 500,000 characters. */
  transcript?: string | null | undefined;
};

/** Changes to an episode. Absent fields stay as they are. */
export type EpisodePatch = {
  /** Its parts, at most 200, in the order of their starts, instead of those it has. */
  chapters?: Array<ChapterInput> | null | undefined;
  /** The emission that it is of: id of an `Emission`. */
  emissionId?: string | null | undefined;
  /** Regular episode, trailer or bonus; FULL when absent. A change to TRAILER clears the number. */
  episodeType?: EpisodeType | null | undefined;
  /** Whether it holds words that are not for everyone; no when absent. */
  explicit?: boolean | null | undefined;
  /** What listeners read beside it, as HTML, at most 100,000 characters. What the editor does not make is taken out. */
  notes?: string | null | undefined;
  /** Its number in the season, 1 to 99,999; null for what is not counted. For a regular episode the next one when absent, and `taken` when another regular episode of the season has it; for a bonus that of the episode that it belongs to, null when absent; ignored for a trailer. */
  number?: number | null | undefined;
  /** Publication date. A published episode always has one: null keeps the stored date, or sets the current time when there is none. */
  publishedAt?: string | null | undefined;
  /** Its season, 1 to 9,999; null without seasons. */
  season?: number | null | undefined;
  /** How far it is; a draft when absent. */
  state?: EpisodeState | null | undefined;
  /** What it is about in one or two sentences, at most 500 characters of plain text. */
  summary?: string | null | undefined;
  /** What it is called, 1 to 200 characters. */
  title?: string | null | undefined;
  /** What is said in it, plain text of at most 500,000 characters. */
  transcript?: string | null | undefined;
};

/** A column to sort Episode rows by: one of these, and its direction. */
export type EpisodeSort = {
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** Of `emission`: What it is called on air, 1 to 160 characters. */
  emissionTitle?: SortOrder | null | undefined;
  /** Regular episode, trailer or bonus. */
  episodeType?: SortOrder | null | undefined;
  /** Whether it holds words that are not for everyone, as podcast directories ask. */
  explicit?: SortOrder | null | undefined;
  /** Id of the `Episode`. */
  id?: SortOrder | null | undefined;
  /** Its number in the season, 1 to 99,999; null for what is not counted. A trailer has none; a bonus has that of the episode that it belongs to. */
  number?: SortOrder | null | undefined;
  /** From when on it is out, once it is published; null until then. */
  publishedAt?: SortOrder | null | undefined;
  /** Its season, 1 to 9,999; null without seasons. */
  season?: SortOrder | null | undefined;
  /** How far it is. */
  state?: SortOrder | null | undefined;
  /** What it is called, 1 to 200 characters. */
  title?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
  /** How far its file was sent: -1 at the start, 0 to 100 percent while it comes. What becomes of it then says `incoming`, and at last `medium`. */
  uploadStatus?: SortOrder | null | undefined;
};

/** How far an episode is. */
export type EpisodeState =
  /** Being prepared. */
  | 'DRAFT'
  /** Out: from its publish time on it is on the website and in the podcast. */
  | 'PUBLISHED'
  /** Finished: it may be broadcast, and is not published. */
  | 'READY';

/** Rows by their EpisodeState. */
export type EpisodeStateFilter = {
  /** Exactly this value. */
  eq?: EpisodeState | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<EpisodeState> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Type of an episode, as podcast directories distinguish them (`itunes:episodeType`). */
export type EpisodeType =
  /** Extra content. Without a number it belongs to the podcast or season, otherwise to the episode with that number. */
  | 'BONUS'
  /** A regular episode, counted in its season. */
  | 'FULL'
  /** An announcement of the podcast or of a season; never has a number. */
  | 'TRAILER';

/** Rows by their EpisodeType. */
export type EpisodeTypeFilter = {
  /** Exactly this value. */
  eq?: EpisodeType | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<EpisodeType> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Which FailedJob rows to list. All that is given must hold. */
export type FailedJobFilter = {
  /** When it was asked for. */
  addedAt?: DateTimeFilter | null | undefined;
  /** What the last try failed of, in English, without anything of its data. */
  error?: StringFilter | null | undefined;
  /** When it was given up. */
  failedAt?: DateTimeFilter | null | undefined;
  /** Id of the `FailedJob`. */
  id?: IdFilter | null | undefined;
  /** What kind of work it is, such as `multimedia.analyse`; see `jobKinds`. */
  kind?: StringFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: FailedJobFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<FailedJobFilter> | null | undefined;
  /** How often it was tried. */
  tries?: NumberFilter | null | undefined;
};

/** A column to sort FailedJob rows by: one of these, and its direction. */
export type FailedJobSort = {
  /** When it was asked for. */
  addedAt?: SortOrder | null | undefined;
  /** When it was given up. */
  failedAt?: SortOrder | null | undefined;
  /** Id of the `FailedJob`. */
  id?: SortOrder | null | undefined;
  /** What kind of work it is, such as `multimedia.analyse`; see `jobKinds`. */
  kind?: SortOrder | null | undefined;
  /** How often it was tried. */
  tries?: SortOrder | null | undefined;
};

/** A new frequent question; it becomes the last one of its chapter. */
export type FaqQuestionInput = {
  /** The answer, plain text, 1 to 4,000 characters. */
  answer: string;
  /** The chapter: id of the `FaqCategory`; `unknown` when there is none such, `max` when it holds 100 questions already. */
  categoryId: string;
  /** The question, 1 to 200 characters. */
  question: string;
};

/** Changes to a frequent question. Absent fields stay as they are. */
export type FaqQuestionPatch = {
  /** The answer, plain text, 1 to 4,000 characters. */
  answer?: string | null | undefined;
  /** The chapter: id of the `FaqCategory`; `unknown` when there is none such, `max` when it holds 100 questions already. */
  categoryId?: string | null | undefined;
  /** The question, 1 to 200 characters. */
  question?: string | null | undefined;
};

/** Why the import of a podcast feed ended early. */
export type FeedImportFailure =
  /** An unexpected error; the list of jobs has the details. */
  | 'BROKEN'
  /** The document at the address is not well-formed RSS. */
  | 'NOT_A_FEED'
  /** The person who started it may not create episodes of the emission any more. */
  | 'NO_RIGHT'
  /** The feed, or all its sounds together, exceed a limit. */
  | 'TOO_LARGE'
  /** No feed was found at the address. */
  | 'UNREACHABLE';

/** State of the import of a podcast feed. */
export type FeedImportState =
  /** Ended by a person. Episodes imported by then stay. */
  | 'CANCELLED'
  /** Each item of the feed was imported, was there before, or has a problem. */
  | 'DONE'
  /** Ended early; `failure` has the reason. Episodes imported by then stay. */
  | 'FAILED'
  /** The feed is being read, or its episodes are being imported. */
  | 'RUNNING';

/** Why an item of a feed was not imported. */
export type FeedItemProblem =
  /** The address of the sound is not on the internet, or does not use https. */
  | 'NOT_ALLOWED'
  /** The item has no enclosure with a sound. */
  | 'NO_SOUND'
  /** The item has no title. */
  | 'NO_TITLE'
  /** The quota of the radio or the disk has no room for the sound. */
  | 'STORAGE_FULL'
  /** The sound exceeds the limit `feedImportSoundBytes`. */
  | 'TOO_LARGE'
  /** An unexpected error. */
  | 'UNEXPECTED'
  /** The sound could not be downloaded. */
  | 'UNREACHABLE';

/** Which Generic rows to list. All that is given must hold. */
export type GenericFilter = {
  /** Average bits a second. */
  bitrate?: NumberFilter | null | undefined;
  /** Id of the `MediaCategory` in `category`: The category that it is in. */
  categoryId?: IdFilter | null | undefined;
  /** Of `category`: Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  categoryName?: StringFilter | null | undefined;
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Who made it, as one line for people, such as “A feat. B”; may be empty. */
  credit?: StringFilter | null | undefined;
  /** Id of the `MediaItem` in `duplicateOf`: The first file with the same bytes, when that is why this one failed. */
  duplicateOfId?: IdFilter | null | undefined;
  /** How long it plays, in milliseconds. */
  duration?: NumberFilter | null | undefined;
  /** Why it cannot be used; null unless FAILED. */
  failure?: MediaFailureFilter | null | undefined;
  /** The name that the file had when it was sent; it is shown, never used. */
  fileName?: StringFilter | null | undefined;
  /** Id of the `Generic`. */
  id?: IdFilter | null | undefined;
  /** What it is for. */
  kind?: MediaKindFilter | null | undefined;
  /** Integrated loudness in LUFS (EBU R128); null when it was not measured. */
  loudness?: NumberFilter | null | undefined;
  /** MIME type of the content, such as `audio/mpeg`; empty until it was looked at. */
  mimeType?: StringFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: GenericFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<GenericFilter> | null | undefined;
  /** Where in a programme it stands. */
  place?: GenericPlaceFilter | null | undefined;
  /** What of it browsers play, once it is ready: the file itself, or a rendition that is made of it. */
  playback?: MediaPlaybackFilter | null | undefined;
  /** Size of the file in bytes. */
  size?: NumberFilter | null | undefined;
  /** How far it is on its way into the library. */
  state?: MediaStateFilter | null | undefined;
  /** Id of the `MediaTag` in `tags`: The words that it is marked with. */
  tagId?: IdFilter | null | undefined;
  /** Of one of `tags`: Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  tagName?: StringFilter | null | undefined;
  /** Its title, 1 to 255 characters. */
  title?: StringFilter | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** Changes to a signature tune. Absent fields stay as they are. */
export type GenericPatch = {
  /** The category that it is in: id of a `MediaCategory`; null for none. */
  categoryId?: string | null | undefined;
  /** Who made it, as one line for people, at most 255 characters. Of a song it is made from its artistes when it is empty, or when they are given without it. */
  credit?: string | null | undefined;
  /** Where playing begins, in milliseconds: 0 or more, before its end. Null at the start. */
  cueIn?: number | null | undefined;
  /** Where playing ends, in milliseconds after the start of the file: after `cueIn`, not after the end. Null at the end. */
  cueOut?: number | null | undefined;
  /** How long it fades in, in milliseconds; not longer than what plays. Null for not at all. */
  fadeIn?: number | null | undefined;
  /** How long it fades out, in milliseconds; with the fade in not longer than what plays. Null for not at all. */
  fadeOut?: number | null | undefined;
  /** Where in a programme it stands. */
  place?: GenericPlace | null | undefined;
  /** Where the next item may begin over this one, in milliseconds after the start of the file, between the cue points. Null at the end. */
  startNext?: number | null | undefined;
  /** Its tags: id of each `MediaTag`, at most 50, instead of those it has. */
  tagIds?: Array<string> | null | undefined;
  /** Its tags by name, together with those of `tagIds`; at most 50. One that does not exist is made for whoever may create MediaTag, and `unknown` for others. */
  tagNames?: Array<string> | null | undefined;
  /** Its title, 1 to 255 characters. */
  title?: string | null | undefined;
};

/** Where a signature tune stands in a programme. */
export type GenericPlace =
  /** At its end. */
  | 'CLOSER'
  /** At its beginning. */
  | 'OPENER';

/** Rows by their GenericPlace. */
export type GenericPlaceFilter = {
  /** Exactly this value. */
  eq?: GenericPlace | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<GenericPlace> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** A column to sort Generic rows by: one of these, and its direction. */
export type GenericSort = {
  /** Average bits a second. */
  bitrate?: SortOrder | null | undefined;
  /** Of `category`: Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  categoryName?: SortOrder | null | undefined;
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** Who made it, as one line for people, such as “A feat. B”; may be empty. */
  credit?: SortOrder | null | undefined;
  /** How long it plays, in milliseconds. */
  duration?: SortOrder | null | undefined;
  /** Why it cannot be used; null unless FAILED. */
  failure?: SortOrder | null | undefined;
  /** The name that the file had when it was sent; it is shown, never used. */
  fileName?: SortOrder | null | undefined;
  /** Id of the `Generic`. */
  id?: SortOrder | null | undefined;
  /** What it is for. */
  kind?: SortOrder | null | undefined;
  /** Integrated loudness in LUFS (EBU R128); null when it was not measured. */
  loudness?: SortOrder | null | undefined;
  /** MIME type of the content, such as `audio/mpeg`; empty until it was looked at. */
  mimeType?: SortOrder | null | undefined;
  /** Where in a programme it stands. */
  place?: SortOrder | null | undefined;
  /** What of it browsers play, once it is ready: the file itself, or a rendition that is made of it. */
  playback?: SortOrder | null | undefined;
  /** Size of the file in bytes. */
  size?: SortOrder | null | undefined;
  /** How far it is on its way into the library. */
  state?: SortOrder | null | undefined;
  /** Its title, 1 to 255 characters. */
  title?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** A guest who is invited to the current radio for a time. */
export type GuestInput = {
  /** Address that the invitation goes to. Whoever has an account joins with that, under its own name. */
  email: string;
  /** First name, 1 to 60 characters. */
  firstName: string;
  /** Last name, up to 60 characters. */
  lastName?: string | null | undefined;
  /** What the guest is on this radio: id of a `Role` of the platform or of this radio, with no more power here than one’s own. */
  roleId: string;
  /** From when on they are here; null for at once. */
  validFrom?: string | null | undefined;
  /** Until when they are here, after `validFrom` and at most a year ahead. */
  validUntil: string;
};

/** How a handover ended. */
export type HandoverEnd =
  /** One of the two, or somebody who may end lives, called it off. */
  | 'CANCELLED'
  /** Who came has the air. */
  | 'DONE'
  /** Who came left again, or may not go live any more. */
  | 'GONE'
  /** Who was to come did not go live in time. */
  | 'NOBODY_CAME'
  /** Who was live ended before anybody had come: the air is free. */
  | 'NOBODY_LIVE'
  /** Their sound did not reach the player in time. */
  | 'NO_SOUND';

/** How a radio has its mount points heard. */
export type HearingSettingsInput = {
  /** Who else is told by mail: at most 10 addresses. Somebody who has an account is told only what they may see. */
  addresses: Array<string>;
  /** Whether its mount points are heard. */
  isHeard: boolean;
  /** Whether those of its team are told by mail who may see its streaming servers. */
  mailsStaff: boolean;
  /** How long something must be wrong to be an incident, 5,000 to 600,000 milliseconds. */
  opensAfter: number;
};

/** Rows whose id is the one given, or one of those given. */
export type IdFilter = {
  /** Exactly this value. */
  eq?: string | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<string> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Why an incident is over. */
export type IncidentEnd =
  /** At least one output of the player is connected again. */
  | 'BROADCASTING_AGAIN'
  /** The mount point was deleted. */
  | 'MOUNT_GONE'
  /** Nobody listens to the mount point any more: what it sounds like is not known. */
  | 'NOT_HEARD'
  /** The mount point went off the air. */
  | 'OFF_AIR'
  /** The player is told again what to play. */
  | 'PLAN_TOLD'
  /** Something of the plan, of the default playlist or live is heard again. */
  | 'PLAYS_AGAIN'
  /** There is room on the disk again. */
  | 'ROOM_AGAIN'
  /** The sound is well again. */
  | 'SOUND_BACK';

/** Rows by their IncidentEnd. */
export type IncidentEndFilter = {
  /** Exactly this value. */
  eq?: IncidentEnd | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<IncidentEnd> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** What can be wrong with the air: the first three are of the sound of a mount point, the others of the whole station. */
export type IncidentKind =
  /** More than a hundredth of it stands at full scale, which is heard as noise. */
  | 'CLIPPING'
  /** The player has nothing of the plan or of the default playlist, and plays what it keeps for an emergency. */
  | 'NOTHING_TO_PLAY'
  /** No output of the player has been connected for fifteen seconds, so that listeners get nothing. `Station.notSendingBecause` has the reason. */
  | 'NOT_BROADCASTING'
  /** The server has failed for half a minute to work out what is to play, which its log explains: the player goes on with what it was told before, at most 45 minutes, and then with what it keeps for an emergency. */
  | 'PLAN_NOT_TOLD'
  /** The disk of the player is full: it fetches nothing more of what is to come, and records no encoder. */
  | 'PLAYER_DISK_FULL'
  /** A live from a browser is heard, and not recorded: the disk of the server is full, or gone. */
  | 'SERVER_DISK_FULL'
  /** Nothing is heard in it: it is quieter than -50 dBFS. */
  | 'SILENCE'
  /** Nothing that could be heard comes, though its source is there. */
  | 'STALL';

/** Rows by their IncidentKind. */
export type IncidentKindFilter = {
  /** Exactly this value. */
  eq?: IncidentKind | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<IncidentKind> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Which Invoice rows to list. All that is given must hold. */
export type InvoiceFilter = {
  /** What is still owed, in minor units; negative when more was paid than billed. */
  balance?: NumberFilter | null | undefined;
  /** Id of the `InvoiceClient` in `client`: Who is billed. Search looks through the client’s name and e-mail. */
  clientId?: IdFilter | null | undefined;
  /** Of `client`: Name of the person to write to. */
  clientName?: StringFilter | null | undefined;
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Last day to pay; not before the day of issue. */
  dueDate?: LocalDateFilter | null | undefined;
  /** Id of the `Invoice`. */
  id?: IdFilter | null | undefined;
  /** How far it has come. */
  invoiceStatus?: InvoiceStatusFilter | null | undefined;
  /** Day on which it was written. */
  issuedDate?: LocalDateFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: InvoiceFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<InvoiceFilter> | null | undefined;
  /** What it is for. */
  service?: InvoiceServiceFilter | null | undefined;
  /** The amount billed, in minor units of `currency` (cents). */
  total?: NumberFilter | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new invoice. */
export type InvoiceInput = {
  /** What is still owed in minor units; negative when too much was paid; not above `total`. A change of the total without it keeps what was paid. */
  balance: number;
  /** Who is billed: id of an `InvoiceClient`, which must exist. */
  clientId: string;
  /** ISO 4217 code; `USD` when a new invoice is given none. */
  currency?: string | null | undefined;
  /** Last day to pay; not before the day of issue. */
  dueDate: string;
  /** How far it has come. */
  invoiceStatus: InvoiceStatus;
  /** Day of issue. */
  issuedDate: string;
  /** Where to pay. */
  paymentDetails: PaymentDetailsInput;
  /** What it is for. */
  service: InvoiceService;
  /** The amount billed in minor units (cents), 0 to 100,000,000,000. */
  total: number;
};

/** Changes to an invoice. Absent fields stay as they are. */
export type InvoicePatch = {
  /** What is still owed in minor units; negative when too much was paid; not above `total`. A change of the total without it keeps what was paid. */
  balance?: number | null | undefined;
  /** Who is billed: id of an `InvoiceClient`, which must exist. */
  clientId?: string | null | undefined;
  /** ISO 4217 code; `USD` when a new invoice is given none. */
  currency?: string | null | undefined;
  /** Last day to pay; not before the day of issue. */
  dueDate?: string | null | undefined;
  /** How far it has come. */
  invoiceStatus?: InvoiceStatus | null | undefined;
  /** Day of issue. */
  issuedDate?: string | null | undefined;
  /** Where to pay. */
  paymentDetails?: PaymentDetailsInput | null | undefined;
  /** What it is for. */
  service?: InvoiceService | null | undefined;
  /** The amount billed in minor units (cents), 0 to 100,000,000,000. */
  total?: number | null | undefined;
};

/** What an invoice is for. */
export type InvoiceService =
  /** Software Development. */
  | 'SOFTWARE_DEVELOPMENT'
  /** Template Customization. */
  | 'TEMPLATE_CUSTOMIZATION'
  /** UI/UX Design & Development. */
  | 'UI_UX_DESIGN_AND_DEVELOPMENT'
  /** Unlimited Extended License. */
  | 'UNLIMITED_EXTENDED_LICENSE';

/** Rows by their InvoiceService. */
export type InvoiceServiceFilter = {
  /** Exactly this value. */
  eq?: InvoiceService | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<InvoiceService> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** A column to sort Invoice rows by: one of these, and its direction. */
export type InvoiceSort = {
  /** What is still owed, in minor units; negative when more was paid than billed. */
  balance?: SortOrder | null | undefined;
  /** Of `client`: Name of the person to write to. */
  clientName?: SortOrder | null | undefined;
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** Last day to pay; not before the day of issue. */
  dueDate?: SortOrder | null | undefined;
  /** Id of the `Invoice`. */
  id?: SortOrder | null | undefined;
  /** How far it has come. */
  invoiceStatus?: SortOrder | null | undefined;
  /** Day on which it was written. */
  issuedDate?: SortOrder | null | undefined;
  /** What it is for. */
  service?: SortOrder | null | undefined;
  /** The amount billed, in minor units of `currency` (cents). */
  total?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** How far an invoice has come. */
export type InvoiceStatus =
  /** The client fetched it. */
  | 'DOWNLOADED'
  /** Not sent yet. */
  | 'DRAFT'
  /** Settled. */
  | 'PAID'
  /** Paid in part. */
  | 'PARTIAL_PAYMENT'
  /** The due date has passed. */
  | 'PAST_DUE'
  /** On its way to the client. */
  | 'SENT';

/** Rows by their InvoiceStatus. */
export type InvoiceStatusFilter = {
  /** Exactly this value. */
  eq?: InvoiceStatus | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<InvoiceStatus> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Which Jingle rows to list. All that is given must hold. */
export type JingleFilter = {
  /** Average bits a second. */
  bitrate?: NumberFilter | null | undefined;
  /** Id of the `MediaCategory` in `category`: The category that it is in. */
  categoryId?: IdFilter | null | undefined;
  /** Of `category`: Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  categoryName?: StringFilter | null | undefined;
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Who made it, as one line for people, such as “A feat. B”; may be empty. */
  credit?: StringFilter | null | undefined;
  /** Id of the `MediaItem` in `duplicateOf`: The first file with the same bytes, when that is why this one failed. */
  duplicateOfId?: IdFilter | null | undefined;
  /** How long it plays, in milliseconds. */
  duration?: NumberFilter | null | undefined;
  /** Why it cannot be used; null unless FAILED. */
  failure?: MediaFailureFilter | null | undefined;
  /** The name that the file had when it was sent; it is shown, never used. */
  fileName?: StringFilter | null | undefined;
  /** Id of the `Jingle`. */
  id?: IdFilter | null | undefined;
  /** What it is for. */
  kind?: MediaKindFilter | null | undefined;
  /** Integrated loudness in LUFS (EBU R128); null when it was not measured. */
  loudness?: NumberFilter | null | undefined;
  /** MIME type of the content, such as `audio/mpeg`; empty until it was looked at. */
  mimeType?: StringFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: JingleFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<JingleFilter> | null | undefined;
  /** What of it browsers play, once it is ready: the file itself, or a rendition that is made of it. */
  playback?: MediaPlaybackFilter | null | undefined;
  /** What it does on air. */
  purpose?: JinglePurposeFilter | null | undefined;
  /** Size of the file in bytes. */
  size?: NumberFilter | null | undefined;
  /** How far it is on its way into the library. */
  state?: MediaStateFilter | null | undefined;
  /** Id of the `MediaTag` in `tags`: The words that it is marked with. */
  tagId?: IdFilter | null | undefined;
  /** Of one of `tags`: Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  tagName?: StringFilter | null | undefined;
  /** Its title, 1 to 255 characters. */
  title?: StringFilter | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** Changes to a jingle. Absent fields stay as they are. */
export type JinglePatch = {
  /** The category that it is in: id of a `MediaCategory`; null for none. */
  categoryId?: string | null | undefined;
  /** Who made it, as one line for people, at most 255 characters. Of a song it is made from its artistes when it is empty, or when they are given without it. */
  credit?: string | null | undefined;
  /** Where playing begins, in milliseconds: 0 or more, before its end. Null at the start. */
  cueIn?: number | null | undefined;
  /** Where playing ends, in milliseconds after the start of the file: after `cueIn`, not after the end. Null at the end. */
  cueOut?: number | null | undefined;
  /** How long it fades in, in milliseconds; not longer than what plays. Null for not at all. */
  fadeIn?: number | null | undefined;
  /** How long it fades out, in milliseconds; with the fade in not longer than what plays. Null for not at all. */
  fadeOut?: number | null | undefined;
  /** What it does on air. */
  purpose?: JinglePurpose | null | undefined;
  /** Where the next item may begin over this one, in milliseconds after the start of the file, between the cue points. Null at the end. */
  startNext?: number | null | undefined;
  /** Its tags: id of each `MediaTag`, at most 50, instead of those it has. */
  tagIds?: Array<string> | null | undefined;
  /** Its tags by name, together with those of `tagIds`; at most 50. One that does not exist is made for whoever may create MediaTag, and `unknown` for others. */
  tagNames?: Array<string> | null | undefined;
  /** Its title, 1 to 255 characters. */
  title?: string | null | undefined;
};

/** What a jingle does on air. */
export type JinglePurpose =
  /** Music below somebody who speaks. */
  | 'BED'
  /** A spoken line over what plays. */
  | 'LINER'
  /** Says which station this is. */
  | 'STATION_ID'
  /** Leads from one item to the next. */
  | 'SWEEPER';

/** Rows by their JinglePurpose. */
export type JinglePurposeFilter = {
  /** Exactly this value. */
  eq?: JinglePurpose | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<JinglePurpose> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** A column to sort Jingle rows by: one of these, and its direction. */
export type JingleSort = {
  /** Average bits a second. */
  bitrate?: SortOrder | null | undefined;
  /** Of `category`: Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  categoryName?: SortOrder | null | undefined;
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** Who made it, as one line for people, such as “A feat. B”; may be empty. */
  credit?: SortOrder | null | undefined;
  /** How long it plays, in milliseconds. */
  duration?: SortOrder | null | undefined;
  /** Why it cannot be used; null unless FAILED. */
  failure?: SortOrder | null | undefined;
  /** The name that the file had when it was sent; it is shown, never used. */
  fileName?: SortOrder | null | undefined;
  /** Id of the `Jingle`. */
  id?: SortOrder | null | undefined;
  /** What it is for. */
  kind?: SortOrder | null | undefined;
  /** Integrated loudness in LUFS (EBU R128); null when it was not measured. */
  loudness?: SortOrder | null | undefined;
  /** MIME type of the content, such as `audio/mpeg`; empty until it was looked at. */
  mimeType?: SortOrder | null | undefined;
  /** What of it browsers play, once it is ready: the file itself, or a rendition that is made of it. */
  playback?: SortOrder | null | undefined;
  /** What it does on air. */
  purpose?: SortOrder | null | undefined;
  /** Size of the file in bytes. */
  size?: SortOrder | null | undefined;
  /** How far it is on its way into the library. */
  state?: SortOrder | null | undefined;
  /** Its title, 1 to 255 characters. */
  title?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** A new question of the knowledge base; it becomes the last one of its group. */
export type KnowledgeQuestionInput = {
  /** The answer as HTML, 1 to 100,000 characters. What the editor does not make is taken out: scripts, styles, frames, forms, pictures from elsewhere. */
  content: string;
  /** The question, 1 to 200 characters. Its name in addresses is made from it, once. */
  question: string;
  /** The group: id of the `KnowledgeTopic`; `unknown` when there is none such, `max` when it holds 100 questions already. */
  topicId: string;
};

/** Changes to a question of the knowledge base. Absent fields stay as they are. */
export type KnowledgeQuestionPatch = {
  /** The answer as HTML, 1 to 100,000 characters. What the editor does not make is taken out: scripts, styles, frames, forms, pictures from elsewhere. */
  content?: string | null | undefined;
  /** The question, 1 to 200 characters. Its name in addresses is made from it, once. */
  question?: string | null | undefined;
  /** The group: id of the `KnowledgeTopic`; `unknown` when there is none such, `max` when it holds 100 questions already. */
  topicId?: string | null | undefined;
};

/** Which Language rows to list. All that is given must hold. */
export type LanguageFilter = {
  /** Its BCP 47 tag in the usual case, such as `fr`, `pt-BR` or `zh-Hant`; unique in the radio. */
  code?: StringFilter | null | undefined;
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Language`. */
  id?: IdFilter | null | undefined;
  /** Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: LanguageFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<LanguageFilter> | null | undefined;
  /** Its place among the others, 0 to 9,999; those at the same place go by their names. */
  position?: NumberFilter | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new language of the radio. */
export type LanguageInput = {
  /** Its BCP 47 tag, such as `fr` or `pt-BR`, in any case; `invalid` when it is none, `taken` in the radio. */
  code: string;
  /** The colour that it is shown in, `#rrggbb`; grey when absent. */
  colour?: string | null | undefined;
  /** Its name, 1 to 80 characters; `taken` when another of the radio has it, whatever case, accents and typographic signs. */
  name: string;
  /** Its place among the others, 0 to 9,999; 0 when absent. */
  position?: number | null | undefined;
};

/** Changes to a language. Absent fields stay as they are. */
export type LanguagePatch = {
  /** Its BCP 47 tag, such as `fr` or `pt-BR`, in any case; `invalid` when it is none, `taken` in the radio. */
  code?: string | null | undefined;
  /** The colour that it is shown in, `#rrggbb`; grey when absent. */
  colour?: string | null | undefined;
  /** Its name, 1 to 80 characters; `taken` when another of the radio has it, whatever case, accents and typographic signs. */
  name?: string | null | undefined;
  /** Its place among the others, 0 to 9,999; 0 when absent. */
  position?: number | null | undefined;
};

/** A column to sort Language rows by: one of these, and its direction. */
export type LanguageSort = {
  /** Its BCP 47 tag in the usual case, such as `fr`, `pt-BR` or `zh-Hant`; unique in the radio. */
  code?: SortOrder | null | undefined;
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Language`. */
  id?: SortOrder | null | undefined;
  /** Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  name?: SortOrder | null | undefined;
  /** Its place among the others, 0 to 9,999; those at the same place go by their names. */
  position?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** A new view of a list. */
export type LibraryViewInput = {
  /** Keys of the columns in the order that was chosen, at most 50 of 1 to 40 characters. */
  columnOrder?: Array<string> | null | undefined;
  /** Keys of the columns that are hidden, at most 50 of 1 to 40 characters. */
  hiddenColumns?: Array<string> | null | undefined;
  /** The list that it is a view of, by its name on the screen, such as `songs`, `invoices` or `invoices-bin`. */
  list: string;
  /** Its name, 1 to 80 characters. */
  name: string;
  /** The state of the list, as its address on the screen writes it, at most 2,000 characters. */
  query: string;
  /** Whether everybody of the radio sees it, for whoever may update what the list holds; else it is the viewer’s own. */
  shared?: boolean | null | undefined;
};

/** Changes to a view. Absent fields stay as they are. */
export type LibraryViewPatch = {
  /** Keys of the columns in the order that was chosen, at most 50 of 1 to 40 characters. */
  columnOrder?: Array<string> | null | undefined;
  /** Keys of the columns that are hidden, at most 50 of 1 to 40 characters. */
  hiddenColumns?: Array<string> | null | undefined;
  /** The list that it is a view of, by its name on the screen, such as `songs`, `invoices` or `invoices-bin`. */
  list?: string | null | undefined;
  /** Its name, 1 to 80 characters. */
  name?: string | null | undefined;
  /** The state of the list, as its address on the screen writes it, at most 2,000 characters. */
  query?: string | null | undefined;
  /** Whether everybody of the radio sees it, for whoever may update what the list holds; else it is the viewer’s own. */
  shared?: boolean | null | undefined;
};

/** What somebody listens with, as their program lets guess. */
export type ListenerDevice =
  /** A car. */
  | 'CAR'
  /** A computer. */
  | 'COMPUTER'
  /** Something else, or nothing is known of it. */
  | 'OTHER'
  /** A telephone or a tablet. */
  | 'PHONE'
  /** A speaker that speaks, or a radio for the network. */
  | 'SPEAKER'
  /** A television, or a box beside one. */
  | 'TELEVISION';

/** Why a live ended. */
export type LiveEnd =
  /** They were to take over, and it did not come to that. */
  | 'CALLED_OFF'
  /** Somebody ended it, or took away the right to it. */
  | 'DISCONNECTED'
  /** Somebody else took over, and was heard at once. */
  | 'HANDED_OVER'
  /** They ended it; an encoder, whose line was closed as one closes it. */
  | 'LEFT'
  /** The line was lost, and nobody came back in time. */
  | 'LINE_LOST'
  /** Somebody else took the air. */
  | 'TAKEN_OVER'
  /** The time of their slot was over. */
  | 'TIME_OVER';

/** Rows by their LiveEnd. */
export type LiveEndFilter = {
  /** Exactly this value. */
  eq?: LiveEnd | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<LiveEnd> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** How somebody is heard live. */
export type LiveHow =
  /** From the studio in the portal. */
  | 'BROWSER'
  /** From an encoder, with a stream key. */
  | 'ENCODER';

/** Rows by their LiveHow. */
export type LiveHowFilter = {
  /** Exactly this value. */
  eq?: LiveHow | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<LiveHow> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Whom to invite into the waiting room. */
export type LiveInvitationInput = {
  /** How long the link lets them in, 1 to 720 hours. */
  hours?: number;
  /** Their name, as whoever is live sees it, 1 to 80 characters. */
  name: string;
  /** What they read before they come in, at most 500 characters. */
  note?: string;
};

/** As what somebody comes into the waiting room. */
export type LivePart =
  /** To talk beside who presents. */
  | 'COHOST'
  /** By the link of an invitation, without an account. */
  | 'GUEST'
  /** To present what comes next. */
  | 'PRESENTER';

/** Rows by their LivePart. */
export type LivePartFilter = {
  /** Exactly this value. */
  eq?: LivePart | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<LivePart> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Why somebody may not go live now. */
export type LiveRefusal =
  /** Somebody has disconnected them for a while that is not over. */
  | 'KEPT_OUT'
  /** They have no live slot of their own now, and may not go live at any time. */
  | 'NOT_YOUR_TIME'
  /** There is no such stream key, or not any more. */
  | 'NO_KEY'
  /** The player of the radio is not there: nobody would hear them. */
  | 'NO_PLAYER'
  /** They may not sign in any more, or not work for this radio. */
  | 'REVOKED'
  /** Somebody is live already. */
  | 'SOMEBODY_IS_LIVE';

/** Which LiveSession rows to list. All that is given must hold. */
export type LiveSessionFilter = {
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Emission` in `emission`: The emission that they present; null for none. */
  emissionId?: IdFilter | null | undefined;
  /** When it ended; null while it goes on. */
  endedAt?: DateTimeFilter | null | undefined;
  /** Who ended it, for what was ended by somebody else; empty otherwise. */
  endedBy?: StringFilter | null | undefined;
  /** Id of the `Episode` in `episode`: The episode of that slot; null for none. */
  episodeId?: IdFilter | null | undefined;
  /** When they were first heard, as the player says; null when they never were. */
  heardFrom?: DateTimeFilter | null | undefined;
  /** How they are heard. */
  how?: LiveHowFilter | null | undefined;
  /** Id of the `LiveSession`. */
  id?: IdFilter | null | undefined;
  /** Their name, as it was then. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: LiveSessionFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<LiveSessionFilter> | null | undefined;
  /** Id of the `User` in `person`: Who it is; null when they are gone. */
  personId?: IdFilter | null | undefined;
  /** Id of the `Rush` in `rush`: What was recorded of it, once it has become a rush; null until then. */
  rushId?: IdFilter | null | undefined;
  /** Id of the `Slot` in `slot`: The live slot of theirs; null outside of one. */
  slotId?: IdFilter | null | undefined;
  /** When they were let in. */
  startedAt?: DateTimeFilter | null | undefined;
  /** What listeners are told: the title of the slot, or their name. */
  title?: StringFilter | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** Why it ended; null while it goes on. */
  why?: LiveEndFilter | null | undefined;
};

/** A column to sort LiveSession rows by: one of these, and its direction. */
export type LiveSessionSort = {
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** When it ended; null while it goes on. */
  endedAt?: SortOrder | null | undefined;
  /** Who ended it, for what was ended by somebody else; empty otherwise. */
  endedBy?: SortOrder | null | undefined;
  /** When they were first heard, as the player says; null when they never were. */
  heardFrom?: SortOrder | null | undefined;
  /** How they are heard. */
  how?: SortOrder | null | undefined;
  /** Id of the `LiveSession`. */
  id?: SortOrder | null | undefined;
  /** Their name, as it was then. */
  name?: SortOrder | null | undefined;
  /** When they were let in. */
  startedAt?: SortOrder | null | undefined;
  /** What listeners are told: the title of the slot, or their name. */
  title?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
  /** Why it ended; null while it goes on. */
  why?: SortOrder | null | undefined;
};

/** Which LiveVisit rows to list. All that is given must hold. */
export type LiveVisitFilter = {
  /** When they came in. */
  arrivedAt?: DateTimeFilter | null | undefined;
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `LiveVisit`. */
  id?: IdFilter | null | undefined;
  /** Id of the `LiveInvitation` in `invitation`: By which they came; null for staff, and once it is revoked. */
  invitationId?: IdFilter | null | undefined;
  /** When they left; null while they are there. */
  leftAt?: DateTimeFilter | null | undefined;
  /** Their name, as it was then. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: LiveVisitFilter | null | undefined;
  /** When they were first on the air; null when they never were. */
  onAirFrom?: DateTimeFilter | null | undefined;
  /** When they were last taken off the air; null while they are on it, and when they never were. */
  onAirUntil?: DateTimeFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<LiveVisitFilter> | null | undefined;
  /** As what they came. */
  part?: LivePartFilter | null | undefined;
  /** Id of the `User` in `person`: Who it is; null for a guest, and for who is gone. */
  personId?: IdFilter | null | undefined;
  /** How far they are, or how it ended. */
  state?: VisitStateFilter | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A column to sort LiveVisit rows by: one of these, and its direction. */
export type LiveVisitSort = {
  /** When they came in. */
  arrivedAt?: SortOrder | null | undefined;
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `LiveVisit`. */
  id?: SortOrder | null | undefined;
  /** When they left; null while they are there. */
  leftAt?: SortOrder | null | undefined;
  /** Their name, as it was then. */
  name?: SortOrder | null | undefined;
  /** When they were first on the air; null when they never were. */
  onAirFrom?: SortOrder | null | undefined;
  /** When they were last taken off the air; null while they are on it, and when they never were. */
  onAirUntil?: SortOrder | null | undefined;
  /** As what they came. */
  part?: SortOrder | null | undefined;
  /** How far they are, or how it ended. */
  state?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Rows by a calendar date, `YYYY-MM-DD`. All operators given must hold. */
export type LocalDateFilter = {
  /** Later than this day. */
  after?: string | null | undefined;
  /** Earlier than this day. */
  before?: string | null | undefined;
  /** On this day. */
  eq?: string | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Why a look at a streaming server told less than it should. */
export type LookProblem =
  /** It answered something that cannot be read: what was known before is still shown. */
  | 'NOT_UNDERSTOOD'
  /** Its address is one at which no streaming server can be. */
  | 'REFUSED_ADDRESS'
  /** It did not answer within four seconds. */
  | 'TOO_SLOW'
  /** There is no machine of that name. */
  | 'UNKNOWN_HOST'
  /** Nobody answers there. */
  | 'UNREACHABLE'
  /** It does not take the password of its administrator: there are public figures alone. */
  | 'WRONG_ADMIN_PASSWORD';

/** Result of a line of an imported playlist. */
export type M3uResult =
  /** Several media have; `candidates` are the first of them. */
  | 'AMBIGUOUS'
  /** One medium of the library has this file name, or this credit and title. */
  | 'FOUND'
  /** No medium has, or none that can be played today. */
  | 'NOT_FOUND';

/** Which MediaCategory rows to list. All that is given must hold. */
export type MediaCategoryFilter = {
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `MediaCategory`. */
  id?: IdFilter | null | undefined;
  /** Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: MediaCategoryFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<MediaCategoryFilter> | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new category of the library. */
export type MediaCategoryInput = {
  /** What belongs there, at most 500 characters. */
  description?: string | null | undefined;
  /** Its name, 1 to 80 characters; `taken` when another of the radio has it, whatever case, accents and typographic signs. */
  name: string;
};

/** Changes to a shelf. Absent fields stay as they are. */
export type MediaCategoryPatch = {
  /** What belongs there, at most 500 characters. */
  description?: string | null | undefined;
  /** Its name, 1 to 80 characters; `taken` when another of the radio has it, whatever case, accents and typographic signs. */
  name?: string | null | undefined;
};

/** A column to sort MediaCategory rows by: one of these, and its direction. */
export type MediaCategorySort = {
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `MediaCategory`. */
  id?: SortOrder | null | undefined;
  /** Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  name?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Changes to one of many media: the fields of its kind, as `updateSong` and the others take them. Absent fields stay as they are. */
export type MediaEdit = {
  /** Id of the `Album` that it is on; null for none. */
  albumId?: string | null | undefined;
  /** The album by its title, at most 255 characters, where `albumId` is absent; empty for none. Of several that are called so, the one that it is on, else one of its artistes, else a collection. One that does not exist is made, as one of its first artiste’s, for whoever may create Album, and `unknown` for others. */
  albumTitle?: string | null | undefined;
  /** Who made it: id of each `Artiste`, at most 50, instead of those it has. */
  artisteIds?: Array<string> | null | undefined;
  /** Who made it by name, together with those of `artisteIds`; at most 50. One that does not exist is made for whoever may create Artiste, and `unknown` for others. */
  artisteNames?: Array<string> | null | undefined;
  /** The campaign that it belongs to, at most 200 characters. */
  campaign?: string | null | undefined;
  /** The category that it is in: id of a `MediaCategory`; null for none. */
  categoryId?: string | null | undefined;
  /** Whose advert it is, at most 200 characters. */
  client?: string | null | undefined;
  /** Who made it, as one line for people, at most 255 characters. Of a song it is made from its artistes when it is empty, or when they are given without it. */
  credit?: string | null | undefined;
  /** Where playing begins, in milliseconds: 0 or more, before its end. Null at the start. */
  cueIn?: number | null | undefined;
  /** Where playing ends, in milliseconds after the start of the file: after `cueIn`, not after the end. Null at the end. */
  cueOut?: number | null | undefined;
  /** When on the days of the week it may air, at most 50; at any time when empty. */
  dayparts?: Array<DaypartInput> | null | undefined;
  /** What it shows, at most 5,000 characters of plain text. */
  description?: string | null | undefined;
  /** Whether it may fill a break on any day. */
  evergreen?: boolean | null | undefined;
  /** Whether its words are not for everyone. */
  explicit?: boolean | null | undefined;
  /** How long it fades in, in milliseconds; not longer than what plays. Null for not at all. */
  fadeIn?: number | null | undefined;
  /** How long it fades out, in milliseconds; with the fade in not longer than what plays. Null for not at all. */
  fadeOut?: number | null | undefined;
  /** Such as “Jazz”, at most 100 characters. */
  genre?: string | null | undefined;
  /** Id of the `Medium`. */
  id: string;
  /** International Standard Recording Code: 2 letters, 3 letters or digits, 7 digits; hyphens and spaces are dropped. May be empty. */
  isrc?: string | null | undefined;
  /** The record company, at most 200 characters. */
  label?: string | null | undefined;
  /** Where in a programme it stands. */
  place?: GenericPlace | null | undefined;
  /** What it does on air. */
  purpose?: JinglePurpose | null | undefined;
  /** Where the next item may begin over this one, in milliseconds after the start of the file, between the cue points. Null at the end. */
  startNext?: number | null | undefined;
  /** Its tags: id of each `MediaTag`, at most 50, instead of those it has. */
  tagIds?: Array<string> | null | undefined;
  /** Its tags by name, together with those of `tagIds`; at most 50. One that does not exist is made for whoever may create MediaTag, and `unknown` for others. */
  tagNames?: Array<string> | null | undefined;
  /** How often it is to air on each day, 1 to 200; null when nothing was agreed. */
  timesADay?: number | null | undefined;
  /** Its title, 1 to 255 characters. */
  title?: string | null | undefined;
  /** Its place on the album, 1 to 999; null for none. */
  trackNumber?: number | null | undefined;
  /** First day on which it may air; null for no limit. */
  validFrom?: string | null | undefined;
  /** Last day on which it may air, not before the first; null for no limit. */
  validTo?: string | null | undefined;
  /** The version that the change started from. */
  version: number;
  /** Year in which it came out, 1000 to 9999; null for none. */
  year?: number | null | undefined;
};

/** Why a file cannot be used. */
export type MediaFailure =
  /** It is cut short, or its content cannot be read. */
  | 'DAMAGED'
  /** The same bytes are in the library already; `duplicateOf` is the first. */
  | 'DUPLICATE'
  /** It has no bytes. */
  | 'EMPTY'
  /** The stored file is gone. */
  | 'FILE_MISSING'
  /** Media, in a format that the library does not take. */
  | 'FORMAT_NOT_ACCEPTED'
  /** Its content is neither sound nor pictures, whatever its name says. */
  | 'NOT_MEDIA'
  /** The radio’s quota or the disk is full. */
  | 'STORAGE_FULL'
  /** It plays longer than the library takes. */
  | 'TOO_LONG'
  /** Something went wrong on our side; trying again may help. */
  | 'UNEXPECTED'
  /** Sound where a video belongs, or the other way round. */
  | 'WRONG_KIND';

/** Rows by their MediaFailure. */
export type MediaFailureFilter = {
  /** Exactly this value. */
  eq?: MediaFailure | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<MediaFailure> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Which MediaItem rows to list. All that is given must hold. */
export type MediaItemFilter = {
  /** Average bits a second. */
  bitrate?: NumberFilter | null | undefined;
  /** Id of the `MediaCategory` in `category`: The category that it is in. */
  categoryId?: IdFilter | null | undefined;
  /** Of `category`: Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  categoryName?: StringFilter | null | undefined;
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Who made it, as one line for people, such as “A feat. B”; may be empty. */
  credit?: StringFilter | null | undefined;
  /** Id of the `MediaItem` in `duplicateOf`: The first file with the same bytes, when that is why this one failed. */
  duplicateOfId?: IdFilter | null | undefined;
  /** How long it plays, in milliseconds. */
  duration?: NumberFilter | null | undefined;
  /** Why it cannot be used; null unless FAILED. */
  failure?: MediaFailureFilter | null | undefined;
  /** The name that the file had when it was sent; it is shown, never used. */
  fileName?: StringFilter | null | undefined;
  /** Id of the `MediaItem`. */
  id?: IdFilter | null | undefined;
  /** What it is for. */
  kind?: MediaKindFilter | null | undefined;
  /** Integrated loudness in LUFS (EBU R128); null when it was not measured. */
  loudness?: NumberFilter | null | undefined;
  /** MIME type of the content, such as `audio/mpeg`; empty until it was looked at. */
  mimeType?: StringFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: MediaItemFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<MediaItemFilter> | null | undefined;
  /** What of it browsers play, once it is ready: the file itself, or a rendition that is made of it. */
  playback?: MediaPlaybackFilter | null | undefined;
  /** Size of the file in bytes. */
  size?: NumberFilter | null | undefined;
  /** How far it is on its way into the library. */
  state?: MediaStateFilter | null | undefined;
  /** Id of the `MediaTag` in `tags`: The words that it is marked with. */
  tagId?: IdFilter | null | undefined;
  /** Of one of `tags`: Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  tagName?: StringFilter | null | undefined;
  /** Its title, 1 to 255 characters. */
  title?: StringFilter | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A column to sort MediaItem rows by: one of these, and its direction. */
export type MediaItemSort = {
  /** Average bits a second. */
  bitrate?: SortOrder | null | undefined;
  /** Of `category`: Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  categoryName?: SortOrder | null | undefined;
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** Who made it, as one line for people, such as “A feat. B”; may be empty. */
  credit?: SortOrder | null | undefined;
  /** How long it plays, in milliseconds. */
  duration?: SortOrder | null | undefined;
  /** Why it cannot be used; null unless FAILED. */
  failure?: SortOrder | null | undefined;
  /** The name that the file had when it was sent; it is shown, never used. */
  fileName?: SortOrder | null | undefined;
  /** Id of the `MediaItem`. */
  id?: SortOrder | null | undefined;
  /** What it is for. */
  kind?: SortOrder | null | undefined;
  /** Integrated loudness in LUFS (EBU R128); null when it was not measured. */
  loudness?: SortOrder | null | undefined;
  /** MIME type of the content, such as `audio/mpeg`; empty until it was looked at. */
  mimeType?: SortOrder | null | undefined;
  /** What of it browsers play, once it is ready: the file itself, or a rendition that is made of it. */
  playback?: SortOrder | null | undefined;
  /** Size of the file in bytes. */
  size?: SortOrder | null | undefined;
  /** How far it is on its way into the library. */
  state?: SortOrder | null | undefined;
  /** Its title, 1 to 255 characters. */
  title?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** What a file of the library is for. */
export type MediaKind =
  /** The finished sound of an episode; in no list of the library. */
  | 'EPISODE'
  /** A signature tune: opens or closes a programme. */
  | 'GENERIC'
  /** Identifies the station. */
  | 'JINGLE'
  /** An advert. */
  | 'PUBLICITY'
  /** A raw recording that awaits review; in no list of the library. */
  | 'RUSH'
  /** Music. */
  | 'SONG'
  /** Pictures with sound. */
  | 'VIDEO';

/** Rows by their MediaKind. */
export type MediaKindFilter = {
  /** Exactly this value. */
  eq?: MediaKind | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<MediaKind> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** What of a file browsers play; the players on the air play every file that is ready. */
export type MediaPlayback =
  /** The file itself. */
  | 'DIRECT'
  /** A rendition that was made of it; the file itself stays as it was sent. */
  | 'RENDERED'
  /** Nothing yet: a rendition that they play is being made. */
  | 'RENDERING'
  /** Nothing: its coding is none of theirs, and no rendition could be made, such as without ffmpeg. */
  | 'UNPLAYABLE';

/** Rows by their MediaPlayback. */
export type MediaPlaybackFilter = {
  /** Exactly this value. */
  eq?: MediaPlayback | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<MediaPlayback> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** How far a file is on its way into the library. */
export type MediaState =
  /** It is being looked at. */
  | 'ANALYSING'
  /** It cannot be used; `failure` says why. */
  | 'FAILED'
  /** It can be played and planned. */
  | 'READY'
  /** All of it has arrived and waits to be looked at. */
  | 'RECEIVED';

/** Rows by their MediaState. */
export type MediaStateFilter = {
  /** Exactly this value. */
  eq?: MediaState | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<MediaState> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Which MediaTag rows to list. All that is given must hold. */
export type MediaTagFilter = {
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `MediaTag`. */
  id?: IdFilter | null | undefined;
  /** Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: MediaTagFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<MediaTagFilter> | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new tag. */
export type MediaTagInput = {
  /** Its name, 1 to 80 characters; `taken` when another of the radio has it, whatever case, accents and typographic signs. */
  name: string;
};

/** Changes to a tag. Absent fields stay as they are. */
export type MediaTagPatch = {
  /** Its name, 1 to 80 characters; `taken` when another of the radio has it, whatever case, accents and typographic signs. */
  name?: string | null | undefined;
};

/** A column to sort MediaTag rows by: one of these, and its direction. */
export type MediaTagSort = {
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `MediaTag`. */
  id?: SortOrder | null | undefined;
  /** Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  name?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Changes to one of many media of an import: the fields of its kind, as `updateSong` and the others take them. Absent fields stay as they are. */
export type MetadataEdit = {
  /** Id of the `Album` that it is on; null for none. */
  albumId?: string | null | undefined;
  /** The album by its title, at most 255 characters, where `albumId` is absent; empty for none. Of several that are called so, the one that it is on, else one of its artistes, else a collection. One that does not exist is made, as one of its first artiste’s, for whoever may create Album, and `unknown` for others. */
  albumTitle?: string | null | undefined;
  /** Who made it: id of each `Artiste`, at most 50, instead of those it has. */
  artisteIds?: Array<string> | null | undefined;
  /** Who made it by name, together with those of `artisteIds`; at most 50. One that does not exist is made for whoever may create Artiste, and `unknown` for others. */
  artisteNames?: Array<string> | null | undefined;
  /** The campaign that it belongs to, at most 200 characters. */
  campaign?: string | null | undefined;
  /** The category that it is in: id of a `MediaCategory`; null for none. */
  categoryId?: string | null | undefined;
  /** Whose advert it is, at most 200 characters. */
  client?: string | null | undefined;
  /** Who made it, as one line for people, at most 255 characters. Of a song it is made from its artistes when it is empty, or when they are given without it. */
  credit?: string | null | undefined;
  /** Where playing begins, in milliseconds: 0 or more, before its end. Null at the start. */
  cueIn?: number | null | undefined;
  /** Where playing ends, in milliseconds after the start of the file: after `cueIn`, not after the end. Null at the end. */
  cueOut?: number | null | undefined;
  /** When on the days of the week it may air, at most 50; at any time when empty. */
  dayparts?: Array<DaypartInput> | null | undefined;
  /** What it shows, at most 5,000 characters of plain text. */
  description?: string | null | undefined;
  /** Whether it may fill a break on any day. */
  evergreen?: boolean | null | undefined;
  /** Whether its words are not for everyone. */
  explicit?: boolean | null | undefined;
  /** How long it fades in, in milliseconds; not longer than what plays. Null for not at all. */
  fadeIn?: number | null | undefined;
  /** How long it fades out, in milliseconds; with the fade in not longer than what plays. Null for not at all. */
  fadeOut?: number | null | undefined;
  /** Such as “Jazz”, at most 100 characters. */
  genre?: string | null | undefined;
  /** Id of the `Medium`. */
  id: string;
  /** International Standard Recording Code: 2 letters, 3 letters or digits, 7 digits; hyphens and spaces are dropped. May be empty. */
  isrc?: string | null | undefined;
  /** The record company, at most 200 characters. */
  label?: string | null | undefined;
  /** Where in a programme it stands. */
  place?: GenericPlace | null | undefined;
  /** What it does on air. */
  purpose?: JinglePurpose | null | undefined;
  /** Where the next item may begin over this one, in milliseconds after the start of the file, between the cue points. Null at the end. */
  startNext?: number | null | undefined;
  /** Its tags: id of each `MediaTag`, at most 50, instead of those it has. */
  tagIds?: Array<string> | null | undefined;
  /** Its tags by name, together with those of `tagIds`; at most 50. One that does not exist is made for whoever may create MediaTag, and `unknown` for others. */
  tagNames?: Array<string> | null | undefined;
  /** How often it is to air on each day, 1 to 200; null when nothing was agreed. */
  timesADay?: number | null | undefined;
  /** Its title, 1 to 255 characters. */
  title?: string | null | undefined;
  /** Its place on the album, 1 to 999; null for none. */
  trackNumber?: number | null | undefined;
  /** First day on which it may air; null for no limit. */
  validFrom?: string | null | undefined;
  /** Last day on which it may air, not before the first; null for no limit. */
  validTo?: string | null | undefined;
  /** The version that the change started from: a medium that was changed since is refused. Absent for the one that it has when its turn comes. */
  version?: number | null | undefined;
  /** Year in which it came out, 1000 to 9999; null for none. */
  year?: number | null | undefined;
};

/** Why an import of metadata ended before its last row. */
export type MetadataImportFailure =
  /** It could not be done; the jobs say why. */
  | 'BROKEN'
  /** Its owner may not do it any more, or the API token by which it was started ended. */
  | 'NO_RIGHT';

/** A new import of metadata. */
export type MetadataImportInput = {
  /** Name of the file that its rows come from, 1 to 255 characters. */
  fileName: string;
  /** The only kind of media that it changes: SONG, JINGLE, GENERIC, PUBLICITY or VIDEO. */
  kind: MediaKind;
};

/** How far an import of metadata is. */
export type MetadataImportState =
  /** Its rows are being sent; it has not been started. */
  | 'ARRIVING'
  /** Its owner ended it. What was saved by then stays. */
  | 'CANCELLED'
  /** All its rows are saved or refused. */
  | 'DONE'
  /** It ended before its last row: `failure` says why. What was saved by then stays. */
  | 'FAILED'
  /** It is on its way. */
  | 'RUNNING'
  /** It was started, and begins soon. */
  | 'WAITING';

/** What a mount point was found to be. */
export type MountAir =
  /** Its server does not answer. */
  | 'DOWN'
  /** Its server answers, and nothing is sent to it. */
  | 'NO_SOURCE'
  /** Something is sent to it, which listeners hear. */
  | 'ON_AIR';

/** Rows by their MountAir. */
export type MountAirFilter = {
  /** Exactly this value. */
  eq?: MountAir | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<MountAir> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Which MountChange rows to list. All that is given must hold. */
export type MountChangeFilter = {
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `MountChange`. */
  id?: IdFilter | null | undefined;
  /** Id of the `MountPoint` in `mount`: The mount point. */
  mountId?: IdFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: MountChangeFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<MountChangeFilter> | null | undefined;
  /** When it was first found to be so. */
  since?: DateTimeFilter | null | undefined;
  /** What it was. */
  state?: MountAirFilter | null | undefined;
  /** When it was found to be otherwise, or to have another source; when it was last looked at, where nobody looked for a while; null while it is so. */
  until?: DateTimeFilter | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A column to sort MountChange rows by: one of these, and its direction. */
export type MountChangeSort = {
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `MountChange`. */
  id?: SortOrder | null | undefined;
  /** When it was first found to be so. */
  since?: SortOrder | null | undefined;
  /** What it was. */
  state?: SortOrder | null | undefined;
  /** When it was found to be otherwise, or to have another source; when it was last looked at, where nobody looked for a while; null while it is so. */
  until?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Whether what a mount point that is on the air sends is heard by this server. */
export type MountHearing =
  /** It is heard. */
  | 'HEARD'
  /** The server does not let us listen, such as when it has as many listeners as it takes. */
  | 'NOT_REACHED'
  /** There is no `ffmpeg` on the machine of this server. */
  | 'NO_PROGRAM'
  /** The radio has switched it off. */
  | 'SWITCHED_OFF';

/** Which MountPoint rows to list. All that is given must hold. */
export type MountPointFilter = {
  /** Thousands of bits a second, 16 to 320. */
  bitrate?: NumberFilter | null | undefined;
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** How its sound is coded. */
  format?: StreamFormatFilter | null | undefined;
  /** Id of the `MountPoint`. */
  id?: IdFilter | null | undefined;
  /** Whether it is offered to listeners; otherwise it is for the house. */
  isPublic?: BooleanFilter | null | undefined;
  /** What listeners choose it by, 1 to 120 characters, such as `High quality`. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: MountPointFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<MountPointFilter> | null | undefined;
  /** Its path, such as `/live.mp3`; its own on the server. */
  path?: StringFilter | null | undefined;
  /** Id of the `StreamServer` in `server`: The server that it is on. */
  serverId?: IdFilter | null | undefined;
  /** Of `server`: What staff call it, 1 to 120 characters. */
  serverName?: StringFilter | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new mount point. */
export type MountPointInput = {
  /** Thousands of bits a second, 16 to 320; 128 when absent. */
  bitrate?: number | null | undefined;
  /** The path to which listeners are moved when nothing is sent to this one; empty for none. */
  fallback?: string | null | undefined;
  /** How its sound is coded; MP3 when absent. */
  format?: StreamFormat | null | undefined;
  /** Whether directories of stations are told of it; no when absent. */
  isListed?: boolean | null | undefined;
  /** Whether listeners are told of it; yes when absent. */
  isPublic?: boolean | null | undefined;
  /** What listeners choose it by, 1 to 120 characters. */
  name: string;
  /** Its path, such as `/live.mp3`: a slash and at most 80 letters, digits, dots, hyphens and underscores. `taken` when the server has it. */
  path: string;
  /** The server that it is on: id of a `StreamServer`. */
  serverId: string;
};

/** Changes to a mount point. Absent fields stay as they are. */
export type MountPointPatch = {
  /** Thousands of bits a second, 16 to 320; 128 when absent. */
  bitrate?: number | null | undefined;
  /** The path to which listeners are moved when nothing is sent to this one; empty for none. */
  fallback?: string | null | undefined;
  /** How its sound is coded; MP3 when absent. */
  format?: StreamFormat | null | undefined;
  /** Whether directories of stations are told of it; no when absent. */
  isListed?: boolean | null | undefined;
  /** Whether listeners are told of it; yes when absent. */
  isPublic?: boolean | null | undefined;
  /** What listeners choose it by, 1 to 120 characters. */
  name?: string | null | undefined;
  /** Its path, such as `/live.mp3`: a slash and at most 80 letters, digits, dots, hyphens and underscores. `taken` when the server has it. */
  path?: string | null | undefined;
  /** The server that it is on: id of a `StreamServer`. */
  serverId?: string | null | undefined;
};

/** A column to sort MountPoint rows by: one of these, and its direction. */
export type MountPointSort = {
  /** Thousands of bits a second, 16 to 320. */
  bitrate?: SortOrder | null | undefined;
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** How its sound is coded. */
  format?: SortOrder | null | undefined;
  /** Id of the `MountPoint`. */
  id?: SortOrder | null | undefined;
  /** Whether it is offered to listeners; otherwise it is for the house. */
  isPublic?: SortOrder | null | undefined;
  /** What listeners choose it by, 1 to 120 characters, such as `High quality`. */
  name?: SortOrder | null | undefined;
  /** Its path, such as `/live.mp3`; its own on the server. */
  path?: SortOrder | null | undefined;
  /** Of `server`: What staff call it, 1 to 120 characters. */
  serverName?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** A part of what the viewer was told. */
export type NotificationBox =
  /** What was put away. */
  | 'DONE'
  /** What was not put away. */
  | 'INBOX'
  /** Of that, what names the viewer or is meant for them alone. */
  | 'MENTIONS';

/** What a person wants to hear of by mail. Absent ones stay as they are. */
export type NotificationChoicesInput = {
  /** Somebody answered a form of theirs. */
  answerOnForm?: boolean | null | undefined;
  /** What the blog wrote, weekly. */
  blogDigest?: boolean | null | undefined;
  /** Somebody commented on an article of theirs. */
  commentOnArticle?: boolean | null | undefined;
  /** Somebody follows them. */
  followMe?: boolean | null | undefined;
  /** Announcements of the house. */
  newAnnouncements?: boolean | null | undefined;
  /** What is new in the product, weekly. */
  productUpdates?: boolean | null | undefined;
};

/** When a notification is mailed as well. */
export type NotificationMail =
  /** Once a day, with all others. */
  | 'DIGEST'
  /** Not at all. */
  | 'NEVER'
  /** At once; after quiet hours where it is not urgent. */
  | 'NOW';

/** When the viewer is left alone, and when they get their digest. */
export type NotificationTimesInput = {
  /** From when on the digest of the day is mailed, as `08:00`. */
  digestAt: string;
  /** Since when nothing is mailed that is not urgent, as `22:00`; null for never. */
  quietFrom?: string | null | undefined;
  /** Until when, as `07:00`; `required` with the other one. */
  quietUntil?: string | null | undefined;
};

/** Rows by a number. All operators given must hold. */
export type NumberFilter = {
  /** Exactly this value. */
  eq?: number | null | undefined;
  /** This value or more. */
  gte?: number | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<number> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
  /** This value or less. */
  lte?: number | null | undefined;
};

/** What is other on one day alone. Absent fields stay as they are; null is as the series says. */
export type OccurrenceChange = {
  /** How long it is by that clock, in milliseconds: a second to a day. */
  duration?: number | null | undefined;
  /** Id of the `Episode` that is broadcast; `elsewhere` when it is of another emission than the slot. */
  episodeId?: string | null | undefined;
  /** The layer that it lies on. */
  layer?: SlotLayer | null | undefined;
  /** When it begins by the radio’s clock, `YYYY-MM-DDTHH:MM` or with seconds: at most 62 days from its own day, and not in the past (`min`). */
  localStart?: string | null | undefined;
  /** Its own title, at most 160 characters. */
  title?: string | null | undefined;
};

/** Whether something in the calendar takes place. */
export type OccurrenceState =
  /** It was called off on this day alone. */
  | 'CANCELLED'
  /** It does. */
  | 'PLANNED';

/** The reason why an output of the player is not connected. */
export type OutputProblem =
  /** The player is connecting for the first time. */
  | 'CONNECTING'
  /** The server rejects the connection for another reason, which the log of the player contains. */
  | 'FAILED'
  /** The station has no mount point to send to. */
  | 'NO_MOUNT_POINT'
  /** The server refuses the source user or password. */
  | 'PASSWORD_REFUSED'
  /** No server answers at the host and port, or it went away. */
  | 'UNREACHABLE';

/** Somebody who takes part: a person of the team, or a name. */
export type ParticipantInput = {
  /** The name under which they are announced, 1 to 120 characters; that of the person when absent, `required` without one. */
  name?: string | null | undefined;
  /** What they do. */
  part: ParticipantPart;
  /** Id of a `User` in the team of the radio; `unknown` when they are not. Null for others. */
  userId?: string | null | undefined;
};

/** What somebody does in an emission or an episode. */
export type ParticipantPart =
  /** Has a part of their own in it, again and again. */
  | 'COLUMNIST'
  /** Is invited. */
  | 'GUEST'
  /** Leads through it on the air. */
  | 'PRESENTER'
  /** Answers for what is in it. */
  | 'PRODUCER';

/** What a browser said of a passkey. */
export type PasskeyAnswer = {
  /** The challenge of the PasskeyRequest. */
  challenge: string;
  /** JSON of WebAuthn: RegistrationResponseJSON or AuthenticationResponseJSON. */
  response: string;
};

/** The account that a client pays to. */
export type PaymentDetailsInput = {
  /** Name of the bank, 1 to 120 characters. */
  bankName: string;
  /** Country of the bank, 1 to 80 characters. */
  country: string;
  /** A valid IBAN; spaces are dropped. */
  iban: string;
  /** 8 or 11 letters and digits. */
  swiftCode: string;
};

/** Which Permission rows to list. All that is given must hold. */
export type PermissionFilter = {
  /** Names of the roles that hold it. */
  assignedTo?: StringFilter | null | undefined;
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** When it was made. Searched as `14 Apr 2021, 8:43 PM`, in UTC. */
  createdDate?: DateTimeFilter | null | undefined;
  /** Id of the `Permission`. */
  id?: IdFilter | null | undefined;
  /** What people call it, 2 to 80 characters. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: PermissionFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<PermissionFilter> | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new permission. It is assigned to the administrator alone and stamped with the current time. */
export type PermissionInput = {
  /** What people will call it, 2 to 80 characters. */
  name: string;
};

/** Changes to a permission. Absent fields stay as they are. */
export type PermissionPatch = {
  /** What it allows, of `abilitySubjects` and within what one may do oneself; FORBIDDEN names what is beyond. */
  abilities?: Array<AbilityInput> | null | undefined;
  /** What people will call it, 2 to 80 characters. */
  name?: string | null | undefined;
  /** Id of each `Role` that holds it, of those that can be given on the current radio; roles of other radios stay as they are. */
  roleIds?: Array<string> | null | undefined;
};

/** A column to sort Permission rows by: one of these, and its direction. */
export type PermissionSort = {
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** When it was made. Searched as `14 Apr 2021, 8:43 PM`, in UTC. */
  createdDate?: SortOrder | null | undefined;
  /** Id of the `Permission`. */
  id?: SortOrder | null | undefined;
  /** What people call it, 2 to 80 characters. */
  name?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Why a picture was of no use. */
export type PictureFailure =
  /** It is cut short or damaged. */
  | 'BROKEN'
  /** What it belongs to has a picture already, which is never replaced. */
  | 'HAS_PICTURE'
  /** What it belongs to was there before, and its sender may not change that. */
  | 'NOT_ALLOWED'
  /** Its content is no picture, whatever its name says. */
  | 'NO_PICTURE'
  /** No sound of its folder is called like it, and it is not called cover, folder or front; or none arrived. */
  | 'NO_SOUND'
  /** It has too many pixels to be decoded. */
  | 'TOO_LARGE'
  /** Something went wrong on our side; sending it again may help. */
  | 'UNEXPECTED';

/** How far a picture is that was sent along with sounds. */
export type PictureState =
  /** It was thrown away; `failure` says why. */
  | 'FAILED'
  /** It is the picture of an album or a medium now. */
  | 'USED'
  /** It waits for the sounds of its folder. */
  | 'WAITING';

/** The plan that a person subscribed to. */
export type Plan =
  /** The smallest plan, for one person. */
  | 'BASIC'
  /** For a company. */
  | 'COMPANY'
  /** The largest plan, for an enterprise. */
  | 'ENTERPRISE'
  /** For a team. */
  | 'TEAM';

/** Rows by their Plan. */
export type PlanFilter = {
  /** Exactly this value. */
  eq?: Plan | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<Plan> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** What is on the air. */
export type PlanItemKind =
  /** What comes from the studio or from outside. */
  | 'LIVE'
  /** Something of the library, or the sound of an episode. */
  | 'MEDIA'
  /** Nothing: there is nothing to play. */
  | 'SILENCE'
  /** Somebody speaks. */
  | 'TALK';

/** A rule that keeps something from being chosen. */
export type PlanRule =
  /** Something of the same album was heard too lately. */
  | 'ALBUM'
  /** The same artiste was heard too lately. */
  | 'ARTISTE'
  /** An advert outside of its times of the day. */
  | 'DAYPART'
  /** Something of the same label was heard too lately. */
  | 'LABEL'
  /** An advert outside of its days. */
  | 'OUT_OF_DAYS'
  /** An advert of a client who is in the same break already. */
  | 'SAME_CLIENT'
  /** An advert that was on as often as was agreed for the day. */
  | 'TIMES_A_DAY'
  /** The same title was heard too lately, whoever played it. */
  | 'TITLE'
  /** It is longer than the time that is left. */
  | 'TOO_LONG';

/** Where what is heard comes from. */
export type PlaySource =
  /** The default playlist: nothing was planned, or there was time to fill. */
  | 'DEFAULT'
  /** What the player keeps for when it has nothing else. */
  | 'EMERGENCY'
  /** Somebody put it in to be played next. */
  | 'INSERTED'
  /** The studio. */
  | 'LIVE'
  /** The calendar: a rundown, an episode, a clock or what fills an emission. */
  | 'PLAN';

/** Rows by their PlaySource. */
export type PlaySourceFilter = {
  /** Exactly this value. */
  eq?: PlaySource | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<PlaySource> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** What became of something that was to be heard. */
export type PlayState =
  /** The player has it, and it is still to come. */
  | 'COMING'
  /** The player could not play it. */
  | 'FAILED'
  /** It was heard to its end, or until something began on the second. */
  | 'HEARD'
  /** Its time was over before it could begin. */
  | 'LEFT_OUT'
  /** The item was played while no output was connected, so that no listener could receive it. `heardFrom`, `heardUntil` and `heardFor` are null. */
  | 'NOT_SENT'
  /** It is being heard. */
  | 'ON_AIR'
  /** Somebody ended it. */
  | 'SKIPPED';

/** Rows by their PlayState. */
export type PlayStateFilter = {
  /** Exactly this value. */
  eq?: PlayState | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<PlayState> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Where the items of a playlist come from. */
export type PlaylistContent =
  /** Somebody puts them there, one by one. */
  | 'CHOSEN'
  /** Whatever fits the criteria at the moment: a smart playlist. */
  | 'FOUND';

/** Rows by their PlaylistContent. */
export type PlaylistContentFilter = {
  /** Exactly this value. */
  eq?: PlaylistContent | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<PlaylistContent> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Which Playlist rows to list. All that is given must hold. */
export type PlaylistFilter = {
  /** Whether its items are chosen or found. */
  content?: PlaylistContentFilter | null | undefined;
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** How long its items play together, in milliseconds, from cue to cue. */
  duration?: NumberFilter | null | undefined;
  /** Whether it plays at all. */
  enabled?: BooleanFilter | null | undefined;
  /** Id of the `Playlist`. */
  id?: IdFilter | null | undefined;
  /** How many items it has. */
  mediaCount?: NumberFilter | null | undefined;
  /** Its name, 1 to 160 characters. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: PlaylistFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<PlaylistFilter> | null | undefined;
  /** When it plays. */
  rule?: PlaylistRuleFilter | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** How often it is chosen among others of the rule GENERAL, 1 (seldom) to 25 (often). */
  weight?: NumberFilter | null | undefined;
};

/** A new playlist; its items are added afterwards. */
export type PlaylistInput = {
  /** Whether its items are chosen or found; chosen when absent. `inUse` when it has items of the other way. */
  content?: PlaylistContent | null | undefined;
  /** What its items have in common: needed when they are found, not allowed when they are chosen. */
  criteria?: SmartCriteriaInput | null | undefined;
  /** When in the week it plays, at most 50 stretches; at any time when empty. */
  dayparts?: Array<DaypartInput> | null | undefined;
  /** What it is for, at most 2,000 characters of plain text. */
  description?: string | null | undefined;
  /** Whether it plays at all; yes when absent. */
  enabled?: boolean | null | undefined;
  /** Last day on which it plays, not before the first; null for no limit. */
  endDate?: string | null | undefined;
  /** Its name, 1 to 160 characters. */
  name: string;
  /** In which order its items play; shuffled when absent. */
  order?: PlaylistOrder | null | undefined;
  /** When it plays; GENERAL when absent. */
  rule?: PlaylistRule | null | undefined;
  /** The number of its rule: songs (1 to 150), minutes (1 to 1,440), or the minute of the hour (0 to 59); null for GENERAL. */
  ruleNumber?: number | null | undefined;
  /** First day on which it plays; null for no limit. */
  startDate?: string | null | undefined;
  /** How often it is chosen among others of the rule GENERAL, 1 to 25; 3 when absent. */
  weight?: number | null | undefined;
};

/** How a medium plays at its place. Absent fields stay as they are. */
export type PlaylistItemPatch = {
  /** Where it begins here, before its end, in milliseconds; null as the medium says. Absent: as it is. */
  cueIn?: number | null | undefined;
  /** Where it ends here, at most where the file ends, in milliseconds; null as the medium says. Absent: as it is. */
  cueOut?: number | null | undefined;
  /** Fade in here, with the other no longer than what plays, in milliseconds; null as the medium says. Absent: as it is. */
  fadeIn?: number | null | undefined;
  /** Fade out here, with the other no longer than what plays, in milliseconds; null as the medium says. Absent: as it is. */
  fadeOut?: number | null | undefined;
};

/** In which order the items of a playlist play. */
export type PlaylistOrder =
  /** Any of them at any time. */
  | 'RANDOM'
  /** As they stand. */
  | 'SEQUENTIAL'
  /** Mixed, and each once before any comes again. */
  | 'SHUFFLED';

/** Changes to a playlist. Absent fields stay as they are. */
export type PlaylistPatch = {
  /** Whether its items are chosen or found; chosen when absent. `inUse` when it has items of the other way. */
  content?: PlaylistContent | null | undefined;
  /** What its items have in common: needed when they are found, not allowed when they are chosen. */
  criteria?: SmartCriteriaInput | null | undefined;
  /** When in the week it plays, at most 50 stretches; at any time when empty. */
  dayparts?: Array<DaypartInput> | null | undefined;
  /** What it is for, at most 2,000 characters of plain text. */
  description?: string | null | undefined;
  /** Whether it plays at all; yes when absent. */
  enabled?: boolean | null | undefined;
  /** Last day on which it plays, not before the first; null for no limit. */
  endDate?: string | null | undefined;
  /** Its name, 1 to 160 characters. */
  name?: string | null | undefined;
  /** In which order its items play; shuffled when absent. */
  order?: PlaylistOrder | null | undefined;
  /** When it plays; GENERAL when absent. */
  rule?: PlaylistRule | null | undefined;
  /** The number of its rule: songs (1 to 150), minutes (1 to 1,440), or the minute of the hour (0 to 59); null for GENERAL. */
  ruleNumber?: number | null | undefined;
  /** First day on which it plays; null for no limit. */
  startDate?: string | null | undefined;
  /** How often it is chosen among others of the rule GENERAL, 1 to 25; 3 when absent. */
  weight?: number | null | undefined;
};

/** When a playlist plays. */
export type PlaylistRule =
  /** One item every so many minutes. */
  | 'EVERY_MINUTES'
  /** One item after every so many songs. */
  | 'EVERY_SONGS'
  /** In turn with the others of this rule, by weight. */
  | 'GENERAL'
  /** One item in every hour, at a minute of it. */
  | 'HOURLY';

/** Rows by their PlaylistRule. */
export type PlaylistRuleFilter = {
  /** Exactly this value. */
  eq?: PlaylistRule | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<PlaylistRule> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** A column to sort Playlist rows by: one of these, and its direction. */
export type PlaylistSort = {
  /** Whether its items are chosen or found. */
  content?: SortOrder | null | undefined;
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** How long its items play together, in milliseconds, from cue to cue. */
  duration?: SortOrder | null | undefined;
  /** Whether it plays at all. */
  enabled?: SortOrder | null | undefined;
  /** Id of the `Playlist`. */
  id?: SortOrder | null | undefined;
  /** How many items it has. */
  mediaCount?: SortOrder | null | undefined;
  /** Its name, 1 to 160 characters. */
  name?: SortOrder | null | undefined;
  /** When it plays. */
  rule?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
  /** How often it is chosen among others of the rule GENERAL, 1 (seldom) to 25 (often). */
  weight?: SortOrder | null | undefined;
};

/** Which Podcast rows to list. All that is given must hold. */
export type PodcastFilter = {
  /** Who makes it, as directories show it; at most 200 characters. */
  author?: StringFilter | null | undefined;
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Emission` in `emission`: The emission whose episodes it holds; one podcast each. */
  emissionId?: IdFilter | null | undefined;
  /** Of `emission`: What it is called on air, 1 to 160 characters. */
  emissionTitle?: StringFilter | null | undefined;
  /** Whether it holds words that are not for everyone. */
  explicit?: BooleanFilter | null | undefined;
  /** Id of the `Podcast`. */
  id?: IdFilter | null | undefined;
  /** Whether its feed is open to everybody. */
  isPublished?: BooleanFilter | null | undefined;
  /** BCP 47 tag of its language, such as `fr`. */
  language?: StringFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: PodcastFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<PodcastFilter> | null | undefined;
  /** What it is called in directories, 1 to 200 characters. */
  title?: StringFilter | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new podcast. Its cover is sent afterwards. */
export type PodcastInput = {
  /** Who makes it, at most 200 characters; the radio when absent. */
  author?: string | null | undefined;
  /** What directories sort it by: at most three of `podcastCategories`. */
  categories?: Array<string> | null | undefined;
  /** Who holds the rights, at most 200 characters. */
  copyright?: string | null | undefined;
  /** What it is about, plain text of at most 4,000 characters; the summary of the emission when absent. */
  description?: string | null | undefined;
  /** The emission whose episodes it holds: id of an `Emission`; `taken` when it has a podcast already, also in the recycle bin. */
  emissionId: string;
  /** Whether it holds words that are not for everyone; no when absent. */
  explicit?: boolean | null | undefined;
  /** Whether other hosts are told not to take it over; yes when absent. */
  isLocked?: boolean | null | undefined;
  /** Whether its feed is open to everybody; no when absent. */
  isPublished?: boolean | null | undefined;
  /** In which order it is to be heard; EPISODIC when absent. */
  kind?: PodcastKind | null | undefined;
  /** BCP 47 tag of its language, such as `fr`; that of the radio when absent. */
  language?: string | null | undefined;
  /** Http or https address of its page, of at most 300 characters; empty for none. */
  link?: string | null | undefined;
  /** Where they write to; everybody can read it in the feed. Empty for nowhere. */
  ownerEmail?: string | null | undefined;
  /** Whom directories write to, at most 200 characters. */
  ownerName?: string | null | undefined;
  /** What it is called in directories, 1 to 200 characters; that of the emission when absent. */
  title?: string | null | undefined;
};

/** In which order a podcast is to be heard. */
export type PodcastKind =
  /** Each episode stands for itself: the newest first. */
  | 'EPISODIC'
  /** One after the other from the first on. */
  | 'SERIAL';

/** Changes to a podcast. Absent fields stay as they are. */
export type PodcastPatch = {
  /** Who makes it, at most 200 characters; the radio when absent. */
  author?: string | null | undefined;
  /** What directories sort it by: at most three of `podcastCategories`. */
  categories?: Array<string> | null | undefined;
  /** Who holds the rights, at most 200 characters. */
  copyright?: string | null | undefined;
  /** What it is about, plain text of at most 4,000 characters; the summary of the emission when absent. */
  description?: string | null | undefined;
  /** The emission whose episodes it holds: id of an `Emission`; `taken` when it has a podcast already, also in the recycle bin. */
  emissionId?: string | null | undefined;
  /** Whether it holds words that are not for everyone; no when absent. */
  explicit?: boolean | null | undefined;
  /** Whether other hosts are told not to take it over; yes when absent. */
  isLocked?: boolean | null | undefined;
  /** Whether its feed is open to everybody; no when absent. */
  isPublished?: boolean | null | undefined;
  /** In which order it is to be heard; EPISODIC when absent. */
  kind?: PodcastKind | null | undefined;
  /** BCP 47 tag of its language, such as `fr`; that of the radio when absent. */
  language?: string | null | undefined;
  /** Http or https address of its page, of at most 300 characters; empty for none. */
  link?: string | null | undefined;
  /** Where they write to; everybody can read it in the feed. Empty for nowhere. */
  ownerEmail?: string | null | undefined;
  /** Whom directories write to, at most 200 characters. */
  ownerName?: string | null | undefined;
  /** What it is called in directories, 1 to 200 characters; that of the emission when absent. */
  title?: string | null | undefined;
};

/** A column to sort Podcast rows by: one of these, and its direction. */
export type PodcastSort = {
  /** Who makes it, as directories show it; at most 200 characters. */
  author?: SortOrder | null | undefined;
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** Of `emission`: What it is called on air, 1 to 160 characters. */
  emissionTitle?: SortOrder | null | undefined;
  /** Whether it holds words that are not for everyone. */
  explicit?: SortOrder | null | undefined;
  /** Id of the `Podcast`. */
  id?: SortOrder | null | undefined;
  /** Whether its feed is open to everybody. */
  isPublished?: SortOrder | null | undefined;
  /** BCP 47 tag of its language, such as `fr`. */
  language?: SortOrder | null | undefined;
  /** What it is called in directories, 1 to 200 characters. */
  title?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** A new comment; whoever makes it is its author. */
export type PostCommentInput = {
  /** Plain text, 1 to 2,000 characters, kept as it is typed but for spaces around it. */
  text: string;
};

/** A new post; whoever makes it is its author. */
export type PostInput = {
  /** Whether a picture or video follows (none when absent) at `PUT /uploads/posts/:id/media`. A post without text is shown to nobody before. */
  awaitsMedia?: boolean | null | undefined;
  /** Plain text, 1 to 5,000 characters. May be empty or absent when a picture or video follows. It is kept as it is typed, but for spaces around it, and never read as HTML. */
  text?: string | null | undefined;
};

/** Changes to a post. */
export type PostPatch = {
  /** Plain text, 1 to 5,000 characters; may be empty beside a picture or video. */
  text: string;
};

/** Which Product rows to list. All that is given must hold. */
export type ProductFilter = {
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Product`. */
  id?: IdFilter | null | undefined;
  /** Its name, 1 to 120 characters; unique. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: ProductFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<ProductFilter> | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new product. */
export type ProductInput = {
  /** What it is, at most 500 characters; may be empty. */
  description?: string | null | undefined;
  /** Its name, 1 to 120 characters; not taken. */
  name: string;
};

/** Changes to a product. Absent fields stay as they are. */
export type ProductPatch = {
  /** What it is, at most 500 characters; may be empty. */
  description?: string | null | undefined;
  /** Its name, 1 to 120 characters; not taken. */
  name?: string | null | undefined;
};

/** A column to sort Product rows by: one of these, and its direction. */
export type ProductSort = {
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Product`. */
  id?: SortOrder | null | undefined;
  /** Its name, 1 to 120 characters; unique. */
  name?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Which Publicity rows to list. All that is given must hold. */
export type PublicityFilter = {
  /** Average bits a second. */
  bitrate?: NumberFilter | null | undefined;
  /** The campaign that it belongs to, at most 200 characters; may be empty. */
  campaign?: StringFilter | null | undefined;
  /** Id of the `MediaCategory` in `category`: The category that it is in. */
  categoryId?: IdFilter | null | undefined;
  /** Of `category`: Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  categoryName?: StringFilter | null | undefined;
  /** Whose advert it is, at most 200 characters; may be empty. */
  client?: StringFilter | null | undefined;
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Who made it, as one line for people, such as “A feat. B”; may be empty. */
  credit?: StringFilter | null | undefined;
  /** Id of the `MediaItem` in `duplicateOf`: The first file with the same bytes, when that is why this one failed. */
  duplicateOfId?: IdFilter | null | undefined;
  /** How long it plays, in milliseconds. */
  duration?: NumberFilter | null | undefined;
  /** Whether it may fill a break on any day, whatever its days say. */
  evergreen?: BooleanFilter | null | undefined;
  /** Why it cannot be used; null unless FAILED. */
  failure?: MediaFailureFilter | null | undefined;
  /** The name that the file had when it was sent; it is shown, never used. */
  fileName?: StringFilter | null | undefined;
  /** Id of the `Publicity`. */
  id?: IdFilter | null | undefined;
  /** What it is for. */
  kind?: MediaKindFilter | null | undefined;
  /** Integrated loudness in LUFS (EBU R128); null when it was not measured. */
  loudness?: NumberFilter | null | undefined;
  /** MIME type of the content, such as `audio/mpeg`; empty until it was looked at. */
  mimeType?: StringFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: PublicityFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<PublicityFilter> | null | undefined;
  /** What of it browsers play, once it is ready: the file itself, or a rendition that is made of it. */
  playback?: MediaPlaybackFilter | null | undefined;
  /** Size of the file in bytes. */
  size?: NumberFilter | null | undefined;
  /** How far it is on its way into the library. */
  state?: MediaStateFilter | null | undefined;
  /** Id of the `MediaTag` in `tags`: The words that it is marked with. */
  tagId?: IdFilter | null | undefined;
  /** Of one of `tags`: Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  tagName?: StringFilter | null | undefined;
  /** Its title, 1 to 255 characters. */
  title?: StringFilter | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** First day on which it may air; null for no limit. */
  validFrom?: LocalDateFilter | null | undefined;
  /** Last day on which it may air; null for no limit. */
  validTo?: LocalDateFilter | null | undefined;
  /** Whether it may air today, in the time zone of the radio, and why. */
  validity?: PublicityValidityFilter | null | undefined;
};

/** Changes to an advert. Absent fields stay as they are. */
export type PublicityPatch = {
  /** The campaign that it belongs to, at most 200 characters. */
  campaign?: string | null | undefined;
  /** The category that it is in: id of a `MediaCategory`; null for none. */
  categoryId?: string | null | undefined;
  /** Whose advert it is, at most 200 characters. */
  client?: string | null | undefined;
  /** Who made it, as one line for people, at most 255 characters. Of a song it is made from its artistes when it is empty, or when they are given without it. */
  credit?: string | null | undefined;
  /** Where playing begins, in milliseconds: 0 or more, before its end. Null at the start. */
  cueIn?: number | null | undefined;
  /** Where playing ends, in milliseconds after the start of the file: after `cueIn`, not after the end. Null at the end. */
  cueOut?: number | null | undefined;
  /** When on the days of the week it may air, at most 50; at any time when empty. */
  dayparts?: Array<DaypartInput> | null | undefined;
  /** Whether it may fill a break on any day. */
  evergreen?: boolean | null | undefined;
  /** How long it fades in, in milliseconds; not longer than what plays. Null for not at all. */
  fadeIn?: number | null | undefined;
  /** How long it fades out, in milliseconds; with the fade in not longer than what plays. Null for not at all. */
  fadeOut?: number | null | undefined;
  /** Where the next item may begin over this one, in milliseconds after the start of the file, between the cue points. Null at the end. */
  startNext?: number | null | undefined;
  /** Its tags: id of each `MediaTag`, at most 50, instead of those it has. */
  tagIds?: Array<string> | null | undefined;
  /** Its tags by name, together with those of `tagIds`; at most 50. One that does not exist is made for whoever may create MediaTag, and `unknown` for others. */
  tagNames?: Array<string> | null | undefined;
  /** How often it is to air on each day, 1 to 200; null when nothing was agreed. */
  timesADay?: number | null | undefined;
  /** Its title, 1 to 255 characters. */
  title?: string | null | undefined;
  /** First day on which it may air; null for no limit. */
  validFrom?: string | null | undefined;
  /** Last day on which it may air, not before the first; null for no limit. */
  validTo?: string | null | undefined;
};

/** A column to sort Publicity rows by: one of these, and its direction. */
export type PublicitySort = {
  /** Average bits a second. */
  bitrate?: SortOrder | null | undefined;
  /** The campaign that it belongs to, at most 200 characters; may be empty. */
  campaign?: SortOrder | null | undefined;
  /** Of `category`: Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  categoryName?: SortOrder | null | undefined;
  /** Whose advert it is, at most 200 characters; may be empty. */
  client?: SortOrder | null | undefined;
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** Who made it, as one line for people, such as “A feat. B”; may be empty. */
  credit?: SortOrder | null | undefined;
  /** How long it plays, in milliseconds. */
  duration?: SortOrder | null | undefined;
  /** Whether it may fill a break on any day, whatever its days say. */
  evergreen?: SortOrder | null | undefined;
  /** Why it cannot be used; null unless FAILED. */
  failure?: SortOrder | null | undefined;
  /** The name that the file had when it was sent; it is shown, never used. */
  fileName?: SortOrder | null | undefined;
  /** Id of the `Publicity`. */
  id?: SortOrder | null | undefined;
  /** What it is for. */
  kind?: SortOrder | null | undefined;
  /** Integrated loudness in LUFS (EBU R128); null when it was not measured. */
  loudness?: SortOrder | null | undefined;
  /** MIME type of the content, such as `audio/mpeg`; empty until it was looked at. */
  mimeType?: SortOrder | null | undefined;
  /** What of it browsers play, once it is ready: the file itself, or a rendition that is made of it. */
  playback?: SortOrder | null | undefined;
  /** Size of the file in bytes. */
  size?: SortOrder | null | undefined;
  /** How far it is on its way into the library. */
  state?: SortOrder | null | undefined;
  /** How often it is to air on each day, 1 to 200; null when nothing was agreed. */
  timesADay?: SortOrder | null | undefined;
  /** Its title, 1 to 255 characters. */
  title?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
  /** First day on which it may air; null for no limit. */
  validFrom?: SortOrder | null | undefined;
  /** Last day on which it may air; null for no limit. */
  validTo?: SortOrder | null | undefined;
};

/** Whether an advert may air today on its radio, and why. */
export type PublicityValidity =
  /** It may, on any day. */
  | 'EVERGREEN'
  /** It may not: its last day is over. */
  | 'EXPIRED'
  /** It may not: its first day is to come. */
  | 'NOT_YET'
  /** It may: no day was agreed. */
  | 'NO_LIMIT'
  /** It may: today is one of its days. */
  | 'VALID';

/** Rows by their PublicityValidity. */
export type PublicityValidityFilter = {
  /** Exactly this value. */
  eq?: PublicityValidity | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<PublicityValidity> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** What a browser says of its subscription (`PushSubscription.toJSON()`). */
export type PushDeviceInput = {
  /** Its secret, `keys.auth`. */
  auth: string;
  /** Where its maker takes messages for it, at most 2,000 characters: `privateAddress` for what is not on the internet, `notSecure`, `link` or `notThere`. */
  endpoint: string;
  /** Its public key, `keys.p256dh`: `invalid` for what is none. */
  publicKey: string;
};

/** Which Radio rows to list. All that is given must hold. */
export type RadioFilter = {
  /** Name of the company that runs it; empty for the platform itself. */
  company?: StringFilter | null | undefined;
  /** Id of the `Company`. */
  companyId?: IdFilter | null | undefined;
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Radio`. */
  id?: IdFilter | null | undefined;
  /** The name on air, 1 to 80 characters. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: RadioFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<RadioFilter> | null | undefined;
  /** Its name in addresses: lower case letters, digits and hyphens; unique. */
  slug?: StringFilter | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new radio. */
export type RadioInput = {
  /** The company that runs it: id of a `Company`; null for the platform itself. */
  companyId?: string | null | undefined;
  /** BCP 47 tag of its language, such as `fr`. */
  language: string;
  /** How many bytes its library may hold, 0 or more; null for no limit but the disk. */
  mediaQuota?: number | null | undefined;
  /** The name on air, 1 to 80 characters. */
  name: string;
  /** Its name in addresses: 2 to 40 lower case letters, digits and hyphens; not taken. */
  slug: string;
  /** IANA time zone, such as `Europe/Paris`. */
  timeZone: string;
};

/** Changes to a radio. Absent fields stay as they are. */
export type RadioPatch = {
  /** The company that runs it: id of a `Company`; null for the platform itself. */
  companyId?: string | null | undefined;
  /** BCP 47 tag of its language, such as `fr`. */
  language?: string | null | undefined;
  /** How many bytes its library may hold, 0 or more; null for no limit but the disk. */
  mediaQuota?: number | null | undefined;
  /** The name on air, 1 to 80 characters. */
  name?: string | null | undefined;
  /** Its name in addresses: 2 to 40 lower case letters, digits and hyphens; not taken. */
  slug?: string | null | undefined;
  /** IANA time zone, such as `Europe/Paris`. */
  timeZone?: string | null | undefined;
};

/** A column to sort Radio rows by: one of these, and its direction. */
export type RadioSort = {
  /** Name of the company that runs it; empty for the platform itself. */
  company?: SortOrder | null | undefined;
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Radio`. */
  id?: SortOrder | null | undefined;
  /** The name on air, 1 to 80 characters. */
  name?: SortOrder | null | undefined;
  /** Its name in addresses: lower case letters, digits and hyphens; unique. */
  slug?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Which Role rows to list. All that is given must hold. */
export type RoleFilter = {
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Role`. */
  id?: IdFilter | null | undefined;
  /** The short name that lists of users use, such as `admin`. */
  key?: StringFilter | null | undefined;
  /** The name that lists of permissions use, such as `administrator`. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: RoleFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<RoleFilter> | null | undefined;
  /** Id of the `Radio` in `radio`: The only radio on which it can be given; null for a role of the whole platform. */
  radioId?: IdFilter | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new role. Its key is made from its name. */
export type RoleInput = {
  /** What it allows by itself, of `abilitySubjects` and within what one may do oneself; FORBIDDEN names what is beyond. What every role allows need not be given. */
  abilities: Array<AbilityInput>;
  /** What it is for, at most 300 characters. */
  description: string;
  /** Whether it can be given only in the team of the current radio; everywhere when absent. Stays as it is. */
  isOfRadio?: boolean | null | undefined;
  /** What people will call it, 2 to 60 characters; not taken. */
  name: string;
};

/** Changes to a role. Absent fields stay as they are. */
export type RolePatch = {
  /** What it allows by itself, of `abilitySubjects` and within what one may do oneself; FORBIDDEN names what is beyond. What every role allows need not be given. */
  abilities?: Array<AbilityInput> | null | undefined;
  /** What it is for, at most 300 characters. */
  description?: string | null | undefined;
  /** What people will call it, 2 to 60 characters; not taken. */
  name?: string | null | undefined;
};

/** A column to sort Role rows by: one of these, and its direction. */
export type RoleSort = {
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Role`. */
  id?: SortOrder | null | undefined;
  /** The short name that lists of users use, such as `admin`. */
  key?: SortOrder | null | undefined;
  /** The name that lists of permissions use, such as `administrator`. */
  name?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** A new item of a rundown. */
export type RundownItemInput = {
  /** How long it is planned to be, in milliseconds, a second to a day; null for as long as its medium plays. `required` for PLAYLIST, TALK, LIVE and ADVERT_BREAK. */
  duration?: number | null | undefined;
  /** Whether it begins on the second; no when absent. It needs a time. */
  isHard?: boolean | null | undefined;
  /** What it is. */
  kind: RundownItemKind;
  /** What plays, of MEDIA and JINGLE: id of a `MediaItem` of the library. `notReady` for what cannot be played, `outOfDays` for an advert that may not air on that day. */
  mediaId?: string | null | undefined;
  /** What those on the air have to know, at most 5,000 characters of plain text. */
  notes?: string | null | undefined;
  /** When it is to begin, in milliseconds after the start of the rundown; null for right after the item before it. `max` beyond its end. */
  offset?: number | null | undefined;
  /** What plays, of PLAYLIST: id of a `Playlist`; `disabled` when it is switched off. */
  playlistId?: string | null | undefined;
  /** Its own title, at most 160 characters; `required` for TALK and LIVE. */
  title?: string | null | undefined;
};

/** What an item of a rundown is. */
export type RundownItemKind =
  /** Adverts that may air then, up to a length. */
  | 'ADVERT_BREAK'
  /** The sound of the episode that is broadcast. */
  | 'EPISODE'
  /** A jingle of the emission or of the station. */
  | 'JINGLE'
  /** What comes from the studio or from outside. */
  | 'LIVE'
  /** Something of the library. */
  | 'MEDIA'
  /** So much of a playlist. */
  | 'PLAYLIST'
  /** Somebody speaks. */
  | 'TALK';

/** Changes to an item of a rundown. Absent fields stay as they are. */
export type RundownItemPatch = {
  /** How long it is planned to be, in milliseconds, a second to a day; null for as long as its medium plays. `required` for PLAYLIST, TALK, LIVE and ADVERT_BREAK. */
  duration?: number | null | undefined;
  /** Whether it begins on the second; no when absent. It needs a time. */
  isHard?: boolean | null | undefined;
  /** What it is. */
  kind?: RundownItemKind | null | undefined;
  /** What plays, of MEDIA and JINGLE: id of a `MediaItem` of the library. `notReady` for what cannot be played, `outOfDays` for an advert that may not air on that day. */
  mediaId?: string | null | undefined;
  /** What those on the air have to know, at most 5,000 characters of plain text. */
  notes?: string | null | undefined;
  /** When it is to begin, in milliseconds after the start of the rundown; null for right after the item before it. `max` beyond its end. */
  offset?: number | null | undefined;
  /** What plays, of PLAYLIST: id of a `Playlist`; `disabled` when it is switched off. */
  playlistId?: string | null | undefined;
  /** Its own title, at most 160 characters; `required` for TALK and LIVE. */
  title?: string | null | undefined;
};

/** What is wrong with an item of a rundown as it stands. */
export type RundownProblem =
  /** Some of it, or all, lies after the end. */
  | 'BEYOND_END'
  /** The item is faded out before its end, because a hard start follows or the time to fill is over. */
  | 'CUT'
  /** It would begin later than it should. */
  | 'LATE'
  /** Its file cannot be played yet, or not at all. */
  | 'MISSING_FILE'
  /** What it played is gone, or there is nothing in it. */
  | 'NOTHING'
  /** An advert outside of the days on which it may air. */
  | 'OUT_OF_DAYS';

/** What becomes of a rush that is accepted. */
export type RushAcceptance = {
  /** For PODCAST: id of the `Emission` whose podcast it is; that of the rush when absent. `noPodcast` when it has none. */
  emissionId?: string | null | undefined;
  /** For EPISODE: id of the `Episode`, whose sound it replaces; `taken` when another rush is on its way there. */
  episodeId?: string | null | undefined;
  /** For MEDIUM: its kind, of those that are sounds of the library. */
  mediaKind?: MediaKind | null | undefined;
  /** The sound of an episode, an entry of a podcast, or a medium of the library. */
  outcome: RushOutcome;
  /** What the medium or the new episode is called, 1 to 200 characters; as the rush when absent. */
  title?: string | null | undefined;
  /** What is said to it, at most 2,000 characters. */
  words?: string | null | undefined;
};

/** Which Rush rows to list. All that is given must hold. */
export type RushFilter = {
  /** Id of the `User` in `assignee`: Who listens to it, or did last; null while nobody has taken it. */
  assigneeId?: IdFilter | null | undefined;
  /** Of `assignee`: First and last name. */
  assigneeName?: StringFilter | null | undefined;
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Emission` in `emission`: The emission that it is for; null when that is open. */
  emissionId?: IdFilter | null | undefined;
  /** Of `emission`: What it is called on air, 1 to 160 characters. */
  emissionTitle?: StringFilter | null | undefined;
  /** Id of the `Episode` in `episode`: The episode whose sound it becomes. */
  episodeId?: IdFilter | null | undefined;
  /** Id of the `Rush`. */
  id?: IdFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: RushFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<RushFilter> | null | undefined;
  /** Id of the `MediaItem` in `result`: What it has become, once its new file is there. */
  resultId?: IdFilter | null | undefined;
  /** Id of the `User` in `sentBy`: Who sent it first; null when they are gone. */
  sentById?: IdFilter | null | undefined;
  /** Of `sentBy`: First and last name. */
  sentByName?: StringFilter | null | undefined;
  /** Where it stands. */
  state?: RushStateFilter | null | undefined;
  /** What it is called, 1 to 200 characters. */
  title?: StringFilter | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** Since when it waits: for a decision since its newest take arrived, for a new take since it was sent back. Null once it is decided. */
  waitingSince?: DateTimeFilter | null | undefined;
};

/** Which part of a take is used, instead of what was marked before. */
export type RushMarks = {
  /** What is left out between the marks, at most 200 parts, in order and apart from each other. */
  cuts: Array<CutInput>;
  /** Where the part begins that is used, in milliseconds; null at the start of the file. */
  markIn?: number | null | undefined;
  /** Where the part ends that is used, in milliseconds; null at the end of the file. */
  markOut?: number | null | undefined;
};

/** A new comment on a take. */
export type RushNoteInput = {
  /** Where the part ends that it is about, later than its start; null for a moment. */
  end?: number | null | undefined;
  /** Where it is, in milliseconds; inside of the file. */
  start: number;
  /** Plain text, 1 to 2,000 characters. */
  text: string;
};

/** What becomes of a rush that is accepted. */
export type RushOutcome =
  /** The sound of an episode. */
  | 'EPISODE'
  /** A medium of the library. */
  | 'MEDIUM'
  /** An entry of a podcast: a new episode of its emission that is out at once. */
  | 'PODCAST';

/** Changes to what is said about a rush. */
export type RushPatch = {
  /** The emission that it is for: id of an `Emission`; null when that is open. */
  emissionId?: string | null | undefined;
  /** What one should know about it, plain text of at most 5,000 characters. */
  notes?: string | null | undefined;
  /** What it is called, 1 to 200 characters. */
  title?: string | null | undefined;
};

/** How far the new file is that an accepted rush becomes. */
export type RushRendering =
  /** It is there. */
  | 'DONE'
  /** It could not be made; it can be tried again. */
  | 'FAILED'
  /** It is not accepted. */
  | 'NONE'
  /** It is being made. */
  | 'UNDER_WAY';

/** Why the new file of an accepted rush could not be made. */
export type RushRenderingFailure =
  /** The file of the take is gone. */
  | 'FILE_MISSING'
  /** The marked part of the take could not be decoded. */
  | 'NOT_DECODED'
  /** The server has no program that makes sound. */
  | 'NO_TOOL'
  /** There is no room for another file. */
  | 'STORAGE_FULL'
  /** Something went wrong on our side. */
  | 'UNEXPECTED';

/** A column to sort Rush rows by: one of these, and its direction. */
export type RushSort = {
  /** Of `assignee`: First and last name. */
  assigneeName?: SortOrder | null | undefined;
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** Of `emission`: What it is called on air, 1 to 160 characters. */
  emissionTitle?: SortOrder | null | undefined;
  /** Id of the `Rush`. */
  id?: SortOrder | null | undefined;
  /** Of `sentBy`: First and last name. */
  sentByName?: SortOrder | null | undefined;
  /** Where it stands. */
  state?: SortOrder | null | undefined;
  /** What it is called, 1 to 200 characters. */
  title?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
  /** Since when it waits: for a decision since its newest take arrived, for a new take since it was sent back. Null once it is decided. */
  waitingSince?: SortOrder | null | undefined;
};

/** Where a rush stands. */
export type RushState =
  /** Becomes something that is broadcast. */
  | 'ACCEPTED'
  /** Somebody listens to it and decides. */
  | 'IN_REVIEW'
  /** Has arrived; nobody looks at it yet. */
  | 'RECEIVED'
  /** Is not used. */
  | 'REJECTED'
  /** Something is to be done: it waits for a new take. */
  | 'SENT_BACK';

/** Rows by their RushState. */
export type RushStateFilter = {
  /** Exactly this value. */
  eq?: RushState | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<RushState> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** What is kept apart on the air. */
export type SeparationRule =
  /** Nothing of the same album is heard again for some time. */
  | 'ALBUM'
  /** The same artiste is not heard again for some time. */
  | 'ARTISTE'
  /** Nothing of the same label is heard again for some time. */
  | 'LABEL'
  /** The same title is not heard again for some time, whoever plays it. */
  | 'TITLE';

/** The category of something in the calendar. */
export type SlotCategory =
  /** An emission from the studio. */
  | 'LIVE'
  /** What is in the library: a playlist, an episode, or what fills an emission. */
  | 'MULTIMEDIA'
  /** Something once more, which the slot points at. */
  | 'REBROADCAST'
  /** A recording of an emission. */
  | 'RUSH';

/** Rows by their SlotCategory. */
export type SlotCategoryFilter = {
  /** Exactly this value. */
  eq?: SlotCategory | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<SlotCategory> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Planned for a single day of a slot. */
export type SlotDayContent =
  /** The day is cancelled. */
  | 'CANCELLATION'
  /** An episode of its own. */
  | 'EPISODE'
  /** A start, a length or a layer of its own. */
  | 'OWN_TIME'
  /** Items in its rundown. */
  | 'RUNDOWN'
  /** A title of its own. */
  | 'TITLE';

/** The effect of a change of several days on one of them. */
export type SlotDayEffect =
  /** It does not take place. */
  | 'CANCELLED'
  /** It gets another time or length. */
  | 'MOVED'
  /** It does not take place, and the other emission does. */
  | 'REPLACED'
  /** It takes place again, or follows its series again. */
  | 'RESTORED'
  /** It stays as it is: it has a time of its own or is cancelled already, or the new time does not exist on that day. */
  | 'UNCHANGED';

/** Applied to the days of a slot between two dates. */
export type SlotDaysAction =
  /** The days do not take place. */
  | 'CANCEL'
  /** Another time, another length or another emission. */
  | 'CHANGE'
  /** Time, length and layer follow the series again, and cancelled days take place. Titles and episodes stay. */
  | 'RESET'
  /** Cancelled days take place again, each at the time it had. */
  | 'RESTORE';

/** A change of all days of a slot between two dates. */
export type SlotDaysInput = {
  /** The change. */
  action: SlotDaysAction;
  /** How long the days are by that clock, in milliseconds: a second to a day. */
  duration?: number | null | undefined;
  /** Id of the `Emission` that is broadcast instead: the days are cancelled, and a new slot with the same rule covers them. `ended` for one that is over. */
  emissionId?: string | null | undefined;
  /** The first day. */
  from: string;
  /** When the days begin by the radio’s clock, `HH:MM` or `HH:MM:SS`. CHANGE needs this, a length or an emission (`required`); other actions take none of them (`invalid`). */
  startTime?: string | null | undefined;
  /** The last day, inclusive: at most 366 days from the first (`max`). */
  to: string;
};

/** Which Slot rows to list. All that is given must hold. */
export type SlotFilter = {
  /** Its category in the calendar. */
  category?: SlotCategoryFilter | null | undefined;
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** How long it is by the radio’s clock, in milliseconds: at most a day. */
  duration?: NumberFilter | null | undefined;
  /** Id of the `Emission` in `emission`: The emission that is broadcast. */
  emissionId?: IdFilter | null | undefined;
  /** Its last day; null when it has no end. */
  endDate?: LocalDateFilter | null | undefined;
  /** Id of the `Episode` in `episode`: The episode that is broadcast. */
  episodeId?: IdFilter | null | undefined;
  /** Id of the `Slot`. */
  id?: IdFilter | null | undefined;
  /** The layer that it lies on. */
  layer?: SlotLayerFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: SlotFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<SlotFilter> | null | undefined;
  /** Id of the `Slot` in `original`: What is broadcast once more, of a rebroadcast. */
  originalId?: IdFilter | null | undefined;
  /** Id of the `Playlist` in `playlist`: The playlist that plays. */
  playlistId?: IdFilter | null | undefined;
  /** Id of the `Rush` in `rush`: The rush that is broadcast, once it is accepted. */
  rushId?: IdFilter | null | undefined;
  /** Its first day. */
  startDate?: LocalDateFilter | null | undefined;
  /** Its own title; empty for that of what it holds. */
  title?: StringFilter | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** How a slot comes again. */
export type SlotFrequency =
  /** Every so many days. */
  | 'DAILY'
  /** Every so many months, on a day or a weekday of them, or on the first or last of some. */
  | 'MONTHLY'
  /** Every so many weeks, on some of their days. */
  | 'WEEKLY';

/** A new slot of the calendar. */
export type SlotInput = {
  /** Its category. LIVE needs an emission, MULTIMEDIA a playlist, an emission or an episode, RUSH a rush, an emission or an episode, REBROADCAST an original or an episode: `required` at what is missing. */
  category: SlotCategory;
  /** Its own colour, `#rrggbb`; null for that of its emission. */
  colour?: string | null | undefined;
  /** How long it is by the radio’s clock, in milliseconds: a second to a day. */
  duration: number;
  /** Id of the `Emission` that is broadcast; `ended` for one that is over. */
  emissionId?: string | null | undefined;
  /** Id of the `Episode` that is broadcast; `elsewhere` when it is of another emission. */
  episodeId?: string | null | undefined;
  /** The layer that it lies on; PROGRAMMES when absent. */
  layer?: SlotLayer | null | undefined;
  /** Id of the `Slot` that a rebroadcast points at; `invalid` for itself, for another rebroadcast, and in other categories. */
  originalId?: string | null | undefined;
  /** Id of the `Playlist` that plays. */
  playlistId?: string | null | undefined;
  /** How it comes again; null for once. `noDays` for a rule without a day. */
  recurrence?: SlotRecurrenceInput | null | undefined;
  /** Id of the `Rush` that is broadcast; `rejected` for one that is not used, `elsewhere` for one that is for another emission, `ended` where that is over, `invalid` beside an episode and in other categories than RUSH. */
  rushId?: string | null | undefined;
  /** Its first day; the first that the rule gives, from this one on, becomes it. */
  startDate: string;
  /** When it begins by the radio’s clock, `HH:MM` or `HH:MM:SS`; `skippedHour` where a single slot would lie in the hour that clocks leave out. */
  startTime: string;
  /** Its own title, at most 160 characters; empty for that of what it holds. */
  title?: string | null | undefined;
};

/** What lies over what in the calendar, from below to above. */
export type SlotLayer =
  /** Advert breaks, over the programme. */
  | 'ADVERTS'
  /** What plays under everything else. */
  | 'FILLER'
  /** What comes from the studio, over all else. */
  | 'LIVE'
  /** The programme as it is planned. */
  | 'PROGRAMMES';

/** Rows by their SlotLayer. */
export type SlotLayerFilter = {
  /** Exactly this value. */
  eq?: SlotLayer | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<SlotLayer> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Changes to a slot, on all of its days to come. Absent fields stay as they are. */
export type SlotPatch = {
  /** Its category. LIVE needs an emission, MULTIMEDIA a playlist, an emission or an episode, RUSH a rush, an emission or an episode, REBROADCAST an original or an episode: `required` at what is missing. */
  category?: SlotCategory | null | undefined;
  /** Its own colour, `#rrggbb`; null for that of its emission. */
  colour?: string | null | undefined;
  /** How long it is by the radio’s clock, in milliseconds: a second to a day. */
  duration?: number | null | undefined;
  /** Id of the `Emission` that is broadcast; `ended` for one that is over. */
  emissionId?: string | null | undefined;
  /** Id of the `Episode` that is broadcast; `elsewhere` when it is of another emission. */
  episodeId?: string | null | undefined;
  /** The layer that it lies on; PROGRAMMES when absent. */
  layer?: SlotLayer | null | undefined;
  /** Id of the `Slot` that a rebroadcast points at; `invalid` for itself, for another rebroadcast, and in other categories. */
  originalId?: string | null | undefined;
  /** Id of the `Playlist` that plays. */
  playlistId?: string | null | undefined;
  /** How it comes again; null for once. `noDays` for a rule without a day. */
  recurrence?: SlotRecurrenceInput | null | undefined;
  /** Id of the `Rush` that is broadcast; `rejected` for one that is not used, `elsewhere` for one that is for another emission, `ended` where that is over, `invalid` beside an episode and in other categories than RUSH. */
  rushId?: string | null | undefined;
  /** Its first day; the first that the rule gives, from this one on, becomes it. */
  startDate?: string | null | undefined;
  /** When it begins by the radio’s clock, `HH:MM` or `HH:MM:SS`; `skippedHour` where a single slot would lie in the hour that clocks leave out. */
  startTime?: string | null | undefined;
  /** Its own title, at most 160 characters; empty for that of what it holds. */
  title?: string | null | undefined;
};

/** On which days a slot comes again. */
export type SlotRecurrenceInput = {
  /** How often it comes, 1 to 1,000; null for no end, or where `until` says it. */
  count?: number | null | undefined;
  /** Whether days, weeks or months are counted. */
  frequency: SlotFrequency;
  /** Its step: 2 for every second day, week or month; 1 to 52. 1 when absent. */
  interval?: number | null | undefined;
  /** Which of these weekdays of a month, 1 to 5, or -1 for the last; null for each. MONTHLY alone has one. */
  nth?: number | null | undefined;
  /** Which of the days of a month that `weekdays` allows, or of all its days where that is empty: 1 for the first, -1 for the last; null for each. MONTHLY only, and not with `nth`. The last day of the month is -1 without weekdays. */
  setPosition?: number | null | undefined;
  /** The last day on which it may come; null for no end, or where `count` says it. */
  until?: string | null | undefined;
  /** On which days of the week; empty for the day of the week, or of the month, of its first day. */
  weekdays?: Array<SlotWeekday> | null | undefined;
};

/** A column to sort Slot rows by: one of these, and its direction. */
export type SlotSort = {
  /** Its category in the calendar. */
  category?: SortOrder | null | undefined;
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** How long it is by the radio’s clock, in milliseconds: at most a day. */
  duration?: SortOrder | null | undefined;
  /** Its last day; null when it has no end. */
  endDate?: SortOrder | null | undefined;
  /** Id of the `Slot`. */
  id?: SortOrder | null | undefined;
  /** The layer that it lies on. */
  layer?: SortOrder | null | undefined;
  /** Its first day. */
  startDate?: SortOrder | null | undefined;
  /** When it begins by the radio’s clock, `HH:MM` or `HH:MM:SS`. */
  startTime?: SortOrder | null | undefined;
  /** Its own title; empty for that of what it holds. */
  title?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** A day of the week. */
export type SlotWeekday =
  /** Friday. */
  | 'FR'
  /** Monday. */
  | 'MO'
  /** Saturday. */
  | 'SA'
  /** Sunday. */
  | 'SU'
  /** Thursday. */
  | 'TH'
  /** Tuesday. */
  | 'TU'
  /** Wednesday. */
  | 'WE';

/** What the items of a smart playlist have in common. */
export type SmartCriteriaInput = {
  /** 1 to 20 conditions. BAD_USER_INPUT names what is wrong with one, such as `criteria.0.value`. */
  criteria: Array<SmartCriterionInput>;
  /** At most so many items, 1 to 1,000; null for all that fit. */
  limit?: number | null | undefined;
  /** Whether every criterion must hold, as when absent; else one is enough. */
  matchAll?: boolean | null | undefined;
  /** Which come first; the newest when absent. */
  order?: CriteriaOrder | null | undefined;
};

/** One condition of a smart playlist. */
export type SmartCriterionInput = {
  /** What is looked at. */
  field: CriterionField;
  /** How it is compared: texts by IS, IS_NOT and CONTAINS; numbers by IS, IS_NOT, AT_LEAST and AT_MOST; KIND and EXPLICIT by IS and IS_NOT. */
  operator: CriterionOperator;
  /** With what, as text of 1 to 200 characters: numbers in digits, booleans as `true` or `false`. */
  value: string;
};

/** Addresses of a person’s own pages. Absent ones stay as they are. */
export type SocialLinksInput = {
  /** An http or https address of at most 300 characters; empty for none. */
  facebook?: string | null | undefined;
  /** An http or https address of at most 300 characters; empty for none. */
  google?: string | null | undefined;
  /** An http or https address of at most 300 characters; empty for none. */
  instagram?: string | null | undefined;
  /** An http or https address of at most 300 characters; empty for none. */
  linkedIn?: string | null | undefined;
  /** An http or https address of at most 300 characters; empty for none. */
  quora?: string | null | undefined;
  /** An http or https address of at most 300 characters; empty for none. */
  twitter?: string | null | undefined;
};

/** Which Song rows to list. All that is given must hold. */
export type SongFilter = {
  /** Id of the `Album` in `album`: The album that it is on. */
  albumId?: IdFilter | null | undefined;
  /** Of `album`: Its title, 1 to 255 characters. */
  albumTitle?: StringFilter | null | undefined;
  /** Id of the `Artiste` in `artistes`: Who made it. */
  artisteId?: IdFilter | null | undefined;
  /** Of one of `artistes`: The name as it is shown, 1 to 200 characters. */
  artisteName?: StringFilter | null | undefined;
  /** Average bits a second. */
  bitrate?: NumberFilter | null | undefined;
  /** Id of the `MediaCategory` in `category`: The category that it is in. */
  categoryId?: IdFilter | null | undefined;
  /** Of `category`: Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  categoryName?: StringFilter | null | undefined;
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Who made it, as one line for people, such as “A feat. B”; may be empty. */
  credit?: StringFilter | null | undefined;
  /** Id of the `MediaItem` in `duplicateOf`: The first file with the same bytes, when that is why this one failed. */
  duplicateOfId?: IdFilter | null | undefined;
  /** How long it plays, in milliseconds. */
  duration?: NumberFilter | null | undefined;
  /** Whether its words are not for everyone. */
  explicit?: BooleanFilter | null | undefined;
  /** Why it cannot be used; null unless FAILED. */
  failure?: MediaFailureFilter | null | undefined;
  /** The name that the file had when it was sent; it is shown, never used. */
  fileName?: StringFilter | null | undefined;
  /** Such as “Jazz”, at most 100 characters; may be empty. */
  genre?: StringFilter | null | undefined;
  /** Id of the `Song`. */
  id?: IdFilter | null | undefined;
  /** International Standard Recording Code without hyphens; may be empty. */
  isrc?: StringFilter | null | undefined;
  /** What it is for. */
  kind?: MediaKindFilter | null | undefined;
  /** The record company, at most 200 characters; may be empty. */
  label?: StringFilter | null | undefined;
  /** Integrated loudness in LUFS (EBU R128); null when it was not measured. */
  loudness?: NumberFilter | null | undefined;
  /** MIME type of the content, such as `audio/mpeg`; empty until it was looked at. */
  mimeType?: StringFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: SongFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<SongFilter> | null | undefined;
  /** What of it browsers play, once it is ready: the file itself, or a rendition that is made of it. */
  playback?: MediaPlaybackFilter | null | undefined;
  /** Size of the file in bytes. */
  size?: NumberFilter | null | undefined;
  /** How far it is on its way into the library. */
  state?: MediaStateFilter | null | undefined;
  /** Id of the `MediaTag` in `tags`: The words that it is marked with. */
  tagId?: IdFilter | null | undefined;
  /** Of one of `tags`: Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  tagName?: StringFilter | null | undefined;
  /** Its title, 1 to 255 characters. */
  title?: StringFilter | null | undefined;
  /** Its place on the album, 1 to 999. */
  trackNumber?: NumberFilter | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** Year in which it came out, 1000 to 9999. */
  year?: NumberFilter | null | undefined;
};

/** Changes to a song. Absent fields stay as they are. */
export type SongPatch = {
  /** Id of the `Album` that it is on; null for none. */
  albumId?: string | null | undefined;
  /** The album by its title, at most 255 characters, where `albumId` is absent; empty for none. Of several that are called so, the one that it is on, else one of its artistes, else a collection. One that does not exist is made, as one of its first artiste’s, for whoever may create Album, and `unknown` for others. */
  albumTitle?: string | null | undefined;
  /** Who made it: id of each `Artiste`, at most 50, instead of those it has. */
  artisteIds?: Array<string> | null | undefined;
  /** Who made it by name, together with those of `artisteIds`; at most 50. One that does not exist is made for whoever may create Artiste, and `unknown` for others. */
  artisteNames?: Array<string> | null | undefined;
  /** The category that it is in: id of a `MediaCategory`; null for none. */
  categoryId?: string | null | undefined;
  /** Who made it, as one line for people, at most 255 characters. Of a song it is made from its artistes when it is empty, or when they are given without it. */
  credit?: string | null | undefined;
  /** Where playing begins, in milliseconds: 0 or more, before its end. Null at the start. */
  cueIn?: number | null | undefined;
  /** Where playing ends, in milliseconds after the start of the file: after `cueIn`, not after the end. Null at the end. */
  cueOut?: number | null | undefined;
  /** Whether its words are not for everyone. */
  explicit?: boolean | null | undefined;
  /** How long it fades in, in milliseconds; not longer than what plays. Null for not at all. */
  fadeIn?: number | null | undefined;
  /** How long it fades out, in milliseconds; with the fade in not longer than what plays. Null for not at all. */
  fadeOut?: number | null | undefined;
  /** Such as “Jazz”, at most 100 characters. */
  genre?: string | null | undefined;
  /** International Standard Recording Code: 2 letters, 3 letters or digits, 7 digits; hyphens and spaces are dropped. May be empty. */
  isrc?: string | null | undefined;
  /** The record company, at most 200 characters. */
  label?: string | null | undefined;
  /** Where the next item may begin over this one, in milliseconds after the start of the file, between the cue points. Null at the end. */
  startNext?: number | null | undefined;
  /** Its tags: id of each `MediaTag`, at most 50, instead of those it has. */
  tagIds?: Array<string> | null | undefined;
  /** Its tags by name, together with those of `tagIds`; at most 50. One that does not exist is made for whoever may create MediaTag, and `unknown` for others. */
  tagNames?: Array<string> | null | undefined;
  /** Its title, 1 to 255 characters. */
  title?: string | null | undefined;
  /** Its place on the album, 1 to 999; null for none. */
  trackNumber?: number | null | undefined;
  /** Year in which it came out, 1000 to 9999; null for none. */
  year?: number | null | undefined;
};

/** A column to sort Song rows by: one of these, and its direction. */
export type SongSort = {
  /** Of `album`: Its title, 1 to 255 characters. */
  albumTitle?: SortOrder | null | undefined;
  /** Average bits a second. */
  bitrate?: SortOrder | null | undefined;
  /** Of `category`: Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  categoryName?: SortOrder | null | undefined;
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** Who made it, as one line for people, such as “A feat. B”; may be empty. */
  credit?: SortOrder | null | undefined;
  /** How long it plays, in milliseconds. */
  duration?: SortOrder | null | undefined;
  /** Whether its words are not for everyone. */
  explicit?: SortOrder | null | undefined;
  /** Why it cannot be used; null unless FAILED. */
  failure?: SortOrder | null | undefined;
  /** The name that the file had when it was sent; it is shown, never used. */
  fileName?: SortOrder | null | undefined;
  /** Such as “Jazz”, at most 100 characters; may be empty. */
  genre?: SortOrder | null | undefined;
  /** Id of the `Song`. */
  id?: SortOrder | null | undefined;
  /** International Standard Recording Code without hyphens; may be empty. */
  isrc?: SortOrder | null | undefined;
  /** What it is for. */
  kind?: SortOrder | null | undefined;
  /** The record company, at most 200 characters; may be empty. */
  label?: SortOrder | null | undefined;
  /** Integrated loudness in LUFS (EBU R128); null when it was not measured. */
  loudness?: SortOrder | null | undefined;
  /** MIME type of the content, such as `audio/mpeg`; empty until it was looked at. */
  mimeType?: SortOrder | null | undefined;
  /** What of it browsers play, once it is ready: the file itself, or a rendition that is made of it. */
  playback?: SortOrder | null | undefined;
  /** Size of the file in bytes. */
  size?: SortOrder | null | undefined;
  /** How far it is on its way into the library. */
  state?: SortOrder | null | undefined;
  /** Its title, 1 to 255 characters. */
  title?: SortOrder | null | undefined;
  /** Its place on the album, 1 to 999. */
  trackNumber?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
  /** Year in which it came out, 1000 to 9999. */
  year?: SortOrder | null | undefined;
};

/** The direction of a sort. Rows that are equal follow by id, newest first. */
export type SortOrder =
  /** Smallest, earliest, A first. */
  | 'ASC'
  /** Largest, latest, Z first. */
  | 'DESC';

/** Which SoundIncident rows to list. All that is given must hold. */
export type SoundIncidentFilter = {
  /** Since when it was wrong, which is before anybody was told. */
  beganAt?: DateTimeFilter | null | undefined;
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** When it was over; null while it goes on. */
  endedAt?: DateTimeFilter | null | undefined;
  /** Id of the `SoundIncident`. */
  id?: IdFilter | null | undefined;
  /** What was wrong. */
  kind?: IncidentKindFilter | null | undefined;
  /** Id of the `MountPoint` in `mount`: The mount point; null when it is gone, and of the whole station. */
  mountId?: IdFilter | null | undefined;
  /** What the mount point was called then; of the whole station the radio. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: SoundIncidentFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<SoundIncidentFilter> | null | undefined;
  /** Its path, as it was then; empty of the whole station. */
  path?: StringFilter | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** Why it is over; null while it goes on. */
  why?: IncidentEndFilter | null | undefined;
};

/** A column to sort SoundIncident rows by: one of these, and its direction. */
export type SoundIncidentSort = {
  /** Since when it was wrong, which is before anybody was told. */
  beganAt?: SortOrder | null | undefined;
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** When it was over; null while it goes on. */
  endedAt?: SortOrder | null | undefined;
  /** Id of the `SoundIncident`. */
  id?: SortOrder | null | undefined;
  /** What was wrong. */
  kind?: SortOrder | null | undefined;
  /** What the mount point was called then; of the whole station the radio. */
  name?: SortOrder | null | undefined;
  /** Its path, as it was then; empty of the whole station. */
  path?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
  /** Why it is over; null while it goes on. */
  why?: SortOrder | null | undefined;
};

/** A live slot that begins now. */
export type StartLiveInput = {
  /** Its length in milliseconds: one minute to 24 hours. */
  duration: number;
  /** Id of the `Emission` that is broadcast; `ended` for one that is over. */
  emissionId: string;
  /** Its layer; LIVE when absent. */
  layer?: SlotLayer | null | undefined;
  /** Id of the `User` who presents it; `unknown` when they are not in the team of the radio. Null for the presenters of the emission. */
  presenterId?: string | null | undefined;
  /** Its own title, at most 160 characters; empty for that of the emission. */
  title?: string | null | undefined;
};

/** How a radio plays. */
export type StationInput = {
  /** What is played where there is nothing else: id of a `MediaItem`, `unknown` when there is none and `notReady` when it cannot be played; null for silence. */
  emergencyId?: string | null | undefined;
  /** How long what is ended early fades out, in milliseconds, 0 to 5,000. */
  fade?: number | null | undefined;
  /** How long before and after a live slot its people may be live, in milliseconds, 0 to 3,600,000. */
  liveGrace?: number | null | undefined;
  /** The loudness to which everything is brought, in LUFS, -30 to -8; stays as it is when absent. */
  loudness?: number | null | undefined;
};

/** Why the station of the demo, which is started with the demo, was not, or ended. */
export type StationObstacle =
  /** Icecast is not on this machine. */
  | 'NO_ICECAST'
  /** Liquidsoap is not on this machine. */
  | 'NO_LIQUIDSOAP'
  /** It has a streaming server that is not its own, or not on this machine: nothing is sent there unasked. */
  | 'OTHER_SERVERS'
  /** Its token is another by now, or was ended: whoever changed that starts the player too. */
  | 'OTHER_TOKEN'
  /** Another program listens on the port of its streaming server. */
  | 'PORT_TAKEN';

/** What one point of a series covers. */
export type StatisticsUnit =
  /** One day. */
  | 'DAY'
  /** A month of the calendar; the first and last may be in part. */
  | 'MONTH'
  /** Seven days, counted from the first of the range; the last may be shorter. */
  | 'WEEK';

/** How the sound of a mount point is coded. */
export type StreamFormat =
  /** AAC in ADTS. */
  | 'AAC'
  /** MPEG-1 Layer 3, which everything plays. */
  | 'MP3'
  /** Opus in Ogg: the best for its bitrate. */
  | 'OGG_OPUS'
  /** Vorbis in Ogg. */
  | 'OGG_VORBIS';

/** Rows by their StreamFormat. */
export type StreamFormatFilter = {
  /** Exactly this value. */
  eq?: StreamFormat | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<StreamFormat> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Which StreamServer rows to list. All that is given must hold. */
export type StreamServerFilter = {
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** The name or address of its machine, such as `stream.example.org`. */
  host?: StringFilter | null | undefined;
  /** Id of the `StreamServer`. */
  id?: IdFilter | null | undefined;
  /** What staff call it, 1 to 120 characters. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: StreamServerFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<StreamServerFilter> | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new streaming server. */
export type StreamServerInput = {
  /** Its password, in the same way. */
  adminPassword?: string | null | undefined;
  /** The name of its administrator; `admin` when absent. */
  adminUser?: string | null | undefined;
  /** The name or address of its machine, such as `stream.example.org`. */
  host: string;
  /** Whether the player of the radio runs it on its own machine; no when absent. */
  isOwn?: boolean | null | undefined;
  /** Whether the player and the portal connect over TLS (https); no when absent. `invalid` for a server that the player runs itself. */
  isSecure?: boolean | null | undefined;
  /** The address that listeners use, at most 300 characters; empty for the host and port. */
  listenUrl?: string | null | undefined;
  /** What staff call it, 1 to 120 characters. */
  name: string;
  /** Its port, 1 to 65,535; 8000 when absent. */
  port?: number | null | undefined;
  /** Its password, at most 100 characters of ASCII without spaces. It is kept locked and never told again; stays as it is when absent, and is `required` with another host or port, or without TLS where it was used, when one was known. */
  sourcePassword?: string | null | undefined;
  /** The name by which the player signs in at it; `source` when absent. */
  sourceUser?: string | null | undefined;
};

/** Changes to a streaming server. Absent fields stay as they are. */
export type StreamServerPatch = {
  /** Its password, in the same way. */
  adminPassword?: string | null | undefined;
  /** The name of its administrator; `admin` when absent. */
  adminUser?: string | null | undefined;
  /** The name or address of its machine, such as `stream.example.org`. */
  host?: string | null | undefined;
  /** Whether the player of the radio runs it on its own machine; no when absent. */
  isOwn?: boolean | null | undefined;
  /** Whether the player and the portal connect over TLS (https); no when absent. `invalid` for a server that the player runs itself. */
  isSecure?: boolean | null | undefined;
  /** The address that listeners use, at most 300 characters; empty for the host and port. */
  listenUrl?: string | null | undefined;
  /** What staff call it, 1 to 120 characters. */
  name?: string | null | undefined;
  /** Its port, 1 to 65,535; 8000 when absent. */
  port?: number | null | undefined;
  /** Its password, at most 100 characters of ASCII without spaces. It is kept locked and never told again; stays as it is when absent, and is `required` with another host or port, or without TLS where it was used, when one was known. */
  sourcePassword?: string | null | undefined;
  /** The name by which the player signs in at it; `source` when absent. */
  sourceUser?: string | null | undefined;
};

/** What came of trying a streaming server: the first thing that is wrong. */
export type StreamServerResult =
  /** What answers is no Icecast. */
  | 'NOT_ICECAST'
  /** The player can send to it; without the password of its administrator there are no figures. */
  | 'NO_ADMIN_PASSWORD'
  /** It answers; the password of its sources is not known here. */
  | 'NO_SOURCE_PASSWORD'
  /** It answers, and takes both passwords. */
  | 'OK'
  /** Its address is one at which no streaming server can be. */
  | 'REFUSED_ADDRESS'
  /** There is no machine of that name. */
  | 'UNKNOWN_HOST'
  /** Nobody answers there, or not in time. */
  | 'UNREACHABLE'
  /** Its TLS certificate is not trusted: self-signed, expired, from an unknown authority, or for another host. Passwords are not tested. The player still sends to it, encrypted but without proof of which server it is; the portal reads no figures from it. */
  | 'UNTRUSTED_CERTIFICATE'
  /** It does not take the password of its administrator. */
  | 'WRONG_ADMIN_PASSWORD'
  /** It does not take the password of its sources. */
  | 'WRONG_SOURCE_PASSWORD';

/** A column to sort StreamServer rows by: one of these, and its direction. */
export type StreamServerSort = {
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** The name or address of its machine, such as `stream.example.org`. */
  host?: SortOrder | null | undefined;
  /** Id of the `StreamServer`. */
  id?: SortOrder | null | undefined;
  /** What staff call it, 1 to 120 characters. */
  name?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Rows by a text. All operators given must hold. */
export type StringFilter = {
  /** Holds this text somewhere; case, accents and typographic signs do not count. */
  contains?: string | null | undefined;
  /** Exactly this value. Case counts. */
  eq?: string | null | undefined;
  /** One of these values, at most 100. Case counts. */
  in?: Array<string> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
  /** Begins with this text; case, accents and typographic signs do not count. */
  startsWith?: string | null | undefined;
};

/** Which TeamMember rows to list. All that is given must hold. */
export type TeamMemberFilter = {
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** First and last name, for whoever sees the team. */
  fullName?: StringFilter | null | undefined;
  /** Id of the `TeamMember`. */
  id?: IdFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: TeamMemberFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<TeamMemberFilter> | null | undefined;
  /** Of `role`: The short name that lists of users use, such as `admin`. */
  role?: StringFilter | null | undefined;
  /** Id of the `Role` in `role`: What the person is on this radio. */
  roleId?: IdFilter | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** Id of the `User` in `user`: Who it is. */
  userId?: IdFilter | null | undefined;
  /** From when on a guest is here; null for somebody who is since they joined. */
  validFrom?: DateTimeFilter | null | undefined;
  /** Until when a guest is here: from then on they see nothing of the radio. Null for somebody who stays. */
  validUntil?: DateTimeFilter | null | undefined;
};

/** Someone who joins the team of the current radio. */
export type TeamMemberInput = {
  /** Address of the person, who must be known to the platform and not be in the team; or else their `username`. Whoever may not read people hears no more of another than `invalid`, and RATE_LIMITED after a few. */
  email?: string | null | undefined;
  /** What the person is on this radio: id of a `Role` of the platform or of this radio, with no more power here than one’s own. */
  roleId: string;
  /** The exact name that the person signs with, as `peopleToJoin` gives it, instead of `email`. The same is heard of it. */
  username?: string | null | undefined;
  /** From when on they are here; null for at once. */
  validFrom?: string | null | undefined;
  /** Until when they are here, after `validFrom` and at most a year ahead; null for good. */
  validUntil?: string | null | undefined;
};

/** Another role in the team, or another time in it. Absent fields stay as they are. */
export type TeamMemberPatch = {
  /** What the person is on this radio from now on: id of a `Role`. */
  roleId?: string | null | undefined;
  /** From when on they are here; null for at once. */
  validFrom?: string | null | undefined;
  /** Until when they are here, after `validFrom` and at most a year ahead; null for good. */
  validUntil?: string | null | undefined;
};

/** A column to sort TeamMember rows by: one of these, and its direction. */
export type TeamMemberSort = {
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** First and last name, for whoever sees the team. */
  fullName?: SortOrder | null | undefined;
  /** Id of the `TeamMember`. */
  id?: SortOrder | null | undefined;
  /** Of `role`: The short name that lists of users use, such as `admin`. */
  role?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
  /** From when on a guest is here; null for somebody who is since they joined. */
  validFrom?: SortOrder | null | undefined;
  /** Until when a guest is here: from then on they see nothing of the radio. Null for somebody who stays. */
  validUntil?: SortOrder | null | undefined;
};

/** Rows by a list of texts that they hold, such as tags. */
export type TextsFilter = {
  /** One of the texts is exactly this. Case counts. */
  has?: string | null | undefined;
};

/** Which User rows to list. All that is given must hold. */
export type UserFilter = {
  /** Name of the company that the person works for; may be empty. */
  company?: StringFilter | null | undefined;
  /** The country the person lives in, by its name in English; a text without `countryCode` where an older caller gave one; may be empty. */
  country?: StringFilter | null | undefined;
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** The plan subscribed to. */
  currentPlan?: PlanFilter | null | undefined;
  /** The address to sign in with, in lower case; unique. */
  email?: StringFilter | null | undefined;
  /** Id of the `Company` in `employer`: The company that the person works for; lists filter and sort by its name, as `company`. */
  employerId?: IdFilter | null | undefined;
  /** First and last name in one, 1 to 120 characters. */
  fullName?: StringFilter | null | undefined;
  /** Id of the `User`. */
  id?: IdFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: UserFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<UserFilter> | null | undefined;
  /** Id of the `Region` in `region`: The region, of `regions(cityId)`. */
  regionId?: IdFilter | null | undefined;
  /** Of `role`: The short name that lists of users use, such as `admin`. */
  role?: StringFilter | null | undefined;
  /** Id of the `Role` in `role`: What the person may do. Lists filter and sort by the role’s key. */
  roleId?: IdFilter | null | undefined;
  /** Whether the person may sign in. */
  status?: UserStatusFilter | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** The name for signing and mentions; unique, whatever the case. */
  username?: StringFilter | null | undefined;
};

/** A new person. */
export type UserInput = {
  /** Street and number, at most 200 characters; may be empty. */
  address?: string | null | undefined;
  /** How the person pays, at most 60 characters. */
  billing?: string | null | undefined;
  /** Id of a `City` of `cities(stateId)`. Null for none. A problem here is `unknown`, or `elsewhere` when it is not part of the state. */
  cityId?: string | null | undefined;
  /** Name of the company, at most 120 characters; one is made when there is none of that name. Empty for none. */
  company?: string | null | undefined;
  /** Telephone number of 3 to 40 characters; may be empty. */
  contact?: string | null | undefined;
  /** For callers who know no codes: a country by name, at most 80 characters. A name of `countries` stands for its code; any other text is kept as it is, without one. Of no effect beside a `countryCode`. */
  country?: string | null | undefined;
  /** ISO code of a country of `countries`, such as `FR`; null for none. It gives `country` its name. Whoever moves to another place leaves what is below it, unless that is given too. */
  countryCode?: string | null | undefined;
  /** The plan subscribed to. */
  currentPlan: Plan;
  /** A valid address that is not taken. Another one needs a fresh sign-in: FRESH_SIGN_IN_NEEDED. */
  email: string;
  /** First name, 1 to 60 characters. */
  firstName: string;
  /** Last name, at most 59 characters; may be empty. */
  lastName?: string | null | undefined;
  /** A mobile number that exists, with its calling code, such as `+33 6 12 34 56 78`; may be empty. */
  mobile?: string | null | undefined;
  /** A password of 15 to 256 characters that is not a common one. Until there is one the person cannot sign in. A new one ends their open sessions and needs a fresh sign-in: FRESH_SIGN_IN_NEEDED. */
  password?: string | null | undefined;
  /** The password once more; needed with it. */
  passwordConfirmation?: string | null | undefined;
  /** Id of a `Region` of `regions(cityId)`. Null for none. A problem here is `unknown`, or `elsewhere` when it is not part of the city. */
  regionId?: string | null | undefined;
  /** Id of a `Role` of the platform that may do no more than the viewer. Nobody changes their own (`yourself`); another one needs a fresh sign-in: FRESH_SIGN_IN_NEEDED. */
  roleId: string;
  /** Id of a `State` of `states(countryCode)`. Null for none. A problem here is `unknown`, or `elsewhere` when it is not part of the country. */
  stateId?: string | null | undefined;
  /** PENDING when a new person is given none. */
  status?: UserStatus | null | undefined;
  /** 3 to 40 letters, digits, dots, hyphens and underscores; not taken. */
  username: string;
  /** The zip code, at most 20 characters; may be empty. One of `zipCodes(regionId)` where the region has any: otherwise the problem is `elsewhere`. */
  zipCode?: string | null | undefined;
};

/** Changes to a person. Absent fields stay as they are. */
export type UserPatch = {
  /** Street and number, at most 200 characters; may be empty. */
  address?: string | null | undefined;
  /** How the person pays, at most 60 characters. */
  billing?: string | null | undefined;
  /** Id of a `City` of `cities(stateId)`. Null for none. A problem here is `unknown`, or `elsewhere` when it is not part of the state. */
  cityId?: string | null | undefined;
  /** Name of the company, at most 120 characters; one is made when there is none of that name. Empty for none. */
  company?: string | null | undefined;
  /** Telephone number of 3 to 40 characters; may be empty. */
  contact?: string | null | undefined;
  /** For callers who know no codes: a country by name, at most 80 characters. A name of `countries` stands for its code; any other text is kept as it is, without one. Of no effect beside a `countryCode`. */
  country?: string | null | undefined;
  /** ISO code of a country of `countries`, such as `FR`; null for none. It gives `country` its name. Whoever moves to another place leaves what is below it, unless that is given too. */
  countryCode?: string | null | undefined;
  /** The plan subscribed to. */
  currentPlan?: Plan | null | undefined;
  /** A valid address that is not taken. Another one needs a fresh sign-in: FRESH_SIGN_IN_NEEDED. */
  email?: string | null | undefined;
  /** First name, 1 to 60 characters. */
  firstName?: string | null | undefined;
  /** Last name, at most 59 characters; may be empty. */
  lastName?: string | null | undefined;
  /** A mobile number that exists, with its calling code, such as `+33 6 12 34 56 78`; may be empty. */
  mobile?: string | null | undefined;
  /** A password of 15 to 256 characters that is not a common one. Until there is one the person cannot sign in. A new one ends their open sessions and needs a fresh sign-in: FRESH_SIGN_IN_NEEDED. */
  password?: string | null | undefined;
  /** The password once more; needed with it. */
  passwordConfirmation?: string | null | undefined;
  /** Id of a `Region` of `regions(cityId)`. Null for none. A problem here is `unknown`, or `elsewhere` when it is not part of the city. */
  regionId?: string | null | undefined;
  /** Id of a `Role` of the platform that may do no more than the viewer. Nobody changes their own (`yourself`); another one needs a fresh sign-in: FRESH_SIGN_IN_NEEDED. */
  roleId?: string | null | undefined;
  /** Id of a `State` of `states(countryCode)`. Null for none. A problem here is `unknown`, or `elsewhere` when it is not part of the country. */
  stateId?: string | null | undefined;
  /** PENDING when a new person is given none. */
  status?: UserStatus | null | undefined;
  /** 3 to 40 letters, digits, dots, hyphens and underscores; not taken. */
  username?: string | null | undefined;
  /** The zip code, at most 20 characters; may be empty. One of `zipCodes(regionId)` where the region has any: otherwise the problem is `elsewhere`. */
  zipCode?: string | null | undefined;
};

/** A column to sort User rows by: one of these, and its direction. */
export type UserSort = {
  /** Name of the company that the person works for; may be empty. */
  company?: SortOrder | null | undefined;
  /** The country the person lives in, by its name in English; a text without `countryCode` where an older caller gave one; may be empty. */
  country?: SortOrder | null | undefined;
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** The plan subscribed to. */
  currentPlan?: SortOrder | null | undefined;
  /** The address to sign in with, in lower case; unique. */
  email?: SortOrder | null | undefined;
  /** First and last name in one, 1 to 120 characters. */
  fullName?: SortOrder | null | undefined;
  /** Id of the `User`. */
  id?: SortOrder | null | undefined;
  /** Of `role`: The short name that lists of users use, such as `admin`. */
  role?: SortOrder | null | undefined;
  /** Whether the person may sign in. */
  status?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
  /** The name for signing and mentions; unique, whatever the case. */
  username?: SortOrder | null | undefined;
};

/** Whether a person may sign in. */
export type UserStatus =
  /** May sign in. */
  | 'ACTIVE'
  /** May not sign in; open sessions end at their next request. */
  | 'INACTIVE'
  /** Was added and has not yet signed in for the first time. */
  | 'PENDING';

/** Rows by their UserStatus. */
export type UserStatusFilter = {
  /** Exactly this value. */
  eq?: UserStatus | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<UserStatus> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Which Video rows to list. All that is given must hold. */
export type VideoFilter = {
  /** Average bits a second. */
  bitrate?: NumberFilter | null | undefined;
  /** Id of the `MediaCategory` in `category`: The category that it is in. */
  categoryId?: IdFilter | null | undefined;
  /** Of `category`: Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  categoryName?: StringFilter | null | undefined;
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Who made it, as one line for people, such as “A feat. B”; may be empty. */
  credit?: StringFilter | null | undefined;
  /** Id of the `MediaItem` in `duplicateOf`: The first file with the same bytes, when that is why this one failed. */
  duplicateOfId?: IdFilter | null | undefined;
  /** How long it plays, in milliseconds. */
  duration?: NumberFilter | null | undefined;
  /** Why it cannot be used; null unless FAILED. */
  failure?: MediaFailureFilter | null | undefined;
  /** The name that the file had when it was sent; it is shown, never used. */
  fileName?: StringFilter | null | undefined;
  /** Pixels from top to bottom; null until it was looked at. */
  height?: NumberFilter | null | undefined;
  /** Id of the `Video`. */
  id?: IdFilter | null | undefined;
  /** What it is for. */
  kind?: MediaKindFilter | null | undefined;
  /** Integrated loudness in LUFS (EBU R128); null when it was not measured. */
  loudness?: NumberFilter | null | undefined;
  /** MIME type of the content, such as `audio/mpeg`; empty until it was looked at. */
  mimeType?: StringFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: VideoFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<VideoFilter> | null | undefined;
  /** What of it browsers play, once it is ready: the file itself, or a rendition that is made of it. */
  playback?: MediaPlaybackFilter | null | undefined;
  /** Size of the file in bytes. */
  size?: NumberFilter | null | undefined;
  /** How far it is on its way into the library. */
  state?: MediaStateFilter | null | undefined;
  /** Id of the `MediaTag` in `tags`: The words that it is marked with. */
  tagId?: IdFilter | null | undefined;
  /** Of one of `tags`: Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  tagName?: StringFilter | null | undefined;
  /** Its title, 1 to 255 characters. */
  title?: StringFilter | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** Pixels from side to side; null until it was looked at. */
  width?: NumberFilter | null | undefined;
};

/** Changes to a video. Absent fields stay as they are. */
export type VideoPatch = {
  /** The category that it is in: id of a `MediaCategory`; null for none. */
  categoryId?: string | null | undefined;
  /** Who made it, as one line for people, at most 255 characters. Of a song it is made from its artistes when it is empty, or when they are given without it. */
  credit?: string | null | undefined;
  /** Where playing begins, in milliseconds: 0 or more, before its end. Null at the start. */
  cueIn?: number | null | undefined;
  /** Where playing ends, in milliseconds after the start of the file: after `cueIn`, not after the end. Null at the end. */
  cueOut?: number | null | undefined;
  /** What it shows, at most 5,000 characters of plain text. */
  description?: string | null | undefined;
  /** How long it fades in, in milliseconds; not longer than what plays. Null for not at all. */
  fadeIn?: number | null | undefined;
  /** How long it fades out, in milliseconds; with the fade in not longer than what plays. Null for not at all. */
  fadeOut?: number | null | undefined;
  /** Where the next item may begin over this one, in milliseconds after the start of the file, between the cue points. Null at the end. */
  startNext?: number | null | undefined;
  /** Its tags: id of each `MediaTag`, at most 50, instead of those it has. */
  tagIds?: Array<string> | null | undefined;
  /** Its tags by name, together with those of `tagIds`; at most 50. One that does not exist is made for whoever may create MediaTag, and `unknown` for others. */
  tagNames?: Array<string> | null | undefined;
  /** Its title, 1 to 255 characters. */
  title?: string | null | undefined;
};

/** A column to sort Video rows by: one of these, and its direction. */
export type VideoSort = {
  /** Average bits a second. */
  bitrate?: SortOrder | null | undefined;
  /** Of `category`: Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs. */
  categoryName?: SortOrder | null | undefined;
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** Who made it, as one line for people, such as “A feat. B”; may be empty. */
  credit?: SortOrder | null | undefined;
  /** How long it plays, in milliseconds. */
  duration?: SortOrder | null | undefined;
  /** Why it cannot be used; null unless FAILED. */
  failure?: SortOrder | null | undefined;
  /** The name that the file had when it was sent; it is shown, never used. */
  fileName?: SortOrder | null | undefined;
  /** Pixels from top to bottom; null until it was looked at. */
  height?: SortOrder | null | undefined;
  /** Id of the `Video`. */
  id?: SortOrder | null | undefined;
  /** What it is for. */
  kind?: SortOrder | null | undefined;
  /** Integrated loudness in LUFS (EBU R128); null when it was not measured. */
  loudness?: SortOrder | null | undefined;
  /** MIME type of the content, such as `audio/mpeg`; empty until it was looked at. */
  mimeType?: SortOrder | null | undefined;
  /** What of it browsers play, once it is ready: the file itself, or a rendition that is made of it. */
  playback?: SortOrder | null | undefined;
  /** Size of the file in bytes. */
  size?: SortOrder | null | undefined;
  /** How far it is on its way into the library. */
  state?: SortOrder | null | undefined;
  /** Its title, 1 to 255 characters. */
  title?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
  /** Pixels from side to side; null until it was looked at. */
  width?: SortOrder | null | undefined;
};

/** How far somebody is on their way to the air. */
export type VisitState =
  /** They may go on the air: whoever is live can put them there. */
  | 'ADMITTED'
  /** Somebody of the station listens to them, and nobody else does. */
  | 'HEARD'
  /** They have gone, or their line was lost. */
  | 'LEFT'
  /** They are in the sound of whoever is live. */
  | 'ON_AIR'
  /** They were sent away. */
  | 'REFUSED'
  /** They are there, and nobody has listened to them yet. */
  | 'WAITING';

/** Rows by their VisitState. */
export type VisitStateFilter = {
  /** Exactly this value. */
  eq?: VisitState | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<VisitState> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Why a message to a webhook has not arrived. */
export type WebhookDeliveryProblem =
  /** The answer was none from 200 to 299. */
  | 'ANSWER'
  /** It is no address. */
  | 'INVALID_ADDRESS'
  /** The address does not begin with `https://`. */
  | 'NOT_SECURE'
  /** Nobody is there, or the line was closed. */
  | 'NO_CONNECTION'
  /** The webhook was switched off before it was sent. */
  | 'OFF'
  /** The answer leads elsewhere, which is not followed. */
  | 'REDIRECT'
  /** The host stands for an address that is not on the internet. */
  | 'REFUSED_ADDRESS'
  /** There was no answer in ten seconds. */
  | 'TIMED_OUT'
  /** No such host is known. */
  | 'UNKNOWN_HOST';

/** How far a message to a webhook has come. */
export type WebhookDeliveryState =
  /** It was taken, with an answer from 200 to 299. */
  | 'DELIVERED'
  /** It is given up; it can be sent again. */
  | 'FAILED'
  /** It is to be sent, for the first time or again. */
  | 'WAITING';

/** Where a machine hears what happens, and of what. */
export type WebhookInput = {
  /** Of which kinds it hears: `unknown` for one that is not in `webhookKinds` of the viewer. */
  kinds: Array<string>;
  /** Where messages are sent: an address on the internet that begins with `https://`, at most 500 characters. `link` for what is no address, `notSecure`, `notThere` for a host that nobody knows, `privateAddress` for one that is not on the internet or is this station itself. */
  url: string;
};

/** An hour of the week. */
export type WeekHourInput = {
  /** The hour of the radio’s own clock, 0 to 23. */
  hour: number;
  /** The day of the week, 1 for Monday to 7 for Sunday. */
  weekday: number;
};

/** By what something is on the air. */
export type WhyRule =
  /** An advert that was due in a break. */
  | 'ADVERT_BREAK'
  /** A part of a clock asked for it. */
  | 'CLOCK'
  /** Nothing is planned: the default playlist, or general ones in turn. */
  | 'DEFAULT'
  /** It fills an emission that has nothing else then. */
  | 'FILLER'
  /** Somebody put it into the rundown. */
  | 'HAND'
  /** A playlist that plays every so many songs or minutes, or once an hour. */
  | 'PLAYLIST_RULE'
  /** The slot holds it: its playlist, its episode, or the studio. */
  | 'SLOT';
