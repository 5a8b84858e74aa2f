/** Condition of an ability. */
export type AbilityCondition =
  /** Only own records: emissions that the person presents or produces, and records that belong to them. */
  | 'OWN';

/** Ability to grant, one of those that `abilitySubjects` offers. */
export type AbilityInput = {
  /** `read`, `create`, `update`, `delete`, or `manage` for all of them. */
  action: string;
  /** Condition of the ability, for one of `ownActions` of the subject; defaults to none. */
  condition?: AbilityCondition | null | undefined;
  /** Subject of the action, such as `Invoice`, or `all`. */
  subject: string;
};

/** Source of an ability of a role. */
export type AbilitySource =
  /** The role allows it by itself. */
  | 'BASE'
  /** A permission that is assigned to the role allows it. */
  | 'PERMISSION';

/** Reason for the result of an access test. */
export type AccessReason =
  /** A rule allows it; only for own records when the rule has the condition `OWN` and no record was named. */
  | 'ALLOWED'
  /** The person may not sign in. */
  | 'INACTIVE'
  /** The person does not belong to the radio; every request there is refused. */
  | 'NOT_IN_TEAM'
  /** A rule allows it for own records only, and the record is not the person’s own. */
  | 'NOT_OWN'
  /** The subject belongs to radios, and none was named. */
  | 'NO_RADIO'
  /** Neither the roles nor the permissions of the person allow it. */
  | 'NO_RULE'
  /** A rule allows it, but the person cannot see such a record. */
  | 'RECORD_NOT_FOUND';

/** Source of the rule that allows something. */
export type AccessSource =
  /** The role on the platform may do everything. */
  | 'ADMINISTRATOR'
  /** A permission of the role; see `role`. */
  | 'PERMISSION'
  /** The role on the platform, by itself. */
  | 'ROLE'
  /** The role in the team of the radio, by itself. */
  | 'TEAM_ROLE';

/** Changes to the viewer’s own account. Absent fields stay unchanged. */
export type AccountSettingsPatch = {
  /** A few lines, at most 1,000 characters; may be empty. */
  bio?: string | null | undefined;
  /** Day of birth, from 1900 to today; null for none. */
  birthDate?: string | null | undefined;
  /** Name of the company, at most 120 characters; created when no company has this name. Empty for none. */
  company?: string | null | undefined;
  /** A telephone number of 3 to 40 characters; empty for none. */
  contact?: string | null | undefined;
  /** ISO code of a country, such as `FR`, from `countries`. */
  countryCode?: string | null | undefined;
  /** Job at the station, at most 80 characters; may be empty. */
  designation?: string | null | undefined;
  /** A valid and unused e-mail address. A change needs a recent proof of identity, and is reported to the old address. */
  email?: string | null | undefined;
  /** First name, 1 to 60 characters. */
  firstName?: string | null | undefined;
  /** A language of the portal or of mails: `en`, `fr` or `ar`. */
  language?: string | null | undefined;
  /** Last name, at most 59 characters; may be empty. */
  lastName?: string | null | undefined;
  /** E-mail notifications of the user. */
  notifications?: NotificationChoicesInput | null | undefined;
  /** Addresses of the user’s pages. */
  socialLinks?: SocialLinksInput | null | undefined;
  /** IANA name, such as `Europe/Paris`; null for the time zone of the radio. */
  timeZone?: string | null | undefined;
  /** 3 to 40 letters, digits, dots, hyphens and underscores; must be unused. */
  username?: string | null | undefined;
  /** An http or https address of at most 300 characters; empty for none. */
  website?: string | null | undefined;
};

/** Filter of AirItem rows. All given conditions must hold. */
export type AirItemFilter = {
  /** Title of the album; may be empty. */
  album?: StringFilter | null | undefined;
  /** User who inserted or ended the item; empty for the plan. */
  by?: StringFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Credited artists at the time of playing; may be empty. */
  credit?: StringFilter | null | undefined;
  /** Time on the air in milliseconds; null while it is on the air, and when it was not played. */
  heardFor?: NumberFilter | null | undefined;
  /** When the item began on the air, as the player reports; null when it was not played. */
  heardFrom?: DateTimeFilter | null | undefined;
  /** When the item ended on the air; null while it is on the air, and when it was not played. */
  heardUntil?: DateTimeFilter | null | undefined;
  /** Id of the `AirItem`. */
  id?: IdFilter | null | undefined;
  /** International Standard Recording Code; may be empty. */
  isrc?: StringFilter | null | undefined;
  /** Record label; may be empty. */
  label?: StringFilter | null | undefined;
  /** Id of the `MediaItem` in `media`: Media item; null when it was deleted, and for items without a file in the library. */
  mediaId?: IdFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: AirItemFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<AirItemFilter> | null | undefined;
  /** Planned start. */
  plannedAt?: DateTimeFilter | null | undefined;
  /** Id of the `Slot` in `slot`: Slot that the item belonged to; null when nothing was planned. */
  slotId?: IdFilter | null | undefined;
  /** Source of the item. */
  source?: PlaySourceFilter | null | undefined;
  /** Outcome of the item. */
  state?: PlayStateFilter | null | undefined;
  /** Title at the time of playing. */
  title?: StringFilter | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A column to sort AirItem rows by, with its direction. Exactly one column must be given. */
export type AirItemSort = {
  /** Title of the album; may be empty. */
  album?: SortOrder | null | undefined;
  /** User who inserted or ended the item; empty for the plan. */
  by?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Credited artists at the time of playing; may be empty. */
  credit?: SortOrder | null | undefined;
  /** Time on the air in milliseconds; null while it is on the air, and when it was not played. */
  heardFor?: SortOrder | null | undefined;
  /** When the item began on the air, as the player reports; null when it was not played. */
  heardFrom?: SortOrder | null | undefined;
  /** When the item ended on the air; null while it is on the air, and when it was not played. */
  heardUntil?: SortOrder | null | undefined;
  /** Id of the `AirItem`. */
  id?: SortOrder | null | undefined;
  /** International Standard Recording Code; may be empty. */
  isrc?: SortOrder | null | undefined;
  /** Record label; may be empty. */
  label?: SortOrder | null | undefined;
  /** Planned start. */
  plannedAt?: SortOrder | null | undefined;
  /** Source of the item. */
  source?: SortOrder | null | undefined;
  /** Outcome of the item. */
  state?: SortOrder | null | undefined;
  /** Title at the time of playing. */
  title?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Filter of Album rows. All given conditions must hold. */
export type AlbumFilter = {
  /** Id of the `Artiste` in `artiste`: Artiste of the album; null for a collection of several artistes. */
  artisteId?: IdFilter | null | undefined;
  /** Of `artiste`: Display name, 1 to 200 characters. */
  artisteName?: StringFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Album`. */
  id?: IdFilter | null | undefined;
  /** Record label, at most 200 characters; may be empty. */
  label?: StringFilter | null | undefined;
  /** True when the album was created from the tags of a file and has not been reviewed yet. */
  needsReview?: BooleanFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: AlbumFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<AlbumFilter> | null | undefined;
  /** Title, 1 to 255 characters. */
  title?: StringFilter | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** Year of release, 1000 to 9999; null when unknown. */
  year?: NumberFilter | null | undefined;
};

/** New album. */
export type AlbumInput = {
  /** Id of the `Artiste` of the album; null for a collection of several artistes. */
  artisteId?: string | null | undefined;
  /** Record label, at most 200 characters. */
  label?: string | null | undefined;
  /** Title, 1 to 255 characters. */
  title: string;
  /** Year of release, 1000 to 9999. */
  year?: number | null | undefined;
};

/** Changes to an album. Absent fields stay as they are. */
export type AlbumPatch = {
  /** Id of the `Artiste` of the album; null for a collection of several artistes. */
  artisteId?: string | null | undefined;
  /** Record label, at most 200 characters. */
  label?: string | null | undefined;
  /** Title, 1 to 255 characters. */
  title?: string | null | undefined;
  /** Year of release, 1000 to 9999. */
  year?: number | null | undefined;
};

/** A column to sort Album rows by, with its direction. Exactly one column must be given. */
export type AlbumSort = {
  /** Of `artiste`: Display name, 1 to 200 characters. */
  artisteName?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Album`. */
  id?: SortOrder | null | undefined;
  /** Record label, at most 200 characters; may be empty. */
  label?: SortOrder | null | undefined;
  /** True when the album was created from the tags of a file and has not been reviewed yet. */
  needsReview?: SortOrder | null | undefined;
  /** Title, 1 to 255 characters. */
  title?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
  /** Year of release, 1000 to 9999; null when unknown. */
  year?: SortOrder | null | undefined;
};

/** Filter of Artiste rows. All given conditions must hold. */
export type ArtisteFilter = {
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Artiste`. */
  id?: IdFilter | null | undefined;
  /** True when a name that reads like several is one artiste, such as “Earth, Wind & Fire”. When false, the artist separation applies to each of the names. */
  isOneArtiste?: BooleanFilter | null | undefined;
  /** Display name, 1 to 200 characters. */
  name?: StringFilter | null | undefined;
  /** True when the artiste was created from the tags of a file and has not been reviewed yet. */
  needsReview?: BooleanFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: ArtisteFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<ArtisteFilter> | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** New artiste. */
export type ArtisteInput = {
  /** Biography, at most 5,000 characters of plain text. */
  biography?: string | null | undefined;
  /** True when a name that reads like several is one artiste; defaults to false. */
  isOneArtiste?: boolean | null | undefined;
  /** Display name, 1 to 200 characters. */
  name: string;
};

/** Changes to an artiste. Absent fields stay as they are. */
export type ArtistePatch = {
  /** Biography, at most 5,000 characters of plain text. */
  biography?: string | null | undefined;
  /** True when a name that reads like several is one artiste; defaults to false. */
  isOneArtiste?: boolean | null | undefined;
  /** Display name, 1 to 200 characters. */
  name?: string | null | undefined;
};

/** A column to sort Artiste rows by, with its direction. Exactly one column must be given. */
export type ArtisteSort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Artiste`. */
  id?: SortOrder | null | undefined;
  /** True when a name that reads like several is one artiste, such as “Earth, Wind & Fire”. When false, the artist separation applies to each of the names. */
  isOneArtiste?: SortOrder | null | undefined;
  /** Display name, 1 to 200 characters. */
  name?: SortOrder | null | undefined;
  /** True when the artiste was created from the tags of a file and has not been reviewed yet. */
  needsReview?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Level of detail that a radio stores about its listeners, from most to least. */
export type AudiencePrivacy =
  /** Figures, and for 60 days the listening sessions with program, kind of device and country. A listener is a pseudonym made with a salt that is deleted at the end of the day. Addresses are never stored. */
  | 'ALL'
  /** Listener counts only, without single listeners. */
  | 'COUNTS'
  /** Nothing about listeners; only whether mount points are on the air. */
  | 'NONE';

/** Length of time that one point of a chart covers. */
export type AudienceStep =
  /** One day in the radio’s time zone; at most 731 days. */
  | 'DAY'
  /** One hour in the radio’s time zone; at most 62 days. */
  | 'HOUR'
  /** One minute; the range may have at most 2 days. */
  | 'MINUTE';

/** An action or an attempt. */
export type AuditAction =
  /** A record was created. */
  | 'CREATED'
  /** A record was deleted for good. */
  | 'DELETED'
  /** A request lacked a permission; `changes` names the action. */
  | 'DENIED'
  /** A session was ended by its user, or because its refresh token was used twice. */
  | 'SESSION_REVOKED'
  /** A user signed in. */
  | 'SIGNED_IN'
  /** A user signed out. */
  | 'SIGNED_OUT'
  /** A sign-in failed: wrong password, unknown address, or an account that may not sign in. */
  | 'SIGN_IN_FAILED'
  /** A record was changed, moved to the recycle bin or restored. */
  | 'UPDATED';

/** Filters rows by their AuditAction. */
export type AuditActionFilter = {
  /** Exactly this value. */
  eq?: AuditAction | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<AuditAction> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** Filter of AuditEntry rows. All given conditions must hold. */
export type AuditEntryFilter = {
  /** The action or attempt. */
  action?: AuditActionFilter | null | undefined;
  /** Id of the `User`. */
  actorId?: IdFilter | null | undefined;
  /** Name of the user at that time; may be empty. */
  actorName?: StringFilter | null | undefined;
  /** IP address of the request, for a file upload that of its last chunk; empty for actions of the system itself. */
  address?: StringFilter | null | undefined;
  /** Time of the action. */
  at?: DateTimeFilter | null | undefined;
  /** Id of the `AuditEntry`. */
  id?: IdFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: AuditEntryFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<AuditEntryFilter> | null | undefined;
  /** Id of the `Radio`. */
  radioId?: IdFilter | null | undefined;
  /** Type of the affected record, such as `Invoice`. */
  subject?: StringFilter | null | undefined;
  /** Id of the affected record, of the type in `subject`. */
  subjectId?: IdFilter | null | undefined;
};

/** A column to sort AuditEntry rows by, with its direction. Exactly one column must be given. */
export type AuditEntrySort = {
  /** The action or attempt. */
  action?: SortOrder | null | undefined;
  /** Name of the user at that time; may be empty. */
  actorName?: SortOrder | null | undefined;
  /** Time of the action. */
  at?: SortOrder | null | undefined;
  /** Id of the `AuditEntry`. */
  id?: SortOrder | null | undefined;
  /** Type of the affected record, such as `Invoice`. */
  subject?: SortOrder | null | undefined;
};

/** Filter of BlogPost rows. All given conditions must hold. */
export type BlogPostFilter = {
  /** Id of the `User` in `author`: Author; null when the account was deleted. */
  authorId?: IdFilter | null | undefined;
  /** Of `author`: First and last name. */
  authorName?: StringFilter | null | undefined;
  /** Id of the `BlogCategory` in `categories`: Categories of the article. */
  categoryId?: IdFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `BlogPost`. */
  id?: IdFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: BlogPostFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<BlogPostFilter> | null | undefined;
  /** Time of the first publication; null before it. Unpublishing the article does not change it. */
  publishedAt?: DateTimeFilter | null | undefined;
  /** Slug: letters, digits and single hyphens; unique. */
  slug?: StringFilter | null | undefined;
  /** Status of the article. */
  status?: BlogStatusFilter | null | undefined;
  /** Tags: at most 12 words or short phrases. */
  tags?: TextsFilter | null | undefined;
  /** Title, 1 to 160 characters. */
  title?: StringFilter | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** New article; the viewer becomes its author. */
export type BlogPostInput = {
  /** Ids of the `BlogCategory`s, at most 8; BAD_USER_INPUT at each that does not exist. */
  categoryIds?: Array<string> | null | undefined;
  /** Article as HTML, at most 100,000 characters. Elements that the editor does not produce are removed: scripts, styles, frames, forms and external pictures. */
  content?: string | null | undefined;
  /** Excerpt as plain text, at most 500 characters; defaults to the beginning of the article. */
  excerpt?: string | null | undefined;
  /** Slug, at most 120 characters; converted to letters, digits and hyphens. Rejected with `taken` when another article has it. Derived from the title when absent or empty. */
  slug?: string | null | undefined;
  /** Status; defaults to DRAFT. */
  status?: BlogStatus | null | undefined;
  /** Tags: at most 12 words or short phrases of 1 to 40 characters. */
  tags?: Array<string> | null | undefined;
  /** Title, 1 to 160 characters. */
  title: string;
};

/** Changes to an article. Absent fields stay as they are. */
export type BlogPostPatch = {
  /** Ids of the `BlogCategory`s, at most 8; BAD_USER_INPUT at each that does not exist. */
  categoryIds?: Array<string> | null | undefined;
  /** Article as HTML, at most 100,000 characters. Elements that the editor does not produce are removed: scripts, styles, frames, forms and external pictures. */
  content?: string | null | undefined;
  /** Excerpt as plain text, at most 500 characters; defaults to the beginning of the article. */
  excerpt?: string | null | undefined;
  /** Slug, at most 120 characters; converted to letters, digits and hyphens. Rejected with `taken` when another article has it. Derived from the title when absent or empty. */
  slug?: string | null | undefined;
  /** Status; defaults to DRAFT. */
  status?: BlogStatus | null | undefined;
  /** Tags: at most 12 words or short phrases of 1 to 40 characters. */
  tags?: Array<string> | null | undefined;
  /** Title, 1 to 160 characters. */
  title?: string | null | undefined;
};

/** A column to sort BlogPost rows by, with its direction. Exactly one column must be given. */
export type BlogPostSort = {
  /** Of `author`: First and last name. */
  authorName?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `BlogPost`. */
  id?: SortOrder | null | undefined;
  /** Time of the first publication; null before it. Unpublishing the article does not change it. */
  publishedAt?: SortOrder | null | undefined;
  /** Status of the article. */
  status?: SortOrder | null | undefined;
  /** Title, 1 to 160 characters. */
  title?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Status of an article. */
export type BlogStatus =
  /** Draft, visible to its author and to people who manage articles. */
  | 'DRAFT'
  /** Ready for review before publication; visible to the same people. */
  | 'PENDING'
  /** Published, visible to everybody who may read the blog. */
  | 'PUBLISHED';

/** Filters rows by their BlogStatus. */
export type BlogStatusFilter = {
  /** Exactly this value. */
  eq?: BlogStatus | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<BlogStatus> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** Filters rows by a yes-or-no value. */
export type BooleanFilter = {
  /** Exactly this value. */
  eq?: boolean | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** A new calendar feed. */
export type CalendarFeedInput = {
  /** Id of the `Emission`: `required` for EMISSION, `invalid` for other kinds, `unknown` when there is no such emission. */
  emissionId?: string | null | undefined;
  /** Contents of the feed. */
  kind: CalendarFeedKind;
  /** Name, at most 80 characters; the name of its contents when absent. */
  name?: string | null | undefined;
};

/** Contents of a calendar feed. */
export type CalendarFeedKind =
  /** A single emission, rebroadcasts included. */
  | 'EMISSION'
  /** Emissions and episodes that its maker takes part in, rebroadcasts included. */
  | 'PERSON'
  /** The whole calendar. */
  | 'RADIO';

/** A calendar file, and the slots that its events become. */
export type CalendarImportInput = {
  /** LIVE or MULTIMEDIA; other categories are `invalid`. */
  category: SlotCategory;
  /** Id of the `Emission` for events whose title matches no emission; `ended` for one that is over. Null to leave such events out. */
  defaultEmissionId?: string | null | undefined;
  /** Layer of the slots; PROGRAMMES when absent. */
  layer?: SlotLayer | null | undefined;
  /** The file in iCalendar format, at most 200,000 characters and 200 events. Split larger files between events; changed days (RECURRENCE-ID) must be in the same part as their series. */
  text: string;
  /** UIDs of the events to import; all of them when absent. */
  uids?: Array<string> | null | undefined;
};

/** Reason why an event of a calendar file is not imported. */
export type CalendarImportProblem =
  /** The event lasts all day, without times. */
  | 'ALL_DAY'
  /** The event is cancelled. */
  | 'CANCELLED'
  /** Another slot is on the same layer on one of its dates. */
  | 'CONFLICT'
  /** Another event of the file has the same UID. */
  | 'DUPLICATE_UID'
  /** The event ends before it starts, or at the same moment. */
  | 'END_BEFORE_START'
  /** No emission has its title, and no default emission was chosen. */
  | 'NO_EMISSION'
  /** The event has neither an end nor a duration. */
  | 'NO_END'
  /** The event has no start. */
  | 'NO_START'
  /** The event has no UID, so that a second import could not recognize it. */
  | 'NO_UID'
  /** The event repeats in another time zone, whose clocks change on other days than those of the radio, or on another day. */
  | 'OTHER_ZONE'
  /** The event is over. */
  | 'PAST'
  /** The event is longer than a day. */
  | 'TOO_LONG'
  /** The time zone is unknown. */
  | 'UNKNOWN_ZONE'
  /** The event is not well-formed. */
  | 'UNREADABLE'
  /** A changed date of the series cannot be represented: it is not part of the rule, lies more than 62 days away, or changes all dates after it. */
  | 'UNSUPPORTED_DAY'
  /** The recurrence rule cannot be represented by `SlotRecurrence`. */
  | 'UNSUPPORTED_RULE';

/** State of an event of a calendar file. */
export type CalendarImportState =
  /** This import created a slot. */
  | 'IMPORTED'
  /** A slot with its UID exists already: it is skipped. */
  | 'KNOWN'
  /** The event is not imported, see `problem`. */
  | 'PROBLEM'
  /** The event can be imported. */
  | 'READY';

/** Period of the figures of a card. */
export type CardPeriod =
  /** The last four weeks. */
  | 'LAST_28_DAYS'
  /** The last complete calendar month. */
  | 'LAST_MONTH'
  /** The last complete calendar year. */
  | 'LAST_YEAR';

/** Time between two points of a card’s series; the last point is the current one. */
export type CardStep =
  /** A day. */
  | 'DAY'
  /** A month. */
  | 'MONTH'
  /** A week. */
  | 'WEEK';

/** A new key of the cart pad. */
export type CartInput = {
  /** Colour, `#rrggbb`; blue when absent. */
  colour?: string | null | undefined;
  /** Gain in decibels, -24 to 12; 0 when absent. */
  gain?: number | null | undefined;
  /** Label, up to 40 characters; the title of its media item when empty or absent. */
  label?: string | null | undefined;
  /** Id of the `MediaItem` to play, which the viewer must be allowed to read. */
  mediaId: string;
  /** Page of the pad, 1 to 10. */
  page: number;
  /** Position on the page, 1 to 12. */
  place: number;
  /** True to share the cart with everybody in the studio, for people who may update LiveSession; the cart is the viewer’s own otherwise. */
  shared?: boolean | null | undefined;
};

/** Changes to a key of the cart pad. Absent fields stay as they are. */
export type CartPatch = {
  /** Colour, `#rrggbb`; blue when absent. */
  colour?: string | null | undefined;
  /** Gain in decibels, -24 to 12; 0 when absent. */
  gain?: number | null | undefined;
  /** Label, up to 40 characters; the title of its media item when empty or absent. */
  label?: string | null | undefined;
  /** Id of the `MediaItem` to play, which the viewer must be allowed to read. */
  mediaId?: string | null | undefined;
  /** Page of the pad, 1 to 10. */
  page?: number | null | undefined;
  /** Position on the page, 1 to 12. */
  place?: number | null | undefined;
  /** True to share the cart with everybody in the studio, for people who may update LiveSession; the cart is the viewer’s own otherwise. */
  shared?: boolean | null | undefined;
};

/** A chapter of an episode. */
export type ChapterInput = {
  /** Http or https address with more about it, at most 300 characters; empty for none. */
  link?: string | null | undefined;
  /** Start in milliseconds after the start of the sound. Later than the start of the chapter before. */
  start: number;
  /** Title, 1 to 200 characters. */
  title: string;
};

/** Relation of a person to the viewer in the chat. */
export type ChatContactKind =
  /** A person who has not answered the friend request of the viewer. */
  | 'ASKED_BY_ME'
  /** A person whose friend request the viewer has not answered. */
  | 'ASKED_ME'
  /** A person whom the viewer has blocked, without notification. */
  | 'BLOCKED'
  /** A friend. */
  | 'FRIENDS';

/** Kind of a chat event. */
export type ChatEventKind =
  /** The friend requests or friends of the viewer changed. */
  | 'CONTACTS'
  /** The viewer has lost access to a thread. */
  | 'GONE'
  /** A message was sent or changed. */
  | 'MESSAGE'
  /** Events may have been lost: query the threads and their changes again. */
  | 'MISSED'
  /** A person has read further in a thread. */
  | 'READ'
  /** A thread was created or changed, or its people changed. */
  | 'THREAD'
  /** A person is typing in a thread; repeated every few seconds while it continues. */
  | 'TYPING';

/** Kind of a file attached to a message. */
export type ChatFileKind =
  /** A document or an archive, offered for download. */
  | 'DOCUMENT'
  /** A picture, with a smaller preview. */
  | 'PICTURE'
  /** A sound, such as a voice note. */
  | 'SOUND'
  /** A video. */
  | 'VIDEO';

/** Message to send. */
export type ChatMessageInput = {
  /** Plain text with its line breaks, 1 to 10,000 characters; may be empty when there are files. */
  body: string;
  /** Idempotency key, such as a random UUID, 1 to 64 characters: sending it again does not create a second message. */
  clientKey: string;
  /** Files to attach, at most 10: ids of `ChatFile`s that the sender has uploaded for this thread with `PUT /uploads/chat/{thread}/files?name=`. Limits: pictures 10 MB, videos 50 MB, sounds, texts and documents 25 MB. Uploads that no message attaches within a day are deleted. */
  fileIds?: Array<string> | null | undefined;
  /** Id of the `ChatMessage` that this message replies to, in the same thread. */
  replyToId?: string | null | undefined;
  /** Id of the `ChatThread`. */
  threadId: string;
};

/** Content that a message can have. */
export type ChatMessagePart =
  /** An attached picture, sound or other file. */
  | 'FILE'
  /** A web link. */
  | 'LINK'
  /** A pin. */
  | 'PIN';

/** Role of a person in a chat thread. */
export type ChatPart =
  /** Member: reads and writes. */
  | 'MEMBER'
  /** Moderator: conceals messages, silences and removes people. */
  | 'MODERATOR'
  /** Owner: renames, closes and removes the thread, and assigns roles. */
  | 'OWNER';

/** Filter of ChatReport rows. All given conditions must hold. */
export type ChatReportFilter = {
  /** Id of the `User` in `author`: Author of the message; null when the account was deleted. */
  authorId?: IdFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `ChatReport`. */
  id?: IdFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: ChatReportFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<ChatReportFilter> | null | undefined;
  /** Id of the `User` in `reporter`: Reporter; null when the account was deleted. */
  reporterId?: IdFilter | null | undefined;
  /** When the report was settled; null while it is open. */
  settledAt?: DateTimeFilter | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** Filter of ChatRoom rows. All given conditions must hold. */
export type ChatRoomFilter = {
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `ChatRoom`. */
  id?: IdFilter | null | undefined;
  /** True when only moderators write in the room, such as for announcements. */
  isReadOnly?: BooleanFilter | null | undefined;
  /** Name, 1 to 80 characters. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: ChatRoomFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<ChatRoomFilter> | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** New chat room of a radio. */
export type ChatRoomInput = {
  /** True when only moderators write in the room. */
  isReadOnly?: boolean | null | undefined;
  /** Name, 1 to 80 characters. */
  name: string;
  /** Minimum time between two messages of the same person, in milliseconds: 0 (no wait) to an hour. */
  pauseTime?: number | null | undefined;
  /** Retention of messages in milliseconds, a day to ten years; null for unlimited. */
  retentionTime?: number | null | undefined;
  /** Topic, at most 250 characters. */
  topic?: string | null | undefined;
};

/** Changes to a chat room. Absent fields stay as they are. */
export type ChatRoomPatch = {
  /** True when only moderators write in the room. */
  isReadOnly?: boolean | null | undefined;
  /** Name, 1 to 80 characters. */
  name?: string | null | undefined;
  /** Minimum time between two messages of the same person, in milliseconds: 0 (no wait) to an hour. */
  pauseTime?: number | null | undefined;
  /** Retention of messages in milliseconds, a day to ten years; null for unlimited. */
  retentionTime?: number | null | undefined;
  /** Topic, at most 250 characters. */
  topic?: string | null | undefined;
};

/** A column to sort ChatRoom rows by, with its direction. Exactly one column must be given. */
export type ChatRoomSort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `ChatRoom`. */
  id?: SortOrder | null | undefined;
  /** True when only moderators write in the room, such as for announcements. */
  isReadOnly?: SortOrder | null | undefined;
  /** Name, 1 to 80 characters. */
  name?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Search criteria for chat messages. */
export type ChatSearchInput = {
  /** Only messages sent at or after this moment. */
  after?: string | null | undefined;
  /** Only by one author: id of the `User`. */
  authorId?: string | null | undefined;
  /** Only messages sent before this moment. */
  before?: string | null | undefined;
  /** Content that the messages must have. */
  has?: ChatMessagePart | null | undefined;
  /** Text to find, 3 to 100 characters; case, accents and typographic signs are ignored. */
  text: string;
  /** Only in one thread: id of the `ChatThread`. */
  threadId?: string | null | undefined;
};

/** Presence of a person. */
export type ChatState =
  /** The portal is open, and the person has set the status to away. */
  | 'AWAY'
  /** The portal is open, and the person has set the status to busy or has quiet hours. */
  | 'BUSY'
  /** The portal is closed, or the viewer may not see the presence. */
  | 'GONE'
  /** The portal is open. */
  | 'HERE'
  /** The person is live on the air. */
  | 'ON_AIR';

/** Kind of a chat thread, which determines who sees it. */
export type ChatThreadKind =
  /** Private thread, for its participants only. */
  | 'PRIVATE'
  /** Thread about a record of a radio, for everybody who may read the record. */
  | 'RECORD'
  /** Public room of a radio, for everybody who may read its rooms. */
  | 'ROOM';

/** Filter of Classification rows. All given conditions must hold. */
export type ClassificationFilter = {
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Classification`. */
  id?: IdFilter | null | undefined;
  /** Minimum age in years, 0 to 21; null when it has none. */
  minimumAge?: NumberFilter | null | undefined;
  /** Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: ClassificationFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<ClassificationFilter> | null | undefined;
  /** Position in the list, 0 to 9,999; equal positions are sorted by name. */
  position?: NumberFilter | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new audience rating. */
export type ClassificationInput = {
  /** Colour, `#rrggbb`; grey when absent. */
  colour?: string | null | undefined;
  /** Description, at most 500 characters. */
  description?: string | null | undefined;
  /** Minimum age in years, 0 to 21; null when it has none. */
  minimumAge?: number | null | undefined;
  /** Name, 1 to 80 characters; `taken` when another of the radio has it, regardless of case, accents and typographic signs. */
  name: string;
  /** Position in the list, 0 to 9,999; 0 when absent. */
  position?: number | null | undefined;
};

/** Changes to an audience rating. Absent fields stay as they are. */
export type ClassificationPatch = {
  /** Colour, `#rrggbb`; grey when absent. */
  colour?: string | null | undefined;
  /** Description, at most 500 characters. */
  description?: string | null | undefined;
  /** Minimum age in years, 0 to 21; null when it has none. */
  minimumAge?: number | null | undefined;
  /** Name, 1 to 80 characters; `taken` when another of the radio has it, regardless of case, accents and typographic signs. */
  name?: string | null | undefined;
  /** Position in the list, 0 to 9,999; 0 when absent. */
  position?: number | null | undefined;
};

/** A column to sort Classification rows by, with its direction. Exactly one column must be given. */
export type ClassificationSort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Classification`. */
  id?: SortOrder | null | undefined;
  /** Minimum age in years, 0 to 21; null when it has none. */
  minimumAge?: SortOrder | null | undefined;
  /** Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  name?: SortOrder | null | undefined;
  /** Position in the list, 0 to 9,999; equal positions are sorted by name. */
  position?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Filter of Clock rows. All given conditions must hold. */
export type ClockFilter = {
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Clock`. */
  id?: IdFilter | null | undefined;
  /** Name, 1 to 120 characters. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: ClockFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<ClockFilter> | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new clock. Its parts are set afterwards. */
export type ClockInput = {
  /** Minimum milliseconds between two plays of the same album: 0 (no minimum) to a day; an hour when absent. */
  albumSeparation?: number | null | undefined;
  /** Minimum milliseconds between two plays of the same artiste: 0 (no minimum) to a day; an hour when absent. */
  artisteSeparation?: number | null | undefined;
  /** Colour of its hours in the week, `#rrggbb`; blue when absent. */
  colour?: string | null | undefined;
  /** Description, at most 500 characters of plain text. */
  description?: string | null | undefined;
  /** Minimum milliseconds between two plays of the same label: 0 (no minimum) to a day; 0 when absent. */
  labelSeparation?: number | null | undefined;
  /** Name, 1 to 120 characters. */
  name: string;
  /** Minimum milliseconds between two plays of the same title: 0 (no minimum) to a week; four hours when absent. */
  titleSeparation?: number | null | undefined;
};

/** A part of a clock. */
export type ClockPartInput = {
  /** Id of the `MediaCategory` to choose songs from. SONGS takes a category, a playlist or criteria, or none of them for all songs. */
  categoryId?: string | null | undefined;
  /** Number of songs, 1 to 50; null when the duration defines it, or for the remaining time. */
  count?: number | null | undefined;
  /** Criteria to choose songs by. */
  criteria?: SmartCriteriaInput | null | undefined;
  /** Duration in milliseconds, a second to an hour: a maximum for an advert break (two minutes when absent), approximate for songs; `required` for TALK. */
  duration?: number | null | undefined;
  /** True to begin on the second; false when absent. TOP_OF_HOUR always does. */
  isHard?: boolean | null | undefined;
  /** Kind of part. */
  kind: ClockPartKind;
  /** For JINGLE and TOP_OF_HOUR: id of the `MediaItem` to play; null for any jingle. */
  mediaId?: string | null | undefined;
  /** Start in milliseconds after the beginning of the hour, 0 to 3,599,999; null to follow the part before it. `min` when an earlier part has a later start. TOP_OF_HOUR always starts at 0. */
  offset?: number | null | undefined;
  /** Id of the `Playlist` to choose songs from, smart or not. */
  playlistId?: string | null | undefined;
  /** Purpose to choose a jingle by; null for any, or for a station ID in TOP_OF_HOUR. */
  purpose?: JinglePurpose | null | undefined;
  /** Title in the rundown, at most 120 characters; `required` for TALK. */
  title?: string | null | undefined;
};

/** Kind of a part of a clock. */
export type ClockPartKind =
  /** Adverts that may air at that time, up to a duration. */
  | 'ADVERT_BREAK'
  /** A jingle: a given one, or one of a purpose. */
  | 'JINGLE'
  /** Music of a category, of a playlist, or by criteria. */
  | 'SONGS'
  /** A talk. */
  | 'TALK'
  /** A station ID at the beginning of the hour. */
  | 'TOP_OF_HOUR';

/** Changes to a clock. Absent fields stay as they are. */
export type ClockPatch = {
  /** Minimum milliseconds between two plays of the same album: 0 (no minimum) to a day; an hour when absent. */
  albumSeparation?: number | null | undefined;
  /** Minimum milliseconds between two plays of the same artiste: 0 (no minimum) to a day; an hour when absent. */
  artisteSeparation?: number | null | undefined;
  /** Colour of its hours in the week, `#rrggbb`; blue when absent. */
  colour?: string | null | undefined;
  /** Description, at most 500 characters of plain text. */
  description?: string | null | undefined;
  /** Minimum milliseconds between two plays of the same label: 0 (no minimum) to a day; 0 when absent. */
  labelSeparation?: number | null | undefined;
  /** Name, 1 to 120 characters. */
  name?: string | null | undefined;
  /** Minimum milliseconds between two plays of the same title: 0 (no minimum) to a week; four hours when absent. */
  titleSeparation?: number | null | undefined;
};

/** A column to sort Clock rows by, with its direction. Exactly one column must be given. */
export type ClockSort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Clock`. */
  id?: SortOrder | null | undefined;
  /** Name, 1 to 120 characters. */
  name?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Filter of Company rows. All given conditions must hold. */
export type CompanyFilter = {
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Company`. */
  id?: IdFilter | null | undefined;
  /** Name, 1 to 120 characters; unique. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: CompanyFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<CompanyFilter> | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** New company. */
export type CompanyInput = {
  /** Name, 1 to 120 characters; must not be taken. */
  name: string;
};

/** Changes to a company. Absent fields stay as they are. */
export type CompanyPatch = {
  /** Name, 1 to 120 characters; must not be taken. */
  name?: string | null | undefined;
};

/** A column to sort Company rows by, with its direction. Exactly one column must be given. */
export type CompanySort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Company`. */
  id?: SortOrder | null | undefined;
  /** Name, 1 to 120 characters; unique. */
  name?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Filter of Content rows. All given conditions must hold. */
export type ContentFilter = {
  /** Id of the `User` in `author`: Author; null when the account was deleted. */
  authorId?: IdFilter | null | undefined;
  /** Of `author`: First and last name. */
  authorName?: StringFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Content`. */
  id?: IdFilter | null | undefined;
  /** Area of the website. It never changes. */
  kind?: ContentKindFilter | null | undefined;
  /** Language of the text. It never changes. */
  language?: SiteLanguageFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: ContentFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<ContentFilter> | null | undefined;
  /** Position in its list, 0 to 9,999, before the date. News sort by date alone. */
  position?: NumberFilter | null | undefined;
  /** Start of its time on the website; null before the first publication. */
  publishedFrom?: DateTimeFilter | null | undefined;
  /** End of its time on the website, exclusive; null when it stays. */
  publishedUntil?: DateTimeFilter | null | undefined;
  /** Slug in addresses: letters, digits and single hyphens; unique in its area and language. */
  slug?: StringFilter | null | undefined;
  /** State of the content. */
  state?: ContentStateFilter | null | undefined;
  /** Title, 1 to 160 characters. */
  title?: StringFilter | null | undefined;
  /** Id of the `Topic` in `topic`: Topic, of the same area; null without one. */
  topicId?: IdFilter | null | undefined;
  /** Of `topic`: Name, 1 to 80 characters; unique in its area. */
  topicName?: StringFilter | null | undefined;
  /** Key that the translations of a content share, one for each language. */
  translationGroup?: StringFilter | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new content; it begins as a draft, and the viewer becomes its author. */
export type ContentInput = {
  /** Text as HTML, at most 100,000 characters. Elements that the editor does not produce are removed: scripts, styles, frames, forms and external pictures. */
  body?: string | null | undefined;
  /** Excerpt as plain text, at most 500 characters. */
  excerpt?: string | null | undefined;
  /** Area of the website. */
  kind: ContentKind;
  /** Language of the text. */
  language: SiteLanguage;
  /** Address with `https://` or `http://`, at most 500 characters; empty for none. */
  link?: string | null | undefined;
  /** Alternative text of the picture, at most 300 characters; `required` when the content has a picture. */
  pictureAlt?: string | null | undefined;
  /** Position in its list, 0 to 9,999. */
  position?: number | null | undefined;
  /** Price as shown, at most 40 characters. */
  price?: string | null | undefined;
  /** Description for search engines, at most 300 characters. */
  seoDescription?: string | null | undefined;
  /** Title for search engines, at most 120 characters. */
  seoTitle?: string | null | undefined;
  /** Slug, at most 120 characters; converted to letters, digits and hyphens. Made from the title when absent or empty. `taken` in its area and language. */
  slug?: string | null | undefined;
  /** Availability as shown, at most 40 characters. */
  stock?: string | null | undefined;
  /** Title, 1 to 160 characters. */
  title: string;
  /** Id of the `Topic`; null for none. `unknown` when it belongs to another area. */
  topicId?: string | null | undefined;
  /** Id of the `Content` that it translates, of the same area; `taken` at `language` when that has a translation in it. */
  translationOf?: string | null | undefined;
};

/** Area of the website that a content or a topic belongs to. */
export type ContentKind =
  /** Photo album. */
  | 'ALBUM'
  /** News of the radio. */
  | 'NEWS'
  /** Partner of the radio. */
  | 'PARTNER'
  /** Product of the shop. */
  | 'PRODUCT'
  /** Service that the radio offers. */
  | 'SERVICE';

/** Filters rows by their ContentKind. */
export type ContentKindFilter = {
  /** Exactly this value. */
  eq?: ContentKind | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<ContentKind> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** Changes to the text of a content. Absent fields stay as they are. */
export type ContentPatch = {
  /** Text as HTML, at most 100,000 characters. Elements that the editor does not produce are removed: scripts, styles, frames, forms and external pictures. */
  body?: string | null | undefined;
  /** Excerpt as plain text, at most 500 characters. */
  excerpt?: string | null | undefined;
  /** Address with `https://` or `http://`, at most 500 characters; empty for none. */
  link?: string | null | undefined;
  /** Alternative text of the picture, at most 300 characters; `required` when the content has a picture. */
  pictureAlt?: string | null | undefined;
  /** Position in its list, 0 to 9,999. */
  position?: number | null | undefined;
  /** Price as shown, at most 40 characters. */
  price?: string | null | undefined;
  /** Description for search engines, at most 300 characters. */
  seoDescription?: string | null | undefined;
  /** Title for search engines, at most 120 characters. */
  seoTitle?: string | null | undefined;
  /** Slug, at most 120 characters; converted to letters, digits and hyphens. Made from the title when absent or empty. `taken` in its area and language. */
  slug?: string | null | undefined;
  /** Availability as shown, at most 40 characters. */
  stock?: string | null | undefined;
  /** Title, 1 to 160 characters. */
  title?: string | null | undefined;
  /** Id of the `Topic`; null for none. `unknown` when it belongs to another area. */
  topicId?: string | null | undefined;
};

/** A column to sort Content rows by, with its direction. Exactly one column must be given. */
export type ContentSort = {
  /** Of `author`: First and last name. */
  authorName?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Content`. */
  id?: SortOrder | null | undefined;
  /** Area of the website. It never changes. */
  kind?: SortOrder | null | undefined;
  /** Language of the text. It never changes. */
  language?: SortOrder | null | undefined;
  /** Position in its list, 0 to 9,999, before the date. News sort by date alone. */
  position?: SortOrder | null | undefined;
  /** Start of its time on the website; null before the first publication. */
  publishedFrom?: SortOrder | null | undefined;
  /** End of its time on the website, exclusive; null when it stays. */
  publishedUntil?: SortOrder | null | undefined;
  /** State of the content. */
  state?: SortOrder | null | undefined;
  /** Title, 1 to 160 characters. */
  title?: SortOrder | null | undefined;
  /** Of `topic`: Name, 1 to 80 characters; unique in its area. */
  topicName?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** State of a content. A published content is on the website between `publishedFrom` and `publishedUntil`: before, it is scheduled. */
export type ContentState =
  /** Taken off the website, and not edited any more. */
  | 'ARCHIVED'
  /** Being written. */
  | 'DRAFT'
  /** On the website during its period. */
  | 'PUBLISHED'
  /** Waits for somebody who may publish. */
  | 'REVIEW';

/** Filters rows by their ContentState. */
export type ContentStateFilter = {
  /** Exactly this value. */
  eq?: ContentState | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<ContentState> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** Transition between the states of a content. */
export type ContentStep =
  /** From PUBLISHED to ARCHIVED; needs the right `publish`. */
  | 'ARCHIVE'
  /** From DRAFT, REVIEW or ARCHIVED to PUBLISHED; needs the right `publish`. */
  | 'PUBLISH'
  /** From DRAFT to REVIEW. */
  | 'SUBMIT'
  /** From REVIEW, PUBLISHED or ARCHIVED to DRAFT. */
  | 'WITHDRAW';

/** Order of the items of a smart playlist; with a limit, the first ones are taken. */
export type CriteriaOrder =
  /** Newest media first. */
  | 'NEWEST'
  /** Oldest media first. */
  | 'OLDEST'
  /** Random order that changes every day and stays the same all day. */
  | 'RANDOM'
  /** By title, in alphabetical order. */
  | 'TITLE';

/** Property of media that a criterion of a smart playlist compares. */
export type CriterionField =
  /** Number of days since the medium was added to the library. */
  | 'ADDED_DAYS_AGO'
  /** Title of the album. */
  | 'ALBUM'
  /** Name of one of the artistes. */
  | 'ARTISTE'
  /** Name of the category. */
  | 'CATEGORY'
  /** Duration in seconds. */
  | 'DURATION'
  /** Explicit lyrics: `true` or `false`. */
  | 'EXPLICIT'
  /** The genre. */
  | 'GENRE'
  /** Kind, as a value of `MediaKind`. */
  | 'KIND'
  /** Record label. */
  | 'LABEL'
  /** One of the tags. */
  | 'TAG'
  /** The title. */
  | 'TITLE'
  /** Year of release. */
  | 'YEAR';

/** Comparison of a criterion. */
export type CriterionOperator =
  /** This number or more. */
  | 'AT_LEAST'
  /** This number or less. */
  | 'AT_MOST'
  /** Contains the text, ignoring case. */
  | 'CONTAINS'
  /** Equal, ignoring case. */
  | 'IS'
  /** Different or absent, ignoring case. */
  | 'IS_NOT';

/** A cut: a part of a take that is left out. */
export type CutInput = {
  /** Start in milliseconds after the start of the file. */
  from: number;
  /** End in milliseconds after the start of the file; later than the start of the cut. */
  to: number;
};

/** Filters rows by a point in time. All given operators must hold. */
export type DateTimeFilter = {
  /** Later than this moment. */
  after?: string | null | undefined;
  /** Earlier than this moment. */
  before?: string | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** Time range of the day on some days of the week. */
export type DaypartInput = {
  /** Days of the week, 1 for Monday to 7 for Sunday; every day when empty. */
  days: Array<number>;
  /** Start in the radio’s time zone, `HH:MM`, inclusive. */
  from: string;
  /** End, `HH:MM`, exclusive; a time at or before `from` lies on the next day. `24:00` is midnight. */
  to: string;
};

/** Changes of the default playlist. Absent fields stay as they are. */
export type DefaultPlaylistInput = {
  /** Minimum time between two plays of the same artiste, in milliseconds: 0 (no separation) to a day. */
  artisteSeparation?: number | null | undefined;
  /** Id of a `Playlist` of this radio; null for none. Rejected with `unknown` when it does not exist, `disabled` when it is switched off, `noItems` when it is empty. */
  playlistId?: string | null | undefined;
  /** Minimum time between two plays of the same title, in milliseconds: 0 (no separation) to a week. */
  titleSeparation?: number | null | undefined;
};

/** Kind of device of listeners and readers. */
export type Device =
  /** A computer. */
  | 'DESKTOP'
  /** A phone. */
  | 'MOBILE'
  /** A tablet. */
  | 'TABLET';

/** A problem of the coming days. */
export type DryRunProblemKind =
  /** A rundown contains an advert outside its days. */
  | 'ADVERT_OUT_OF_DAYS'
  /** Artistes, titles, albums or labels are closer together than their separations allow. */
  | 'BREACH'
  /** The emission of a slot has ended. */
  | 'EMISSION_ENDED'
  /** A live slot has an empty rundown, and no presenter or producer in the team. */
  | 'EMPTY_LIVE'
  /** There is nothing to play: the radio is silent. */
  | 'GAP'
  /** A media item of a rundown was deleted, or its file cannot be played. */
  | 'MISSING_FILE'
  /** A slot for an episode or a rush has no sound. */
  | 'NO_SOUND'
  /** A rundown is longer than its slot. */
  | 'OVERRUN'
  /** The rush of a slot is not accepted, so it is not played. */
  | 'RUSH_UNDECIDED'
  /** A clock or a playlist had nothing to play, and another source plays. */
  | 'UNFILLED';

/** State of a dry run. */
export type DryRunState =
  /** The run is done. */
  | 'DONE'
  /** The run failed; the list of jobs has the reason. */
  | 'FAILED'
  /** The run is in progress. */
  | 'RUNNING'
  /** The run was requested and begins soon. */
  | 'WAITING';

/** Reason why media count as duplicates. */
export type DuplicateReason =
  /** The files are identical. */
  | 'SAME_FILE'
  /** Title and credit differ only in case, accents, punctuation and articles. */
  | 'SAME_SONG';

/** Filter of EmissionCategory rows. All given conditions must hold. */
export type EmissionCategoryFilter = {
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `EmissionCategory`. */
  id?: IdFilter | null | undefined;
  /** Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: EmissionCategoryFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<EmissionCategoryFilter> | null | undefined;
  /** Position in the list, 0 to 9,999; equal positions are sorted by name. */
  position?: NumberFilter | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new category of emissions. */
export type EmissionCategoryInput = {
  /** Colour, `#rrggbb`; grey when absent. */
  colour?: string | null | undefined;
  /** Description, at most 500 characters. */
  description?: string | null | undefined;
  /** Name, 1 to 80 characters; `taken` when another of the radio has it, regardless of case, accents and typographic signs. */
  name: string;
  /** Position in the list, 0 to 9,999; 0 when absent. */
  position?: number | null | undefined;
};

/** Changes to a category of emissions. Absent fields stay as they are. */
export type EmissionCategoryPatch = {
  /** Colour, `#rrggbb`; grey when absent. */
  colour?: string | null | undefined;
  /** Description, at most 500 characters. */
  description?: string | null | undefined;
  /** Name, 1 to 80 characters; `taken` when another of the radio has it, regardless of case, accents and typographic signs. */
  name?: string | null | undefined;
  /** Position in the list, 0 to 9,999; 0 when absent. */
  position?: number | null | undefined;
};

/** A column to sort EmissionCategory rows by, with its direction. Exactly one column must be given. */
export type EmissionCategorySort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `EmissionCategory`. */
  id?: SortOrder | null | undefined;
  /** Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  name?: SortOrder | null | undefined;
  /** Position in the list, 0 to 9,999; equal positions are sorted by name. */
  position?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Filter of Emission rows. All given conditions must hold. */
export type EmissionFilter = {
  /** Id of the `EmissionCategory` in `category`: Category of the emission. */
  categoryId?: IdFilter | null | undefined;
  /** Of `category`: Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  categoryName?: StringFilter | null | undefined;
  /** Id of the `Classification` in `classification`: Audience rating. */
  classificationId?: IdFilter | null | undefined;
  /** Of `classification`: Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  classificationName?: StringFilter | null | undefined;
  /** Id of the `Generic` in `closer`: Generic that closes an episode. */
  closerId?: IdFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Clock` in `fillerClock`: Clock that fills its unplanned time instead of a playlist. */
  fillerClockId?: IdFilter | null | undefined;
  /** Id of the `Playlist` in `filler`: Playlist that fills its unplanned time; null for the default playlist. */
  fillerId?: IdFilter | null | undefined;
  /** Id of the `Emission`. */
  id?: IdFilter | null | undefined;
  /** True when the website lists it, unless it is a draft. */
  isListed?: BooleanFilter | null | undefined;
  /** Id of the `Language` in `languages`: Spoken languages. */
  languageId?: IdFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: EmissionFilter | null | undefined;
  /** Id of the `Generic` in `opener`: Generic that opens an episode. */
  openerId?: IdFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<EmissionFilter> | null | undefined;
  /** Slug in addresses: letters, digits and single hyphens; unique in the radio. */
  slug?: StringFilter | null | undefined;
  /** State of the emission. */
  state?: EmissionStateFilter | null | undefined;
  /** Id of the `EmissionTag` in `tags`: Tags. */
  tagId?: IdFilter | null | undefined;
  /** Of one of `tags`: Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  tagName?: StringFilter | null | undefined;
  /** Title on the air, 1 to 160 characters. */
  title?: StringFilter | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** Usual duration of an episode in milliseconds; null when it varies. */
  usualDuration?: NumberFilter | null | undefined;
};

/** A new emission. Its people are set afterwards. */
export type EmissionInput = {
  /** Id of its `EmissionCategory`; null for none. */
  categoryId?: string | null | undefined;
  /** Id of its audience rating, a `Classification`; null for none. */
  classificationId?: string | null | undefined;
  /** Id of the `Generic` that closes an episode; null for none. */
  closerId?: string | null | undefined;
  /** Colour in the calendar, `#rrggbb`; blue when absent. */
  colour?: string | null | undefined;
  /** Description as HTML, at most 100,000 characters. Elements that the editor does not produce are removed: scripts, styles, frames, forms, external pictures. */
  description?: string | null | undefined;
  /** Id of the `Clock` that fills its unplanned time instead; null for none. Setting a playlist removes the clock and vice versa; `invalid` when both are given. */
  fillerClockId?: string | null | undefined;
  /** Id of the `Playlist` that fills its unplanned time; null for the default playlist. */
  fillerId?: string | null | undefined;
  /** True to list it on the website, unless it is a draft; true when absent. */
  isListed?: boolean | null | undefined;
  /** Ids of its own `Jingle`s, at most 50. They replace the current ones. */
  jingleIds?: Array<string> | null | undefined;
  /** Ids of its `Language`s, at most 50. They replace the current ones. */
  languageIds?: Array<string> | null | undefined;
  /** Id of the `Generic` that opens an episode; null for none. */
  openerId?: string | null | undefined;
  /** Slug in addresses, at most 120 characters; normalised to letters, digits and hyphens. `taken` when another emission of the radio has it. Made from the title when absent or empty. */
  slug?: string | null | undefined;
  /** State; a draft when absent. */
  state?: EmissionState | null | undefined;
  /** Summary in one or two sentences, at most 500 characters of plain text. */
  summary?: string | null | undefined;
  /** Ids of its `EmissionTag`s, at most 50. They replace the current ones. */
  tagIds?: Array<string> | null | undefined;
  /** Title on the air, 1 to 160 characters. */
  title: string;
  /** Usual duration of an episode in milliseconds, 1,000 to 86,400,000; null when it varies. */
  usualDuration?: number | null | undefined;
};

/** Changes to an emission. Absent fields stay as they are. */
export type EmissionPatch = {
  /** Id of its `EmissionCategory`; null for none. */
  categoryId?: string | null | undefined;
  /** Id of its audience rating, a `Classification`; null for none. */
  classificationId?: string | null | undefined;
  /** Id of the `Generic` that closes an episode; null for none. */
  closerId?: string | null | undefined;
  /** Colour in the calendar, `#rrggbb`; blue when absent. */
  colour?: string | null | undefined;
  /** Description as HTML, at most 100,000 characters. Elements that the editor does not produce are removed: scripts, styles, frames, forms, external pictures. */
  description?: string | null | undefined;
  /** Id of the `Clock` that fills its unplanned time instead; null for none. Setting a playlist removes the clock and vice versa; `invalid` when both are given. */
  fillerClockId?: string | null | undefined;
  /** Id of the `Playlist` that fills its unplanned time; null for the default playlist. */
  fillerId?: string | null | undefined;
  /** True to list it on the website, unless it is a draft; true when absent. */
  isListed?: boolean | null | undefined;
  /** Ids of its own `Jingle`s, at most 50. They replace the current ones. */
  jingleIds?: Array<string> | null | undefined;
  /** Ids of its `Language`s, at most 50. They replace the current ones. */
  languageIds?: Array<string> | null | undefined;
  /** Id of the `Generic` that opens an episode; null for none. */
  openerId?: string | null | undefined;
  /** Slug in addresses, at most 120 characters; normalised to letters, digits and hyphens. `taken` when another emission of the radio has it. Made from the title when absent or empty. */
  slug?: string | null | undefined;
  /** State; a draft when absent. */
  state?: EmissionState | null | undefined;
  /** Summary in one or two sentences, at most 500 characters of plain text. */
  summary?: string | null | undefined;
  /** Ids of its `EmissionTag`s, at most 50. They replace the current ones. */
  tagIds?: Array<string> | null | undefined;
  /** Title on the air, 1 to 160 characters. */
  title?: string | null | undefined;
  /** Usual duration of an episode in milliseconds, 1,000 to 86,400,000; null when it varies. */
  usualDuration?: number | null | undefined;
};

/** A column to sort Emission rows by, with its direction. Exactly one column must be given. */
export type EmissionSort = {
  /** Of `category`: Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  categoryName?: SortOrder | null | undefined;
  /** Of `classification`: Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  classificationName?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Emission`. */
  id?: SortOrder | null | undefined;
  /** True when the website lists it, unless it is a draft. */
  isListed?: SortOrder | null | undefined;
  /** State of the emission. */
  state?: SortOrder | null | undefined;
  /** Title on the air, 1 to 160 characters. */
  title?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
  /** Usual duration of an episode in milliseconds; null when it varies. */
  usualDuration?: SortOrder | null | undefined;
};

/** State of an emission. */
export type EmissionState =
  /** In preparation: it may be planned, but is not public. */
  | 'DRAFT'
  /** Ended: it cannot be planned any more. */
  | 'ENDED'
  /** Paused, such as over the summer. */
  | 'PAUSED'
  /** On the air. */
  | 'RUNNING';

/** Filters rows by their EmissionState. */
export type EmissionStateFilter = {
  /** Exactly this value. */
  eq?: EmissionState | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<EmissionState> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** Filter of EmissionTag rows. All given conditions must hold. */
export type EmissionTagFilter = {
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `EmissionTag`. */
  id?: IdFilter | null | undefined;
  /** Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: EmissionTagFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<EmissionTagFilter> | null | undefined;
  /** Position in the list, 0 to 9,999; equal positions are sorted by name. */
  position?: NumberFilter | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new tag of emissions. */
export type EmissionTagInput = {
  /** Colour, `#rrggbb`; grey when absent. */
  colour?: string | null | undefined;
  /** Name, 1 to 80 characters; `taken` when another of the radio has it, regardless of case, accents and typographic signs. */
  name: string;
  /** Position in the list, 0 to 9,999; 0 when absent. */
  position?: number | null | undefined;
};

/** Changes to a tag. Absent fields stay as they are. */
export type EmissionTagPatch = {
  /** Colour, `#rrggbb`; grey when absent. */
  colour?: string | null | undefined;
  /** Name, 1 to 80 characters; `taken` when another of the radio has it, regardless of case, accents and typographic signs. */
  name?: string | null | undefined;
  /** Position in the list, 0 to 9,999; 0 when absent. */
  position?: number | null | undefined;
};

/** A column to sort EmissionTag rows by, with its direction. Exactly one column must be given. */
export type EmissionTagSort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `EmissionTag`. */
  id?: SortOrder | null | undefined;
  /** Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  name?: SortOrder | null | undefined;
  /** Position in the list, 0 to 9,999; equal positions are sorted by name. */
  position?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Filter of Employee rows. All given conditions must hold. */
export type EmployeeFilter = {
  /** Age in whole years. */
  age?: NumberFilter | null | undefined;
  /** City of the work place. */
  city?: StringFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Years of professional experience. */
  experience?: NumberFilter | null | undefined;
  /** First and last name. */
  fullName?: StringFilter | null | undefined;
  /** Id of the `Employee`. */
  id?: IdFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: EmployeeFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<EmployeeFilter> | null | undefined;
  /** Job title. */
  post?: StringFilter | null | undefined;
  /** Yearly salary in minor units (cents) of USD; null with FORBIDDEN when the viewer may not read salaries. Searched as `$23896.35`. */
  salary?: NumberFilter | null | undefined;
  /** First day of work. Searched as `MM/DD/YYYY`. */
  startDate?: LocalDateFilter | null | undefined;
  /** Status of the person. */
  status?: EmployeeStatusFilter | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A column to sort Employee rows by, with its direction. Exactly one column must be given. */
export type EmployeeSort = {
  /** Age in whole years. */
  age?: SortOrder | null | undefined;
  /** City of the work place. */
  city?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** E-mail address. */
  email?: SortOrder | null | undefined;
  /** Years of professional experience. */
  experience?: SortOrder | null | undefined;
  /** First and last name. */
  fullName?: SortOrder | null | undefined;
  /** Id of the `Employee`. */
  id?: SortOrder | null | undefined;
  /** Job title. */
  post?: SortOrder | null | undefined;
  /** Yearly salary in minor units (cents) of USD; null with FORBIDDEN when the viewer may not read salaries. Searched as `$23896.35`. */
  salary?: SortOrder | null | undefined;
  /** First day of work. Searched as `MM/DD/YYYY`. */
  startDate?: SortOrder | null | undefined;
  /** Status of the person. */
  status?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Status of an employee or applicant; legacy callers use the numbers 1 to 5, in this order. */
export type EmployeeStatus =
  /** Applicant without a decision. */
  | 'APPLIED'
  /** Current employee. */
  | 'CURRENT'
  /** Current employee, as a professional. */
  | 'PROFESSIONAL'
  /** Rejected applicant. */
  | 'REJECTED'
  /** Former employee. */
  | 'RESIGNED';

/** Filters rows by their EmployeeStatus. */
export type EmployeeStatusFilter = {
  /** Exactly this value. */
  eq?: EmployeeStatus | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<EmployeeStatus> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** Filter of Episode rows. All given conditions must hold. */
export type EpisodeFilter = {
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Emission` in `emission`: Emission that it belongs to. */
  emissionId?: IdFilter | null | undefined;
  /** Of `emission`: Title on the air, 1 to 160 characters. */
  emissionTitle?: StringFilter | null | undefined;
  /** Regular episode, trailer or bonus. */
  episodeType?: EpisodeTypeFilter | null | undefined;
  /** True when it contains explicit language, as podcast directories define it. */
  explicit?: BooleanFilter | null | undefined;
  /** Id of the `Episode`. */
  id?: IdFilter | null | undefined;
  /** Id of the `MediaItem` in `incoming`: Newest uploaded file, while it is being analysed or when it is unusable, with the reason as its `failure`. Once playable it becomes the `medium`, which stays unchanged until then. */
  incomingId?: IdFilter | null | undefined;
  /** Id of the `MediaItem` in `medium`: Sound; null until an uploaded file could be read. */
  mediumId?: IdFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: EpisodeFilter | null | undefined;
  /** Number in the season, 1 to 99,999; null when it is not counted. A trailer has none; a bonus has that of the episode that it belongs to. */
  number?: NumberFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<EpisodeFilter> | null | undefined;
  /** Publication date of a published episode; null until it is published. */
  publishedAt?: DateTimeFilter | null | undefined;
  /** Season, 1 to 9,999; null without seasons. */
  season?: NumberFilter | null | undefined;
  /** State of the episode. */
  state?: EpisodeStateFilter | null | undefined;
  /** Title, 1 to 200 characters. */
  title?: StringFilter | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** Progress of the upload: -1 before it starts, then 0 to 100 percent. `incoming` shows the analysis that follows, and `medium` the result. */
  uploadStatus?: NumberFilter | null | undefined;
};

/** A new episode. Its people and its sound are set afterwards. */
export type EpisodeInput = {
  /** Chapters, at most 200, in the order of their starts. They replace the current ones. */
  chapters?: Array<ChapterInput> | null | undefined;
  /** Id of the `Emission` that it belongs to. */
  emissionId: string;
  /** Regular episode, trailer or bonus; FULL when absent. A change to TRAILER clears the number. */
  episodeType?: EpisodeType | null | undefined;
  /** True when it contains explicit language; false when absent. */
  explicit?: boolean | null | undefined;
  /** Show notes as HTML, at most 100,000 characters. Elements that the editor does not produce are removed. */
  notes?: string | null | undefined;
  /** Number in the season, 1 to 99,999; null when it is not counted. For a regular episode: the next one when absent, `taken` when another regular episode of the season has it. For a bonus: that of the episode that it belongs to, null when absent. Ignored for a trailer. */
  number?: number | null | undefined;
  /** Publication date. A published episode always has one: null keeps the stored date, or sets the current time when there is none. */
  publishedAt?: string | null | undefined;
  /** Season, 1 to 9,999; null without seasons. */
  season?: number | null | undefined;
  /** State; a draft when absent. */
  state?: EpisodeState | null | undefined;
  /** Summary in one or two sentences, at most 500 characters of plain text. */
  summary?: string | null | undefined;
  /** Title, 1 to 200 characters. */
  title: string;
  /** Transcript, plain text of at most 500,000 characters. */
  transcript?: string | null | undefined;
};

/** Changes to an episode. Absent fields stay as they are. */
export type EpisodePatch = {
  /** Chapters, at most 200, in the order of their starts. They replace the current ones. */
  chapters?: Array<ChapterInput> | null | undefined;
  /** Id of the `Emission` that it belongs to. */
  emissionId?: string | null | undefined;
  /** Regular episode, trailer or bonus; FULL when absent. A change to TRAILER clears the number. */
  episodeType?: EpisodeType | null | undefined;
  /** True when it contains explicit language; false when absent. */
  explicit?: boolean | null | undefined;
  /** Show notes as HTML, at most 100,000 characters. Elements that the editor does not produce are removed. */
  notes?: string | null | undefined;
  /** Number in the season, 1 to 99,999; null when it is not counted. For a regular episode: the next one when absent, `taken` when another regular episode of the season has it. For a bonus: that of the episode that it belongs to, null when absent. Ignored for a trailer. */
  number?: number | null | undefined;
  /** Publication date. A published episode always has one: null keeps the stored date, or sets the current time when there is none. */
  publishedAt?: string | null | undefined;
  /** Season, 1 to 9,999; null without seasons. */
  season?: number | null | undefined;
  /** State; a draft when absent. */
  state?: EpisodeState | null | undefined;
  /** Summary in one or two sentences, at most 500 characters of plain text. */
  summary?: string | null | undefined;
  /** Title, 1 to 200 characters. */
  title?: string | null | undefined;
  /** Transcript, plain text of at most 500,000 characters. */
  transcript?: string | null | undefined;
};

/** A column to sort Episode rows by, with its direction. Exactly one column must be given. */
export type EpisodeSort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Of `emission`: Title on the air, 1 to 160 characters. */
  emissionTitle?: SortOrder | null | undefined;
  /** Regular episode, trailer or bonus. */
  episodeType?: SortOrder | null | undefined;
  /** True when it contains explicit language, as podcast directories define it. */
  explicit?: SortOrder | null | undefined;
  /** Id of the `Episode`. */
  id?: SortOrder | null | undefined;
  /** Number in the season, 1 to 99,999; null when it is not counted. A trailer has none; a bonus has that of the episode that it belongs to. */
  number?: SortOrder | null | undefined;
  /** Publication date of a published episode; null until it is published. */
  publishedAt?: SortOrder | null | undefined;
  /** Season, 1 to 9,999; null without seasons. */
  season?: SortOrder | null | undefined;
  /** State of the episode. */
  state?: SortOrder | null | undefined;
  /** Title, 1 to 200 characters. */
  title?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
  /** Progress of the upload: -1 before it starts, then 0 to 100 percent. `incoming` shows the analysis that follows, and `medium` the result. */
  uploadStatus?: SortOrder | null | undefined;
};

/** State of an episode. */
export type EpisodeState =
  /** In preparation. */
  | 'DRAFT'
  /** Published: on the website and in the podcast from its publication date on. */
  | 'PUBLISHED'
  /** Finished: it may be broadcast, but is not published. */
  | 'READY';

/** Filters rows by their EpisodeState. */
export type EpisodeStateFilter = {
  /** Exactly this value. */
  eq?: EpisodeState | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<EpisodeState> | null | undefined;
  /** True: the value is null. False: the value is not null. */
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

/** Filters rows by their EpisodeType. */
export type EpisodeTypeFilter = {
  /** Exactly this value. */
  eq?: EpisodeType | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<EpisodeType> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** Filter of FailedJob rows. All given conditions must hold. */
export type FailedJobFilter = {
  /** When the job was added. */
  addedAt?: DateTimeFilter | null | undefined;
  /** Error of the last attempt, in English, without any data of the job. */
  error?: StringFilter | null | undefined;
  /** When the job was given up. */
  failedAt?: DateTimeFilter | null | undefined;
  /** Id of the `FailedJob`. */
  id?: IdFilter | null | undefined;
  /** Kind of the job, such as `multimedia.analyse`; see `jobKinds`. */
  kind?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: FailedJobFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<FailedJobFilter> | null | undefined;
  /** Number of attempts. */
  tries?: NumberFilter | null | undefined;
};

/** A column to sort FailedJob rows by, with its direction. Exactly one column must be given. */
export type FailedJobSort = {
  /** When the job was added. */
  addedAt?: SortOrder | null | undefined;
  /** When the job was given up. */
  failedAt?: SortOrder | null | undefined;
  /** Id of the `FailedJob`. */
  id?: SortOrder | null | undefined;
  /** Kind of the job, such as `multimedia.analyse`; see `jobKinds`. */
  kind?: SortOrder | null | undefined;
  /** Number of attempts. */
  tries?: SortOrder | null | undefined;
};

/** New frequent question, added at the end of its chapter. */
export type FaqQuestionInput = {
  /** Answer as plain text, 1 to 4,000 characters. */
  answer: string;
  /** Id of the `FaqCategory`; rejected with `unknown` when it does not exist, `max` when it already has 100 questions. */
  categoryId: string;
  /** Question, 1 to 200 characters. */
  question: string;
};

/** Changes to a frequent question. Absent fields stay as they are. */
export type FaqQuestionPatch = {
  /** Answer as plain text, 1 to 4,000 characters. */
  answer?: string | null | undefined;
  /** Id of the `FaqCategory`; rejected with `unknown` when it does not exist, `max` when it already has 100 questions. */
  categoryId?: string | null | undefined;
  /** Question, 1 to 200 characters. */
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

/** Filter of Generic rows. All given conditions must hold. */
export type GenericFilter = {
  /** Average bits a second. */
  bitrate?: NumberFilter | null | undefined;
  /** Id of the `MediaCategory` in `category`: The category that it is in. */
  categoryId?: IdFilter | null | undefined;
  /** Of `category`: Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  categoryName?: StringFilter | null | undefined;
  /** When the record was created. */
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
  /** Leaves out the rows that match this filter. */
  not?: GenericFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<GenericFilter> | null | undefined;
  /** Position in a programme. */
  place?: GenericPlaceFilter | null | undefined;
  /** What of it browsers play, once it is ready: the file itself, or a rendition that is made of it. */
  playback?: MediaPlaybackFilter | null | undefined;
  /** Size of the file in bytes. */
  size?: NumberFilter | null | undefined;
  /** How far it is on its way into the library. */
  state?: MediaStateFilter | null | undefined;
  /** Id of the `MediaTag` in `tags`: Tags of the medium. */
  tagId?: IdFilter | null | undefined;
  /** Of one of `tags`: Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  tagName?: StringFilter | null | undefined;
  /** Its title, 1 to 255 characters. */
  title?: StringFilter | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** Changes to a signature tune. Absent fields stay as they are. */
export type GenericPatch = {
  /** Id of the `MediaCategory`; null for none. */
  categoryId?: string | null | undefined;
  /** Credit line, at most 255 characters. For a song it is generated from the artistes when it is empty, or when the artistes are given without it. */
  credit?: string | null | undefined;
  /** Cue-in in milliseconds: 0 or more, before the cue-out. Null for the start of the file. */
  cueIn?: number | null | undefined;
  /** Cue-out in milliseconds from the start of the file: after `cueIn`, not beyond the end. Null for the end of the file. */
  cueOut?: number | null | undefined;
  /** Fade-in in milliseconds, not longer than the played part. Null for none. */
  fadeIn?: number | null | undefined;
  /** Fade-out in milliseconds; together with the fade-in not longer than the played part. Null for none. */
  fadeOut?: number | null | undefined;
  /** Position in a programme. */
  place?: GenericPlace | null | undefined;
  /** Moment at which the next item may start over this one, in milliseconds from the start of the file, between the cue points. Null for the end. */
  startNext?: number | null | undefined;
  /** Ids of the `MediaTag`s, at most 50; they replace the current tags. */
  tagIds?: Array<string> | null | undefined;
  /** Tags by name, in addition to `tagIds`; at most 50. Missing tags are created if the viewer may create MediaTag, and rejected with `unknown` otherwise. */
  tagNames?: Array<string> | null | undefined;
  /** Title, 1 to 255 characters. */
  title?: string | null | undefined;
};

/** Position of a signature tune in a programme. */
export type GenericPlace =
  /** At the end of the programme. */
  | 'CLOSER'
  /** At the beginning of the programme. */
  | 'OPENER';

/** Filters rows by their GenericPlace. */
export type GenericPlaceFilter = {
  /** Exactly this value. */
  eq?: GenericPlace | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<GenericPlace> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** A column to sort Generic rows by, with its direction. Exactly one column must be given. */
export type GenericSort = {
  /** Average bits a second. */
  bitrate?: SortOrder | null | undefined;
  /** Of `category`: Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  categoryName?: SortOrder | null | undefined;
  /** When the record was created. */
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
  /** Position in a programme. */
  place?: SortOrder | null | undefined;
  /** What of it browsers play, once it is ready: the file itself, or a rendition that is made of it. */
  playback?: SortOrder | null | undefined;
  /** Size of the file in bytes. */
  size?: SortOrder | null | undefined;
  /** How far it is on its way into the library. */
  state?: SortOrder | null | undefined;
  /** Its title, 1 to 255 characters. */
  title?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Guest to invite to the current radio for a limited time. */
export type GuestInput = {
  /** E-mail address for the invitation. A person with an account joins with it, under the name of the account. */
  email: string;
  /** First name, 1 to 60 characters. */
  firstName: string;
  /** Last name, up to 60 characters. */
  lastName?: string | null | undefined;
  /** Id of the `Role` of the guest, of the platform or of this radio, with no more power here than the viewer’s. */
  roleId: string;
  /** Start of the membership; null for immediately. */
  validFrom?: string | null | undefined;
  /** End of the membership, after `validFrom` and at most a year ahead. */
  validUntil: string;
};

/** Outcome of a handover. */
export type HandoverEnd =
  /** Cancelled by one of the two, or by somebody who may end lives. */
  | 'CANCELLED'
  /** The new presenter has the air. */
  | 'DONE'
  /** The new presenter left again, or may no longer go live. */
  | 'GONE'
  /** The new presenter did not go live in time. */
  | 'NOBODY_CAME'
  /** The current live session ended before the new presenter had come: the air is free. */
  | 'NOBODY_LIVE'
  /** The new presenter’s sound did not reach the player in time. */
  | 'NO_SOUND';

/** Audio monitoring settings of a radio. */
export type HearingSettingsInput = {
  /** Further mail addresses to notify, at most 10. People with an account are notified only of what they may see. */
  addresses: Array<string>;
  /** True when the sound of the mount points is monitored. */
  isHeard: boolean;
  /** True when team members who may see the streaming servers are notified. */
  mailsStaff: boolean;
  /** Duration of trouble before it is an incident, 5,000 to 600,000 milliseconds. */
  opensAfter: number;
};

/** Filters rows by id. */
export type IdFilter = {
  /** Exactly this value. */
  eq?: string | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<string> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** Reason for the end of an incident. */
export type IncidentEnd =
  /** At least one output of the player is connected again. */
  | 'BROADCASTING_AGAIN'
  /** The mount point was deleted. */
  | 'MOUNT_GONE'
  /** The mount point is no longer monitored, so that its sound is unknown. */
  | 'NOT_HEARD'
  /** The mount point went off the air. */
  | 'OFF_AIR'
  /** The player receives the plan again. */
  | 'PLAN_TOLD'
  /** The plan, the default playlist or a live is on the air again. */
  | 'PLAYS_AGAIN'
  /** The disk has free space again. */
  | 'ROOM_AGAIN'
  /** The sound is back to normal. */
  | 'SOUND_BACK';

/** Filters rows by their IncidentEnd. */
export type IncidentEndFilter = {
  /** Exactly this value. */
  eq?: IncidentEnd | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<IncidentEnd> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** Kind of an incident on the air. The first three concern the sound of a mount point, the others the whole station. */
export type IncidentKind =
  /** Distortion: more than one percent of the samples are at full scale. */
  | 'CLIPPING'
  /** The player has nothing from the plan or the default playlist, and plays its emergency content. */
  | 'NOTHING_TO_PLAY'
  /** No output of the player has been connected for fifteen seconds, so listeners receive nothing. `Station.notSendingBecause` has the reason. */
  | 'NOT_BROADCASTING'
  /** The server has failed to compute the plan for half a minute; its log has the reason. The player continues with the plan it has, at most 45 minutes, and then plays its emergency content. */
  | 'PLAN_NOT_TOLD'
  /** The disk of the player is full: it no longer downloads upcoming items or records encoders. */
  | 'PLAYER_DISK_FULL'
  /** A live from a browser is on the air but not recorded: the disk of the server is full or missing. */
  | 'SERVER_DISK_FULL'
  /** Silence: the sound is quieter than -50 dBFS. */
  | 'SILENCE'
  /** The source is connected, but no sound arrives. */
  | 'STALL';

/** Filters rows by their IncidentKind. */
export type IncidentKindFilter = {
  /** Exactly this value. */
  eq?: IncidentKind | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<IncidentKind> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** Filter of Invoice rows. All given conditions must hold. */
export type InvoiceFilter = {
  /** Balance due in minor units; negative when more was paid than billed. */
  balance?: NumberFilter | null | undefined;
  /** Id of the `InvoiceClient` in `client`: Billed client. Searches include the client’s name and e-mail address. */
  clientId?: IdFilter | null | undefined;
  /** Of `client`: Name of the contact person. */
  clientName?: StringFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Due date, not before the day of issue. */
  dueDate?: LocalDateFilter | null | undefined;
  /** Id of the `Invoice`. */
  id?: IdFilter | null | undefined;
  /** Status of the invoice. */
  invoiceStatus?: InvoiceStatusFilter | null | undefined;
  /** Day of issue. */
  issuedDate?: LocalDateFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: InvoiceFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<InvoiceFilter> | null | undefined;
  /** Billed service. */
  service?: InvoiceServiceFilter | null | undefined;
  /** Billed amount in minor units of `currency` (cents). */
  total?: NumberFilter | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** New invoice. */
export type InvoiceInput = {
  /** Balance due in minor units, not above `total`; negative when too much was paid. A new total without a balance keeps the paid amount. */
  balance: number;
  /** Id of the billed `InvoiceClient`, which must exist. */
  clientId: string;
  /** ISO 4217 code; defaults to `USD` for a new invoice. */
  currency?: string | null | undefined;
  /** Due date, not before the day of issue. */
  dueDate: string;
  /** Status of the invoice. */
  invoiceStatus: InvoiceStatus;
  /** Day of issue. */
  issuedDate: string;
  /** Bank account for the payment. */
  paymentDetails: PaymentDetailsInput;
  /** Billed service. */
  service: InvoiceService;
  /** Billed amount in minor units (cents), 0 to 100,000,000,000. */
  total: number;
};

/** Changes to an invoice. Absent fields stay as they are. */
export type InvoicePatch = {
  /** Balance due in minor units, not above `total`; negative when too much was paid. A new total without a balance keeps the paid amount. */
  balance?: number | null | undefined;
  /** Id of the billed `InvoiceClient`, which must exist. */
  clientId?: string | null | undefined;
  /** ISO 4217 code; defaults to `USD` for a new invoice. */
  currency?: string | null | undefined;
  /** Due date, not before the day of issue. */
  dueDate?: string | null | undefined;
  /** Status of the invoice. */
  invoiceStatus?: InvoiceStatus | null | undefined;
  /** Day of issue. */
  issuedDate?: string | null | undefined;
  /** Bank account for the payment. */
  paymentDetails?: PaymentDetailsInput | null | undefined;
  /** Billed service. */
  service?: InvoiceService | null | undefined;
  /** Billed amount in minor units (cents), 0 to 100,000,000,000. */
  total?: number | null | undefined;
};

/** Service that an invoice bills. */
export type InvoiceService =
  /** Software Development. */
  | 'SOFTWARE_DEVELOPMENT'
  /** Template Customization. */
  | 'TEMPLATE_CUSTOMIZATION'
  /** UI/UX Design & Development. */
  | 'UI_UX_DESIGN_AND_DEVELOPMENT'
  /** Unlimited Extended License. */
  | 'UNLIMITED_EXTENDED_LICENSE';

/** Filters rows by their InvoiceService. */
export type InvoiceServiceFilter = {
  /** Exactly this value. */
  eq?: InvoiceService | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<InvoiceService> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** A column to sort Invoice rows by, with its direction. Exactly one column must be given. */
export type InvoiceSort = {
  /** Balance due in minor units; negative when more was paid than billed. */
  balance?: SortOrder | null | undefined;
  /** Of `client`: Name of the contact person. */
  clientName?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Due date, not before the day of issue. */
  dueDate?: SortOrder | null | undefined;
  /** Id of the `Invoice`. */
  id?: SortOrder | null | undefined;
  /** Status of the invoice. */
  invoiceStatus?: SortOrder | null | undefined;
  /** Day of issue. */
  issuedDate?: SortOrder | null | undefined;
  /** Billed service. */
  service?: SortOrder | null | undefined;
  /** Billed amount in minor units of `currency` (cents). */
  total?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Status of an invoice. */
export type InvoiceStatus =
  /** Downloaded by the client. */
  | 'DOWNLOADED'
  /** Not sent yet. */
  | 'DRAFT'
  /** Paid in full. */
  | 'PAID'
  /** Paid in part. */
  | 'PARTIAL_PAYMENT'
  /** The due date has passed. */
  | 'PAST_DUE'
  /** Sent to the client. */
  | 'SENT';

/** Filters rows by their InvoiceStatus. */
export type InvoiceStatusFilter = {
  /** Exactly this value. */
  eq?: InvoiceStatus | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<InvoiceStatus> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** Filter of Jingle rows. All given conditions must hold. */
export type JingleFilter = {
  /** Average bits a second. */
  bitrate?: NumberFilter | null | undefined;
  /** Id of the `MediaCategory` in `category`: The category that it is in. */
  categoryId?: IdFilter | null | undefined;
  /** Of `category`: Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  categoryName?: StringFilter | null | undefined;
  /** When the record was created. */
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
  /** Leaves out the rows that match this filter. */
  not?: JingleFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<JingleFilter> | null | undefined;
  /** What of it browsers play, once it is ready: the file itself, or a rendition that is made of it. */
  playback?: MediaPlaybackFilter | null | undefined;
  /** Purpose on the air. */
  purpose?: JinglePurposeFilter | null | undefined;
  /** Size of the file in bytes. */
  size?: NumberFilter | null | undefined;
  /** How far it is on its way into the library. */
  state?: MediaStateFilter | null | undefined;
  /** Id of the `MediaTag` in `tags`: Tags of the medium. */
  tagId?: IdFilter | null | undefined;
  /** Of one of `tags`: Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  tagName?: StringFilter | null | undefined;
  /** Its title, 1 to 255 characters. */
  title?: StringFilter | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** Changes to a jingle. Absent fields stay as they are. */
export type JinglePatch = {
  /** Id of the `MediaCategory`; null for none. */
  categoryId?: string | null | undefined;
  /** Credit line, at most 255 characters. For a song it is generated from the artistes when it is empty, or when the artistes are given without it. */
  credit?: string | null | undefined;
  /** Cue-in in milliseconds: 0 or more, before the cue-out. Null for the start of the file. */
  cueIn?: number | null | undefined;
  /** Cue-out in milliseconds from the start of the file: after `cueIn`, not beyond the end. Null for the end of the file. */
  cueOut?: number | null | undefined;
  /** Fade-in in milliseconds, not longer than the played part. Null for none. */
  fadeIn?: number | null | undefined;
  /** Fade-out in milliseconds; together with the fade-in not longer than the played part. Null for none. */
  fadeOut?: number | null | undefined;
  /** Purpose on the air. */
  purpose?: JinglePurpose | null | undefined;
  /** Moment at which the next item may start over this one, in milliseconds from the start of the file, between the cue points. Null for the end. */
  startNext?: number | null | undefined;
  /** Ids of the `MediaTag`s, at most 50; they replace the current tags. */
  tagIds?: Array<string> | null | undefined;
  /** Tags by name, in addition to `tagIds`; at most 50. Missing tags are created if the viewer may create MediaTag, and rejected with `unknown` otherwise. */
  tagNames?: Array<string> | null | undefined;
  /** Title, 1 to 255 characters. */
  title?: string | null | undefined;
};

/** Purpose of a jingle on the air. */
export type JinglePurpose =
  /** Background music for speech. */
  | 'BED'
  /** A spoken line over music. */
  | 'LINER'
  /** Identifies the station. */
  | 'STATION_ID'
  /** Connects one item with the next. */
  | 'SWEEPER';

/** Filters rows by their JinglePurpose. */
export type JinglePurposeFilter = {
  /** Exactly this value. */
  eq?: JinglePurpose | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<JinglePurpose> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** A column to sort Jingle rows by, with its direction. Exactly one column must be given. */
export type JingleSort = {
  /** Average bits a second. */
  bitrate?: SortOrder | null | undefined;
  /** Of `category`: Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  categoryName?: SortOrder | null | undefined;
  /** When the record was created. */
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
  /** Purpose on the air. */
  purpose?: SortOrder | null | undefined;
  /** Size of the file in bytes. */
  size?: SortOrder | null | undefined;
  /** How far it is on its way into the library. */
  state?: SortOrder | null | undefined;
  /** Its title, 1 to 255 characters. */
  title?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** New question of the knowledge base, added at the end of its group. */
export type KnowledgeQuestionInput = {
  /** Answer as HTML, 1 to 100,000 characters. Elements that the editor does not produce are removed: scripts, styles, frames, forms and external pictures. */
  content: string;
  /** Question, 1 to 200 characters. Its slug is derived from it once. */
  question: string;
  /** Id of the `KnowledgeTopic`; rejected with `unknown` when it does not exist, `max` when it already has 100 questions. */
  topicId: string;
};

/** Changes to a question of the knowledge base. Absent fields stay as they are. */
export type KnowledgeQuestionPatch = {
  /** Answer as HTML, 1 to 100,000 characters. Elements that the editor does not produce are removed: scripts, styles, frames, forms and external pictures. */
  content?: string | null | undefined;
  /** Question, 1 to 200 characters. Its slug is derived from it once. */
  question?: string | null | undefined;
  /** Id of the `KnowledgeTopic`; rejected with `unknown` when it does not exist, `max` when it already has 100 questions. */
  topicId?: string | null | undefined;
};

/** Filter of Language rows. All given conditions must hold. */
export type LanguageFilter = {
  /** BCP 47 tag in its canonical form, such as `fr`, `pt-BR` or `zh-Hant`; unique in the radio. */
  code?: StringFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Language`. */
  id?: IdFilter | null | undefined;
  /** Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: LanguageFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<LanguageFilter> | null | undefined;
  /** Position in the list, 0 to 9,999; equal positions are sorted by name. */
  position?: NumberFilter | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new language of the radio. */
export type LanguageInput = {
  /** BCP 47 tag, such as `fr` or `pt-BR`, in any case; `invalid` for anything else, `taken` when the radio has it already. */
  code: string;
  /** Colour, `#rrggbb`; grey when absent. */
  colour?: string | null | undefined;
  /** Name, 1 to 80 characters; `taken` when another of the radio has it, regardless of case, accents and typographic signs. */
  name: string;
  /** Position in the list, 0 to 9,999; 0 when absent. */
  position?: number | null | undefined;
};

/** Changes to a language. Absent fields stay as they are. */
export type LanguagePatch = {
  /** BCP 47 tag, such as `fr` or `pt-BR`, in any case; `invalid` for anything else, `taken` when the radio has it already. */
  code?: string | null | undefined;
  /** Colour, `#rrggbb`; grey when absent. */
  colour?: string | null | undefined;
  /** Name, 1 to 80 characters; `taken` when another of the radio has it, regardless of case, accents and typographic signs. */
  name?: string | null | undefined;
  /** Position in the list, 0 to 9,999; 0 when absent. */
  position?: number | null | undefined;
};

/** A column to sort Language rows by, with its direction. Exactly one column must be given. */
export type LanguageSort = {
  /** BCP 47 tag in its canonical form, such as `fr`, `pt-BR` or `zh-Hant`; unique in the radio. */
  code?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Language`. */
  id?: SortOrder | null | undefined;
  /** Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  name?: SortOrder | null | undefined;
  /** Position in the list, 0 to 9,999; equal positions are sorted by name. */
  position?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** New view of a list. */
export type LibraryViewInput = {
  /** Keys of the columns in their chosen order, at most 50 of 1 to 40 characters. */
  columnOrder?: Array<string> | null | undefined;
  /** Keys of the hidden columns, at most 50 of 1 to 40 characters. */
  hiddenColumns?: Array<string> | null | undefined;
  /** Name of the list on the screen, such as `songs`, `invoices` or `invoices-bin`. */
  list: string;
  /** Name, 1 to 80 characters. */
  name: string;
  /** State of the list in the form of its address, at most 2,000 characters. */
  query: string;
  /** True to share the view with everybody of the radio, which requires the right to update the rows of the list; false for a private view. */
  shared?: boolean | null | undefined;
};

/** Changes to a view. Absent fields stay as they are. */
export type LibraryViewPatch = {
  /** Keys of the columns in their chosen order, at most 50 of 1 to 40 characters. */
  columnOrder?: Array<string> | null | undefined;
  /** Keys of the hidden columns, at most 50 of 1 to 40 characters. */
  hiddenColumns?: Array<string> | null | undefined;
  /** Name of the list on the screen, such as `songs`, `invoices` or `invoices-bin`. */
  list?: string | null | undefined;
  /** Name, 1 to 80 characters. */
  name?: string | null | undefined;
  /** State of the list in the form of its address, at most 2,000 characters. */
  query?: string | null | undefined;
  /** True to share the view with everybody of the radio, which requires the right to update the rows of the list; false for a private view. */
  shared?: boolean | null | undefined;
};

/** Kind of device that a listener uses, guessed from the user agent. */
export type ListenerDevice =
  /** A car. */
  | 'CAR'
  /** A computer. */
  | 'COMPUTER'
  /** Another or an unknown device. */
  | 'OTHER'
  /** A phone or a tablet. */
  | 'PHONE'
  /** A smart speaker or an internet radio. */
  | 'SPEAKER'
  /** A television or a set-top box. */
  | 'TELEVISION';

/** Reason why a live session ended. */
export type LiveEnd =
  /** The handover by which they were to take over ended without result. */
  | 'CALLED_OFF'
  /** Somebody else ended it, or withdrew the permission. */
  | 'DISCONNECTED'
  /** Somebody else took over without a gap. */
  | 'HANDED_OVER'
  /** The presenter ended it; for an encoder, the connection was closed in the regular way. */
  | 'LEFT'
  /** The connection was lost and did not come back in time. */
  | 'LINE_LOST'
  /** Somebody else took the air. */
  | 'TAKEN_OVER'
  /** The time of the slot was over. */
  | 'TIME_OVER';

/** Filters rows by their LiveEnd. */
export type LiveEndFilter = {
  /** Exactly this value. */
  eq?: LiveEnd | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<LiveEnd> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** Source of a live session. */
export type LiveHow =
  /** The studio in the portal. */
  | 'BROWSER'
  /** An encoder, with a stream key. */
  | 'ENCODER';

/** Filters rows by their LiveHow. */
export type LiveHowFilter = {
  /** Exactly this value. */
  eq?: LiveHow | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<LiveHow> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** The guest to invite into the waiting room. */
export type LiveInvitationInput = {
  /** Validity of the link, 1 to 720 hours. */
  hours?: number;
  /** Name of the guest, as the presenter sees it, 1 to 80 characters. */
  name: string;
  /** Note that the guest reads before they enter, at most 500 characters. */
  note?: string;
};

/** Part that somebody comes into the waiting room as. */
export type LivePart =
  /** Talks beside the presenter. */
  | 'COHOST'
  /** Came by the link of an invitation, without an account. */
  | 'GUEST'
  /** Presents the next programme. */
  | 'PRESENTER';

/** Filters rows by their LivePart. */
export type LivePartFilter = {
  /** Exactly this value. */
  eq?: LivePart | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<LivePart> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** Reason why somebody may not go live now. */
export type LiveRefusal =
  /** The person was disconnected for a time that is not over. */
  | 'KEPT_OUT'
  /** The person has no live slot now, and may not go live at any time. */
  | 'NOT_YOUR_TIME'
  /** There is no such stream key, or it was revoked. */
  | 'NO_KEY'
  /** The player of the radio is away: nobody would hear them. */
  | 'NO_PLAYER'
  /** The person may no longer sign in or work for this radio. */
  | 'REVOKED'
  /** Somebody is live already. */
  | 'SOMEBODY_IS_LIVE';

/** Filter of LiveSession rows. All given conditions must hold. */
export type LiveSessionFilter = {
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Emission` in `emission`: Emission of the slot; null when there is none. */
  emissionId?: IdFilter | null | undefined;
  /** When it ended; null while it is open. */
  endedAt?: DateTimeFilter | null | undefined;
  /** Name of the person who ended it; empty when that was the presenter or the system. */
  endedBy?: StringFilter | null | undefined;
  /** Id of the `Episode` in `episode`: Episode of the slot; null when there is none. */
  episodeId?: IdFilter | null | undefined;
  /** When it was first on the air, as the player reports; null when it never was. */
  heardFrom?: DateTimeFilter | null | undefined;
  /** Source of the sound. */
  how?: LiveHowFilter | null | undefined;
  /** Id of the `LiveSession`. */
  id?: IdFilter | null | undefined;
  /** Name of the presenter at that time. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: LiveSessionFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<LiveSessionFilter> | null | undefined;
  /** Id of the `User` in `person`: The presenter; null when the account is deleted. */
  personId?: IdFilter | null | undefined;
  /** Id of the `Rush` in `rush`: The rush made from its recording; null until there is one. */
  rushId?: IdFilter | null | undefined;
  /** Id of the `Slot` in `slot`: Live slot of the presenter; null outside of one. */
  slotId?: IdFilter | null | undefined;
  /** When it was admitted. */
  startedAt?: DateTimeFilter | null | undefined;
  /** Title shown to listeners: that of the slot, or the name of the presenter. */
  title?: StringFilter | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** Reason of its end; null while it is open. */
  why?: LiveEndFilter | null | undefined;
};

/** A column to sort LiveSession rows by, with its direction. Exactly one column must be given. */
export type LiveSessionSort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** When it ended; null while it is open. */
  endedAt?: SortOrder | null | undefined;
  /** Name of the person who ended it; empty when that was the presenter or the system. */
  endedBy?: SortOrder | null | undefined;
  /** When it was first on the air, as the player reports; null when it never was. */
  heardFrom?: SortOrder | null | undefined;
  /** Source of the sound. */
  how?: SortOrder | null | undefined;
  /** Id of the `LiveSession`. */
  id?: SortOrder | null | undefined;
  /** Name of the presenter at that time. */
  name?: SortOrder | null | undefined;
  /** When it was admitted. */
  startedAt?: SortOrder | null | undefined;
  /** Title shown to listeners: that of the slot, or the name of the presenter. */
  title?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
  /** Reason of its end; null while it is open. */
  why?: SortOrder | null | undefined;
};

/** Filter of LiveVisit rows. All given conditions must hold. */
export type LiveVisitFilter = {
  /** When the visitor arrived. */
  arrivedAt?: DateTimeFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `LiveVisit`. */
  id?: IdFilter | null | undefined;
  /** Id of the `LiveInvitation` in `invitation`: Invitation that the guest came by; null for staff, and once it is revoked. */
  invitationId?: IdFilter | null | undefined;
  /** When the visitor left; null while they are in the room. */
  leftAt?: DateTimeFilter | null | undefined;
  /** Name of the visitor at the time of the visit. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: LiveVisitFilter | null | undefined;
  /** When the visitor was first on the air; null when they never were. */
  onAirFrom?: DateTimeFilter | null | undefined;
  /** When the visitor was last taken off the air; null while they are on it, and when they never were. */
  onAirUntil?: DateTimeFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<LiveVisitFilter> | null | undefined;
  /** Part that the visitor came as. */
  part?: LivePartFilter | null | undefined;
  /** Id of the `User` in `person`: The person; null for guests, and once the account is deleted. */
  personId?: IdFilter | null | undefined;
  /** State of the visit, or its outcome. */
  state?: VisitStateFilter | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A column to sort LiveVisit rows by, with its direction. Exactly one column must be given. */
export type LiveVisitSort = {
  /** When the visitor arrived. */
  arrivedAt?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `LiveVisit`. */
  id?: SortOrder | null | undefined;
  /** When the visitor left; null while they are in the room. */
  leftAt?: SortOrder | null | undefined;
  /** Name of the visitor at the time of the visit. */
  name?: SortOrder | null | undefined;
  /** When the visitor was first on the air; null when they never were. */
  onAirFrom?: SortOrder | null | undefined;
  /** When the visitor was last taken off the air; null while they are on it, and when they never were. */
  onAirUntil?: SortOrder | null | undefined;
  /** Part that the visitor came as. */
  part?: SortOrder | null | undefined;
  /** State of the visit, or its outcome. */
  state?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Filters rows by a calendar date, `YYYY-MM-DD`. All given operators must hold. */
export type LocalDateFilter = {
  /** Later than this day. */
  after?: string | null | undefined;
  /** Earlier than this day. */
  before?: string | null | undefined;
  /** On this day. */
  eq?: string | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** Reason why a poll of a streaming server failed or was incomplete. */
export type LookProblem =
  /** The server gave an unreadable answer; the last known state stays visible. */
  | 'NOT_UNDERSTOOD'
  /** The host name resolves to an address that is not allowed for streaming servers. */
  | 'REFUSED_ADDRESS'
  /** The server did not answer within four seconds. */
  | 'TOO_SLOW'
  /** The host name does not exist. */
  | 'UNKNOWN_HOST'
  /** No connection to the server. */
  | 'UNREACHABLE'
  /** The TLS certificate is not trusted: no password is sent, and only public figures are available. */
  | 'UNTRUSTED_CERTIFICATE'
  /** The server rejects the admin password; only public figures are available. */
  | 'WRONG_ADMIN_PASSWORD';

/** Result of a line of an imported playlist. */
export type M3uResult =
  /** Several media match; `candidates` are the first of them. */
  | 'AMBIGUOUS'
  /** Exactly one medium of the library matches the file name, or the credit and title. */
  | 'FOUND'
  /** No medium matches, or none that can be played today. */
  | 'NOT_FOUND';

/** Filter of MediaCategory rows. All given conditions must hold. */
export type MediaCategoryFilter = {
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `MediaCategory`. */
  id?: IdFilter | null | undefined;
  /** Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: MediaCategoryFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<MediaCategoryFilter> | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** New category of the library. */
export type MediaCategoryInput = {
  /** Description, at most 500 characters. */
  description?: string | null | undefined;
  /** Name, 1 to 80 characters; rejected with `taken` when the radio already has the name, regardless of case, accents and typographic signs. */
  name: string;
};

/** Changes to a shelf. Absent fields stay as they are. */
export type MediaCategoryPatch = {
  /** Description, at most 500 characters. */
  description?: string | null | undefined;
  /** Name, 1 to 80 characters; rejected with `taken` when the radio already has the name, regardless of case, accents and typographic signs. */
  name?: string | null | undefined;
};

/** A column to sort MediaCategory rows by, with its direction. Exactly one column must be given. */
export type MediaCategorySort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `MediaCategory`. */
  id?: SortOrder | null | undefined;
  /** Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  name?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Changes to one of many media: the fields of its kind, as in `updateSong` and the other updates. Absent fields stay as they are. */
export type MediaEdit = {
  /** Id of the `Album`; null for none. */
  albumId?: string | null | undefined;
  /** Album by title, at most 255 characters, when `albumId` is absent; empty for none. Among several albums with the title, the current album of the song is preferred, then an album of its artistes, then a collection. A missing album is created for the first artiste if the viewer may create Album, and rejected with `unknown` otherwise. */
  albumTitle?: string | null | undefined;
  /** Ids of the `Artiste`s, at most 50; they replace the current artistes. */
  artisteIds?: Array<string> | null | undefined;
  /** Artistes by name, in addition to `artisteIds`; at most 50. Missing artistes are created if the viewer may create Artiste, and rejected with `unknown` otherwise. */
  artisteNames?: Array<string> | null | undefined;
  /** Campaign, at most 200 characters. */
  campaign?: string | null | undefined;
  /** Id of the `MediaCategory`; null for none. */
  categoryId?: string | null | undefined;
  /** Advertiser, at most 200 characters. */
  client?: string | null | undefined;
  /** Credit line, at most 255 characters. For a song it is generated from the artistes when it is empty, or when the artistes are given without it. */
  credit?: string | null | undefined;
  /** Cue-in in milliseconds: 0 or more, before the cue-out. Null for the start of the file. */
  cueIn?: number | null | undefined;
  /** Cue-out in milliseconds from the start of the file: after `cueIn`, not beyond the end. Null for the end of the file. */
  cueOut?: number | null | undefined;
  /** Time ranges of the week in which it may air, at most 50; empty for any time. */
  dayparts?: Array<DaypartInput> | null | undefined;
  /** Description, at most 5,000 characters of plain text. */
  description?: string | null | undefined;
  /** True when it may fill a break on any day. */
  evergreen?: boolean | null | undefined;
  /** True when the lyrics are explicit. */
  explicit?: boolean | null | undefined;
  /** Fade-in in milliseconds, not longer than the played part. Null for none. */
  fadeIn?: number | null | undefined;
  /** Fade-out in milliseconds; together with the fade-in not longer than the played part. Null for none. */
  fadeOut?: number | null | undefined;
  /** Genre such as “Jazz”, at most 100 characters. */
  genre?: string | null | undefined;
  /** Id of the `Medium`. */
  id: string;
  /** International Standard Recording Code: 2 letters, 3 letters or digits, 7 digits; hyphens and spaces are dropped. May be empty. */
  isrc?: string | null | undefined;
  /** Record label, at most 200 characters. */
  label?: string | null | undefined;
  /** Position in a programme. */
  place?: GenericPlace | null | undefined;
  /** Purpose on the air. */
  purpose?: JinglePurpose | null | undefined;
  /** Moment at which the next item may start over this one, in milliseconds from the start of the file, between the cue points. Null for the end. */
  startNext?: number | null | undefined;
  /** Ids of the `MediaTag`s, at most 50; they replace the current tags. */
  tagIds?: Array<string> | null | undefined;
  /** Tags by name, in addition to `tagIds`; at most 50. Missing tags are created if the viewer may create MediaTag, and rejected with `unknown` otherwise. */
  tagNames?: Array<string> | null | undefined;
  /** Agreed number of plays per day, 1 to 200; null for none. */
  timesADay?: number | null | undefined;
  /** Title, 1 to 255 characters. */
  title?: string | null | undefined;
  /** Track number, 1 to 999; null for none. */
  trackNumber?: number | null | undefined;
  /** First day on which it may air; null for no limit. */
  validFrom?: string | null | undefined;
  /** Last day on which it may air, not before the first; null for no limit. */
  validTo?: string | null | undefined;
  /** Version that the change is based on. */
  version: number;
  /** Year of release, 1000 to 9999; null for none. */
  year?: number | null | undefined;
};

/** Reason why a file cannot be used. */
export type MediaFailure =
  /** The file is cut short or unreadable. */
  | 'DAMAGED'
  /** The same file is already in the library; see `duplicateOf`. */
  | 'DUPLICATE'
  /** The file is empty. */
  | 'EMPTY'
  /** The stored file is missing. */
  | 'FILE_MISSING'
  /** The library does not accept the format. */
  | 'FORMAT_NOT_ACCEPTED'
  /** The content is neither sound nor video, whatever the file name says. */
  | 'NOT_MEDIA'
  /** The radio’s quota or the disk is full. */
  | 'STORAGE_FULL'
  /** The file is longer than the library accepts. */
  | 'TOO_LONG'
  /** Internal error; trying again may help. */
  | 'UNEXPECTED'
  /** The file is a sound instead of a video, or the other way round. */
  | 'WRONG_KIND';

/** Filters rows by their MediaFailure. */
export type MediaFailureFilter = {
  /** Exactly this value. */
  eq?: MediaFailure | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<MediaFailure> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** Filter of MediaItem rows. All given conditions must hold. */
export type MediaItemFilter = {
  /** Average bits a second. */
  bitrate?: NumberFilter | null | undefined;
  /** Id of the `MediaCategory` in `category`: The category that it is in. */
  categoryId?: IdFilter | null | undefined;
  /** Of `category`: Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  categoryName?: StringFilter | null | undefined;
  /** When the record was created. */
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
  /** Leaves out the rows that match this filter. */
  not?: MediaItemFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<MediaItemFilter> | null | undefined;
  /** What of it browsers play, once it is ready: the file itself, or a rendition that is made of it. */
  playback?: MediaPlaybackFilter | null | undefined;
  /** Size of the file in bytes. */
  size?: NumberFilter | null | undefined;
  /** How far it is on its way into the library. */
  state?: MediaStateFilter | null | undefined;
  /** Id of the `MediaTag` in `tags`: Tags of the medium. */
  tagId?: IdFilter | null | undefined;
  /** Of one of `tags`: Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  tagName?: StringFilter | null | undefined;
  /** Its title, 1 to 255 characters. */
  title?: StringFilter | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A column to sort MediaItem rows by, with its direction. Exactly one column must be given. */
export type MediaItemSort = {
  /** Average bits a second. */
  bitrate?: SortOrder | null | undefined;
  /** Of `category`: Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  categoryName?: SortOrder | null | undefined;
  /** When the record was created. */
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
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Kind of a file of the library. */
export type MediaKind =
  /** The finished sound of an episode; in no list of the library. */
  | 'EPISODE'
  /** A signature tune that opens or closes a programme. */
  | 'GENERIC'
  /** A short piece that identifies the station. */
  | 'JINGLE'
  /** An advert. */
  | 'PUBLICITY'
  /** A raw recording that awaits review; in no list of the library. */
  | 'RUSH'
  /** Music. */
  | 'SONG'
  /** Pictures with sound. */
  | 'VIDEO';

/** Filters rows by their MediaKind. */
export type MediaKindFilter = {
  /** Exactly this value. */
  eq?: MediaKind | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<MediaKind> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** Way in which browsers can play a file. The players on the air play every file that is ready. */
export type MediaPlayback =
  /** Browsers play the file itself. */
  | 'DIRECT'
  /** Browsers play a rendition; the file itself stays as it was uploaded. */
  | 'RENDERED'
  /** A rendition for browsers is being made. */
  | 'RENDERING'
  /** Browsers cannot play the file, and no rendition could be made, for example without ffmpeg. */
  | 'UNPLAYABLE';

/** Filters rows by their MediaPlayback. */
export type MediaPlaybackFilter = {
  /** Exactly this value. */
  eq?: MediaPlayback | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<MediaPlayback> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** Progress of a file into the library. */
export type MediaState =
  /** The analysis is running. */
  | 'ANALYSING'
  /** The file cannot be used; see `failure`. */
  | 'FAILED'
  /** The medium can be played and planned. */
  | 'READY'
  /** The upload is complete and waits for its analysis. */
  | 'RECEIVED';

/** Filters rows by their MediaState. */
export type MediaStateFilter = {
  /** Exactly this value. */
  eq?: MediaState | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<MediaState> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** Filter of MediaTag rows. All given conditions must hold. */
export type MediaTagFilter = {
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `MediaTag`. */
  id?: IdFilter | null | undefined;
  /** Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: MediaTagFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<MediaTagFilter> | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** New tag. */
export type MediaTagInput = {
  /** Name, 1 to 80 characters; rejected with `taken` when the radio already has the name, regardless of case, accents and typographic signs. */
  name: string;
};

/** Changes to a tag. Absent fields stay as they are. */
export type MediaTagPatch = {
  /** Name, 1 to 80 characters; rejected with `taken` when the radio already has the name, regardless of case, accents and typographic signs. */
  name?: string | null | undefined;
};

/** A column to sort MediaTag rows by, with its direction. Exactly one column must be given. */
export type MediaTagSort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `MediaTag`. */
  id?: SortOrder | null | undefined;
  /** Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  name?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Changes to one of many media of an import: the fields of its kind, as in `updateSong` and the other updates. Absent fields stay as they are. */
export type MetadataEdit = {
  /** Id of the `Album`; null for none. */
  albumId?: string | null | undefined;
  /** Album by title, at most 255 characters, when `albumId` is absent; empty for none. Among several albums with the title, the current album of the song is preferred, then an album of its artistes, then a collection. A missing album is created for the first artiste if the viewer may create Album, and rejected with `unknown` otherwise. */
  albumTitle?: string | null | undefined;
  /** Ids of the `Artiste`s, at most 50; they replace the current artistes. */
  artisteIds?: Array<string> | null | undefined;
  /** Artistes by name, in addition to `artisteIds`; at most 50. Missing artistes are created if the viewer may create Artiste, and rejected with `unknown` otherwise. */
  artisteNames?: Array<string> | null | undefined;
  /** Campaign, at most 200 characters. */
  campaign?: string | null | undefined;
  /** Id of the `MediaCategory`; null for none. */
  categoryId?: string | null | undefined;
  /** Advertiser, at most 200 characters. */
  client?: string | null | undefined;
  /** Credit line, at most 255 characters. For a song it is generated from the artistes when it is empty, or when the artistes are given without it. */
  credit?: string | null | undefined;
  /** Cue-in in milliseconds: 0 or more, before the cue-out. Null for the start of the file. */
  cueIn?: number | null | undefined;
  /** Cue-out in milliseconds from the start of the file: after `cueIn`, not beyond the end. Null for the end of the file. */
  cueOut?: number | null | undefined;
  /** Time ranges of the week in which it may air, at most 50; empty for any time. */
  dayparts?: Array<DaypartInput> | null | undefined;
  /** Description, at most 5,000 characters of plain text. */
  description?: string | null | undefined;
  /** True when it may fill a break on any day. */
  evergreen?: boolean | null | undefined;
  /** True when the lyrics are explicit. */
  explicit?: boolean | null | undefined;
  /** Fade-in in milliseconds, not longer than the played part. Null for none. */
  fadeIn?: number | null | undefined;
  /** Fade-out in milliseconds; together with the fade-in not longer than the played part. Null for none. */
  fadeOut?: number | null | undefined;
  /** Genre such as “Jazz”, at most 100 characters. */
  genre?: string | null | undefined;
  /** Id of the `Medium`. */
  id: string;
  /** International Standard Recording Code: 2 letters, 3 letters or digits, 7 digits; hyphens and spaces are dropped. May be empty. */
  isrc?: string | null | undefined;
  /** Record label, at most 200 characters. */
  label?: string | null | undefined;
  /** Position in a programme. */
  place?: GenericPlace | null | undefined;
  /** Purpose on the air. */
  purpose?: JinglePurpose | null | undefined;
  /** Moment at which the next item may start over this one, in milliseconds from the start of the file, between the cue points. Null for the end. */
  startNext?: number | null | undefined;
  /** Ids of the `MediaTag`s, at most 50; they replace the current tags. */
  tagIds?: Array<string> | null | undefined;
  /** Tags by name, in addition to `tagIds`; at most 50. Missing tags are created if the viewer may create MediaTag, and rejected with `unknown` otherwise. */
  tagNames?: Array<string> | null | undefined;
  /** Agreed number of plays per day, 1 to 200; null for none. */
  timesADay?: number | null | undefined;
  /** Title, 1 to 255 characters. */
  title?: string | null | undefined;
  /** Track number, 1 to 999; null for none. */
  trackNumber?: number | null | undefined;
  /** First day on which it may air; null for no limit. */
  validFrom?: string | null | undefined;
  /** Last day on which it may air, not before the first; null for no limit. */
  validTo?: string | null | undefined;
  /** Version that the change is based on: a medium that was changed since is refused. Defaults to the version at the time of writing. */
  version?: number | null | undefined;
  /** Year of release, 1000 to 9999; null for none. */
  year?: number | null | undefined;
};

/** Reason why a metadata import ended before its last row. */
export type MetadataImportFailure =
  /** The job failed; the list of jobs has the reason. */
  | 'BROKEN'
  /** The owner has lost the right, or the API token that started the import has expired. */
  | 'NO_RIGHT';

/** New import of metadata. */
export type MetadataImportInput = {
  /** Name of the imported file, 1 to 255 characters. */
  fileName: string;
  /** Kind of media that the import changes: SONG, JINGLE, GENERIC, PUBLICITY or VIDEO. */
  kind: MediaKind;
};

/** State of a metadata import. */
export type MetadataImportState =
  /** Rows are being uploaded; the import was not started yet. */
  | 'ARRIVING'
  /** The owner cancelled the import. Saved rows stay. */
  | 'CANCELLED'
  /** All rows were saved or refused. */
  | 'DONE'
  /** The import ended before its last row; see `failure`. Saved rows stay. */
  | 'FAILED'
  /** The rows are being saved. */
  | 'RUNNING'
  /** The import was started and waits for its turn. */
  | 'WAITING';

/** State of a mount point at a poll. */
export type MountAir =
  /** The server does not answer. */
  | 'DOWN'
  /** The server answers, and no source is connected to the mount point. */
  | 'NO_SOURCE'
  /** A source is connected and listeners hear it. */
  | 'ON_AIR';

/** Filters rows by their MountAir. */
export type MountAirFilter = {
  /** Exactly this value. */
  eq?: MountAir | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<MountAir> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** Filter of MountChange rows. All given conditions must hold. */
export type MountChangeFilter = {
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `MountChange`. */
  id?: IdFilter | null | undefined;
  /** Id of the `MountPoint` in `mount`: The mount point. */
  mountId?: IdFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: MountChangeFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<MountChangeFilter> | null | undefined;
  /** First poll that found this state. */
  since?: DateTimeFilter | null | undefined;
  /** State of the mount point. */
  state?: MountAirFilter | null | undefined;
  /** First poll that found another state or another source; the last poll when polling paused; null while the period continues. */
  until?: DateTimeFilter | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A column to sort MountChange rows by, with its direction. Exactly one column must be given. */
export type MountChangeSort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `MountChange`. */
  id?: SortOrder | null | undefined;
  /** First poll that found this state. */
  since?: SortOrder | null | undefined;
  /** State of the mount point. */
  state?: SortOrder | null | undefined;
  /** First poll that found another state or another source; the last poll when polling paused; null while the period continues. */
  until?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** State of the audio monitoring of a mount point that is on the air. */
export type MountHearing =
  /** The sound is monitored. */
  | 'HEARD'
  /** The streaming server refuses the connection, for example because its listener limit is reached. */
  | 'NOT_REACHED'
  /** `ffmpeg` is not installed on this server. */
  | 'NO_PROGRAM'
  /** The radio has switched monitoring off. */
  | 'SWITCHED_OFF';

/** Filter of MountPoint rows. All given conditions must hold. */
export type MountPointFilter = {
  /** Bitrate in kbit/s, 16 to 320. */
  bitrate?: NumberFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Audio format. */
  format?: StreamFormatFilter | null | undefined;
  /** Id of the `MountPoint`. */
  id?: IdFilter | null | undefined;
  /** True when it is offered to listeners; false for internal use. */
  isPublic?: BooleanFilter | null | undefined;
  /** Name shown to listeners, 1 to 120 characters, such as `High quality`. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: MountPointFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<MountPointFilter> | null | undefined;
  /** Path, such as `/live.mp3`; unique on its server. */
  path?: StringFilter | null | undefined;
  /** Id of the `StreamServer` in `server`: Server of the mount point. */
  serverId?: IdFilter | null | undefined;
  /** Of `server`: Name for staff, 1 to 120 characters. */
  serverName?: StringFilter | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new mount point. */
export type MountPointInput = {
  /** Bitrate in kbit/s, 16 to 320; 128 when absent. */
  bitrate?: number | null | undefined;
  /** Path that listeners are moved to while this mount point has no source; empty for none. */
  fallback?: string | null | undefined;
  /** Audio format; MP3 when absent. */
  format?: StreamFormat | null | undefined;
  /** True to list it in public stream directories; false when absent. */
  isListed?: boolean | null | undefined;
  /** True to offer it to listeners; true when absent. */
  isPublic?: boolean | null | undefined;
  /** Name shown to listeners, 1 to 120 characters. */
  name: string;
  /** Path, such as `/live.mp3`: a slash and at most 80 letters, digits, dots, hyphens and underscores. `taken` when the server has it already. */
  path: string;
  /** Id of the `StreamServer` that it is on. */
  serverId: string;
};

/** Changes to a mount point. Absent fields stay as they are. */
export type MountPointPatch = {
  /** Bitrate in kbit/s, 16 to 320; 128 when absent. */
  bitrate?: number | null | undefined;
  /** Path that listeners are moved to while this mount point has no source; empty for none. */
  fallback?: string | null | undefined;
  /** Audio format; MP3 when absent. */
  format?: StreamFormat | null | undefined;
  /** True to list it in public stream directories; false when absent. */
  isListed?: boolean | null | undefined;
  /** True to offer it to listeners; true when absent. */
  isPublic?: boolean | null | undefined;
  /** Name shown to listeners, 1 to 120 characters. */
  name?: string | null | undefined;
  /** Path, such as `/live.mp3`: a slash and at most 80 letters, digits, dots, hyphens and underscores. `taken` when the server has it already. */
  path?: string | null | undefined;
  /** Id of the `StreamServer` that it is on. */
  serverId?: string | null | undefined;
};

/** A column to sort MountPoint rows by, with its direction. Exactly one column must be given. */
export type MountPointSort = {
  /** Bitrate in kbit/s, 16 to 320. */
  bitrate?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Audio format. */
  format?: SortOrder | null | undefined;
  /** Id of the `MountPoint`. */
  id?: SortOrder | null | undefined;
  /** True when it is offered to listeners; false for internal use. */
  isPublic?: SortOrder | null | undefined;
  /** Name shown to listeners, 1 to 120 characters, such as `High quality`. */
  name?: SortOrder | null | undefined;
  /** Path, such as `/live.mp3`; unique on its server. */
  path?: SortOrder | null | undefined;
  /** Of `server`: Name for staff, 1 to 120 characters. */
  serverName?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Part of the notifications of the viewer. */
export type NotificationBox =
  /** Notifications that were put away. */
  | 'DONE'
  /** Notifications that were not put away. */
  | 'INBOX'
  /** Notifications of the inbox that mention the viewer or are addressed to them only. */
  | 'MENTIONS';

/** E-mail notifications of the user. Absent ones stay unchanged. */
export type NotificationChoicesInput = {
  /** New answers to the user’s forms. */
  answerOnForm?: boolean | null | undefined;
  /** Digest of the blog, weekly. */
  blogDigest?: boolean | null | undefined;
  /** New comments on the user’s articles. */
  commentOnArticle?: boolean | null | undefined;
  /** New followers. */
  followMe?: boolean | null | undefined;
  /** Announcements of the broadcaster. */
  newAnnouncements?: boolean | null | undefined;
  /** Product news, weekly. */
  productUpdates?: boolean | null | undefined;
};

/** When a notification is also mailed. */
export type NotificationMail =
  /** In the daily digest. */
  | 'DIGEST'
  /** No mails: the inbox alone. */
  | 'NEVER'
  /** Immediately; after the quiet hours when it is not urgent. */
  | 'NOW';

/** Quiet hours and time of the daily digest. */
export type NotificationTimesInput = {
  /** Time from which the daily digest is mailed, such as `08:00`. */
  digestAt: string;
  /** Start of the quiet hours, in which only urgent notifications are mailed, such as `22:00`; null for no quiet hours. */
  quietFrom?: string | null | undefined;
  /** End of the quiet hours, such as `07:00`; required together with `quietFrom`. */
  quietUntil?: string | null | undefined;
};

/** Filters rows by a number. All given operators must hold. */
export type NumberFilter = {
  /** Exactly this value. */
  eq?: number | null | undefined;
  /** This value or more. */
  gte?: number | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<number> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
  /** This value or less. */
  lte?: number | null | undefined;
};

/** Changes to one occurrence. Absent fields stay; null returns a field to the value of the series. */
export type OccurrenceChange = {
  /** Duration by that clock, in milliseconds: a second to a day. */
  duration?: number | null | undefined;
  /** Id of the `Episode` to broadcast; `elsewhere` when it belongs to another emission than the slot. */
  episodeId?: string | null | undefined;
  /** Layer of the calendar. */
  layer?: SlotLayer | null | undefined;
  /** Start by the radio’s clock, `YYYY-MM-DDTHH:MM` or with seconds: at most 62 days from its own date, and not in the past (`min`). */
  localStart?: string | null | undefined;
  /** Title of this occurrence, at most 160 characters. */
  title?: string | null | undefined;
};

/** State of an occurrence. */
export type OccurrenceState =
  /** The occurrence is cancelled on this date. */
  | 'CANCELLED'
  /** The occurrence takes place. */
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

/** A person who takes part: a team member, or a name. */
export type ParticipantInput = {
  /** Name to announce, 1 to 120 characters; the name of the user when absent, `required` without one. */
  name?: string | null | undefined;
  /** Part of the person. */
  part: ParticipantPart;
  /** Id of a `User` in the team of the radio, `unknown` otherwise. Null for other people. */
  userId?: string | null | undefined;
};

/** Part of a person in an emission or an episode. */
export type ParticipantPart =
  /** Has a regular column in it. */
  | 'COLUMNIST'
  /** Is a guest. */
  | 'GUEST'
  /** Presents it on the air. */
  | 'PRESENTER'
  /** Is responsible for its content. */
  | 'PRODUCER';

/** Response of the browser to a passkey operation. */
export type PasskeyAnswer = {
  /** The challenge of the PasskeyRequest. */
  challenge: string;
  /** JSON of WebAuthn: RegistrationResponseJSON or AuthenticationResponseJSON. */
  response: string;
};

/** Bank account for the payment. */
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

/** Filter of Permission rows. All given conditions must hold. */
export type PermissionFilter = {
  /** Names of the roles that it is assigned to. */
  assignedTo?: StringFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Creation time. Searched as `14 Apr 2021, 8:43 PM`, in UTC. */
  createdDate?: DateTimeFilter | null | undefined;
  /** Id of the `Permission`. */
  id?: IdFilter | null | undefined;
  /** Name, 2 to 80 characters. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: PermissionFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<PermissionFilter> | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** New permission, which is assigned to the administrator only at first. */
export type PermissionInput = {
  /** Name, 2 to 80 characters. */
  name: string;
};

/** Changes to a permission. Absent fields stay as they are. */
export type PermissionPatch = {
  /** Abilities that it grants, of `abilitySubjects` and within the viewer’s own; FORBIDDEN names the first beyond. */
  abilities?: Array<AbilityInput> | null | undefined;
  /** Name, 2 to 80 characters. */
  name?: string | null | undefined;
  /** Ids of the `Role`s that it is assigned to, of those that can be given on the current radio; roles of other radios stay as they are. */
  roleIds?: Array<string> | null | undefined;
};

/** A column to sort Permission rows by, with its direction. Exactly one column must be given. */
export type PermissionSort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Creation time. Searched as `14 Apr 2021, 8:43 PM`, in UTC. */
  createdDate?: SortOrder | null | undefined;
  /** Id of the `Permission`. */
  id?: SortOrder | null | undefined;
  /** Name, 2 to 80 characters. */
  name?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Reason why a picture was not used. */
export type PictureFailure =
  /** The file is cut short or damaged. */
  | 'BROKEN'
  /** The album or medium already has a picture, which is never replaced. */
  | 'HAS_PICTURE'
  /** The album or medium existed before, and the uploader may not change it. */
  | 'NOT_ALLOWED'
  /** The content is no picture, whatever the file name says. */
  | 'NO_PICTURE'
  /** No sound of the folder has the same file name, and the picture is not named cover, folder or front; or no sound arrived. */
  | 'NO_SOUND'
  /** The picture has too many pixels to be decoded. */
  | 'TOO_LARGE'
  /** Internal error; sending the picture again may help. */
  | 'UNEXPECTED';

/** State of a picture that was uploaded along with sounds. */
export type PictureState =
  /** The picture was discarded; see `failure`. */
  | 'FAILED'
  /** The picture is used by an album or a medium. */
  | 'USED'
  /** The picture waits for the sounds of its folder. */
  | 'WAITING';

/** The subscription plan of a user. */
export type Plan =
  /** The smallest plan, for one user. */
  | 'BASIC'
  /** For a company. */
  | 'COMPANY'
  /** The largest plan, for an enterprise. */
  | 'ENTERPRISE'
  /** For a team. */
  | 'TEAM';

/** Filters rows by their Plan. */
export type PlanFilter = {
  /** Exactly this value. */
  eq?: Plan | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<Plan> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** Kind of a planned item. */
export type PlanItemKind =
  /** The studio, or an external source. */
  | 'LIVE'
  /** A media item, or the sound of an episode. */
  | 'MEDIA'
  /** Silence: there is nothing to play. */
  | 'SILENCE'
  /** A talk. */
  | 'TALK';

/** A rule that excludes a candidate. */
export type PlanRule =
  /** The same album played too recently. */
  | 'ALBUM'
  /** The same artiste played too recently. */
  | 'ARTISTE'
  /** The advert is outside its times of the day. */
  | 'DAYPART'
  /** The same label played too recently. */
  | 'LABEL'
  /** The advert is outside its days. */
  | 'OUT_OF_DAYS'
  /** Another advert of the same client is in the break. */
  | 'SAME_CLIENT'
  /** The advert has reached its agreed number of plays for the day. */
  | 'TIMES_A_DAY'
  /** The same title played too recently, by any artiste. */
  | 'TITLE'
  /** The candidate is longer than the remaining time. */
  | 'TOO_LONG';

/** Source of an item on the air. */
export type PlaySource =
  /** The default playlist: nothing was planned, or there was time to fill. */
  | 'DEFAULT'
  /** The emergency file of the player, for when it has nothing else to play. */
  | 'EMERGENCY'
  /** A user inserted it to be played next. */
  | 'INSERTED'
  /** The studio. */
  | 'LIVE'
  /** The calendar: a rundown, an episode, a clock or the filling of an emission. */
  | 'PLAN';

/** Filters rows by their PlaySource. */
export type PlaySourceFilter = {
  /** Exactly this value. */
  eq?: PlaySource | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<PlaySource> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** Outcome of an item that was handed to the player. */
export type PlayState =
  /** The player has the item, and it is still to come. */
  | 'COMING'
  /** The player could not play it. */
  | 'FAILED'
  /** The item was played to its end, or until an item on the second began. */
  | 'HEARD'
  /** The time of the item was over before it could begin. */
  | 'LEFT_OUT'
  /** The item was played while no output was connected, so that no listener could receive it. `heardFrom`, `heardUntil` and `heardFor` are null. */
  | 'NOT_SENT'
  /** The item is on the air. */
  | 'ON_AIR'
  /** A user ended it. */
  | 'SKIPPED';

/** Filters rows by their PlayState. */
export type PlayStateFilter = {
  /** Exactly this value. */
  eq?: PlayState | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<PlayState> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** Source of the items of a playlist. */
export type PlaylistContent =
  /** People add the items one by one. */
  | 'CHOSEN'
  /** The media that currently match the criteria: a smart playlist. */
  | 'FOUND';

/** Filters rows by their PlaylistContent. */
export type PlaylistContentFilter = {
  /** Exactly this value. */
  eq?: PlaylistContent | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<PlaylistContent> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** Filter of Playlist rows. All given conditions must hold. */
export type PlaylistFilter = {
  /** Source of the items: chosen or found. */
  content?: PlaylistContentFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Total duration of the items from cue to cue, in milliseconds. */
  duration?: NumberFilter | null | undefined;
  /** True when the playlist may play. */
  enabled?: BooleanFilter | null | undefined;
  /** Id of the `Playlist`. */
  id?: IdFilter | null | undefined;
  /** Number of items. */
  mediaCount?: NumberFilter | null | undefined;
  /** Name, 1 to 160 characters. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: PlaylistFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<PlaylistFilter> | null | undefined;
  /** Rule that determines when it plays. */
  rule?: PlaylistRuleFilter | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** Weight among the playlists with the rule GENERAL, 1 (seldom) to 25 (often). */
  weight?: NumberFilter | null | undefined;
};

/** New playlist; items are added afterwards. */
export type PlaylistInput = {
  /** Source of the items; defaults to CHOSEN. Rejected with `inUse` when the playlist has items of the other source. */
  content?: PlaylistContent | null | undefined;
  /** Criteria of the items: required for FOUND, not allowed for CHOSEN. */
  criteria?: SmartCriteriaInput | null | undefined;
  /** Time ranges of the week in which it plays, at most 50; empty for any time. */
  dayparts?: Array<DaypartInput> | null | undefined;
  /** Description, at most 2,000 characters of plain text. */
  description?: string | null | undefined;
  /** True when the playlist may play; defaults to true. */
  enabled?: boolean | null | undefined;
  /** Last day on which it plays, not before the first; null for no limit. */
  endDate?: string | null | undefined;
  /** Name, 1 to 160 characters. */
  name: string;
  /** Order in which the items play; defaults to SHUFFLED. */
  order?: PlaylistOrder | null | undefined;
  /** Rule that determines when it plays; defaults to GENERAL. */
  rule?: PlaylistRule | null | undefined;
  /** Number for the rule: songs (1 to 150), minutes (1 to 1,440), or the minute of the hour (0 to 59); null for GENERAL. */
  ruleNumber?: number | null | undefined;
  /** First day on which it plays; null for no limit. */
  startDate?: string | null | undefined;
  /** Weight among the playlists with the rule GENERAL, 1 to 25; defaults to 3. */
  weight?: number | null | undefined;
};

/** Cue points and fades of a playlist item. Absent fields stay as they are. */
export type PlaylistItemPatch = {
  /** Cue-in of the item, before its cue-out, in milliseconds; null for that of the medium. Stays as it is when absent. */
  cueIn?: number | null | undefined;
  /** Cue-out of the item, not beyond the end of the file, in milliseconds; null for that of the medium. Stays as it is when absent. */
  cueOut?: number | null | undefined;
  /** Fade-in of the item, together with the fade-out not longer than the played part, in milliseconds; null for that of the medium. Stays as it is when absent. */
  fadeIn?: number | null | undefined;
  /** Fade-out of the item, together with the fade-in not longer than the played part, in milliseconds; null for that of the medium. Stays as it is when absent. */
  fadeOut?: number | null | undefined;
};

/** Order in which the items of a playlist play. */
export type PlaylistOrder =
  /** A random item each time; repetitions are possible. */
  | 'RANDOM'
  /** In the order of the playlist. */
  | 'SEQUENTIAL'
  /** In random order, each item once before any repetition. */
  | 'SHUFFLED';

/** Changes to a playlist. Absent fields stay as they are. */
export type PlaylistPatch = {
  /** Source of the items; defaults to CHOSEN. Rejected with `inUse` when the playlist has items of the other source. */
  content?: PlaylistContent | null | undefined;
  /** Criteria of the items: required for FOUND, not allowed for CHOSEN. */
  criteria?: SmartCriteriaInput | null | undefined;
  /** Time ranges of the week in which it plays, at most 50; empty for any time. */
  dayparts?: Array<DaypartInput> | null | undefined;
  /** Description, at most 2,000 characters of plain text. */
  description?: string | null | undefined;
  /** True when the playlist may play; defaults to true. */
  enabled?: boolean | null | undefined;
  /** Last day on which it plays, not before the first; null for no limit. */
  endDate?: string | null | undefined;
  /** Name, 1 to 160 characters. */
  name?: string | null | undefined;
  /** Order in which the items play; defaults to SHUFFLED. */
  order?: PlaylistOrder | null | undefined;
  /** Rule that determines when it plays; defaults to GENERAL. */
  rule?: PlaylistRule | null | undefined;
  /** Number for the rule: songs (1 to 150), minutes (1 to 1,440), or the minute of the hour (0 to 59); null for GENERAL. */
  ruleNumber?: number | null | undefined;
  /** First day on which it plays; null for no limit. */
  startDate?: string | null | undefined;
  /** Weight among the playlists with the rule GENERAL, 1 to 25; defaults to 3. */
  weight?: number | null | undefined;
};

/** Rule that determines when a playlist plays. */
export type PlaylistRule =
  /** One item after a number of minutes. */
  | 'EVERY_MINUTES'
  /** One item after a number of songs. */
  | 'EVERY_SONGS'
  /** Alternates with the other playlists of this rule, by weight. */
  | 'GENERAL'
  /** One item per hour, at a minute of the hour. */
  | 'HOURLY';

/** Filters rows by their PlaylistRule. */
export type PlaylistRuleFilter = {
  /** Exactly this value. */
  eq?: PlaylistRule | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<PlaylistRule> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** A column to sort Playlist rows by, with its direction. Exactly one column must be given. */
export type PlaylistSort = {
  /** Source of the items: chosen or found. */
  content?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Total duration of the items from cue to cue, in milliseconds. */
  duration?: SortOrder | null | undefined;
  /** True when the playlist may play. */
  enabled?: SortOrder | null | undefined;
  /** Id of the `Playlist`. */
  id?: SortOrder | null | undefined;
  /** Number of items. */
  mediaCount?: SortOrder | null | undefined;
  /** Name, 1 to 160 characters. */
  name?: SortOrder | null | undefined;
  /** Rule that determines when it plays. */
  rule?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
  /** Weight among the playlists with the rule GENERAL, 1 (seldom) to 25 (often). */
  weight?: SortOrder | null | undefined;
};

/** Filter of Podcast rows. All given conditions must hold. */
export type PodcastFilter = {
  /** Author, as directories show it; at most 200 characters. */
  author?: StringFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Emission` in `emission`: Emission with its episodes; each emission has at most one podcast. */
  emissionId?: IdFilter | null | undefined;
  /** Of `emission`: Title on the air, 1 to 160 characters. */
  emissionTitle?: StringFilter | null | undefined;
  /** True when it contains explicit language. */
  explicit?: BooleanFilter | null | undefined;
  /** Id of the `Podcast`. */
  id?: IdFilter | null | undefined;
  /** True when its feed is public. */
  isPublished?: BooleanFilter | null | undefined;
  /** Language as a BCP 47 tag, such as `fr`. */
  language?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: PodcastFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<PodcastFilter> | null | undefined;
  /** Title in directories, 1 to 200 characters. */
  title?: StringFilter | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new podcast. Its cover is uploaded afterwards. */
export type PodcastInput = {
  /** Author, at most 200 characters; the radio when absent. */
  author?: string | null | undefined;
  /** Categories in directories: at most three of `podcastCategories`. */
  categories?: Array<string> | null | undefined;
  /** Copyright holder, at most 200 characters. */
  copyright?: string | null | undefined;
  /** Description, plain text of at most 4,000 characters; the summary of the emission when absent. */
  description?: string | null | undefined;
  /** Id of the `Emission` with its episodes; `taken` when that has a podcast already, also one in the recycle bin. */
  emissionId: string;
  /** True when it contains explicit language; false when absent. */
  explicit?: boolean | null | undefined;
  /** True to forbid other hosts to import it (`podcast:locked`); true when absent. */
  isLocked?: boolean | null | undefined;
  /** True to make its feed public; false when absent. */
  isPublished?: boolean | null | undefined;
  /** Order in which its episodes are listened to; EPISODIC when absent. */
  kind?: PodcastKind | null | undefined;
  /** Language as a BCP 47 tag, such as `fr`; that of the radio when absent. */
  language?: string | null | undefined;
  /** Http or https address of its website, at most 300 characters; empty for none. */
  link?: string | null | undefined;
  /** Mail address of the contact, public in the feed; empty for none. */
  ownerEmail?: string | null | undefined;
  /** Name of the contact for directories, at most 200 characters. */
  ownerName?: string | null | undefined;
  /** Title in directories, 1 to 200 characters; that of the emission when absent. */
  title?: string | null | undefined;
};

/** Order in which the episodes of a podcast are listened to. */
export type PodcastKind =
  /** Independent episodes: the newest first. */
  | 'EPISODIC'
  /** Consecutive episodes, from the first one on. */
  | 'SERIAL';

/** Changes to a podcast. Absent fields stay as they are. */
export type PodcastPatch = {
  /** Author, at most 200 characters; the radio when absent. */
  author?: string | null | undefined;
  /** Categories in directories: at most three of `podcastCategories`. */
  categories?: Array<string> | null | undefined;
  /** Copyright holder, at most 200 characters. */
  copyright?: string | null | undefined;
  /** Description, plain text of at most 4,000 characters; the summary of the emission when absent. */
  description?: string | null | undefined;
  /** Id of the `Emission` with its episodes; `taken` when that has a podcast already, also one in the recycle bin. */
  emissionId?: string | null | undefined;
  /** True when it contains explicit language; false when absent. */
  explicit?: boolean | null | undefined;
  /** True to forbid other hosts to import it (`podcast:locked`); true when absent. */
  isLocked?: boolean | null | undefined;
  /** True to make its feed public; false when absent. */
  isPublished?: boolean | null | undefined;
  /** Order in which its episodes are listened to; EPISODIC when absent. */
  kind?: PodcastKind | null | undefined;
  /** Language as a BCP 47 tag, such as `fr`; that of the radio when absent. */
  language?: string | null | undefined;
  /** Http or https address of its website, at most 300 characters; empty for none. */
  link?: string | null | undefined;
  /** Mail address of the contact, public in the feed; empty for none. */
  ownerEmail?: string | null | undefined;
  /** Name of the contact for directories, at most 200 characters. */
  ownerName?: string | null | undefined;
  /** Title in directories, 1 to 200 characters; that of the emission when absent. */
  title?: string | null | undefined;
};

/** A column to sort Podcast rows by, with its direction. Exactly one column must be given. */
export type PodcastSort = {
  /** Author, as directories show it; at most 200 characters. */
  author?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Of `emission`: Title on the air, 1 to 160 characters. */
  emissionTitle?: SortOrder | null | undefined;
  /** True when it contains explicit language. */
  explicit?: SortOrder | null | undefined;
  /** Id of the `Podcast`. */
  id?: SortOrder | null | undefined;
  /** True when its feed is public. */
  isPublished?: SortOrder | null | undefined;
  /** Language as a BCP 47 tag, such as `fr`. */
  language?: SortOrder | null | undefined;
  /** Title in directories, 1 to 200 characters. */
  title?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** New comment; the viewer becomes its author. */
export type PostCommentInput = {
  /** Plain text, 1 to 2,000 characters, stored as typed without surrounding spaces. */
  text: string;
};

/** New post; the viewer becomes its author. */
export type PostInput = {
  /** True when a picture or video will be uploaded with `PUT /uploads/posts/:id/media`; defaults to false. A post without text stays hidden until then. */
  awaitsMedia?: boolean | null | undefined;
  /** Plain text, 1 to 5,000 characters. May be empty or absent when a picture or video follows. Stored as typed without surrounding spaces, and never interpreted as HTML. */
  text?: string | null | undefined;
};

/** Changes to a post. */
export type PostPatch = {
  /** Plain text, 1 to 5,000 characters; may be empty when there is a picture or video. */
  text: string;
};

/** Filter of Product rows. All given conditions must hold. */
export type ProductFilter = {
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Product`. */
  id?: IdFilter | null | undefined;
  /** Name, 1 to 120 characters; unique. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: ProductFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<ProductFilter> | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** New product. */
export type ProductInput = {
  /** Description, at most 500 characters; may be empty. */
  description?: string | null | undefined;
  /** Name, 1 to 120 characters; must not be taken. */
  name: string;
};

/** Changes to a product. Absent fields stay as they are. */
export type ProductPatch = {
  /** Description, at most 500 characters; may be empty. */
  description?: string | null | undefined;
  /** Name, 1 to 120 characters; must not be taken. */
  name?: string | null | undefined;
};

/** A column to sort Product rows by, with its direction. Exactly one column must be given. */
export type ProductSort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Product`. */
  id?: SortOrder | null | undefined;
  /** Name, 1 to 120 characters; unique. */
  name?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Filter of Publicity rows. All given conditions must hold. */
export type PublicityFilter = {
  /** Average bits a second. */
  bitrate?: NumberFilter | null | undefined;
  /** Campaign, at most 200 characters; may be empty. */
  campaign?: StringFilter | null | undefined;
  /** Id of the `MediaCategory` in `category`: The category that it is in. */
  categoryId?: IdFilter | null | undefined;
  /** Of `category`: Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  categoryName?: StringFilter | null | undefined;
  /** Advertiser, at most 200 characters; may be empty. */
  client?: StringFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Who made it, as one line for people, such as “A feat. B”; may be empty. */
  credit?: StringFilter | null | undefined;
  /** Id of the `MediaItem` in `duplicateOf`: The first file with the same bytes, when that is why this one failed. */
  duplicateOfId?: IdFilter | null | undefined;
  /** How long it plays, in milliseconds. */
  duration?: NumberFilter | null | undefined;
  /** True when it may fill a break on any day, regardless of its first and last day. */
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
  /** Leaves out the rows that match this filter. */
  not?: PublicityFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<PublicityFilter> | null | undefined;
  /** What of it browsers play, once it is ready: the file itself, or a rendition that is made of it. */
  playback?: MediaPlaybackFilter | null | undefined;
  /** Size of the file in bytes. */
  size?: NumberFilter | null | undefined;
  /** How far it is on its way into the library. */
  state?: MediaStateFilter | null | undefined;
  /** Id of the `MediaTag` in `tags`: Tags of the medium. */
  tagId?: IdFilter | null | undefined;
  /** Of one of `tags`: Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  tagName?: StringFilter | null | undefined;
  /** Its title, 1 to 255 characters. */
  title?: StringFilter | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** First day on which it may air; null for no limit. */
  validFrom?: LocalDateFilter | null | undefined;
  /** Last day on which it may air; null for no limit. */
  validTo?: LocalDateFilter | null | undefined;
  /** Validity of the advert today in the time zone of the radio, with the reason. */
  validity?: PublicityValidityFilter | null | undefined;
};

/** Changes to an advert. Absent fields stay as they are. */
export type PublicityPatch = {
  /** Campaign, at most 200 characters. */
  campaign?: string | null | undefined;
  /** Id of the `MediaCategory`; null for none. */
  categoryId?: string | null | undefined;
  /** Advertiser, at most 200 characters. */
  client?: string | null | undefined;
  /** Credit line, at most 255 characters. For a song it is generated from the artistes when it is empty, or when the artistes are given without it. */
  credit?: string | null | undefined;
  /** Cue-in in milliseconds: 0 or more, before the cue-out. Null for the start of the file. */
  cueIn?: number | null | undefined;
  /** Cue-out in milliseconds from the start of the file: after `cueIn`, not beyond the end. Null for the end of the file. */
  cueOut?: number | null | undefined;
  /** Time ranges of the week in which it may air, at most 50; empty for any time. */
  dayparts?: Array<DaypartInput> | null | undefined;
  /** True when it may fill a break on any day. */
  evergreen?: boolean | null | undefined;
  /** Fade-in in milliseconds, not longer than the played part. Null for none. */
  fadeIn?: number | null | undefined;
  /** Fade-out in milliseconds; together with the fade-in not longer than the played part. Null for none. */
  fadeOut?: number | null | undefined;
  /** Moment at which the next item may start over this one, in milliseconds from the start of the file, between the cue points. Null for the end. */
  startNext?: number | null | undefined;
  /** Ids of the `MediaTag`s, at most 50; they replace the current tags. */
  tagIds?: Array<string> | null | undefined;
  /** Tags by name, in addition to `tagIds`; at most 50. Missing tags are created if the viewer may create MediaTag, and rejected with `unknown` otherwise. */
  tagNames?: Array<string> | null | undefined;
  /** Agreed number of plays per day, 1 to 200; null for none. */
  timesADay?: number | null | undefined;
  /** Title, 1 to 255 characters. */
  title?: string | null | undefined;
  /** First day on which it may air; null for no limit. */
  validFrom?: string | null | undefined;
  /** Last day on which it may air, not before the first; null for no limit. */
  validTo?: string | null | undefined;
};

/** A column to sort Publicity rows by, with its direction. Exactly one column must be given. */
export type PublicitySort = {
  /** Average bits a second. */
  bitrate?: SortOrder | null | undefined;
  /** Campaign, at most 200 characters; may be empty. */
  campaign?: SortOrder | null | undefined;
  /** Of `category`: Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  categoryName?: SortOrder | null | undefined;
  /** Advertiser, at most 200 characters; may be empty. */
  client?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Who made it, as one line for people, such as “A feat. B”; may be empty. */
  credit?: SortOrder | null | undefined;
  /** How long it plays, in milliseconds. */
  duration?: SortOrder | null | undefined;
  /** True when it may fill a break on any day, regardless of its first and last day. */
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
  /** Agreed number of plays per day, 1 to 200; null for none. */
  timesADay?: SortOrder | null | undefined;
  /** Its title, 1 to 255 characters. */
  title?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
  /** First day on which it may air; null for no limit. */
  validFrom?: SortOrder | null | undefined;
  /** Last day on which it may air; null for no limit. */
  validTo?: SortOrder | null | undefined;
};

/** Validity of an advert today on its radio, with the reason. */
export type PublicityValidity =
  /** Valid on any day. */
  | 'EVERGREEN'
  /** Invalid: its last day is in the past. */
  | 'EXPIRED'
  /** Invalid: its first day is in the future. */
  | 'NOT_YET'
  /** Valid: no first or last day is set. */
  | 'NO_LIMIT'
  /** Valid: today is one of its days. */
  | 'VALID';

/** Filters rows by their PublicityValidity. */
export type PublicityValidityFilter = {
  /** Exactly this value. */
  eq?: PublicityValidity | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<PublicityValidity> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** Subscription of a browser (`PushSubscription.toJSON()`). */
export type PushDeviceInput = {
  /** Authentication secret, `keys.auth`. */
  auth: string;
  /** Push endpoint, at most 2,000 characters. Rejected with `privateAddress` when it is not on the internet, `notSecure`, `link` or `notThere`. */
  endpoint: string;
  /** Public key, `keys.p256dh`; rejected with `invalid` when it is no key. */
  publicKey: string;
};

/** Filter of Radio rows. All given conditions must hold. */
export type RadioFilter = {
  /** Name of the company that runs the radio; empty for the platform itself. */
  company?: StringFilter | null | undefined;
  /** Id of the `Company`. */
  companyId?: IdFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Radio`. */
  id?: IdFilter | null | undefined;
  /** Name on the air, 1 to 80 characters. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: RadioFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<RadioFilter> | null | undefined;
  /** Slug for addresses: lower case letters, digits and hyphens; unique. */
  slug?: StringFilter | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** New radio. */
export type RadioInput = {
  /** Id of the `Company` that runs the radio; null for the platform itself. */
  companyId?: string | null | undefined;
  /** BCP 47 tag of the language, such as `fr`. */
  language: string;
  /** Quota of the library in bytes, 0 or more; null when only the disk is the limit. */
  mediaQuota?: number | null | undefined;
  /** Name on the air, 1 to 80 characters. */
  name: string;
  /** Slug for addresses: 2 to 40 lower case letters, digits and hyphens; must not be taken. */
  slug: string;
  /** IANA time zone, such as `Europe/Paris`. */
  timeZone: string;
};

/** Changes to a radio. Absent fields stay as they are. */
export type RadioPatch = {
  /** Id of the `Company` that runs the radio; null for the platform itself. */
  companyId?: string | null | undefined;
  /** BCP 47 tag of the language, such as `fr`. */
  language?: string | null | undefined;
  /** Quota of the library in bytes, 0 or more; null when only the disk is the limit. */
  mediaQuota?: number | null | undefined;
  /** Name on the air, 1 to 80 characters. */
  name?: string | null | undefined;
  /** Slug for addresses: 2 to 40 lower case letters, digits and hyphens; must not be taken. */
  slug?: string | null | undefined;
  /** IANA time zone, such as `Europe/Paris`. */
  timeZone?: string | null | undefined;
};

/** A column to sort Radio rows by, with its direction. Exactly one column must be given. */
export type RadioSort = {
  /** Name of the company that runs the radio; empty for the platform itself. */
  company?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Radio`. */
  id?: SortOrder | null | undefined;
  /** Name on the air, 1 to 80 characters. */
  name?: SortOrder | null | undefined;
  /** Slug for addresses: lower case letters, digits and hyphens; unique. */
  slug?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Filter of Role rows. All given conditions must hold. */
export type RoleFilter = {
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Role`. */
  id?: IdFilter | null | undefined;
  /** Short name, as in lists of users, such as `admin`. */
  key?: StringFilter | null | undefined;
  /** Name, as in lists of permissions, such as `administrator`. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: RoleFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<RoleFilter> | null | undefined;
  /** Id of the `Radio` in `radio`: Radio to which the role is limited; null for a role of the whole platform. */
  radioId?: IdFilter | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** New role. Its key is derived from its name. */
export type RoleInput = {
  /** Abilities that the role grants by itself, of `abilitySubjects` and within the viewer’s own; FORBIDDEN names the first beyond. Base abilities of every role may be omitted. */
  abilities: Array<AbilityInput>;
  /** Description, at most 300 characters. */
  description: string;
  /** True to limit the role to the team of the current radio; defaults to false. Cannot be changed later. */
  isOfRadio?: boolean | null | undefined;
  /** Name, 2 to 60 characters; must not be taken. */
  name: string;
};

/** Changes to a role. Absent fields stay as they are. */
export type RolePatch = {
  /** Abilities that the role grants by itself, of `abilitySubjects` and within the viewer’s own; FORBIDDEN names the first beyond. Base abilities of every role may be omitted. */
  abilities?: Array<AbilityInput> | null | undefined;
  /** Description, at most 300 characters. */
  description?: string | null | undefined;
  /** Name, 2 to 60 characters; must not be taken. */
  name?: string | null | undefined;
};

/** A column to sort Role rows by, with its direction. Exactly one column must be given. */
export type RoleSort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Role`. */
  id?: SortOrder | null | undefined;
  /** Short name, as in lists of users, such as `admin`. */
  key?: SortOrder | null | undefined;
  /** Name, as in lists of permissions, such as `administrator`. */
  name?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** A new item of a rundown. */
export type RundownItemInput = {
  /** Planned duration in milliseconds, a second to a day; null for the length of its media item. `required` for PLAYLIST, TALK, LIVE and ADVERT_BREAK. */
  duration?: number | null | undefined;
  /** True to begin on the second; false when absent. Needs an `offset`. */
  isHard?: boolean | null | undefined;
  /** Kind of item. */
  kind: RundownItemKind;
  /** For MEDIA and JINGLE: id of the `MediaItem` to play. `notReady` when it cannot be played, `outOfDays` for an advert that may not air on that day. */
  mediaId?: string | null | undefined;
  /** Notes for the people on the air, at most 5,000 characters of plain text. */
  notes?: string | null | undefined;
  /** Start in milliseconds after the start of the rundown; null to follow the item before it. `max` beyond the end of the rundown. */
  offset?: number | null | undefined;
  /** For PLAYLIST: id of the `Playlist` to play; `disabled` when it is switched off. */
  playlistId?: string | null | undefined;
  /** Title of the item, at most 160 characters; `required` for TALK and LIVE. */
  title?: string | null | undefined;
};

/** Kind of a rundown item. */
export type RundownItemKind =
  /** Adverts that may air at that time, up to a duration. */
  | 'ADVERT_BREAK'
  /** The sound of the episode that is broadcast. */
  | 'EPISODE'
  /** A jingle of the emission or of the station. */
  | 'JINGLE'
  /** The studio, or an external source. */
  | 'LIVE'
  /** A media item. */
  | 'MEDIA'
  /** A playlist, for a duration. */
  | 'PLAYLIST'
  /** A talk. */
  | 'TALK';

/** Changes to an item of a rundown. Absent fields stay as they are. */
export type RundownItemPatch = {
  /** Planned duration in milliseconds, a second to a day; null for the length of its media item. `required` for PLAYLIST, TALK, LIVE and ADVERT_BREAK. */
  duration?: number | null | undefined;
  /** True to begin on the second; false when absent. Needs an `offset`. */
  isHard?: boolean | null | undefined;
  /** Kind of item. */
  kind?: RundownItemKind | null | undefined;
  /** For MEDIA and JINGLE: id of the `MediaItem` to play. `notReady` when it cannot be played, `outOfDays` for an advert that may not air on that day. */
  mediaId?: string | null | undefined;
  /** Notes for the people on the air, at most 5,000 characters of plain text. */
  notes?: string | null | undefined;
  /** Start in milliseconds after the start of the rundown; null to follow the item before it. `max` beyond the end of the rundown. */
  offset?: number | null | undefined;
  /** For PLAYLIST: id of the `Playlist` to play; `disabled` when it is switched off. */
  playlistId?: string | null | undefined;
  /** Title of the item, at most 160 characters; `required` for TALK and LIVE. */
  title?: string | null | undefined;
};

/** Problem of a rundown item. */
export type RundownProblem =
  /** The item lies after the end of the rundown, completely or in part. */
  | 'BEYOND_END'
  /** The item is faded out before its end, because a hard start follows or the time to fill is over. */
  | 'CUT'
  /** The item begins later than planned. */
  | 'LATE'
  /** The file cannot be played yet, or not at all. */
  | 'MISSING_FILE'
  /** The media item or playlist was deleted, or there is no sound. */
  | 'NOTHING'
  /** The advert is outside the days on which it may air. */
  | 'OUT_OF_DAYS';

/** Outcome of an accepted rush. */
export type RushAcceptance = {
  /** For PODCAST: id of the `Emission` of the podcast; that of the rush when absent. `noPodcast` when it has none. */
  emissionId?: string | null | undefined;
  /** For EPISODE: id of the `Episode` whose sound it replaces; `taken` when another rush is about to become its sound. */
  episodeId?: string | null | undefined;
  /** For MEDIUM: kind of the media item, one of the audio kinds of the library. */
  mediaKind?: MediaKind | null | undefined;
  /** The sound of an episode, a podcast entry, or a media item of the library. */
  outcome: RushOutcome;
  /** Title of the media item or the new episode, 1 to 200 characters; that of the rush when absent. */
  title?: string | null | undefined;
  /** Message to the sender, at most 2,000 characters. */
  words?: string | null | undefined;
};

/** Filter of Rush rows. All given conditions must hold. */
export type RushFilter = {
  /** Id of the `User` in `assignee`: Current or last reviewer; null while nobody has taken it. */
  assigneeId?: IdFilter | null | undefined;
  /** Of `assignee`: First and last name. */
  assigneeName?: StringFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Emission` in `emission`: Emission that it is meant for; null when undecided. */
  emissionId?: IdFilter | null | undefined;
  /** Of `emission`: Title on the air, 1 to 160 characters. */
  emissionTitle?: StringFilter | null | undefined;
  /** Id of the `Episode` in `episode`: Episode that gets its sound. */
  episodeId?: IdFilter | null | undefined;
  /** Id of the `Rush`. */
  id?: IdFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: RushFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<RushFilter> | null | undefined;
  /** Id of the `MediaItem` in `result`: Resulting media item; null until its file is ready. */
  resultId?: IdFilter | null | undefined;
  /** Id of the `User` in `sentBy`: First sender; null when the account is deleted. */
  sentById?: IdFilter | null | undefined;
  /** Of `sentBy`: First and last name. */
  sentByName?: StringFilter | null | undefined;
  /** State of the rush. */
  state?: RushStateFilter | null | undefined;
  /** Title, 1 to 200 characters. */
  title?: StringFilter | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** Start of the wait: for a decision since its newest take arrived, for a new take since it was sent back. Null once it is decided. */
  waitingSince?: DateTimeFilter | null | undefined;
};

/** The part of a take to use. Replaces the earlier marks. */
export type RushMarks = {
  /** Cuts between the marks, at most 200, in order and not overlapping. */
  cuts: Array<CutInput>;
  /** Start of the used part, in milliseconds; null for the start of the file. */
  markIn?: number | null | undefined;
  /** End of the used part, in milliseconds; null for the end of the file. */
  markOut?: number | null | undefined;
};

/** A new comment on a take. */
export type RushNoteInput = {
  /** End of the part, later than its start; null for a single moment. */
  end?: number | null | undefined;
  /** Position in milliseconds, inside the file. */
  start: number;
  /** Plain text, 1 to 2,000 characters. */
  text: string;
};

/** Outcome of an accepted rush. */
export type RushOutcome =
  /** The sound of an episode. */
  | 'EPISODE'
  /** A media item of the library. */
  | 'MEDIUM'
  /** A podcast entry: a new episode of its emission, published at once. */
  | 'PODCAST';

/** Changes to the details of a rush. */
export type RushPatch = {
  /** Id of the `Emission` that it is meant for; null when undecided. */
  emissionId?: string | null | undefined;
  /** Notes, plain text of at most 5,000 characters. */
  notes?: string | null | undefined;
  /** Title, 1 to 200 characters. */
  title?: string | null | undefined;
};

/** State of the resulting file of an accepted rush. */
export type RushRendering =
  /** The file is ready. */
  | 'DONE'
  /** The file could not be made; it can be tried again. */
  | 'FAILED'
  /** The rush is not accepted. */
  | 'NONE'
  /** The file is being made. */
  | 'UNDER_WAY';

/** Reason why the resulting file of a rush could not be made. */
export type RushRenderingFailure =
  /** The file of the take no longer exists. */
  | 'FILE_MISSING'
  /** The marked part of the take could not be decoded. */
  | 'NOT_DECODED'
  /** The program that encodes audio is not installed on the server. */
  | 'NO_TOOL'
  /** The storage is full. */
  | 'STORAGE_FULL'
  /** An internal error. */
  | 'UNEXPECTED';

/** A column to sort Rush rows by, with its direction. Exactly one column must be given. */
export type RushSort = {
  /** Of `assignee`: First and last name. */
  assigneeName?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Of `emission`: Title on the air, 1 to 160 characters. */
  emissionTitle?: SortOrder | null | undefined;
  /** Id of the `Rush`. */
  id?: SortOrder | null | undefined;
  /** Of `sentBy`: First and last name. */
  sentByName?: SortOrder | null | undefined;
  /** State of the rush. */
  state?: SortOrder | null | undefined;
  /** Title, 1 to 200 characters. */
  title?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
  /** Start of the wait: for a decision since its newest take arrived, for a new take since it was sent back. Null once it is decided. */
  waitingSince?: SortOrder | null | undefined;
};

/** State of a rush. */
export type RushState =
  /** The rush was accepted for broadcast. */
  | 'ACCEPTED'
  /** A reviewer listens to it and decides. */
  | 'IN_REVIEW'
  /** The rush has arrived and waits for a reviewer. */
  | 'RECEIVED'
  /** The rush was rejected. */
  | 'REJECTED'
  /** The rush was sent back and waits for a new take. */
  | 'SENT_BACK';

/** Filters rows by their RushState. */
export type RushStateFilter = {
  /** Exactly this value. */
  eq?: RushState | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<RushState> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** A separation rule. */
export type SeparationRule =
  /** Minimum time between two plays of the same album. */
  | 'ALBUM'
  /** Minimum time between two plays of the same artiste. */
  | 'ARTISTE'
  /** Minimum time between two plays of the same label. */
  | 'LABEL'
  /** Minimum time between two plays of the same title, by any artiste. */
  | 'TITLE';

/** Language of the website. */
export type SiteLanguage =
  /** Arabic. */
  | 'AR'
  /** English. */
  | 'EN'
  /** French. */
  | 'FR';

/** Filters rows by their SiteLanguage. */
export type SiteLanguageFilter = {
  /** Exactly this value. */
  eq?: SiteLanguage | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<SiteLanguage> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** Category of a slot. */
export type SlotCategory =
  /** An emission from the studio. */
  | 'LIVE'
  /** A playlist, an episode, or the filler of an emission. */
  | 'MULTIMEDIA'
  /** A repeat of another slot. */
  | 'REBROADCAST'
  /** A recording of an emission. */
  | 'RUSH';

/** Filters rows by their SlotCategory. */
export type SlotCategoryFilter = {
  /** Exactly this value. */
  eq?: SlotCategory | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<SlotCategory> | null | undefined;
  /** True: the value is null. False: the value is not null. */
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

/** The effect of a range change on one occurrence. */
export type SlotDayEffect =
  /** The occurrence is cancelled. */
  | 'CANCELLED'
  /** The occurrence gets another time or duration. */
  | 'MOVED'
  /** The occurrence is cancelled, and the other emission replaces it. */
  | 'REPLACED'
  /** The occurrence takes place again, or follows its series again. */
  | 'RESTORED'
  /** The occurrence stays unchanged: it has a time of its own or is cancelled already, or the new time does not exist on that day. */
  | 'UNCHANGED';

/** An action on all dates of a slot in a range. */
export type SlotDaysAction =
  /** Cancels the occurrences. */
  | 'CANCEL'
  /** Sets another time, duration or emission. */
  | 'CHANGE'
  /** Resets time, duration and layer to the series, and restores cancelled occurrences. Titles and episodes stay. */
  | 'RESET'
  /** Restores cancelled occurrences, each at the time it had. */
  | 'RESTORE';

/** A change of all dates of a slot in a range. */
export type SlotDaysInput = {
  /** The action. */
  action: SlotDaysAction;
  /** New duration by that clock, in milliseconds: a second to a day. */
  duration?: number | null | undefined;
  /** Id of the `Emission` to broadcast instead: the occurrences are cancelled, and a new slot with the same rule covers them. `ended` for one that is over. */
  emissionId?: string | null | undefined;
  /** First date. */
  from: string;
  /** New start time by the radio’s clock, `HH:MM` or `HH:MM:SS`. CHANGE needs this, a duration or an emission (`required`); other actions take none of them (`invalid`). */
  startTime?: string | null | undefined;
  /** Last date, inclusive: at most 366 days from the first (`max`). */
  to: string;
};

/** Filter of Slot rows. All given conditions must hold. */
export type SlotFilter = {
  /** Category in the calendar. */
  category?: SlotCategoryFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Duration by the radio’s clock, in milliseconds: at most a day. */
  duration?: NumberFilter | null | undefined;
  /** Id of the `Emission` in `emission`: Emission that is broadcast. */
  emissionId?: IdFilter | null | undefined;
  /** Last date; null when the series has no end. */
  endDate?: LocalDateFilter | null | undefined;
  /** Id of the `Episode` in `episode`: Episode that is broadcast. */
  episodeId?: IdFilter | null | undefined;
  /** Id of the `Slot`. */
  id?: IdFilter | null | undefined;
  /** Layer of the calendar. */
  layer?: SlotLayerFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: SlotFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<SlotFilter> | null | undefined;
  /** Id of the `Slot` in `original`: For REBROADCAST: the slot that is repeated. */
  originalId?: IdFilter | null | undefined;
  /** Id of the `Playlist` in `playlist`: Playlist that plays. */
  playlistId?: IdFilter | null | undefined;
  /** Id of the `Rush` in `rush`: Rush that is broadcast, once it is accepted. */
  rushId?: IdFilter | null | undefined;
  /** First date. */
  startDate?: LocalDateFilter | null | undefined;
  /** Title of the slot; empty for that of its contents. */
  title?: StringFilter | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** Frequency of a recurrence. */
export type SlotFrequency =
  /** Every so many days. */
  | 'DAILY'
  /** Every so many months, on a day of the month or a weekday, or on the first or last of some weekdays. */
  | 'MONTHLY'
  /** Every so many weeks, on some weekdays. */
  | 'WEEKLY';

/** A new slot of the calendar. */
export type SlotInput = {
  /** Category. LIVE needs an emission, MULTIMEDIA a playlist, an emission or an episode, RUSH a rush, an emission or an episode, REBROADCAST an original or an episode: `required` on the missing field. */
  category: SlotCategory;
  /** Colour of the slot, `#rrggbb`; null for that of its emission. */
  colour?: string | null | undefined;
  /** Duration by the radio’s clock, in milliseconds: a second to a day. */
  duration: number;
  /** Id of the `Emission` to broadcast; `ended` for one that is over. */
  emissionId?: string | null | undefined;
  /** Id of the `Episode` to broadcast; `elsewhere` when it belongs to another emission. */
  episodeId?: string | null | undefined;
  /** Layer of the calendar; PROGRAMMES when absent. */
  layer?: SlotLayer | null | undefined;
  /** Id of the `Slot` that a rebroadcast repeats; `invalid` for itself, for another rebroadcast, and in other categories. */
  originalId?: string | null | undefined;
  /** Id of the `Playlist` to play. */
  playlistId?: string | null | undefined;
  /** Recurrence rule; null for a single date. `noDays` for a rule without any date. */
  recurrence?: SlotRecurrenceInput | null | undefined;
  /** Id of the `Rush` to broadcast; `rejected` for a rejected one, `elsewhere` for one of another emission, `ended` when that emission is over, `invalid` together with an episode and in other categories than RUSH. */
  rushId?: string | null | undefined;
  /** First date. The first date on or after it that matches the rule replaces it. */
  startDate: string;
  /** Start time by the radio’s clock, `HH:MM` or `HH:MM:SS`; `skippedHour` when a single slot lies in the hour that a clock change skips. */
  startTime: string;
  /** Title of the slot, at most 160 characters; empty for that of its contents. */
  title?: string | null | undefined;
};

/** Layers of the calendar, from bottom to top. */
export type SlotLayer =
  /** Advert breaks, above the programmes. */
  | 'ADVERTS'
  /** Filler beneath all other layers. */
  | 'FILLER'
  /** The studio, above all other layers. */
  | 'LIVE'
  /** The planned programmes. */
  | 'PROGRAMMES';

/** Filters rows by their SlotLayer. */
export type SlotLayerFilter = {
  /** Exactly this value. */
  eq?: SlotLayer | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<SlotLayer> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** Changes to a slot, on all of its coming dates. Absent fields stay as they are. */
export type SlotPatch = {
  /** Category. LIVE needs an emission, MULTIMEDIA a playlist, an emission or an episode, RUSH a rush, an emission or an episode, REBROADCAST an original or an episode: `required` on the missing field. */
  category?: SlotCategory | null | undefined;
  /** Colour of the slot, `#rrggbb`; null for that of its emission. */
  colour?: string | null | undefined;
  /** Duration by the radio’s clock, in milliseconds: a second to a day. */
  duration?: number | null | undefined;
  /** Id of the `Emission` to broadcast; `ended` for one that is over. */
  emissionId?: string | null | undefined;
  /** Id of the `Episode` to broadcast; `elsewhere` when it belongs to another emission. */
  episodeId?: string | null | undefined;
  /** Layer of the calendar; PROGRAMMES when absent. */
  layer?: SlotLayer | null | undefined;
  /** Id of the `Slot` that a rebroadcast repeats; `invalid` for itself, for another rebroadcast, and in other categories. */
  originalId?: string | null | undefined;
  /** Id of the `Playlist` to play. */
  playlistId?: string | null | undefined;
  /** Recurrence rule; null for a single date. `noDays` for a rule without any date. */
  recurrence?: SlotRecurrenceInput | null | undefined;
  /** Id of the `Rush` to broadcast; `rejected` for a rejected one, `elsewhere` for one of another emission, `ended` when that emission is over, `invalid` together with an episode and in other categories than RUSH. */
  rushId?: string | null | undefined;
  /** First date. The first date on or after it that matches the rule replaces it. */
  startDate?: string | null | undefined;
  /** Start time by the radio’s clock, `HH:MM` or `HH:MM:SS`; `skippedHour` when a single slot lies in the hour that a clock change skips. */
  startTime?: string | null | undefined;
  /** Title of the slot, at most 160 characters; empty for that of its contents. */
  title?: string | null | undefined;
};

/** Recurrence rule of a slot. */
export type SlotRecurrenceInput = {
  /** Number of dates, 1 to 1,000; null when there is no end, or `until` defines it. */
  count?: number | null | undefined;
  /** Days, weeks or months. */
  frequency: SlotFrequency;
  /** Interval: 2 for every second day, week or month; 1 to 52. 1 when absent. */
  interval?: number | null | undefined;
  /** Number of the weekday in the month, 1 to 5, or -1 for the last; null for each of them. MONTHLY only. */
  nth?: number | null | undefined;
  /** Position among the days of a month that `weekdays` allows, or of all its days when that is empty: 1 for the first, -1 for the last; null for each. MONTHLY only, and not with `nth`. The last day of the month is -1 without weekdays. */
  setPosition?: number | null | undefined;
  /** Last possible date; null when there is no end, or `count` defines it. */
  until?: string | null | undefined;
  /** Weekdays; empty for the weekday, or the day of the month, of the first date. */
  weekdays?: Array<SlotWeekday> | null | undefined;
};

/** A column to sort Slot rows by, with its direction. Exactly one column must be given. */
export type SlotSort = {
  /** Category in the calendar. */
  category?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Duration by the radio’s clock, in milliseconds: at most a day. */
  duration?: SortOrder | null | undefined;
  /** Last date; null when the series has no end. */
  endDate?: SortOrder | null | undefined;
  /** Id of the `Slot`. */
  id?: SortOrder | null | undefined;
  /** Layer of the calendar. */
  layer?: SortOrder | null | undefined;
  /** First date. */
  startDate?: SortOrder | null | undefined;
  /** Start time by the radio’s clock, `HH:MM` or `HH:MM:SS`. */
  startTime?: SortOrder | null | undefined;
  /** Title of the slot; empty for that of its contents. */
  title?: SortOrder | null | undefined;
  /** When the record was last changed. */
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

/** Criteria of a smart playlist. */
export type SmartCriteriaInput = {
  /** 1 to 20 conditions. BAD_USER_INPUT names the field with a problem, such as `criteria.0.value`. */
  criteria: Array<SmartCriterionInput>;
  /** Maximum number of items, 1 to 1,000; null for all matches. */
  limit?: number | null | undefined;
  /** True when every criterion must match, false when one is enough; defaults to true. */
  matchAll?: boolean | null | undefined;
  /** Order of the items; defaults to NEWEST. */
  order?: CriteriaOrder | null | undefined;
};

/** Condition of a smart playlist. */
export type SmartCriterionInput = {
  /** Property to compare. */
  field: CriterionField;
  /** Comparison: texts by IS, IS_NOT and CONTAINS; numbers by IS, IS_NOT, AT_LEAST and AT_MOST; KIND and EXPLICIT by IS and IS_NOT. */
  operator: CriterionOperator;
  /** Value to compare with, as text of 1 to 200 characters: numbers in digits, booleans as `true` or `false`. */
  value: string;
};

/** Addresses of the user’s pages. Absent ones stay unchanged. */
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

/** Filter of Song rows. All given conditions must hold. */
export type SongFilter = {
  /** Id of the `Album` in `album`: Album of the song; null for none. */
  albumId?: IdFilter | null | undefined;
  /** Of `album`: Title, 1 to 255 characters. */
  albumTitle?: StringFilter | null | undefined;
  /** Id of the `Artiste` in `artistes`: Artistes of the song. */
  artisteId?: IdFilter | null | undefined;
  /** Of one of `artistes`: Display name, 1 to 200 characters. */
  artisteName?: StringFilter | null | undefined;
  /** Average bits a second. */
  bitrate?: NumberFilter | null | undefined;
  /** Id of the `MediaCategory` in `category`: The category that it is in. */
  categoryId?: IdFilter | null | undefined;
  /** Of `category`: Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  categoryName?: StringFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Who made it, as one line for people, such as “A feat. B”; may be empty. */
  credit?: StringFilter | null | undefined;
  /** Id of the `MediaItem` in `duplicateOf`: The first file with the same bytes, when that is why this one failed. */
  duplicateOfId?: IdFilter | null | undefined;
  /** How long it plays, in milliseconds. */
  duration?: NumberFilter | null | undefined;
  /** True when the lyrics are explicit. */
  explicit?: BooleanFilter | null | undefined;
  /** Why it cannot be used; null unless FAILED. */
  failure?: MediaFailureFilter | null | undefined;
  /** The name that the file had when it was sent; it is shown, never used. */
  fileName?: StringFilter | null | undefined;
  /** Genre such as “Jazz”, at most 100 characters; may be empty. */
  genre?: StringFilter | null | undefined;
  /** Id of the `Song`. */
  id?: IdFilter | null | undefined;
  /** International Standard Recording Code without hyphens; may be empty. */
  isrc?: StringFilter | null | undefined;
  /** What it is for. */
  kind?: MediaKindFilter | null | undefined;
  /** Record label, at most 200 characters; may be empty. */
  label?: StringFilter | null | undefined;
  /** Integrated loudness in LUFS (EBU R128); null when it was not measured. */
  loudness?: NumberFilter | null | undefined;
  /** MIME type of the content, such as `audio/mpeg`; empty until it was looked at. */
  mimeType?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: SongFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<SongFilter> | null | undefined;
  /** What of it browsers play, once it is ready: the file itself, or a rendition that is made of it. */
  playback?: MediaPlaybackFilter | null | undefined;
  /** Size of the file in bytes. */
  size?: NumberFilter | null | undefined;
  /** How far it is on its way into the library. */
  state?: MediaStateFilter | null | undefined;
  /** Id of the `MediaTag` in `tags`: Tags of the medium. */
  tagId?: IdFilter | null | undefined;
  /** Of one of `tags`: Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  tagName?: StringFilter | null | undefined;
  /** Its title, 1 to 255 characters. */
  title?: StringFilter | null | undefined;
  /** Track number, 1 to 999; null when unknown. */
  trackNumber?: NumberFilter | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** Year of release, 1000 to 9999; null when unknown. */
  year?: NumberFilter | null | undefined;
};

/** Changes to a song. Absent fields stay as they are. */
export type SongPatch = {
  /** Id of the `Album`; null for none. */
  albumId?: string | null | undefined;
  /** Album by title, at most 255 characters, when `albumId` is absent; empty for none. Among several albums with the title, the current album of the song is preferred, then an album of its artistes, then a collection. A missing album is created for the first artiste if the viewer may create Album, and rejected with `unknown` otherwise. */
  albumTitle?: string | null | undefined;
  /** Ids of the `Artiste`s, at most 50; they replace the current artistes. */
  artisteIds?: Array<string> | null | undefined;
  /** Artistes by name, in addition to `artisteIds`; at most 50. Missing artistes are created if the viewer may create Artiste, and rejected with `unknown` otherwise. */
  artisteNames?: Array<string> | null | undefined;
  /** Id of the `MediaCategory`; null for none. */
  categoryId?: string | null | undefined;
  /** Credit line, at most 255 characters. For a song it is generated from the artistes when it is empty, or when the artistes are given without it. */
  credit?: string | null | undefined;
  /** Cue-in in milliseconds: 0 or more, before the cue-out. Null for the start of the file. */
  cueIn?: number | null | undefined;
  /** Cue-out in milliseconds from the start of the file: after `cueIn`, not beyond the end. Null for the end of the file. */
  cueOut?: number | null | undefined;
  /** True when the lyrics are explicit. */
  explicit?: boolean | null | undefined;
  /** Fade-in in milliseconds, not longer than the played part. Null for none. */
  fadeIn?: number | null | undefined;
  /** Fade-out in milliseconds; together with the fade-in not longer than the played part. Null for none. */
  fadeOut?: number | null | undefined;
  /** Genre such as “Jazz”, at most 100 characters. */
  genre?: string | null | undefined;
  /** International Standard Recording Code: 2 letters, 3 letters or digits, 7 digits; hyphens and spaces are dropped. May be empty. */
  isrc?: string | null | undefined;
  /** Record label, at most 200 characters. */
  label?: string | null | undefined;
  /** Moment at which the next item may start over this one, in milliseconds from the start of the file, between the cue points. Null for the end. */
  startNext?: number | null | undefined;
  /** Ids of the `MediaTag`s, at most 50; they replace the current tags. */
  tagIds?: Array<string> | null | undefined;
  /** Tags by name, in addition to `tagIds`; at most 50. Missing tags are created if the viewer may create MediaTag, and rejected with `unknown` otherwise. */
  tagNames?: Array<string> | null | undefined;
  /** Title, 1 to 255 characters. */
  title?: string | null | undefined;
  /** Track number, 1 to 999; null for none. */
  trackNumber?: number | null | undefined;
  /** Year of release, 1000 to 9999; null for none. */
  year?: number | null | undefined;
};

/** A column to sort Song rows by, with its direction. Exactly one column must be given. */
export type SongSort = {
  /** Of `album`: Title, 1 to 255 characters. */
  albumTitle?: SortOrder | null | undefined;
  /** Average bits a second. */
  bitrate?: SortOrder | null | undefined;
  /** Of `category`: Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  categoryName?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Who made it, as one line for people, such as “A feat. B”; may be empty. */
  credit?: SortOrder | null | undefined;
  /** How long it plays, in milliseconds. */
  duration?: SortOrder | null | undefined;
  /** True when the lyrics are explicit. */
  explicit?: SortOrder | null | undefined;
  /** Why it cannot be used; null unless FAILED. */
  failure?: SortOrder | null | undefined;
  /** The name that the file had when it was sent; it is shown, never used. */
  fileName?: SortOrder | null | undefined;
  /** Genre such as “Jazz”, at most 100 characters; may be empty. */
  genre?: SortOrder | null | undefined;
  /** Id of the `Song`. */
  id?: SortOrder | null | undefined;
  /** International Standard Recording Code without hyphens; may be empty. */
  isrc?: SortOrder | null | undefined;
  /** What it is for. */
  kind?: SortOrder | null | undefined;
  /** Record label, at most 200 characters; may be empty. */
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
  /** Track number, 1 to 999; null when unknown. */
  trackNumber?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
  /** Year of release, 1000 to 9999; null when unknown. */
  year?: SortOrder | null | undefined;
};

/** The direction of a sort. Equal rows are sorted by id, newest first. */
export type SortOrder =
  /** Ascending: smallest, earliest or A first. */
  | 'ASC'
  /** Descending: largest, latest or Z first. */
  | 'DESC';

/** Filter of SoundIncident rows. All given conditions must hold. */
export type SoundIncidentFilter = {
  /** Start of the trouble, which is before the notification. */
  beganAt?: DateTimeFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** End of the incident; null while it is open. */
  endedAt?: DateTimeFilter | null | undefined;
  /** Id of the `SoundIncident`. */
  id?: IdFilter | null | undefined;
  /** Kind of trouble. */
  kind?: IncidentKindFilter | null | undefined;
  /** Id of the `MountPoint` in `mount`: Mount point of the incident; null when it was deleted and for incidents of the whole station. */
  mountId?: IdFilter | null | undefined;
  /** Name of the mount point at that time; name of the radio for incidents of the whole station. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: SoundIncidentFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<SoundIncidentFilter> | null | undefined;
  /** Path of the mount point at that time; empty for incidents of the whole station. */
  path?: StringFilter | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** Reason for the end; null while the incident is open. */
  why?: IncidentEndFilter | null | undefined;
};

/** A column to sort SoundIncident rows by, with its direction. Exactly one column must be given. */
export type SoundIncidentSort = {
  /** Start of the trouble, which is before the notification. */
  beganAt?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** End of the incident; null while it is open. */
  endedAt?: SortOrder | null | undefined;
  /** Id of the `SoundIncident`. */
  id?: SortOrder | null | undefined;
  /** Kind of trouble. */
  kind?: SortOrder | null | undefined;
  /** Name of the mount point at that time; name of the radio for incidents of the whole station. */
  name?: SortOrder | null | undefined;
  /** Path of the mount point at that time; empty for incidents of the whole station. */
  path?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
  /** Reason for the end; null while the incident is open. */
  why?: SortOrder | null | undefined;
};

/** A live slot that begins now. */
export type StartLiveInput = {
  /** Duration in milliseconds: one minute to 24 hours. */
  duration: number;
  /** Id of the `Emission` to broadcast; `ended` for one that is over. */
  emissionId: string;
  /** Layer of the calendar; LIVE when absent. */
  layer?: SlotLayer | null | undefined;
  /** Id of the `User` who presents it; `unknown` when they are not in the team of the radio. Null for the presenters of the emission. */
  presenterId?: string | null | undefined;
  /** Title of the slot, at most 160 characters; empty for that of the emission. */
  title?: string | null | undefined;
};

/** Playback settings of a radio. */
export type StationInput = {
  /** Id of the `MediaItem` that plays when there is nothing else; null for silence. `unknown` when there is no such media item, `notReady` when it cannot be played. */
  emergencyId?: string | null | undefined;
  /** Fade-out of items that are ended early, in milliseconds, 0 to 5,000. */
  fade?: number | null | undefined;
  /** Time before and after a live slot during which its people may be live, in milliseconds, 0 to 3,600,000. */
  liveGrace?: number | null | undefined;
  /** Target loudness of all items in LUFS, -30 to -8; unchanged when absent. */
  loudness?: number | null | undefined;
};

/** Reason why the demo station, which starts with the demo, did not start, or ended. */
export type StationObstacle =
  /** Icecast is not installed on this machine. */
  | 'NO_ICECAST'
  /** Liquidsoap is not installed on this machine. */
  | 'NO_LIQUIDSOAP'
  /** The station has a streaming server of somebody else, or on another machine: the demo never sends there by itself. */
  | 'OTHER_SERVERS'
  /** The token was replaced or revoked: the owner of the new token starts the player too. */
  | 'OTHER_TOKEN'
  /** Another program listens on the port of its streaming server. */
  | 'PORT_TAKEN';

/** Length of time that one point of a series covers. */
export type StatisticsUnit =
  /** One day. */
  | 'DAY'
  /** A calendar month; the first and the last month may be partial. */
  | 'MONTH'
  /** Seven days from the start of the range; the last week may be shorter. */
  | 'WEEK';

/** Audio format of a mount point. */
export type StreamFormat =
  /** AAC in ADTS. */
  | 'AAC'
  /** MPEG-1 Layer 3, which every player supports. */
  | 'MP3'
  /** Opus in Ogg: the best quality for its bitrate. */
  | 'OGG_OPUS'
  /** Vorbis in Ogg. */
  | 'OGG_VORBIS';

/** Filters rows by their StreamFormat. */
export type StreamFormatFilter = {
  /** Exactly this value. */
  eq?: StreamFormat | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<StreamFormat> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** Filter of StreamServer rows. All given conditions must hold. */
export type StreamServerFilter = {
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Host name or address, such as `stream.example.org`. */
  host?: StringFilter | null | undefined;
  /** Id of the `StreamServer`. */
  id?: IdFilter | null | undefined;
  /** Name for staff, 1 to 120 characters. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: StreamServerFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<StreamServerFilter> | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new streaming server. */
export type StreamServerInput = {
  /** Administrator password, with the same rules as `sourcePassword`. */
  adminPassword?: string | null | undefined;
  /** User name of the administrator; `admin` when absent. */
  adminUser?: string | null | undefined;
  /** Host name or address, such as `stream.example.org`. */
  host: string;
  /** True when the player of the radio runs it on its own machine; false when absent. */
  isOwn?: boolean | null | undefined;
  /** True when the player and the portal connect over TLS (https); false when absent. `invalid` for a server that the player runs itself. */
  isSecure?: boolean | null | undefined;
  /** Address for listeners, at most 300 characters; empty for the host and port. */
  listenUrl?: string | null | undefined;
  /** Name for staff, 1 to 120 characters. */
  name: string;
  /** Port, 1 to 65,535; 8000 when absent. */
  port?: number | null | undefined;
  /** Source password, at most 100 characters of ASCII without spaces. Stored encrypted and never returned; unchanged when absent. `required` together with another host or port, or when TLS is turned off, if a password is stored. */
  sourcePassword?: string | null | undefined;
  /** User name of the player as a source; `source` when absent. */
  sourceUser?: string | null | undefined;
};

/** Changes to a streaming server. Absent fields stay as they are. */
export type StreamServerPatch = {
  /** Administrator password, with the same rules as `sourcePassword`. */
  adminPassword?: string | null | undefined;
  /** User name of the administrator; `admin` when absent. */
  adminUser?: string | null | undefined;
  /** Host name or address, such as `stream.example.org`. */
  host?: string | null | undefined;
  /** True when the player of the radio runs it on its own machine; false when absent. */
  isOwn?: boolean | null | undefined;
  /** True when the player and the portal connect over TLS (https); false when absent. `invalid` for a server that the player runs itself. */
  isSecure?: boolean | null | undefined;
  /** Address for listeners, at most 300 characters; empty for the host and port. */
  listenUrl?: string | null | undefined;
  /** Name for staff, 1 to 120 characters. */
  name?: string | null | undefined;
  /** Port, 1 to 65,535; 8000 when absent. */
  port?: number | null | undefined;
  /** Source password, at most 100 characters of ASCII without spaces. Stored encrypted and never returned; unchanged when absent. `required` together with another host or port, or when TLS is turned off, if a password is stored. */
  sourcePassword?: string | null | undefined;
  /** User name of the player as a source; `source` when absent. */
  sourceUser?: string | null | undefined;
};

/** Result of testing a streaming server: the first problem found. */
export type StreamServerResult =
  /** The server that answers is no Icecast. */
  | 'NOT_ICECAST'
  /** The player can send to the server. Without the administrator password there are no audience figures. */
  | 'NO_ADMIN_PASSWORD'
  /** The server answers, but no source password is stored. */
  | 'NO_SOURCE_PASSWORD'
  /** The server answers and accepts both passwords. */
  | 'OK'
  /** The address is reserved: no streaming server can be there. */
  | 'REFUSED_ADDRESS'
  /** The host name does not exist. */
  | 'UNKNOWN_HOST'
  /** No server answers there in time. */
  | 'UNREACHABLE'
  /** The TLS certificate is not trusted: self-signed, expired, from an unknown authority, or for another host. Passwords are not tested. The player still sends to the server, encrypted but without proof of which server it is; the portal reads only its public figures. */
  | 'UNTRUSTED_CERTIFICATE'
  /** The server rejects the administrator password. */
  | 'WRONG_ADMIN_PASSWORD'
  /** The server rejects the source password. */
  | 'WRONG_SOURCE_PASSWORD';

/** A column to sort StreamServer rows by, with its direction. Exactly one column must be given. */
export type StreamServerSort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Host name or address, such as `stream.example.org`. */
  host?: SortOrder | null | undefined;
  /** Id of the `StreamServer`. */
  id?: SortOrder | null | undefined;
  /** Name for staff, 1 to 120 characters. */
  name?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Filters rows by a text. All given operators must hold. */
export type StringFilter = {
  /** Contains this text; ignores case, accents and typographic signs. */
  contains?: string | null | undefined;
  /** Exactly this value. Case-sensitive. */
  eq?: string | null | undefined;
  /** One of these values, at most 100. Case-sensitive. */
  in?: Array<string> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
  /** Begins with this text; ignores case, accents and typographic signs. */
  startsWith?: string | null | undefined;
};

/** Filter of TeamMember rows. All given conditions must hold. */
export type TeamMemberFilter = {
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** First and last name, visible to everybody who sees the team. */
  fullName?: StringFilter | null | undefined;
  /** Id of the `TeamMember`. */
  id?: IdFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: TeamMemberFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<TeamMemberFilter> | null | undefined;
  /** Of `role`: Short name, as in lists of users, such as `admin`. */
  role?: StringFilter | null | undefined;
  /** Id of the `Role` in `role`: Role of the person on this radio. */
  roleId?: IdFilter | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** Id of the `User` in `user`: Person of the membership. */
  userId?: IdFilter | null | undefined;
  /** Start of a guest’s membership; null when it began on joining. */
  validFrom?: DateTimeFilter | null | undefined;
  /** End of a guest’s membership, after which the guest sees nothing of the radio; null for permanent members. */
  validUntil?: DateTimeFilter | null | undefined;
};

/** New member of the team of the current radio. */
export type TeamMemberInput = {
  /** E-mail address of the person, who must have an account and not be in the team. Give either `email` or `username`. A viewer who may not read people gets `invalid` for all failures, and RATE_LIMITED after a few. */
  email?: string | null | undefined;
  /** Id of the `Role` of the person, of the platform or of this radio, with no more power here than the viewer’s. */
  roleId: string;
  /** Exact username of the person, as returned by `peopleToJoin`, instead of `email`. It fails in the same way. */
  username?: string | null | undefined;
  /** Start of the membership; null for immediately. */
  validFrom?: string | null | undefined;
  /** End of the membership, after `validFrom` and at most a year ahead; null for a permanent membership. */
  validUntil?: string | null | undefined;
};

/** Changes of the role or the time of a membership. Absent fields stay as they are. */
export type TeamMemberPatch = {
  /** Id of the new `Role` on this radio. */
  roleId?: string | null | undefined;
  /** Start of the membership; null for immediately. */
  validFrom?: string | null | undefined;
  /** End of the membership, after `validFrom` and at most a year ahead; null for a permanent membership. */
  validUntil?: string | null | undefined;
};

/** A column to sort TeamMember rows by, with its direction. Exactly one column must be given. */
export type TeamMemberSort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** First and last name, visible to everybody who sees the team. */
  fullName?: SortOrder | null | undefined;
  /** Id of the `TeamMember`. */
  id?: SortOrder | null | undefined;
  /** Of `role`: Short name, as in lists of users, such as `admin`. */
  role?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
  /** Start of a guest’s membership; null when it began on joining. */
  validFrom?: SortOrder | null | undefined;
  /** End of a guest’s membership, after which the guest sees nothing of the radio; null for permanent members. */
  validUntil?: SortOrder | null | undefined;
};

/** Filters rows by a column with a list of texts, such as tags. */
export type TextsFilter = {
  /** One of the texts equals this one. Case-sensitive. */
  has?: string | null | undefined;
};

/** Filter of Topic rows. All given conditions must hold. */
export type TopicFilter = {
  /** Area of the website. It never changes. */
  area?: ContentKindFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Topic`. */
  id?: IdFilter | null | undefined;
  /** Name, 1 to 80 characters; unique in its area. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: TopicFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<TopicFilter> | null | undefined;
  /** Position in its area, 0 to 9,999; topics with equal ones sort by name. */
  position?: NumberFilter | null | undefined;
  /** Slug in addresses: letters, digits and single hyphens; unique in its area. */
  slug?: StringFilter | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new topic. */
export type TopicInput = {
  /** Area of the website; `invalid` in a change of it. */
  area: ContentKind;
  /** Colour, `#rrggbb`; blue when absent. */
  colour?: string | null | undefined;
  /** Name, 1 to 80 characters; `taken` in its area. */
  name: string;
  /** Position in its area, 0 to 9,999; 0 when absent. */
  position?: number | null | undefined;
  /** Slug, at most 80 characters; made from the name when absent or empty. `taken` in its area. */
  slug?: string | null | undefined;
};

/** Changes to a topic. Absent fields stay as they are. */
export type TopicPatch = {
  /** Area of the website; `invalid` in a change of it. */
  area?: ContentKind | null | undefined;
  /** Colour, `#rrggbb`; blue when absent. */
  colour?: string | null | undefined;
  /** Name, 1 to 80 characters; `taken` in its area. */
  name?: string | null | undefined;
  /** Position in its area, 0 to 9,999; 0 when absent. */
  position?: number | null | undefined;
  /** Slug, at most 80 characters; made from the name when absent or empty. `taken` in its area. */
  slug?: string | null | undefined;
};

/** A column to sort Topic rows by, with its direction. Exactly one column must be given. */
export type TopicSort = {
  /** Area of the website. It never changes. */
  area?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Topic`. */
  id?: SortOrder | null | undefined;
  /** Name, 1 to 80 characters; unique in its area. */
  name?: SortOrder | null | undefined;
  /** Position in its area, 0 to 9,999; topics with equal ones sort by name. */
  position?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Filter of User rows. All given conditions must hold. */
export type UserFilter = {
  /** Name of the user’s company; may be empty. */
  company?: StringFilter | null | undefined;
  /** English name of the user’s country; free text without `countryCode` when an older client sent one; may be empty. */
  country?: StringFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** The subscription plan. */
  currentPlan?: PlanFilter | null | undefined;
  /** E-mail to sign in with, in lower case; unique. */
  email?: StringFilter | null | undefined;
  /** Id of the `Company` in `employer`: The user’s company; lists filter and sort by its name, as `company`. */
  employerId?: IdFilter | null | undefined;
  /** First and last name in one, 1 to 120 characters. */
  fullName?: StringFilter | null | undefined;
  /** Id of the `User`. */
  id?: IdFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: UserFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<UserFilter> | null | undefined;
  /** Id of the `Region` in `region`: The region, from `regions(cityId)`; null for none. */
  regionId?: IdFilter | null | undefined;
  /** Of `role`: Short name, as in lists of users, such as `admin`. */
  role?: StringFilter | null | undefined;
  /** Id of the `Role` in `role`: Role of the user on the platform. Lists filter and sort by the role’s key. */
  roleId?: IdFilter | null | undefined;
  /** Sign-in status of the user. */
  status?: UserStatusFilter | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** Name for mentions; unique, ignoring case. */
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
  /** Name of the company, at most 120 characters; created when no company has this name. Empty for none. */
  company?: string | null | undefined;
  /** Telephone number of 3 to 40 characters; may be empty. */
  contact?: string | null | undefined;
  /** For clients without codes: name of a country, at most 80 characters. A name from `countries` sets its code; other text is stored unchanged, without a code. Ignored when `countryCode` is given. */
  country?: string | null | undefined;
  /** ISO code from `countries`, such as `FR`; null for none. Sets the name in `country`. A change clears the places below it, unless they are given too. */
  countryCode?: string | null | undefined;
  /** The plan subscribed to. */
  currentPlan: Plan;
  /** A valid and unused e-mail address. A change needs a recent proof of identity: FRESH_SIGN_IN_NEEDED otherwise. */
  email: string;
  /** First name, 1 to 60 characters. */
  firstName: string;
  /** Last name, at most 59 characters; may be empty. */
  lastName?: string | null | undefined;
  /** A valid mobile number with its calling code, such as `+33 6 12 34 56 78`; may be empty. */
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
  /** 3 to 40 letters, digits, dots, hyphens and underscores; must be unused. */
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
  /** Name of the company, at most 120 characters; created when no company has this name. Empty for none. */
  company?: string | null | undefined;
  /** Telephone number of 3 to 40 characters; may be empty. */
  contact?: string | null | undefined;
  /** For clients without codes: name of a country, at most 80 characters. A name from `countries` sets its code; other text is stored unchanged, without a code. Ignored when `countryCode` is given. */
  country?: string | null | undefined;
  /** ISO code from `countries`, such as `FR`; null for none. Sets the name in `country`. A change clears the places below it, unless they are given too. */
  countryCode?: string | null | undefined;
  /** The plan subscribed to. */
  currentPlan?: Plan | null | undefined;
  /** A valid and unused e-mail address. A change needs a recent proof of identity: FRESH_SIGN_IN_NEEDED otherwise. */
  email?: string | null | undefined;
  /** First name, 1 to 60 characters. */
  firstName?: string | null | undefined;
  /** Last name, at most 59 characters; may be empty. */
  lastName?: string | null | undefined;
  /** A valid mobile number with its calling code, such as `+33 6 12 34 56 78`; may be empty. */
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
  /** 3 to 40 letters, digits, dots, hyphens and underscores; must be unused. */
  username?: string | null | undefined;
  /** The zip code, at most 20 characters; may be empty. One of `zipCodes(regionId)` where the region has any: otherwise the problem is `elsewhere`. */
  zipCode?: string | null | undefined;
};

/** A column to sort User rows by, with its direction. Exactly one column must be given. */
export type UserSort = {
  /** Name of the user’s company; may be empty. */
  company?: SortOrder | null | undefined;
  /** English name of the user’s country; free text without `countryCode` when an older client sent one; may be empty. */
  country?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** The subscription plan. */
  currentPlan?: SortOrder | null | undefined;
  /** E-mail to sign in with, in lower case; unique. */
  email?: SortOrder | null | undefined;
  /** First and last name in one, 1 to 120 characters. */
  fullName?: SortOrder | null | undefined;
  /** Id of the `User`. */
  id?: SortOrder | null | undefined;
  /** Of `role`: Short name, as in lists of users, such as `admin`. */
  role?: SortOrder | null | undefined;
  /** Sign-in status of the user. */
  status?: SortOrder | null | undefined;
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
  /** Name for mentions; unique, ignoring case. */
  username?: SortOrder | null | undefined;
};

/** Sign-in status of a user. */
export type UserStatus =
  /** May sign in. */
  | 'ACTIVE'
  /** Sign-in is refused; open sessions end at their next request. */
  | 'INACTIVE'
  /** Added, but has not signed in yet. */
  | 'PENDING';

/** Filters rows by their UserStatus. */
export type UserStatusFilter = {
  /** Exactly this value. */
  eq?: UserStatus | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<UserStatus> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** Filter of Video rows. All given conditions must hold. */
export type VideoFilter = {
  /** Average bits a second. */
  bitrate?: NumberFilter | null | undefined;
  /** Id of the `MediaCategory` in `category`: The category that it is in. */
  categoryId?: IdFilter | null | undefined;
  /** Of `category`: Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  categoryName?: StringFilter | null | undefined;
  /** When the record was created. */
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
  /** Height in pixels; null before the analysis. */
  height?: NumberFilter | null | undefined;
  /** Id of the `Video`. */
  id?: IdFilter | null | undefined;
  /** What it is for. */
  kind?: MediaKindFilter | null | undefined;
  /** Integrated loudness in LUFS (EBU R128); null when it was not measured. */
  loudness?: NumberFilter | null | undefined;
  /** MIME type of the content, such as `audio/mpeg`; empty until it was looked at. */
  mimeType?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: VideoFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<VideoFilter> | null | undefined;
  /** What of it browsers play, once it is ready: the file itself, or a rendition that is made of it. */
  playback?: MediaPlaybackFilter | null | undefined;
  /** Size of the file in bytes. */
  size?: NumberFilter | null | undefined;
  /** How far it is on its way into the library. */
  state?: MediaStateFilter | null | undefined;
  /** Id of the `MediaTag` in `tags`: Tags of the medium. */
  tagId?: IdFilter | null | undefined;
  /** Of one of `tags`: Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  tagName?: StringFilter | null | undefined;
  /** Its title, 1 to 255 characters. */
  title?: StringFilter | null | undefined;
  /** When the record was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** Width in pixels; null before the analysis. */
  width?: NumberFilter | null | undefined;
};

/** Changes to a video. Absent fields stay as they are. */
export type VideoPatch = {
  /** Id of the `MediaCategory`; null for none. */
  categoryId?: string | null | undefined;
  /** Credit line, at most 255 characters. For a song it is generated from the artistes when it is empty, or when the artistes are given without it. */
  credit?: string | null | undefined;
  /** Cue-in in milliseconds: 0 or more, before the cue-out. Null for the start of the file. */
  cueIn?: number | null | undefined;
  /** Cue-out in milliseconds from the start of the file: after `cueIn`, not beyond the end. Null for the end of the file. */
  cueOut?: number | null | undefined;
  /** Description, at most 5,000 characters of plain text. */
  description?: string | null | undefined;
  /** Fade-in in milliseconds, not longer than the played part. Null for none. */
  fadeIn?: number | null | undefined;
  /** Fade-out in milliseconds; together with the fade-in not longer than the played part. Null for none. */
  fadeOut?: number | null | undefined;
  /** Moment at which the next item may start over this one, in milliseconds from the start of the file, between the cue points. Null for the end. */
  startNext?: number | null | undefined;
  /** Ids of the `MediaTag`s, at most 50; they replace the current tags. */
  tagIds?: Array<string> | null | undefined;
  /** Tags by name, in addition to `tagIds`; at most 50. Missing tags are created if the viewer may create MediaTag, and rejected with `unknown` otherwise. */
  tagNames?: Array<string> | null | undefined;
  /** Title, 1 to 255 characters. */
  title?: string | null | undefined;
};

/** A column to sort Video rows by, with its direction. Exactly one column must be given. */
export type VideoSort = {
  /** Average bits a second. */
  bitrate?: SortOrder | null | undefined;
  /** Of `category`: Name, 1 to 80 characters; unique in the radio, regardless of case, accents and typographic signs. */
  categoryName?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Who made it, as one line for people, such as “A feat. B”; may be empty. */
  credit?: SortOrder | null | undefined;
  /** How long it plays, in milliseconds. */
  duration?: SortOrder | null | undefined;
  /** Why it cannot be used; null unless FAILED. */
  failure?: SortOrder | null | undefined;
  /** The name that the file had when it was sent; it is shown, never used. */
  fileName?: SortOrder | null | undefined;
  /** Height in pixels; null before the analysis. */
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
  /** When the record was last changed. */
  updatedAt?: SortOrder | null | undefined;
  /** Width in pixels; null before the analysis. */
  width?: SortOrder | null | undefined;
};

/** State of a visitor on the way to the air. */
export type VisitState =
  /** The visitor may go on the air: the presenter who is live can put them there. */
  | 'ADMITTED'
  /** A member of staff listens to the visitor off the air. */
  | 'HEARD'
  /** The visitor left, or their connection was lost. */
  | 'LEFT'
  /** The visitor is part of the live sound. */
  | 'ON_AIR'
  /** The visitor was sent away. */
  | 'REFUSED'
  /** The visitor waits, and nobody has listened to them yet. */
  | 'WAITING';

/** Filters rows by their VisitState. */
export type VisitStateFilter = {
  /** Exactly this value. */
  eq?: VisitState | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<VisitState> | null | undefined;
  /** True: the value is null. False: the value is not null. */
  isNull?: boolean | null | undefined;
};

/** Reason why a message to a webhook was not delivered. */
export type WebhookDeliveryProblem =
  /** The receiver answered with a status other than 200 to 299. */
  | 'ANSWER'
  /** The address is invalid. */
  | 'INVALID_ADDRESS'
  /** The address does not begin with `https://`. */
  | 'NOT_SECURE'
  /** No connection, or the connection was closed. */
  | 'NO_CONNECTION'
  /** The webhook was switched off before the message was sent. */
  | 'OFF'
  /** The receiver answered with a redirect, which is not followed. */
  | 'REDIRECT'
  /** The host name resolves to an address that is not on the internet. */
  | 'REFUSED_ADDRESS'
  /** No answer within ten seconds. */
  | 'TIMED_OUT'
  /** The host name does not exist. */
  | 'UNKNOWN_HOST';

/** State of a message to a webhook. */
export type WebhookDeliveryState =
  /** The receiver answered with a status from 200 to 299. */
  | 'DELIVERED'
  /** The delivery was given up; it can be sent again. */
  | 'FAILED'
  /** The message waits for its first or next attempt. */
  | 'WAITING';

/** Settings of a webhook. */
export type WebhookInput = {
  /** Kinds of events to receive; rejected with `unknown` for kinds that are not in the viewer’s `webhookKinds`. */
  kinds: Array<string>;
  /** Address to which messages are sent: an internet address that begins with `https://`, at most 500 characters. Rejected with `link` when it is no address, `notSecure`, `notThere` for an unknown host, and `privateAddress` for a host that is not on the internet or is this station itself. */
  url: string;
};

/** Changes to the website of a radio. Absent fields stay as they are. */
export type WebsiteInput = {
  /** Main colour, `#rrggbb`; `lowContrast` when its contrast with white is below 3:1. */
  colour?: string | null | undefined;
  /** Contact address; empty for none. */
  email?: string | null | undefined;
  /** Introduction as plain text, at most 600 characters. */
  introduction?: string | null | undefined;
  /** True when visitors can read the website. */
  isPublic?: boolean | null | undefined;
  /** Line below the name, at most 120 characters. */
  tagline?: string | null | undefined;
};

/** An hour of the week. */
export type WeekHourInput = {
  /** Hour by the radio’s clock, 0 to 23. */
  hour: number;
  /** Day of the week, 1 for Monday to 7 for Sunday. */
  weekday: number;
};

/** Reason for which an item is on the air. */
export type WhyRule =
  /** An advert was due in a break. */
  | 'ADVERT_BREAK'
  /** A part of a clock requires it. */
  | 'CLOCK'
  /** Nothing is planned: the default playlist plays, or the general playlists in turn. */
  | 'DEFAULT'
  /** The item fills the free time of an emission. */
  | 'FILLER'
  /** Somebody put it into the rundown. */
  | 'HAND'
  /** The playlist plays every so many songs or minutes, or once an hour. */
  | 'PLAYLIST_RULE'
  /** The slot contains it: its playlist, its episode, or the studio. */
  | 'SLOT';
