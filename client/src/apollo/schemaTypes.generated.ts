/** Restriction of an ability to some of the records. */
export type AbilityCondition =
  /** Only the person’s own records. Own records are the emissions that the person presents or produces, with their episodes, podcasts, rushes, slots and rundowns, and the contents of the website that the person wrote. */
  | 'OWN';

/** Ability to grant: a subject and one of its actions, as listed by `abilitySubjects`. */
export type AbilityInput = {
  /** One of the `actions` of the subject, such as `read` or `publish`; `manage` for all actions. */
  action: string;
  /** Limits the ability, for example to own records. Only for actions in `ownActions` of the subject; rejected with `invalid` for others. No limit when null or absent. */
  condition?: AbilityCondition | null | undefined;
  /** Subject of the action, such as `Invoice`, or `all`. */
  subject: string;
};

/** Origin of an ability of a role: the role itself, or a permission that is assigned to the role. */
export type AbilitySource =
  /** The role itself grants the ability. */
  | 'BASE'
  /** A permission that is assigned to the role grants the ability. */
  | 'PERMISSION';

/** Reason for the result of an access test. */
export type AccessReason =
  /** A rule allows the action. When the rule has the condition `OWN` and no record was given, the action is allowed for own records only. */
  | 'ALLOWED'
  /** The person may not sign in. */
  | 'INACTIVE'
  /** The person neither belongs to the team of the radio nor may see all radios. Every request on that radio is refused. */
  | 'NOT_IN_TEAM'
  /** A rule allows the action for own records only, and the given record is not the person’s own. */
  | 'NOT_OWN'
  /** The subject belongs to radios, and no `radioId` was given. */
  | 'NO_RADIO'
  /** Neither the roles nor the permissions of the person allow the action. */
  | 'NO_RULE'
  /** A rule allows the action, but the person cannot see a record with the given id. */
  | 'RECORD_NOT_FOUND';

/** Origin of the rule that allows an action: a role, or a permission of a role. */
export type AccessSource =
  /** The role on the platform may do everything. */
  | 'ADMINISTRATOR'
  /** A permission of the role in `role` grants the rule. */
  | 'PERMISSION'
  /** The role on the platform itself grants the rule. */
  | 'ROLE'
  /** The role in the team of the radio itself grants the rule. */
  | 'TEAM_ROLE';

/** Changes to the viewer’s own account. Absent fields stay unchanged. */
export type AccountSettingsPatch = {
  /** Text about the user, at most 1,000 characters; may be empty. */
  bio?: string | null | undefined;
  /** Date of birth, from 1900 to today; null to remove it. */
  birthDate?: string | null | undefined;
  /** Name of the company, at most 120 characters; created when no company has this name. An empty text for none. */
  company?: string | null | undefined;
  /** Telephone number of 3 to 40 characters; an empty text for none. */
  contact?: string | null | undefined;
  /** Country of residence: its ISO code, such as `FR`, from `countries`. A change clears the state, city, region and zip code of the user. */
  countryCode?: string | null | undefined;
  /** Job at the station, at most 80 characters; may be empty. */
  designation?: string | null | undefined;
  /** E-mail address to sign in with, valid and not used by another account; stored in lower case. A used address is rejected with `taken`, or with `invalid` when the viewer may not read people. A change needs a recent proof of identity, and is reported to the old address. */
  email?: string | null | undefined;
  /** First name, 1 to 60 characters. */
  firstName?: string | null | undefined;
  /** True to show the picture beside the user’s name on the websites of radios. False to show only the name. */
  isPicturePublic?: boolean | null | undefined;
  /** Language of the portal and of mails to the user: `en`, `fr` or `ar`. */
  language?: string | null | undefined;
  /** Last name, at most 59 characters; may be empty. */
  lastName?: string | null | undefined;
  /** E-mail preferences of older clients. They are stored, but have no effect on the mails that are sent: use `chooseNotification` instead. */
  notifications?: NotificationChoicesInput | null | undefined;
  /** Addresses of the user’s profiles on social networks. */
  socialLinks?: SocialLinksInput | null | undefined;
  /** IANA name, such as `Europe/Paris`; null for the time zone of the radio. */
  timeZone?: string | null | undefined;
  /** Username: 3 to 40 letters, digits, dots, hyphens and underscores. Rejected when another user has the name, ignoring case: with `taken`, or with `invalid` when the viewer may not read people. */
  username?: string | null | undefined;
  /** Address of the user’s website. Http or https, at most 300 characters; an empty text for none. */
  website?: string | null | undefined;
};

/** Filter of AirItem rows. All given conditions must hold. */
export type AirItemFilter = {
  /** Title of the album; may be empty. */
  album?: StringFilter | null | undefined;
  /** Name of the user who inserted, ended or skipped the item, or of the presenter of a live session. Empty otherwise. */
  by?: StringFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Credited artists at the time when the entry was made; may be empty. */
  credit?: StringFilter | null | undefined;
  /** Id of the `AirItem`. */
  id?: IdFilter | null | undefined;
  /** International Standard Recording Code; may be empty. */
  isrc?: StringFilter | null | undefined;
  /** Record label; may be empty. */
  label?: StringFilter | null | undefined;
  /** Id of the media item (`MediaItem`), also while it is in the recycle bin. Null when it was deleted permanently, and for live sessions and emergency playback. */
  mediaId?: IdFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: AirItemFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<AirItemFilter> | null | undefined;
  /** Planned start of the item. For an inserted item the time of insertion; for a live session and for emergency playback the time at which it began. */
  plannedAt?: DateTimeFilter | null | undefined;
  /** Time in milliseconds for which listeners could hear the item. This is the time on the air without the periods in which no output was connected. Null while the item is on the air, when the item was not played, and for NOT_SENT. */
  playedFor?: NumberFilter | null | undefined;
  /** Time at which the item began on the air, as the player reports. Null when the item was not played, and for NOT_SENT. */
  playedFrom?: DateTimeFilter | null | undefined;
  /** When the item ended on the air. Null while the item is on the air, when the item was not played, and for NOT_SENT. */
  playedUntil?: DateTimeFilter | null | undefined;
  /** Id of the slot that the item belonged to (`Slot`), also while it is in the recycle bin. Null when it belonged to none, and when it was deleted permanently. */
  slotId?: IdFilter | null | undefined;
  /** Source of the item: the plan, the default playlist, a user, a live session or emergency playback. */
  source?: PlaySourceFilter | null | undefined;
  /** Outcome of the item: still to come, on the air, played, skipped, failed, left out or not sent. */
  state?: PlayStateFilter | null | undefined;
  /** Title at the time when the entry was made. */
  title?: StringFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A column to sort AirItem rows by, with its direction. At most one column may be given. */
export type AirItemSort = {
  /** Title of the album; may be empty. */
  album?: SortOrder | null | undefined;
  /** Name of the user who inserted, ended or skipped the item, or of the presenter of a live session. Empty otherwise. */
  by?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Credited artists at the time when the entry was made; may be empty. */
  credit?: SortOrder | null | undefined;
  /** Id of the `AirItem`. */
  id?: SortOrder | null | undefined;
  /** International Standard Recording Code; may be empty. */
  isrc?: SortOrder | null | undefined;
  /** Record label; may be empty. */
  label?: SortOrder | null | undefined;
  /** Planned start of the item. For an inserted item the time of insertion; for a live session and for emergency playback the time at which it began. */
  plannedAt?: SortOrder | null | undefined;
  /** Time in milliseconds for which listeners could hear the item. This is the time on the air without the periods in which no output was connected. Null while the item is on the air, when the item was not played, and for NOT_SENT. */
  playedFor?: SortOrder | null | undefined;
  /** Time at which the item began on the air, as the player reports. Null when the item was not played, and for NOT_SENT. */
  playedFrom?: SortOrder | null | undefined;
  /** When the item ended on the air. Null while the item is on the air, when the item was not played, and for NOT_SENT. */
  playedUntil?: SortOrder | null | undefined;
  /** Source of the item: the plan, the default playlist, a user, a live session or emergency playback. */
  source?: SortOrder | null | undefined;
  /** Outcome of the item: still to come, on the air, played, skipped, failed, left out or not sent. */
  state?: SortOrder | null | undefined;
  /** Title at the time when the entry was made. */
  title?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
};

/** Filter of Album rows. All given conditions must hold. */
export type AlbumFilter = {
  /** Id of the artiste of the album (`Artiste`), also when the artiste is in the recycle bin. Null for a collection of several artistes, and after the artiste was permanently deleted. */
  artisteId?: IdFilter | null | undefined;
  /** Display name of the artiste of the album. */
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
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** Year of release, 1000 to 9999; null when unknown. */
  year?: NumberFilter | null | undefined;
};

/** New album. */
export type AlbumInput = {
  /** Id of the `Artiste` of the album; null for a collection of several artistes. */
  artisteId?: string | null | undefined;
  /** Record label, at most 200 characters; an empty text for none. */
  label?: string | null | undefined;
  /** Title, 1 to 255 characters. */
  title: string;
  /** Year of release, 1000 to 9999; null when unknown. */
  year?: number | null | undefined;
};

/** Changes to an album. Absent fields stay as they are. */
export type AlbumPatch = {
  /** Id of the `Artiste` of the album; null for a collection of several artistes. */
  artisteId?: string | null | undefined;
  /** Record label, at most 200 characters; an empty text for none. */
  label?: string | null | undefined;
  /** Title, 1 to 255 characters. */
  title?: string | null | undefined;
  /** Year of release, 1000 to 9999; null when unknown. */
  year?: number | null | undefined;
};

/** A column to sort Album rows by, with its direction. At most one column may be given. */
export type AlbumSort = {
  /** Display name of the artiste of the album. */
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
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
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
  /** True when the name looks like several names but is one artiste, such as “Earth, Wind & Fire”. When false, the artiste separation applies to each of the names. */
  isSingleArtiste?: BooleanFilter | null | undefined;
  /** Display name, 1 to 200 characters. */
  name?: StringFilter | null | undefined;
  /** True when the artiste was created from the tags of a file and has not been reviewed yet. */
  needsReview?: BooleanFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: ArtisteFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<ArtisteFilter> | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** New artiste. */
export type ArtisteInput = {
  /** Biography, at most 5,000 characters of plain text; an empty text for none. */
  biography?: string | null | undefined;
  /** True when the name looks like several names but is one artiste, such as “Earth, Wind & Fire”. Defaults to false. */
  isSingleArtiste?: boolean | null | undefined;
  /** Display name, 1 to 200 characters. */
  name: string;
};

/** Changes to an artiste. Absent fields stay as they are. */
export type ArtistePatch = {
  /** Biography, at most 5,000 characters of plain text; an empty text for none. */
  biography?: string | null | undefined;
  /** True when the name looks like several names but is one artiste, such as “Earth, Wind & Fire”. Unchanged when absent. */
  isSingleArtiste?: boolean | null | undefined;
  /** Display name, 1 to 200 characters. */
  name?: string | null | undefined;
};

/** A column to sort Artiste rows by, with its direction. At most one column may be given. */
export type ArtisteSort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Artiste`. */
  id?: SortOrder | null | undefined;
  /** True when the name looks like several names but is one artiste, such as “Earth, Wind & Fire”. When false, the artiste separation applies to each of the names. */
  isSingleArtiste?: SortOrder | null | undefined;
  /** Display name, 1 to 200 characters. */
  name?: SortOrder | null | undefined;
  /** True when the artiste was created from the tags of a file and has not been reviewed yet. */
  needsReview?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
};

/** Level of detail that a radio stores about its listeners, from the most detailed to none. */
export type AudiencePrivacy =
  /** Listener counts, and individual listening sessions for 60 days. Each session has the program, the kind of device and the country of the listener. Listeners are stored under a pseudonym that changes every day. IP addresses are never stored. */
  | 'ALL'
  /** Listener counts only, without individual listeners. */
  | 'COUNTS'
  /** Nothing about listeners. The states of mount points are still stored. */
  | 'NONE';

/** Length of time that one point of a chart covers. */
export type AudienceStep =
  /** A day in the radio’s time zone, for ranges of at most 731 days. */
  | 'DAY'
  /** An hour in the radio’s time zone, for ranges of at most 62 days. */
  | 'HOUR'
  /** A minute, for ranges of at most 2 days. Figures by minute are stored for 366 days. */
  | 'MINUTE';

/** Kind of event that an audit entry records. An event is an action, or an attempt that was rejected. */
export type AuditAction =
  /** A record was created. */
  | 'CREATED'
  /** A record was moved to the recycle bin or deleted for good. */
  | 'DELETED'
  /** A request lacked a permission; `changes` names the action. */
  | 'DENIED'
  /** Sessions of a user were revoked. The user ended one or all of their other sessions, or a session was ended because its refresh token was used twice. */
  | 'SESSION_REVOKED'
  /** A user signed in, or confirmed their identity again. */
  | 'SIGNED_IN'
  /** A user signed out. */
  | 'SIGNED_OUT'
  /** A sign-in or a confirmation of identity failed. Causes: a wrong proof, an unknown address, or an account that may not sign in. */
  | 'SIGN_IN_FAILED'
  /** A record was changed, restored from the recycle bin, or merged with others. */
  | 'UPDATED';

/** Filters rows by `AuditAction`: kind of event that an audit entry records. */
export type AuditActionFilter = {
  /** Exactly this value. */
  eq?: AuditAction | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<AuditAction> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Filter of AuditEntry rows. All given conditions must hold. */
export type AuditEntryFilter = {
  /** Kind of action, or of a rejected attempt. */
  action?: AuditActionFilter | null | undefined;
  /** Id of the `User`. */
  actorId?: IdFilter | null | undefined;
  /** Name of the user at the time of the action; may be empty. */
  actorName?: StringFilter | null | undefined;
  /** IP address of the request, or of the last chunk of a file upload. Empty for actions of the system itself. */
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

/** A column to sort AuditEntry rows by, with its direction. At most one column may be given. */
export type AuditEntrySort = {
  /** Kind of action, or of a rejected attempt. */
  action?: SortOrder | null | undefined;
  /** Name of the user at the time of the action; may be empty. */
  actorName?: SortOrder | null | undefined;
  /** Time of the action. */
  at?: SortOrder | null | undefined;
  /** Id of the `AuditEntry`. */
  id?: SortOrder | null | undefined;
  /** Type of the affected record, such as `Invoice`. */
  subject?: SortOrder | null | undefined;
};

/** Filter of Banner rows. All given conditions must hold. */
export type BannerFilter = {
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Banner`. */
  id?: IdFilter | null | undefined;
  /** False when the banner is switched off, so that visitors never see it. */
  isActive?: BooleanFilter | null | undefined;
  /** Address that the banner links to: `https:`, `http:`, `mailto:`, or a path that begins with `/`. Empty without a link. */
  link?: StringFilter | null | undefined;
  /** Internal name, 1 to 80 characters, which visitors never see. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: BannerFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<BannerFilter> | null | undefined;
  /** Position on the pages of the website. */
  position?: BannerPositionFilter | null | undefined;
  /** Start of the time in which visitors see the banner; null when it has no start and is shown at once. */
  publishedFrom?: DateTimeFilter | null | undefined;
  /** End of the time on the website, exclusive; null for no end. */
  publishedUntil?: DateTimeFilter | null | undefined;
  /** Visibility of the banner for visitors now, with the reason when they do not see it. */
  status?: BannerStatusFilter | null | undefined;
  /** Plain text, at most 200 characters; may be empty. Visitors see the text when the banner has no picture, or when its picture has no alternative text; otherwise they see the picture. */
  text?: StringFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** How often the banner is shown, 1 to 10, compared with others of the same `position`. A banner with weight 4 is shown twice as often as a banner with weight 2. */
  weight?: NumberFilter | null | undefined;
};

/** A new banner. A picture can be uploaded after the banner was created. */
export type BannerInput = {
  /** True when visitors see the banner between `publishedFrom` and `publishedUntil`. Defaults to false. */
  isActive?: boolean | null | undefined;
  /** Address that the banner links to, at most 500 characters. It begins with `https:`, `http:` or `mailto:`, or is a path that begins with `/`. All other links, such as `javascript:`, are rejected with `address`. Empty for none. */
  link?: string | null | undefined;
  /** Internal name, 1 to 80 characters, which visitors never see. */
  name: string;
  /** Alternative text of the picture, at most 300 characters. Rejected with `required` when it is empty although the banner has a picture. */
  pictureAlt?: string | null | undefined;
  /** Focal point: stays visible when the picture is cropped. Defaults to the centre. */
  pictureFocus?: PictureFocusInput | null | undefined;
  /** Position on the pages of the website. */
  position: BannerPosition;
  /** Start of the time in which visitors see the banner; null when it has no start and is shown at once. Defaults to null. */
  publishedFrom?: string | null | undefined;
  /** End of the time in which visitors see the banner, exclusive; null for no end. Rejected with `endBeforeStart` unless later than `publishedFrom`. Defaults to null. */
  publishedUntil?: string | null | undefined;
  /** Plain text, at most 200 characters. Visitors see the text when the banner has no picture, or when its picture has no alternative text; otherwise they see the picture. */
  text?: string | null | undefined;
  /** How often the banner is shown, 1 to 10, compared with others of the same `position`. A banner with weight 4 is shown twice as often as a banner with weight 2. Defaults to 5. */
  weight?: number | null | undefined;
};

/** Changes to a banner. Absent fields stay as they are. */
export type BannerPatch = {
  /** True when visitors see the banner between `publishedFrom` and `publishedUntil`. Unchanged when absent. */
  isActive?: boolean | null | undefined;
  /** Address that the banner links to, at most 500 characters. It begins with `https:`, `http:` or `mailto:`, or is a path that begins with `/`. All other links, such as `javascript:`, are rejected with `address`. Empty for none. */
  link?: string | null | undefined;
  /** Internal name, 1 to 80 characters, which visitors never see. */
  name?: string | null | undefined;
  /** Alternative text of the picture, at most 300 characters. Rejected with `required` when it is empty although the banner has a picture. */
  pictureAlt?: string | null | undefined;
  /** Focal point: stays visible when the picture is cropped. Unchanged when absent. */
  pictureFocus?: PictureFocusInput | null | undefined;
  /** Position on the pages of the website. */
  position?: BannerPosition | null | undefined;
  /** Start of the time in which visitors see the banner; null when it has no start and is shown at once. Unchanged when absent. */
  publishedFrom?: string | null | undefined;
  /** End of the time in which visitors see the banner, exclusive; null for no end. Rejected with `endBeforeStart` unless later than `publishedFrom`. Unchanged when absent. */
  publishedUntil?: string | null | undefined;
  /** Plain text, at most 200 characters. Visitors see the text when the banner has no picture, or when its picture has no alternative text; otherwise they see the picture. */
  text?: string | null | undefined;
  /** How often the banner is shown, 1 to 10, compared with others of the same `position`. A banner with weight 4 is shown twice as often as a banner with weight 2. Unchanged when absent. */
  weight?: number | null | undefined;
};

/** Position of a banner on the pages of the website. */
export type BannerPosition =
  /** Inside the lists of contents, and in sections of the kind `BANNER` of the home page. */
  | 'BETWEEN_CONTENTS'
  /** Above the footer of each page. */
  | 'FOOTER'
  /** Beside the text on wide screens, below it on narrow ones. */
  | 'SIDEBAR'
  /** Below the menu at the top of each page. */
  | 'TOP';

/** Filters rows by `BannerPosition`: position of a banner on the pages of the website. */
export type BannerPositionFilter = {
  /** Exactly this value. */
  eq?: BannerPosition | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<BannerPosition> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** A column to sort Banner rows by, with its direction. At most one column may be given. */
export type BannerSort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Banner`. */
  id?: SortOrder | null | undefined;
  /** False when the banner is switched off, so that visitors never see it. */
  isActive?: SortOrder | null | undefined;
  /** Internal name, 1 to 80 characters, which visitors never see. */
  name?: SortOrder | null | undefined;
  /** Position on the pages of the website. */
  position?: SortOrder | null | undefined;
  /** Start of the time in which visitors see the banner; null when it has no start and is shown at once. */
  publishedFrom?: SortOrder | null | undefined;
  /** End of the time on the website, exclusive; null for no end. */
  publishedUntil?: SortOrder | null | undefined;
  /** Plain text, at most 200 characters; may be empty. Visitors see the text when the banner has no picture, or when its picture has no alternative text; otherwise they see the picture. */
  text?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
  /** How often the banner is shown, 1 to 10, compared with others of the same `position`. A banner with weight 4 is shown twice as often as a banner with weight 2. */
  weight?: SortOrder | null | undefined;
};

/** Visibility of a banner for visitors now. When visitors do not see it, the value gives the reason. */
export type BannerStatus =
  /** Complete and active, with `publishedUntil` in the past. */
  | 'ENDED'
  /** The banner has neither a text nor a picture with an alternative text, so that nothing can be shown. */
  | 'INCOMPLETE'
  /** Switched off: `isActive` is false. */
  | 'OFF'
  /** Complete and active, with `publishedFrom` in the future. */
  | 'SCHEDULED'
  /** Complete, active and inside its period. While the website is public, the banner alternates with the others of its `position`. */
  | 'SHOWN';

/** Filters rows by `BannerStatus`: visibility of a banner for visitors now. */
export type BannerStatusFilter = {
  /** Exactly this value. */
  eq?: BannerStatus | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<BannerStatus> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Filters rows by a yes-or-no value. */
export type BooleanFilter = {
  /** Exactly this value. */
  eq?: boolean | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Way of broadcasting other than over the internet. */
export type BroadcastBand =
  /** Analogue radio on long, medium or short wave. */
  | 'AM'
  /** Cable network or television box. */
  | 'CABLE'
  /** Digital radio: DAB or DAB+. */
  | 'DAB'
  /** Analogue radio on very high frequencies (VHF). */
  | 'FM'
  /** Direct reception from a satellite. */
  | 'SATELLITE';

/** Filters rows by `BroadcastBand`: way of broadcasting other than over the internet. */
export type BroadcastBandFilter = {
  /** Exactly this value. */
  eq?: BroadcastBand | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<BroadcastBand> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** A new calendar feed. */
export type CalendarFeedInput = {
  /** Id of the `Emission`: required for EMISSION, and rejected with `invalid` for other kinds. Rejected with `unknown` when there is no such emission. */
  emissionId?: string | null | undefined;
  /** What the feed contains: the whole calendar, one emission, or the programmes of the viewer. */
  kind: CalendarFeedKind;
  /** Name, at most 80 characters. When empty or absent, the feed is named after its radio, emission or person. */
  name?: string | null | undefined;
};

/** Contents of a calendar feed. */
export type CalendarFeedKind =
  /** A single emission, rebroadcasts included. */
  | 'EMISSION'
  /** Emissions and episodes that the maker of the feed takes part in, rebroadcasts included. */
  | 'PERSON'
  /** The whole calendar. */
  | 'RADIO';

/** A calendar file, and settings for the slots that are created from its events. */
export type CalendarImportInput = {
  /** Category of the created slots: LIVE or MULTIMEDIA; other categories are rejected with `invalid`. */
  category: SlotCategory;
  /** Id of the `Emission` for events whose title matches no emission. Rejected with `ended` when that emission has ended. When null or absent, such events are not imported. */
  defaultEmissionId?: string | null | undefined;
  /** Layer of the created slots; PROGRAMMES when null or absent. */
  layer?: SlotLayer | null | undefined;
  /** The file in iCalendar format, at most 200,000 characters and 200 events. Split larger files between events; events with a RECURRENCE-ID, which change one date of a series, must be in the same part as the series. */
  text: string;
  /** UIDs of the events to import, at most 200; all events when null or absent. */
  uids?: Array<string> | null | undefined;
};

/** Reason why an event of a calendar file is not imported. */
export type CalendarImportProblem =
  /** The event lasts all day, without times. */
  | 'ALL_DAY'
  /** The event is cancelled. */
  | 'CANCELLED'
  /** The event overlaps another slot, or an earlier event of the file, on the same layer. */
  | 'CONFLICT'
  /** Another event of the file has the same UID. */
  | 'DUPLICATE_UID'
  /** The event ends before it starts, or at the same moment. */
  | 'END_BEFORE_START'
  /** No emission that has not ended has the title of the event, and no default emission was chosen. */
  | 'NO_EMISSION'
  /** The event has neither an end nor a duration. */
  | 'NO_END'
  /** The event has no start. */
  | 'NO_START'
  /** The event has no UID, so that a second import could not recognize it. */
  | 'NO_UID'
  /** A repeating event of another time zone cannot be planned by the radio’s clock. The difference between the two zones changes within two years, or the event falls on another date in the radio’s time zone. */
  | 'OTHER_ZONE'
  /** The event is over. */
  | 'PAST'
  /** The event is longer than a day. */
  | 'TOO_LONG'
  /** The time zone of the event is unknown. */
  | 'UNKNOWN_ZONE'
  /** The event is malformed, or exceeds a limit. It has more than 50,000 characters, or begins before 3 January 2000 or after 2199. */
  | 'UNREADABLE'
  /** The file changes a single date of the series in a way that cannot be represented. For example, the date is not part of the recurrence rule, the series is not in the file, the change moves the date by more than 62 days or into the past, or the change also applies to all later dates. Also for a single event in the hour that the clocks skip in spring. */
  | 'UNSUPPORTED_DAY'
  /** The recurrence rule cannot be represented by `SlotRecurrence`. */
  | 'UNSUPPORTED_RULE';

/** State of an event of a calendar file. */
export type CalendarImportState =
  /** This import created a slot. */
  | 'IMPORTED'
  /** A slot with the UID of the event exists already: the event is skipped. */
  | 'KNOWN'
  /** The event is not imported, see `problem`. */
  | 'PROBLEM'
  /** The event can be imported. After an import with `apply`: `uids` did not contain the event. */
  | 'READY';

/** Period that the figures of a dashboard card cover. */
export type CardPeriod =
  /** The last four weeks. */
  | 'LAST_28_DAYS'
  /** The last complete calendar month. */
  | 'LAST_MONTH'
  /** The last complete calendar year. */
  | 'LAST_YEAR';

/** Length of time that one point of the series of a dashboard card covers. The last point covers the current day, week or month. */
export type CardStep =
  /** A day. */
  | 'DAY'
  /** A month. */
  | 'MONTH'
  /** A week. */
  | 'WEEK';

/** A new key of the cart pad. */
export type CartInput = {
  /** Colour on the screen, `#rrggbb`. Defaults to blue. */
  colour?: string | null | undefined;
  /** Gain in decibels, -24 to 12. Defaults to 0. */
  gain?: number | null | undefined;
  /** Label, up to 40 characters; empty to show the title of the media item. Defaults to empty. */
  label?: string | null | undefined;
  /** Id of the `MediaItem` to play, which the viewer must be allowed to read. */
  mediaId: string;
  /** Page of the pad, 1 to 10. */
  page: number;
  /** Position on the page, 1 to 12. */
  position: number;
  /** True to share the cart with everybody in the studio; false for a private cart of the viewer. Sharing requires the right to update LiveSession. Defaults to false. */
  shared?: boolean | null | undefined;
};

/** Changes to a key of the cart pad. Absent fields stay as they are. */
export type CartPatch = {
  /** Colour on the screen, `#rrggbb`. Unchanged when absent. */
  colour?: string | null | undefined;
  /** Gain in decibels, -24 to 12. Unchanged when absent. */
  gain?: number | null | undefined;
  /** Label, up to 40 characters; empty to show the title of the media item. Unchanged when absent. */
  label?: string | null | undefined;
  /** Id of the `MediaItem` to play, which the viewer must be allowed to read. */
  mediaId?: string | null | undefined;
  /** Page of the pad, 1 to 10. */
  page?: number | null | undefined;
  /** Position on the page, 1 to 12. */
  position?: number | null | undefined;
  /** True to share the cart with everybody in the studio; false for a private cart of the viewer. Sharing requires the right to update LiveSession. Unchanged when absent. */
  shared?: boolean | null | undefined;
};

/** A chapter of an episode. */
export type ChapterInput = {
  /** Http or https address of a page about the chapter, at most 300 characters; an empty text for none. */
  link?: string | null | undefined;
  /** Start in milliseconds after the start of the sound. Must be later than the start of the previous chapter. */
  start: number;
  /** Title, 1 to 200 characters. */
  title: string;
};

/** Relation of a person to the viewer in the chat. */
export type ChatContactKind =
  /** A person whom the viewer has blocked; the person is not notified. */
  | 'BLOCKED'
  /** A friend. */
  | 'FRIENDS'
  /** A person whose friend request the viewer has not answered. */
  | 'REQUEST_RECEIVED'
  /** A person who has not answered the friend request of the viewer. */
  | 'REQUEST_SENT';

/** Kind of a chat event. */
export type ChatEventKind =
  /** The viewer has left a thread, was removed or banned from it, or may no longer see it. */
  | 'ACCESS_LOST'
  /** The friends, friend requests or blocked people of the viewer changed. */
  | 'CONTACTS'
  /** A message was sent or changed. */
  | 'MESSAGE'
  /** Events may have been lost: query the threads and their changes again. */
  | 'MISSED'
  /** The read position of a person in a thread changed. */
  | 'READ'
  /** A thread was created, changed, or hidden or muted by the viewer, or its people changed. */
  | 'THREAD'
  /** A person is typing in a thread; repeated every few seconds while it continues. */
  | 'TYPING';

/** Kind of a file attached to a message. */
export type ChatFileKind =
  /** A document, a plain text or a ZIP archive, offered for download. */
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
  /** Idempotency key, such as a random UUID, 1 to 64 characters. Sending it again does not create a second message. */
  clientKey: string;
  /** Ids of the files to attach, at most 10. These are `ChatFile`s that the sender has uploaded for this thread with `PUT /uploads/chat/{thread}/files?name=`. Limits: pictures 10 MB, videos 50 MB, sounds, texts and documents 25 MB. Uploads that no message attaches within a day are deleted. Null or absent for no files. */
  fileIds?: Array<string> | null | undefined;
  /** Id of the `ChatMessage` in the same thread that this message replies to; null or absent for none. */
  replyToId?: string | null | undefined;
  /** Id of the `ChatThread`. */
  threadId: string;
};

/** Content of a message by which a search can filter. */
export type ChatMessagePart =
  /** The message has an attached picture, sound or other file. */
  | 'FILE'
  /** The message contains `://`, as web links do. */
  | 'LINK'
  /** The message is pinned. */
  | 'PIN';

/** Role of a person in a chat thread, with increasing rights from MEMBER to OWNER. */
export type ChatPart =
  /** Member: reads and writes. */
  | 'MEMBER'
  /** Moderator: deletes and conceals messages; silences, removes and bans people. In a room, people who may update rooms have these rights and assign roles, whatever their role. */
  | 'MODERATOR'
  /** Owner of a private thread of several people. A moderator who also renames, closes and deletes the thread, and assigns roles. In a room, an owner has the rights of a moderator. */
  | 'OWNER';

/** Filter of ChatReport rows. All given conditions must hold. */
export type ChatReportFilter = {
  /** Id of the author of the message (`User`); null when the account was deleted. */
  authorId?: IdFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `ChatReport`. */
  id?: IdFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: ChatReportFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<ChatReportFilter> | null | undefined;
  /** Id of the reporter (`User`); null when the account was deleted. */
  reporterId?: IdFilter | null | undefined;
  /** When the report was settled; null while it is open. */
  settledAt?: DateTimeFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** Filter of ChatRoom rows. All given conditions must hold. */
export type ChatRoomFilter = {
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `ChatRoom`. */
  id?: IdFilter | null | undefined;
  /** True when only moderators, and people who may update rooms, may write: for announcements. */
  isReadOnly?: BooleanFilter | null | undefined;
  /** Name, 1 to 80 characters. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: ChatRoomFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<ChatRoomFilter> | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** New chat room of a radio. */
export type ChatRoomInput = {
  /** True when only moderators, and people who may update rooms, may write. Defaults to false. */
  isReadOnly?: boolean | null | undefined;
  /** Name, 1 to 80 characters. */
  name: string;
  /** Minimum time between two messages of the same person, in milliseconds: 0 (no wait) to an hour. Does not apply to people who may moderate the room. Defaults to 0. */
  pauseTime?: number | null | undefined;
  /** Retention of messages in milliseconds, a day to 3,650 days; null for unlimited. Older messages are deleted once a day. */
  retentionTime?: number | null | undefined;
  /** Topic, at most 250 characters; an empty text for none. */
  topic?: string | null | undefined;
};

/** Changes to a chat room. Absent fields stay as they are. */
export type ChatRoomPatch = {
  /** True when only moderators, and people who may update rooms, may write. Unchanged when absent. */
  isReadOnly?: boolean | null | undefined;
  /** Name, 1 to 80 characters. */
  name?: string | null | undefined;
  /** Minimum time between two messages of the same person, in milliseconds: 0 (no wait) to an hour. Does not apply to people who may moderate the room. Unchanged when absent. */
  pauseTime?: number | null | undefined;
  /** Retention of messages in milliseconds, a day to 3,650 days; null for unlimited. Older messages are deleted once a day. */
  retentionTime?: number | null | undefined;
  /** Topic, at most 250 characters; an empty text for none. */
  topic?: string | null | undefined;
};

/** A column to sort ChatRoom rows by, with its direction. At most one column may be given. */
export type ChatRoomSort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `ChatRoom`. */
  id?: SortOrder | null | undefined;
  /** True when only moderators, and people who may update rooms, may write: for announcements. */
  isReadOnly?: SortOrder | null | undefined;
  /** Name, 1 to 80 characters. */
  name?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
};

/** Search criteria for chat messages. */
export type ChatSearchInput = {
  /** Only messages sent at or after this moment; no limit when null or absent. */
  after?: string | null | undefined;
  /** Only messages by this author: id of the `User`. All authors when null or absent. */
  authorId?: string | null | undefined;
  /** Only messages sent before this moment; no limit when null or absent. */
  before?: string | null | undefined;
  /** Only messages with this content, such as FILE; all messages when null or absent. */
  has?: ChatMessagePart | null | undefined;
  /** Text to find, 3 to 100 characters. Ignores case, accents, and variants of apostrophes, quotes and dashes. */
  text: string;
  /** Only messages in this thread: id of the `ChatThread`. All threads when null or absent. */
  threadId?: string | null | undefined;
};

/** Presence of a person. */
export type ChatState =
  /** The portal is open, and the person has set the status to away. */
  | 'AWAY'
  /** The portal is open, and the status is set to busy, or none is set and the person has quiet hours. */
  | 'BUSY'
  /** The portal is closed, or the viewer may not see the presence. */
  | 'OFFLINE'
  /** The portal is open. */
  | 'ONLINE'
  /** The person is live on the air, even when the portal is closed. */
  | 'ON_AIR';

/** Kind of a chat thread, which determines who sees it. */
export type ChatThreadKind =
  /** Private thread, for its participants only. */
  | 'PRIVATE'
  /** Thread about a record of a radio, for everybody who may read such records and is not banned. */
  | 'RECORD'
  /** Public room of a radio, for everybody who may read its rooms and is not banned. */
  | 'ROOM';

/** Filter of Classification rows. All given conditions must hold. */
export type ClassificationFilter = {
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Classification`. */
  id?: IdFilter | null | undefined;
  /** Minimum age in years, 0 to 21; null for no minimum. */
  minimumAge?: NumberFilter | null | undefined;
  /** Name, 1 to 80 characters; unique in the radio. Two names that differ only in case, accents, or variants of apostrophes, quotes and dashes count as equal. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: ClassificationFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<ClassificationFilter> | null | undefined;
  /** Position in the list, 0 to 9,999. Several entries may have the same position; also sort by `name` for a stable order. */
  position?: NumberFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new audience rating. */
export type ClassificationInput = {
  /** Colour on the screen, `#rrggbb`. Defaults to grey. */
  colour?: string | null | undefined;
  /** Description, at most 500 characters; an empty text for none. */
  description?: string | null | undefined;
  /** Minimum age in years, 0 to 21; null for no minimum. */
  minimumAge?: number | null | undefined;
  /** Name, 1 to 80 characters. Rejected with `taken` when another record of this type in the radio has the same name. Two names that differ only in case, accents, or variants of apostrophes, quotes and dashes count as equal. */
  name: string;
  /** Position in the list, 0 to 9,999. Defaults to 0. */
  position?: number | null | undefined;
};

/** Changes to an audience rating. Absent fields stay as they are. */
export type ClassificationPatch = {
  /** Colour on the screen, `#rrggbb`. Unchanged when absent. */
  colour?: string | null | undefined;
  /** Description, at most 500 characters; an empty text for none. */
  description?: string | null | undefined;
  /** Minimum age in years, 0 to 21; null for no minimum. */
  minimumAge?: number | null | undefined;
  /** Name, 1 to 80 characters. Rejected with `taken` when another record of this type in the radio has the same name. Two names that differ only in case, accents, or variants of apostrophes, quotes and dashes count as equal. */
  name?: string | null | undefined;
  /** Position in the list, 0 to 9,999. Unchanged when absent. */
  position?: number | null | undefined;
};

/** A column to sort Classification rows by, with its direction. At most one column may be given. */
export type ClassificationSort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Classification`. */
  id?: SortOrder | null | undefined;
  /** Minimum age in years, 0 to 21; null for no minimum. */
  minimumAge?: SortOrder | null | undefined;
  /** Name, 1 to 80 characters; unique in the radio. Two names that differ only in case, accents, or variants of apostrophes, quotes and dashes count as equal. */
  name?: SortOrder | null | undefined;
  /** Position in the list, 0 to 9,999. Several entries may have the same position; also sort by `name` for a stable order. */
  position?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
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
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new clock. Its parts are set afterwards. */
export type ClockInput = {
  /** Minimum time from the end of a play to the start of the next play of the same album. In milliseconds, from 0 (no minimum) to a day. When every candidate for an item would break a minimum, the plan nevertheless selects one of them. Defaults to an hour. */
  albumSeparation?: number | null | undefined;
  /** Minimum time from the end of a play to the start of the next play of the same artiste. In milliseconds, from 0 (no minimum) to a day. When every candidate for an item would break a minimum, the plan nevertheless selects one of them. Defaults to an hour. */
  artisteSeparation?: number | null | undefined;
  /** Colour, `#rrggbb`, in which the week shows the hours that use the clock. Defaults to blue. */
  colour?: string | null | undefined;
  /** Description, at most 500 characters of plain text; an empty text for none. */
  description?: string | null | undefined;
  /** Minimum time from the end of a play to the start of the next play of the same record label. In milliseconds, from 0 (no minimum) to a day. When every candidate for an item would break a minimum, the plan nevertheless selects one of them. Defaults to 0. */
  labelSeparation?: number | null | undefined;
  /** Name, 1 to 120 characters. */
  name: string;
  /** Minimum time from the end of a play to the start of the next play of the same title. In milliseconds, from 0 (no minimum) to a week. When every candidate for an item would break a minimum, the plan nevertheless selects one of them. Defaults to four hours. */
  titleSeparation?: number | null | undefined;
};

/** A part of a clock (the recipe of an hour), such as three songs or a jingle. */
export type ClockPartInput = {
  /** For SONGS: id of the `MediaCategory` to choose songs from. Give at most one of `categoryId`, `playlistId` and `criteria`; without any of them, the part chooses from all songs. */
  categoryId?: string | null | undefined;
  /** For SONGS: number of songs, 1 to 50; null to fill `duration`. Without `count` and `duration`, the part fills the time up to the next part with an `offset` or the end of the hour, minus the expected length of the parts in between; several such parts share that time equally. The last part of songs before an `offset` or the end of the hour plays on until then, also beyond its `count`. Rejected with `invalid` together with `duration`; ignored for other kinds. */
  count?: number | null | undefined;
  /** For SONGS: criteria to choose media by; null for none. FORBIDDEN for criteria that find media, or compare properties, that the viewer may not read. */
  criteria?: SmartCriteriaInput | null | undefined;
  /** Duration in milliseconds, a second to an hour: a maximum for an advert break, approximate for songs. The last part of songs before an `offset` or the end of the hour plays on until then. Required for TALK. When null or absent, an advert break lasts at most two minutes, and other parts have no planned duration. */
  duration?: number | null | undefined;
  /** True for a fixed start: the part begins exactly at its `offset`, and the item before is faded out. False when absent, and without an `offset`. TOP_OF_HOUR always has a fixed start. */
  isHard?: boolean | null | undefined;
  /** Kind of the part, such as SONGS. */
  kind: ClockPartKind;
  /** For JINGLE and TOP_OF_HOUR: id of the `MediaItem` to play; null to choose a jingle by `purpose`. */
  mediaId?: string | null | undefined;
  /** Start in milliseconds after the beginning of the hour, 0 to 3,599,999. Null to follow the part before it. Rejected with `min` when a previous part has a later start. TOP_OF_HOUR always starts at 0 and rejects another value with `invalid`. */
  offset?: number | null | undefined;
  /** For SONGS: id of the `Playlist` to choose media from, smart or not; null or absent for none. */
  playlistId?: string | null | undefined;
  /** For JINGLE and TOP_OF_HOUR without `mediaId`: purpose by which a jingle is chosen. When null, TOP_OF_HOUR plays a station ID. JINGLE then plays a jingle of the emission, or any jingle when the emission has none. */
  purpose?: JinglePurpose | null | undefined;
  /** Title in the rundown, at most 120 characters; required for TALK, empty when absent. */
  title?: string | null | undefined;
};

/** Kind of a part of a clock. */
export type ClockPartKind =
  /** Adverts that may air at that time, up to a duration. */
  | 'ADVERT_BREAK'
  /** A jingle: a specific one, or any jingle with a given purpose. */
  | 'JINGLE'
  /** Music of a category, of a playlist, by criteria, or of the whole library. */
  | 'SONGS'
  /** Spoken words, without a file. */
  | 'TALK'
  /** A station ID at the beginning of the hour. */
  | 'TOP_OF_HOUR';

/** Changes to a clock. Absent fields stay as they are. */
export type ClockPatch = {
  /** Minimum time from the end of a play to the start of the next play of the same album. In milliseconds, from 0 (no minimum) to a day. When every candidate for an item would break a minimum, the plan nevertheless selects one of them. Unchanged when absent. */
  albumSeparation?: number | null | undefined;
  /** Minimum time from the end of a play to the start of the next play of the same artiste. In milliseconds, from 0 (no minimum) to a day. When every candidate for an item would break a minimum, the plan nevertheless selects one of them. Unchanged when absent. */
  artisteSeparation?: number | null | undefined;
  /** Colour, `#rrggbb`, in which the week shows the hours that use the clock. Unchanged when absent. */
  colour?: string | null | undefined;
  /** Description, at most 500 characters of plain text; an empty text for none. */
  description?: string | null | undefined;
  /** Minimum time from the end of a play to the start of the next play of the same record label. In milliseconds, from 0 (no minimum) to a day. When every candidate for an item would break a minimum, the plan nevertheless selects one of them. Unchanged when absent. */
  labelSeparation?: number | null | undefined;
  /** Name, 1 to 120 characters. */
  name?: string | null | undefined;
  /** Minimum time from the end of a play to the start of the next play of the same title. In milliseconds, from 0 (no minimum) to a week. When every candidate for an item would break a minimum, the plan nevertheless selects one of them. Unchanged when absent. */
  titleSeparation?: number | null | undefined;
};

/** A column to sort Clock rows by, with its direction. At most one column may be given. */
export type ClockSort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Clock`. */
  id?: SortOrder | null | undefined;
  /** Name, 1 to 120 characters. */
  name?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
};

/** Filter of Company rows. All given conditions must hold. */
export type CompanyFilter = {
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Company`. */
  id?: IdFilter | null | undefined;
  /** Name, 1 to 120 characters; unique among all companies. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: CompanyFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<CompanyFilter> | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new company. */
export type CompanyInput = {
  /** Name, 1 to 120 characters; rejected with `taken` when another company has it. */
  name: string;
};

/** Changes to a company. Absent fields stay as they are. */
export type CompanyPatch = {
  /** Name, 1 to 120 characters; rejected with `taken` when another company has it. */
  name?: string | null | undefined;
};

/** A column to sort Company rows by, with its direction. At most one column may be given. */
export type CompanySort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Company`. */
  id?: SortOrder | null | undefined;
  /** Name, 1 to 120 characters; unique among all companies. */
  name?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
};

/** Filter of Content rows. All given conditions must hold. */
export type ContentFilter = {
  /** Id of the author (`User`); null when the account was deleted. */
  authorId?: IdFilter | null | undefined;
  /** First and last name of the author. */
  authorName?: StringFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** True when a draft with unpublished changes is saved. */
  hasDraft?: BooleanFilter | null | undefined;
  /** Id of the `Content`. */
  id?: IdFilter | null | undefined;
  /** True when the original was changed and published again after the last change of this translation. The original is the first content of the translation group. */
  isOutdated?: BooleanFilter | null | undefined;
  /** Area of the website, such as NEWS; cannot be changed later. */
  kind?: ContentKindFilter | null | undefined;
  /** True when the content lacks a translation into one of the languages of `SiteLanguage`. Translations in the recycle bin do not count. */
  lacksTranslation?: BooleanFilter | null | undefined;
  /** Language of the text; cannot be changed later. */
  language?: SiteLanguageFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: ContentFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<ContentFilter> | null | undefined;
  /** Position in the list of the kind, 0 to 9,999. Contents are sorted by position, then by date; news and blog posts by date alone. */
  position?: NumberFilter | null | undefined;
  /** Start of the time on the website; null before the first publication. */
  publishedFrom?: DateTimeFilter | null | undefined;
  /** End of the time on the website, exclusive; null for no end. */
  publishedUntil?: DateTimeFilter | null | undefined;
  /** Id of the person who was asked to review the content (`User`). Null when everybody or nobody was asked, after the review, and when the account was deleted. */
  reviewerId?: IdFilter | null | undefined;
  /** First and last name of the person who was asked to review the content. */
  reviewerName?: StringFilter | null | undefined;
  /** Slug in addresses: small letters of any script without accents, digits and single hyphens. Unique in the radio for its `kind` and `language`. */
  slug?: StringFilter | null | undefined;
  /** Editorial state: draft, in review, published or archived. A published content may be scheduled or ended, see `status`. */
  state?: ContentStateFilter | null | undefined;
  /** State of the content at this moment. The same as `state`, except that a published content is SCHEDULED before `publishedFrom` and ENDED from `publishedUntil` on. */
  status?: ContentStatusFilter | null | undefined;
  /** Tags of the content: words or short phrases, at most 12 for each content. The website shows the tags of news and blog posts, but not of other kinds. */
  tags?: TextsFilter | null | undefined;
  /** Title, 1 to 160 characters. */
  title?: StringFilter | null | undefined;
  /** Id of the topic (`Topic`), of the same area; null without one. */
  topicId?: IdFilter | null | undefined;
  /** Name of the topic. */
  topicName?: StringFilter | null | undefined;
  /** Key that is shared by all translations of the same content, at most one for each language. */
  translationGroup?: StringFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new content. The state is DRAFT at first, and the viewer becomes the author. */
export type ContentInput = {
  /** True when visitors may comment on the content. Has no effect on kinds other than news and blog posts. Defaults to true. */
  allowsComments?: boolean | null | undefined;
  /** Text as HTML, at most 100,000 characters. Elements that the editor does not produce are removed: scripts, styles, frames, forms and external pictures. A paragraph with `data-record`, `data-audio` or `data-video`, and a link with `data-record`, refer to a record such as `Episode:12` or to a video; `data-audio` also to a sound of the library, such as `MediaItem:12`. At most 100 records of one type, and 200 cards and players, have an effect. Rejected with `unavailableSound` when the text plays a sound that it did not play before, and that the viewer may not read or browsers cannot play. Rejected with `alternativeText` when visitors would see a picture without an alternative text. */
  body?: string | null | undefined;
  /** Excerpt as plain text, at most 500 characters. When absent, it is set once, on creation, to the first 300 characters of the text, cut at a word; later changes of the text do not change it. */
  excerpt?: string | null | undefined;
  /** Area of the website. */
  kind: ContentKind;
  /** Language of the text. */
  language: SiteLanguage;
  /** Address with `https://` or `http://`, at most 300 characters; empty for none. */
  link?: string | null | undefined;
  /** Photos of a photo album (kind ALBUM), in their order, at most 100. Rejected with `invalid` for other kinds, and with `taken` when the list contains a photo twice. */
  photos?: Array<PhotoInput> | null | undefined;
  /** Alternative text of the picture, at most 300 characters. Rejected with `required` when it is empty although the content has a picture, except in `saveContentDraft`. */
  pictureAlt?: string | null | undefined;
  /** Position in the list of contents of the same kind, 0 to 9,999. It has no effect on news and blog posts. Defaults to 0. */
  position?: number | null | undefined;
  /** Price as text, such as `€12`, at most 40 characters. */
  price?: string | null | undefined;
  /** Description for search engines, at most 300 characters. */
  seoDescription?: string | null | undefined;
  /** Title for search engines, at most 120 characters. */
  seoTitle?: string | null | undefined;
  /** Slug, at most 120 characters. Converted to letters, digits and hyphens, and made from the title when it is empty. Rejected with `invalid` without any letter or digit, and for `topic`, which the addresses of topics use. Rejected with `taken` when another content of the same area and language has this slug, even in the recycle bin. Made from the title when absent. */
  slug?: string | null | undefined;
  /** Availability as text, such as `In stock`, at most 40 characters. */
  stock?: string | null | undefined;
  /** Tags of the content: at most 12 words or short phrases of at most 40 characters. Rejected with `tooLong` beyond these limits. Empty tags and duplicates (case does not count) are removed. Defaults to none. */
  tags?: Array<string> | null | undefined;
  /** Title, 1 to 160 characters. */
  title: string;
  /** Id of the `Topic`; null for none. Rejected with `unknown` when the topic belongs to another area. */
  topicId?: string | null | undefined;
  /** Id of the `Content` that the new one translates; absent for a content that is no translation. Rejected with `unknown` when that content belongs to another area, and with `taken` at `language` when it already has a translation in this language, even in the recycle bin. */
  translationOf?: string | null | undefined;
};

/** Area of the website that a content or a topic belongs to. */
export type ContentKind =
  /** Photo album. */
  | 'ALBUM'
  /** Blog post of the team. */
  | 'BLOG'
  /** News of the radio. */
  | 'NEWS'
  /** Partner of the radio. */
  | 'PARTNER'
  /** Product of the shop. */
  | 'PRODUCT'
  /** Service that the radio offers. */
  | 'SERVICE';

/** Filters rows by `ContentKind`: area of the website that a content or a topic belongs to. */
export type ContentKindFilter = {
  /** Exactly this value. */
  eq?: ContentKind | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<ContentKind> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Changes to a content. Absent fields stay as they are. */
export type ContentPatch = {
  /** True when visitors may comment on the content. Has no effect on kinds other than news and blog posts. Unchanged when absent. */
  allowsComments?: boolean | null | undefined;
  /** Text as HTML, at most 100,000 characters. Elements that the editor does not produce are removed: scripts, styles, frames, forms and external pictures. A paragraph with `data-record`, `data-audio` or `data-video`, and a link with `data-record`, refer to a record such as `Episode:12` or to a video; `data-audio` also to a sound of the library, such as `MediaItem:12`. At most 100 records of one type, and 200 cards and players, have an effect. Rejected with `unavailableSound` when the text plays a sound that it did not play before, and that the viewer may not read or browsers cannot play. Rejected with `alternativeText` when visitors would see a picture without an alternative text. */
  body?: string | null | undefined;
  /** Excerpt as plain text, at most 500 characters. Unchanged when absent. */
  excerpt?: string | null | undefined;
  /** Address with `https://` or `http://`, at most 300 characters; empty for none. */
  link?: string | null | undefined;
  /** Photos of a photo album (kind ALBUM), in their order, at most 100. Rejected with `invalid` for other kinds, and with `taken` when the list contains a photo twice. */
  photos?: Array<PhotoInput> | null | undefined;
  /** Address of a picture of this content, of its draft or of one of its revisions. The address of a picture of a revision restores that picture; an empty text removes the picture. Rejected with `unknown` for other addresses and when the picture was deleted. `PUT /uploads/website/:id/picture` uploads a new one. Unchanged when absent. */
  picture?: string | null | undefined;
  /** Alternative text of the picture, at most 300 characters. Rejected with `required` when it is empty although the content has a picture, except in `saveContentDraft`. */
  pictureAlt?: string | null | undefined;
  /** Focal point: stays visible when the picture is cropped. Unchanged when absent. */
  pictureFocus?: PictureFocusInput | null | undefined;
  /** Position in the list of contents of the same kind, 0 to 9,999. It has no effect on news and blog posts. Unchanged when absent. */
  position?: number | null | undefined;
  /** Price as text, such as `€12`, at most 40 characters. */
  price?: string | null | undefined;
  /** Description for search engines, at most 300 characters. */
  seoDescription?: string | null | undefined;
  /** Title for search engines, at most 120 characters. */
  seoTitle?: string | null | undefined;
  /** Slug, at most 120 characters. Converted to letters, digits and hyphens, and made from the title when it is empty. Rejected with `invalid` without any letter or digit, and for `topic`, which the addresses of topics use. Rejected with `taken` when another content of the same area and language has this slug, even in the recycle bin. Unchanged when absent. */
  slug?: string | null | undefined;
  /** Availability as text, such as `In stock`, at most 40 characters. */
  stock?: string | null | undefined;
  /** Tags of the content: at most 12 words or short phrases of at most 40 characters. Rejected with `tooLong` beyond these limits. Empty tags and duplicates (case does not count) are removed. Unchanged when absent. */
  tags?: Array<string> | null | undefined;
  /** Title, 1 to 160 characters. */
  title?: string | null | undefined;
  /** Id of the `Topic`; null for none. Rejected with `unknown` when the topic belongs to another area. */
  topicId?: string | null | undefined;
};

/** A column to sort Content rows by, with its direction. At most one column may be given. */
export type ContentSort = {
  /** First and last name of the author. */
  authorName?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Content`. */
  id?: SortOrder | null | undefined;
  /** Area of the website, such as NEWS; cannot be changed later. */
  kind?: SortOrder | null | undefined;
  /** Language of the text; cannot be changed later. */
  language?: SortOrder | null | undefined;
  /** Position in the list of the kind, 0 to 9,999. Contents are sorted by position, then by date; news and blog posts by date alone. */
  position?: SortOrder | null | undefined;
  /** Start of the time on the website; null before the first publication. */
  publishedFrom?: SortOrder | null | undefined;
  /** End of the time on the website, exclusive; null for no end. */
  publishedUntil?: SortOrder | null | undefined;
  /** First and last name of the person who was asked to review the content. */
  reviewerName?: SortOrder | null | undefined;
  /** Editorial state: draft, in review, published or archived. A published content may be scheduled or ended, see `status`. */
  state?: SortOrder | null | undefined;
  /** Title, 1 to 160 characters. */
  title?: SortOrder | null | undefined;
  /** Name of the topic. */
  topicName?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
};

/** State of a content. A published content is on the website between `publishedFrom` and `publishedUntil`: before, it is scheduled; after, it has ended. */
export type ContentState =
  /** The content was taken off the website; it can still be edited, and published again. */
  | 'ARCHIVED'
  /** The content is being written. */
  | 'DRAFT'
  /** The content is on the website between `publishedFrom` and `publishedUntil`. */
  | 'PUBLISHED'
  /** The content waits for the review of a user with the right `publish`. */
  | 'REVIEW';

/** Filters rows by `ContentState`: state of a content. */
export type ContentStateFilter = {
  /** Exactly this value. */
  eq?: ContentState | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<ContentState> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** State of a content at this moment. Unlike `ContentState`, distinguishes published contents before, in and after their period on the website. */
export type ContentStatus =
  /** The content was taken off the website; it can still be edited, and published again. */
  | 'ARCHIVED'
  /** The content is being written. */
  | 'DRAFT'
  /** Published, with `publishedUntil` in the past. */
  | 'ENDED'
  /** Published, inside its period: visitors see the content while the website is public. */
  | 'PUBLISHED'
  /** The content waits for the review of a user with the right `publish`. */
  | 'REVIEW'
  /** Published, with `publishedFrom` in the future. */
  | 'SCHEDULED';

/** Filters rows by `ContentStatus`: state of a content at this moment. */
export type ContentStatusFilter = {
  /** Exactly this value. */
  eq?: ContentStatus | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<ContentStatus> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Transition between the states of a content. */
export type ContentStep =
  /** From PUBLISHED to ARCHIVED; needs the right `publish`. */
  | 'ARCHIVE'
  /** From DRAFT, REVIEW or ARCHIVED to PUBLISHED; needs the right `publish`. */
  | 'PUBLISH'
  /** Changes the period of a PUBLISHED content, whose state stays; needs the right `publish`. */
  | 'RESCHEDULE'
  /** From DRAFT to REVIEW. */
  | 'SUBMIT'
  /** From REVIEW, PUBLISHED or ARCHIVED to DRAFT; from PUBLISHED, needs the right `publish`. */
  | 'WITHDRAW';

/** Order of the items of a smart playlist. A playlist with a `limit` contains the first items in this order. */
export type CriteriaOrder =
  /** Media that were added to the library last come first. */
  | 'NEWEST'
  /** Media that were added to the library first come first. */
  | 'OLDEST'
  /** Random order that changes every day of the radio and stays the same all day. */
  | 'RANDOM'
  /** By title, in alphabetical order. */
  | 'TITLE';

/** Property of media that a criterion of a smart playlist compares. */
export type CriterionField =
  /** Number of full periods of 24 hours since the medium was added to the library. */
  | 'ADDED_DAYS_AGO'
  /** Title of the album. */
  | 'ALBUM'
  /** Name of one of the artistes. */
  | 'ARTISTE'
  /** Name of the category. */
  | 'CATEGORY'
  /** Duration of the file in seconds; cue points do not count. IS and IS_NOT ignore the fraction of the last second. */
  | 'DURATION'
  /** Explicit lyrics: `true`, or `false` for all other media. */
  | 'EXPLICIT'
  /** Genre, such as `Jazz`. */
  | 'GENRE'
  /** Kind of the medium: SONG, JINGLE, GENERIC, PUBLICITY or VIDEO. */
  | 'KIND'
  /** Record label. */
  | 'LABEL'
  /** Name of one of the tags. */
  | 'TAG'
  /** Title of the medium. */
  | 'TITLE'
  /** Year of release. */
  | 'YEAR';

/** Comparison of a criterion. */
export type CriterionOperator =
  /** This number or more. */
  | 'AT_LEAST'
  /** This number or less. */
  | 'AT_MOST'
  /** Contains the text, ignoring case and accents. */
  | 'CONTAINS'
  /** Equal, ignoring case and accents; for artistes and tags, one of them is equal. */
  | 'IS'
  /** Different or absent, ignoring case and accents; for artistes and tags, none of them is equal. */
  | 'IS_NOT';

/** A cut: a part of a take (a recording of a rush) that the finished sound leaves out. */
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
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Time range of the day on some days of the week. */
export type DaypartInput = {
  /** Days of the week, 1 for Monday to 7 for Sunday; every day when empty. */
  days: Array<number>;
  /** Start in the radio’s time zone, `HH:MM`, inclusive. */
  from: string;
  /** End, `HH:MM`, exclusive; a time at or before `from` lies on the next day. `24:00` is midnight at the end of the day. */
  to: string;
};

/** Changes to the default playlist. Absent fields stay as they are. */
export type DefaultPlaylistInput = {
  /** Minimum time from the end of a play to the start of the next play of the same artiste. In milliseconds: 0 (no minimum) to a day. When every candidate for an item would break a minimum, the plan nevertheless selects one of them. */
  artisteSeparation?: number | null | undefined;
  /** Id of a `Playlist` of this radio; null for none. Rejected with `unknown` when the playlist does not exist, `disabled` when it is disabled, `noItems` when it is empty. */
  playlistId?: string | null | undefined;
  /** Minimum time from the end of a play to the start of the next play of the same title. In milliseconds: 0 (no minimum) to a week. When every candidate for an item would break a minimum, the plan nevertheless selects one of them. */
  titleSeparation?: number | null | undefined;
};

/** Kind of device on which a user session took place. */
export type Device =
  /** A computer. */
  | 'DESKTOP'
  /** A phone. */
  | 'MOBILE'
  /** A tablet. */
  | 'TABLET';

/** Kind of a problem that a dry run found. */
export type DryRunProblemKind =
  /** A rundown contains an advert before its first day or after its last day. */
  | 'ADVERT_OUT_OF_DAYS'
  /** Two plays of the same artiste, title, album or record label are too close to each other. Less than the minimum time (separation) lies between the end of the first play and the start of the second. */
  | 'BREACH'
  /** The emission of a slot has ended. */
  | 'EMISSION_ENDED'
  /** A live slot has an empty rundown, and no presenter or producer who is a user. */
  | 'EMPTY_LIVE'
  /** The plan has nothing to play: the radio is silent. */
  | 'GAP'
  /** A media item or playlist of a rundown was deleted, or the file cannot be played. */
  | 'MISSING_FILE'
  /** A slot has nothing of its own to play: its episode or rush has no sound, or its emission no filler. */
  | 'NO_SOUND'
  /** A rundown is longer than its slot. */
  | 'OVERRUN'
  /** The rush of a slot is not accepted, so it is not played. */
  | 'RUSH_UNDECIDED'
  /** A clock or a playlist has nothing to play, so that another source plays instead. */
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
  /** The titles and credits are nearly equal, but the files are not all identical. Titles and credits differ only in case, accents, punctuation, spaces, “&” for “and”, or a leading “the”. */
  | 'SAME_SONG';

/** Filter of EmissionCategory rows. All given conditions must hold. */
export type EmissionCategoryFilter = {
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `EmissionCategory`. */
  id?: IdFilter | null | undefined;
  /** Name, 1 to 80 characters; unique in the radio. Two names that differ only in case, accents, or variants of apostrophes, quotes and dashes count as equal. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: EmissionCategoryFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<EmissionCategoryFilter> | null | undefined;
  /** Position in the list, 0 to 9,999. Several entries may have the same position; also sort by `name` for a stable order. */
  position?: NumberFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new category of emissions. */
export type EmissionCategoryInput = {
  /** Colour on the screen, `#rrggbb`. Defaults to grey. */
  colour?: string | null | undefined;
  /** Description, at most 500 characters; an empty text for none. */
  description?: string | null | undefined;
  /** Name, 1 to 80 characters. Rejected with `taken` when another record of this type in the radio has the same name. Two names that differ only in case, accents, or variants of apostrophes, quotes and dashes count as equal. */
  name: string;
  /** Position in the list, 0 to 9,999. Defaults to 0. */
  position?: number | null | undefined;
};

/** Changes to a category of emissions. Absent fields stay as they are. */
export type EmissionCategoryPatch = {
  /** Colour on the screen, `#rrggbb`. Unchanged when absent. */
  colour?: string | null | undefined;
  /** Description, at most 500 characters; an empty text for none. */
  description?: string | null | undefined;
  /** Name, 1 to 80 characters. Rejected with `taken` when another record of this type in the radio has the same name. Two names that differ only in case, accents, or variants of apostrophes, quotes and dashes count as equal. */
  name?: string | null | undefined;
  /** Position in the list, 0 to 9,999. Unchanged when absent. */
  position?: number | null | undefined;
};

/** A column to sort EmissionCategory rows by, with its direction. At most one column may be given. */
export type EmissionCategorySort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `EmissionCategory`. */
  id?: SortOrder | null | undefined;
  /** Name, 1 to 80 characters; unique in the radio. Two names that differ only in case, accents, or variants of apostrophes, quotes and dashes count as equal. */
  name?: SortOrder | null | undefined;
  /** Position in the list, 0 to 9,999. Several entries may have the same position; also sort by `name` for a stable order. */
  position?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
};

/** Filter of Emission rows. All given conditions must hold. */
export type EmissionFilter = {
  /** Id of the category of the emission (`EmissionCategory`); null for none. */
  categoryId?: IdFilter | null | undefined;
  /** Name of the category of the emission. */
  categoryName?: StringFilter | null | undefined;
  /** Id of the audience rating of the emission (`Classification`); null for none. */
  classificationId?: IdFilter | null | undefined;
  /** Name of the audience rating of the emission. */
  classificationName?: StringFilter | null | undefined;
  /** Id of the signature tune that closes the emission’s slots (`Generic`); null for none. */
  closerId?: IdFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the clock that fills unplanned time in the slots (`Clock`), instead of the playlist `filler`. Null for none. */
  fillerClockId?: IdFilter | null | undefined;
  /** Id of the playlist that fills unplanned time in the emission’s slots (`Playlist`). Null when `fillerClock` fills that time. */
  fillerId?: IdFilter | null | undefined;
  /** Id of the `Emission`. */
  id?: IdFilter | null | undefined;
  /** True when the website lists the emission. A draft is not listed, whatever the value. */
  isListed?: BooleanFilter | null | undefined;
  /** Id of any of the languages that are spoken in the emission (`Language`). */
  languageId?: IdFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: EmissionFilter | null | undefined;
  /** Id of the signature tune at the start of the emission’s slots (`Generic`); null for none. */
  openerId?: IdFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<EmissionFilter> | null | undefined;
  /** Slug in addresses: letters of any script, digits and single hyphens. Unique in the radio, its recycle bin included. */
  slug?: StringFilter | null | undefined;
  /** State of the emission, such as RUNNING. */
  state?: EmissionStateFilter | null | undefined;
  /** Id of any of the tags of the emission (`EmissionTag`). */
  tagId?: IdFilter | null | undefined;
  /** Name of any of the tags of the emission. */
  tagName?: StringFilter | null | undefined;
  /** Title on the air, 1 to 160 characters. */
  title?: StringFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** Usual duration of an episode in milliseconds; null when the duration varies. */
  usualDuration?: NumberFilter | null | undefined;
};

/** A new emission. Its people are set afterwards. */
export type EmissionInput = {
  /** Id of the `EmissionCategory`; null for none. */
  categoryId?: string | null | undefined;
  /** Id of the audience rating, a `Classification`; null for none. */
  classificationId?: string | null | undefined;
  /** Id of the `Generic` (signature tune) with which the plan closes the emission’s slots; null for none. It follows the sound of the episode or rush when the slot has one; otherwise it plays at the very end of the slot. Not played in live slots and in slots with a rundown. Not played either when the slot has no such sound, and its signature tunes together would fill the whole slot. */
  closerId?: string | null | undefined;
  /** Colour in the calendar, `#rrggbb`. Defaults to blue. */
  colour?: string | null | undefined;
  /** Description as HTML, at most 100,000 characters; an empty text for none. Scripts, styles, frames, forms and external pictures are removed, as are all elements that the portal’s text editor does not offer. */
  description?: string | null | undefined;
  /** Id of the `Clock` that fills unplanned time in the emission’s slots, except live slots. Null for none. Setting a playlist removes the clock and vice versa; rejected with `invalid` when both are given. */
  fillerClockId?: string | null | undefined;
  /** Id of the `Playlist` that fills unplanned time in the emission’s slots, except live slots. A playlist of the slot takes precedence. Null for none. Without a playlist and a clock, the clock of the hour fills the time, or the default playlist. */
  fillerId?: string | null | undefined;
  /** True to list the emission on the website, where a draft never appears. Defaults to true. */
  isListed?: boolean | null | undefined;
  /** Ids of the `Jingle`s that belong to the emission, at most 50; they replace the current jingles. An empty list for none. */
  jingleIds?: Array<string> | null | undefined;
  /** Ids of the `Language`s spoken in the emission, at most 50; they replace the current languages. An empty list for none. */
  languageIds?: Array<string> | null | undefined;
  /** Id of the `Generic` (signature tune) that the plan plays at the start of the emission’s slots. Null for none. Not played in live slots and in slots with a rundown. Not played either when the slot has no sound of an episode or rush, and its signature tunes together would fill the whole slot. */
  openerId?: string | null | undefined;
  /** Slug in addresses, at most 120 characters. Normalised to letters, digits and hyphens, and made from the title when it is empty. Rejected with `taken` when another emission of the radio has this slug, even in the recycle bin, and with `invalid` when no letter or digit remains. Made from the title when absent. */
  slug?: string | null | undefined;
  /** State of the emission. Defaults to DRAFT. */
  state?: EmissionState | null | undefined;
  /** Summary in one or two sentences, at most 500 characters of plain text; an empty text for none. */
  summary?: string | null | undefined;
  /** Ids of the `EmissionTag`s, at most 50; they replace the current tags. An empty list for none. */
  tagIds?: Array<string> | null | undefined;
  /** Title on the air, 1 to 160 characters. */
  title: string;
  /** Usual duration of an episode in milliseconds, 1,000 to 86,400,000; null when the duration varies. */
  usualDuration?: number | null | undefined;
};

/** Changes to an emission. Absent fields stay as they are. */
export type EmissionPatch = {
  /** Id of the `EmissionCategory`; null for none. */
  categoryId?: string | null | undefined;
  /** Id of the audience rating, a `Classification`; null for none. */
  classificationId?: string | null | undefined;
  /** Id of the `Generic` (signature tune) with which the plan closes the emission’s slots; null for none. It follows the sound of the episode or rush when the slot has one; otherwise it plays at the very end of the slot. Not played in live slots and in slots with a rundown. Not played either when the slot has no such sound, and its signature tunes together would fill the whole slot. */
  closerId?: string | null | undefined;
  /** Colour in the calendar, `#rrggbb`. Unchanged when absent. */
  colour?: string | null | undefined;
  /** Description as HTML, at most 100,000 characters; an empty text for none. Scripts, styles, frames, forms and external pictures are removed, as are all elements that the portal’s text editor does not offer. */
  description?: string | null | undefined;
  /** Id of the `Clock` that fills unplanned time in the emission’s slots, except live slots. Null for none. Setting a playlist removes the clock and vice versa; rejected with `invalid` when both are given. */
  fillerClockId?: string | null | undefined;
  /** Id of the `Playlist` that fills unplanned time in the emission’s slots, except live slots. A playlist of the slot takes precedence. Null for none. Without a playlist and a clock, the clock of the hour fills the time, or the default playlist. */
  fillerId?: string | null | undefined;
  /** True to list the emission on the website, where a draft never appears. Unchanged when absent. */
  isListed?: boolean | null | undefined;
  /** Ids of the `Jingle`s that belong to the emission, at most 50; they replace the current jingles. An empty list for none. */
  jingleIds?: Array<string> | null | undefined;
  /** Ids of the `Language`s spoken in the emission, at most 50; they replace the current languages. An empty list for none. */
  languageIds?: Array<string> | null | undefined;
  /** Id of the `Generic` (signature tune) that the plan plays at the start of the emission’s slots. Null for none. Not played in live slots and in slots with a rundown. Not played either when the slot has no sound of an episode or rush, and its signature tunes together would fill the whole slot. */
  openerId?: string | null | undefined;
  /** Slug in addresses, at most 120 characters. Normalised to letters, digits and hyphens, and made from the title when it is empty. Rejected with `taken` when another emission of the radio has this slug, even in the recycle bin, and with `invalid` when no letter or digit remains. Unchanged when absent. */
  slug?: string | null | undefined;
  /** State of the emission. Unchanged when absent. */
  state?: EmissionState | null | undefined;
  /** Summary in one or two sentences, at most 500 characters of plain text; an empty text for none. */
  summary?: string | null | undefined;
  /** Ids of the `EmissionTag`s, at most 50; they replace the current tags. An empty list for none. */
  tagIds?: Array<string> | null | undefined;
  /** Title on the air, 1 to 160 characters. */
  title?: string | null | undefined;
  /** Usual duration of an episode in milliseconds, 1,000 to 86,400,000; null when the duration varies. */
  usualDuration?: number | null | undefined;
};

/** A column to sort Emission rows by, with its direction. At most one column may be given. */
export type EmissionSort = {
  /** Name of the category of the emission. */
  categoryName?: SortOrder | null | undefined;
  /** Name of the audience rating of the emission. */
  classificationName?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Emission`. */
  id?: SortOrder | null | undefined;
  /** True when the website lists the emission. A draft is not listed, whatever the value. */
  isListed?: SortOrder | null | undefined;
  /** State of the emission, such as RUNNING. */
  state?: SortOrder | null | undefined;
  /** Title on the air, 1 to 160 characters. */
  title?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
  /** Usual duration of an episode in milliseconds; null when the duration varies. */
  usualDuration?: SortOrder | null | undefined;
};

/** State of an emission. */
export type EmissionState =
  /** In preparation: the emission may be planned in the calendar, but does not appear on the website. */
  | 'DRAFT'
  /** Ended: no new slot can be planned for the emission; its slots stay. */
  | 'ENDED'
  /** Paused: the emission is not broadcast for a time, such as over the summer. */
  | 'PAUSED'
  /** Running: the emission is broadcast regularly. */
  | 'RUNNING';

/** Filters rows by `EmissionState`: state of an emission. */
export type EmissionStateFilter = {
  /** Exactly this value. */
  eq?: EmissionState | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<EmissionState> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Filter of EmissionTag rows. All given conditions must hold. */
export type EmissionTagFilter = {
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `EmissionTag`. */
  id?: IdFilter | null | undefined;
  /** Name, 1 to 80 characters; unique in the radio. Two names that differ only in case, accents, or variants of apostrophes, quotes and dashes count as equal. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: EmissionTagFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<EmissionTagFilter> | null | undefined;
  /** Position in the list, 0 to 9,999. Several entries may have the same position; also sort by `name` for a stable order. */
  position?: NumberFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new tag of emissions. */
export type EmissionTagInput = {
  /** Colour on the screen, `#rrggbb`. Defaults to grey. */
  colour?: string | null | undefined;
  /** Name, 1 to 80 characters. Rejected with `taken` when another record of this type in the radio has the same name. Two names that differ only in case, accents, or variants of apostrophes, quotes and dashes count as equal. */
  name: string;
  /** Position in the list, 0 to 9,999. Defaults to 0. */
  position?: number | null | undefined;
};

/** Changes to a tag of emissions. Absent fields stay as they are. */
export type EmissionTagPatch = {
  /** Colour on the screen, `#rrggbb`. Unchanged when absent. */
  colour?: string | null | undefined;
  /** Name, 1 to 80 characters. Rejected with `taken` when another record of this type in the radio has the same name. Two names that differ only in case, accents, or variants of apostrophes, quotes and dashes count as equal. */
  name?: string | null | undefined;
  /** Position in the list, 0 to 9,999. Unchanged when absent. */
  position?: number | null | undefined;
};

/** A column to sort EmissionTag rows by, with its direction. At most one column may be given. */
export type EmissionTagSort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `EmissionTag`. */
  id?: SortOrder | null | undefined;
  /** Name, 1 to 80 characters; unique in the radio. Two names that differ only in case, accents, or variants of apostrophes, quotes and dashes count as equal. */
  name?: SortOrder | null | undefined;
  /** Position in the list, 0 to 9,999. Several entries may have the same position; also sort by `name` for a stable order. */
  position?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
};

/** Filter of Employee rows. All given conditions must hold. */
export type EmployeeFilter = {
  /** Age in whole years. */
  age?: NumberFilter | null | undefined;
  /** City of the workplace. */
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
  /** Yearly salary in minor units (cents) of USD. Null, with the error FORBIDDEN, when the viewer may not read salaries. The `search` argument matches the form `$23896.35`. */
  salary?: NumberFilter | null | undefined;
  /** First day of work. The `search` argument matches the form `MM/DD/YYYY`. */
  startDate?: LocalDateFilter | null | undefined;
  /** Status of the person. */
  status?: EmployeeStatusFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A column to sort Employee rows by, with its direction. At most one column may be given. */
export type EmployeeSort = {
  /** Age in whole years. */
  age?: SortOrder | null | undefined;
  /** City of the workplace. */
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
  /** Yearly salary in minor units (cents) of USD. Null, with the error FORBIDDEN, when the viewer may not read salaries. The `search` argument matches the form `$23896.35`. */
  salary?: SortOrder | null | undefined;
  /** First day of work. The `search` argument matches the form `MM/DD/YYYY`. */
  startDate?: SortOrder | null | undefined;
  /** Status of the person. */
  status?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
};

/** Status of an employee or applicant. The REST paths write the values as the numbers 1 to 5, in this order. */
export type EmployeeStatus =
  /** Applicant without a decision. */
  | 'APPLIED'
  /** Current employee. */
  | 'CURRENT'
  /** Current employee with the label “Professional” of the older REST paths. */
  | 'PROFESSIONAL'
  /** Rejected applicant. */
  | 'REJECTED'
  /** Former employee. */
  | 'RESIGNED';

/** Filters rows by `EmployeeStatus`: status of an employee or applicant. */
export type EmployeeStatusFilter = {
  /** Exactly this value. */
  eq?: EmployeeStatus | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<EmployeeStatus> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Filter of Episode rows. All given conditions must hold. */
export type EpisodeFilter = {
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the emission of the episode (`Emission`). */
  emissionId?: IdFilter | null | undefined;
  /** Title on the air of the emission of the episode. */
  emissionTitle?: StringFilter | null | undefined;
  /** Regular episode, trailer or bonus. */
  episodeType?: EpisodeTypeFilter | null | undefined;
  /** True when the episode contains explicit language, as podcast directories define the term. */
  explicit?: BooleanFilter | null | undefined;
  /** Id of the `Episode`. */
  id?: IdFilter | null | undefined;
  /** Id of the newest received file (`MediaItem`), while it is being analysed or when it cannot be used. Null otherwise. */
  incomingId?: IdFilter | null | undefined;
  /** Id of the sound of the episode (`MediaItem`). Null until a file was analysed successfully, and after the sound was removed. */
  mediumId?: IdFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: EpisodeFilter | null | undefined;
  /** Episode number in the season, 1 to 99,999; null for an episode without a number. A trailer has no number; a bonus has the number of the episode that it accompanies. */
  number?: NumberFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<EpisodeFilter> | null | undefined;
  /** Publication date, which may be in the future. Never null for a published episode; for other episodes, the planned or former date, or null. */
  publishedAt?: DateTimeFilter | null | undefined;
  /** Season, 1 to 9,999; null without seasons. */
  season?: NumberFilter | null | undefined;
  /** State of the episode, such as PUBLISHED. */
  state?: EpisodeStateFilter | null | undefined;
  /** Title, 1 to 200 characters. */
  title?: StringFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** Progress of the current upload in percent, 0 to 100. Without an upload in progress, 100 when there is a `medium` or an `incoming` file, and -1 otherwise. The analysis after the upload is shown by `incoming`, its result by `medium`. */
  uploadStatus?: NumberFilter | null | undefined;
};

/** A new episode. Its people and its sound are set afterwards. */
export type EpisodeInput = {
  /** Chapters, at most 200, in the order of their starts. Each chapter must start later than the previous chapter; otherwise its start, such as `chapters.1.start`, is rejected with `min`. The given chapters replace the current ones; an empty list for none. */
  chapters?: Array<ChapterInput> | null | undefined;
  /** Id of the `Emission` of the episode. */
  emissionId: string;
  /** Regular episode, trailer or bonus. A change to TRAILER clears the number. Defaults to FULL. */
  episodeType?: EpisodeType | null | undefined;
  /** True when the content contains explicit language. Defaults to false. */
  explicit?: boolean | null | undefined;
  /** Show notes as HTML, at most 100,000 characters; an empty text for none. Scripts, styles, frames, forms and external pictures are removed, as are all elements that the portal’s text editor does not offer. */
  notes?: string | null | undefined;
  /** Episode number in the season, 1 to 99,999; null for no number. A regular episode is rejected with `taken` when another regular episode of the season has the number. A bonus takes the number of the episode that it accompanies, or null when it accompanies the whole podcast or season. Ignored for a trailer. Defaults to the next number for a regular episode, and to null otherwise. */
  number?: number | null | undefined;
  /** Publication date. A published episode always has one: null keeps the stored date, or sets the current time when there is none. In other states, null removes the date. */
  publishedAt?: string | null | undefined;
  /** Season, 1 to 9,999; null without seasons. */
  season?: number | null | undefined;
  /** State of the episode. Defaults to DRAFT. */
  state?: EpisodeState | null | undefined;
  /** Summary in one or two sentences, at most 500 characters of plain text; an empty text for none. */
  summary?: string | null | undefined;
  /** Title, 1 to 200 characters. */
  title: string;
  /** Transcript, plain text of at most 500,000 characters; an empty text for none. */
  transcript?: string | null | undefined;
};

/** Changes to an episode. Absent fields stay as they are. */
export type EpisodePatch = {
  /** Chapters, at most 200, in the order of their starts. Each chapter must start later than the previous chapter; otherwise its start, such as `chapters.1.start`, is rejected with `min`. The given chapters replace the current ones; an empty list for none. */
  chapters?: Array<ChapterInput> | null | undefined;
  /** Id of the `Emission` of the episode. */
  emissionId?: string | null | undefined;
  /** Regular episode, trailer or bonus. A change to TRAILER clears the number. Unchanged when absent. */
  episodeType?: EpisodeType | null | undefined;
  /** True when the content contains explicit language. Unchanged when absent. */
  explicit?: boolean | null | undefined;
  /** Show notes as HTML, at most 100,000 characters; an empty text for none. Scripts, styles, frames, forms and external pictures are removed, as are all elements that the portal’s text editor does not offer. */
  notes?: string | null | undefined;
  /** Episode number in the season, 1 to 99,999; null for no number. A regular episode is rejected with `taken` when another regular episode of the season has the number. A bonus takes the number of the episode that it accompanies, or null when it accompanies the whole podcast or season. Ignored for a trailer. Unchanged when absent. */
  number?: number | null | undefined;
  /** Publication date. A published episode always has one: null keeps the stored date, or sets the current time when there is none. In other states, null removes the date. */
  publishedAt?: string | null | undefined;
  /** Season, 1 to 9,999; null without seasons. */
  season?: number | null | undefined;
  /** State of the episode. Unchanged when absent. */
  state?: EpisodeState | null | undefined;
  /** Summary in one or two sentences, at most 500 characters of plain text; an empty text for none. */
  summary?: string | null | undefined;
  /** Title, 1 to 200 characters. */
  title?: string | null | undefined;
  /** Transcript, plain text of at most 500,000 characters; an empty text for none. */
  transcript?: string | null | undefined;
};

/** A column to sort Episode rows by, with its direction. At most one column may be given. */
export type EpisodeSort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Title on the air of the emission of the episode. */
  emissionTitle?: SortOrder | null | undefined;
  /** Regular episode, trailer or bonus. */
  episodeType?: SortOrder | null | undefined;
  /** True when the episode contains explicit language, as podcast directories define the term. */
  explicit?: SortOrder | null | undefined;
  /** Id of the `Episode`. */
  id?: SortOrder | null | undefined;
  /** Episode number in the season, 1 to 99,999; null for an episode without a number. A trailer has no number; a bonus has the number of the episode that it accompanies. */
  number?: SortOrder | null | undefined;
  /** Publication date, which may be in the future. Never null for a published episode; for other episodes, the planned or former date, or null. */
  publishedAt?: SortOrder | null | undefined;
  /** Season, 1 to 9,999; null without seasons. */
  season?: SortOrder | null | undefined;
  /** State of the episode, such as PUBLISHED. */
  state?: SortOrder | null | undefined;
  /** Title, 1 to 200 characters. */
  title?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
  /** Progress of the current upload in percent, 0 to 100. Without an upload in progress, 100 when there is a `medium` or an `incoming` file, and -1 otherwise. The analysis after the upload is shown by `incoming`, its result by `medium`. */
  uploadStatus?: SortOrder | null | undefined;
};

/** State of an episode. */
export type EpisodeState =
  /** In preparation; not published. The episode can be broadcast, as in every state. */
  | 'DRAFT'
  /** Published; the publication date may be in the future. From that date on, once its sound is ready, the episode is in the published podcast of its emission, and on the website if that lists the emission. */
  | 'PUBLISHED'
  /** Finished, but not published: the episode is neither in the podcast nor on the website. It can be broadcast, as in every state. */
  | 'READY';

/** Filters rows by `EpisodeState`: state of an episode. */
export type EpisodeStateFilter = {
  /** Exactly this value. */
  eq?: EpisodeState | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<EpisodeState> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Type of an episode in podcast directories (`itunes:episodeType`). */
export type EpisodeType =
  /** Extra content. A bonus with a number accompanies the episode with that number; a bonus without a number accompanies the whole podcast or season. */
  | 'BONUS'
  /** A regular episode, counted in its season. */
  | 'FULL'
  /** An announcement of the podcast or of a season; never has a number. */
  | 'TRAILER';

/** Filters rows by `EpisodeType`: type of an episode in podcast directories (`itunes:episodeType`). */
export type EpisodeTypeFilter = {
  /** Exactly this value. */
  eq?: EpisodeType | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<EpisodeType> | null | undefined;
  /** True: there is no value (null). False: there is one. */
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
  /** Number of attempts that were made before the job was given up. */
  tries?: NumberFilter | null | undefined;
};

/** A column to sort FailedJob rows by, with its direction. At most one column may be given. */
export type FailedJobSort = {
  /** When the job was added. */
  addedAt?: SortOrder | null | undefined;
  /** When the job was given up. */
  failedAt?: SortOrder | null | undefined;
  /** Id of the `FailedJob`. */
  id?: SortOrder | null | undefined;
  /** Kind of the job, such as `multimedia.analyse`; see `jobKinds`. */
  kind?: SortOrder | null | undefined;
  /** Number of attempts that were made before the job was given up. */
  tries?: SortOrder | null | undefined;
};

/** New FAQ question, added at the end of its category. */
export type FaqQuestionInput = {
  /** Answer as plain text, 1 to 4,000 characters. */
  answer: string;
  /** Id of the `FaqCategory`. Rejected with `unknown` when it does not exist, and with `max` when the category already has 100 questions. */
  categoryId: string;
  /** Question, 1 to 200 characters. */
  question: string;
};

/** Changes to a frequently asked question. Absent fields stay as they are. */
export type FaqQuestionPatch = {
  /** Answer as plain text, 1 to 4,000 characters. */
  answer?: string | null | undefined;
  /** Id of the `FaqCategory`. Rejected with `unknown` when it does not exist, and with `max` when the category already has 100 questions. */
  categoryId?: string | null | undefined;
  /** Question, 1 to 200 characters. */
  question?: string | null | undefined;
};

/** Reason why the import of a podcast feed ended early. */
export type FeedImportFailure =
  /** An unexpected error; the list of jobs has the details. */
  | 'BROKEN'
  /** The document at the address is not well-formed RSS. */
  | 'NOT_A_FEED'
  /** The import no longer has the permission to create episodes. The person who started it may no longer create episodes of the emission, or the API token is no longer valid. */
  | 'NO_RIGHT'
  /** The feed or its sounds are too large, or the feed takes too long to read. The limits are `feedImportFeedBytes` for the feed and `feedImportBytes` for all sounds together. */
  | 'TOO_LARGE'
  /** The feed could not be downloaded from the address. */
  | 'UNREACHABLE';

/** State of the import of a podcast feed. */
export type FeedImportState =
  /** A user cancelled the import. Episodes that were already imported stay. */
  | 'CANCELLED'
  /** Each item was imported, was skipped because its episode existed already, or has a problem. */
  | 'DONE'
  /** The import ended early; `failure` has the reason. Episodes that were already imported stay. */
  | 'FAILED'
  /** The feed is being read, or its episodes are being imported. */
  | 'RUNNING';

/** Reason why an item of a feed was not imported. */
export type FeedItemProblem =
  /** The address of the sound is an IP address that is not on the internet, or does not use https. */
  | 'NOT_ALLOWED'
  /** The item has no enclosure, or the enclosure is a video. */
  | 'NO_SOUND'
  /** The item has no title. */
  | 'NO_TITLE'
  /** The sound exceeds the quota of the radio, or the disk of the server is full. */
  | 'STORAGE_FULL'
  /** The sound exceeds the limit `feedImportSoundBytes`. */
  | 'TOO_LARGE'
  /** An unexpected error. */
  | 'UNEXPECTED'
  /** The sound could not be downloaded. */
  | 'UNREACHABLE';

/** Filter of Frequency rows. All given conditions must hold. */
export type FrequencyFilter = {
  /** Town or area in which the radio can be received, 1 to 120 characters. */
  area?: StringFilter | null | undefined;
  /** Way of broadcasting. */
  band?: BroadcastBandFilter | null | undefined;
  /** Frequency or channel as people enter it on a receiver, such as `98.2 MHz` or `Channel 9C`. 1 to 60 characters. The combination of `area`, `band` and `channel` is unique in the radio; a duplicate is rejected with `taken` at all three fields. */
  channel?: StringFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Frequency`. */
  id?: IdFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: FrequencyFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<FrequencyFilter> | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new frequency. */
export type FrequencyInput = {
  /** Town or area in which the radio can be received, 1 to 120 characters. */
  area: string;
  /** Way of broadcasting. */
  band: BroadcastBand;
  /** Frequency or channel as people enter it on a receiver, such as `98.2 MHz` or `Channel 9C`. 1 to 60 characters. The combination of `area`, `band` and `channel` is unique in the radio; a duplicate is rejected with `taken` at all three fields. */
  channel: string;
  /** Note for listeners, such as the hours of a shared frequency, at most 200 characters; may be empty. Defaults to an empty text. */
  note?: string | null | undefined;
};

/** Changes to a frequency. Absent fields stay as they are. */
export type FrequencyPatch = {
  /** Town or area in which the radio can be received, 1 to 120 characters. */
  area?: string | null | undefined;
  /** Way of broadcasting. */
  band?: BroadcastBand | null | undefined;
  /** Frequency or channel as people enter it on a receiver, such as `98.2 MHz` or `Channel 9C`. 1 to 60 characters. The combination of `area`, `band` and `channel` is unique in the radio; a duplicate is rejected with `taken` at all three fields. */
  channel?: string | null | undefined;
  /** Note for listeners, such as the hours of a shared frequency, at most 200 characters; may be empty. Unchanged when absent. */
  note?: string | null | undefined;
};

/** A column to sort Frequency rows by, with its direction. At most one column may be given. */
export type FrequencySort = {
  /** Town or area in which the radio can be received, 1 to 120 characters. */
  area?: SortOrder | null | undefined;
  /** Way of broadcasting. */
  band?: SortOrder | null | undefined;
  /** Frequency or channel as people enter it on a receiver, such as `98.2 MHz` or `Channel 9C`. 1 to 60 characters. The combination of `area`, `band` and `channel` is unique in the radio; a duplicate is rejected with `taken` at all three fields. */
  channel?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Frequency`. */
  id?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
};

/** Filter of Generic rows. All given conditions must hold. */
export type GenericFilter = {
  /** Average bitrate in bits per second; null when unknown. */
  bitrate?: NumberFilter | null | undefined;
  /** Id of the category of the medium (`MediaCategory`); null for none. */
  categoryId?: IdFilter | null | undefined;
  /** Name of the category of the medium. */
  categoryName?: StringFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Credited artists in one line, such as “A feat. B”; may be empty. */
  credit?: StringFilter | null | undefined;
  /** Id of the medium whose file has the same content (`MediaItem`), when `failure` is DUPLICATE. Null otherwise, and when that medium was permanently deleted. */
  duplicateOfId?: IdFilter | null | undefined;
  /** Duration of the file in milliseconds; null when unknown, such as before the analysis. */
  duration?: NumberFilter | null | undefined;
  /** Reason why the file cannot be used; null unless `state` is FAILED. */
  failure?: MediaFailureFilter | null | undefined;
  /** Name of the file when it was uploaded, for display only. */
  fileName?: StringFilter | null | undefined;
  /** Id of the `Generic`. */
  id?: IdFilter | null | undefined;
  /** Kind of the file: song, jingle, signature tune, advert, video, rush or episode sound. */
  kind?: MediaKindFilter | null | undefined;
  /** Integrated loudness in LUFS (EBU R128); null for silence, and when it was not measured. */
  loudness?: NumberFilter | null | undefined;
  /** MIME type of the content, such as `audio/mpeg`; empty when unknown, such as before the analysis. */
  mimeType?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: GenericFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<GenericFilter> | null | undefined;
  /** How browsers play the file once it is ready: the file itself, or a rendition for browsers. */
  playback?: MediaPlaybackFilter | null | undefined;
  /** Use of the signature tune: OPENER at the beginning or CLOSER at the end of a programme. */
  position?: GenericPositionFilter | null | undefined;
  /** Size of the file in bytes. */
  size?: NumberFilter | null | undefined;
  /** Processing state of the file: received, being analysed, ready or failed. */
  state?: MediaStateFilter | null | undefined;
  /** Id of any of the tags of the medium (`MediaTag`). */
  tagId?: IdFilter | null | undefined;
  /** Name of any of the tags of the medium. */
  tagName?: StringFilter | null | undefined;
  /** Title, 1 to 255 characters. */
  title?: StringFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** Changes to a signature tune. Absent fields stay as they are. */
export type GenericPatch = {
  /** Id of the `MediaCategory`; null for none. */
  categoryId?: string | null | undefined;
  /** Credit line, at most 255 characters. The credit line of a song is generated from its artistes when this field is empty, or when only the artistes change and the stored line is empty or just lists their names. */
  credit?: string | null | undefined;
  /** Cue-in: moment at which playback starts, in milliseconds after the start of the file. It is before the cue-out. Null for the start of the file. */
  cueIn?: number | null | undefined;
  /** Cue-out: moment at which playback stops, in milliseconds after the start of the file. It is after the cue-in and not beyond the end. Null for the end of the file. */
  cueOut?: number | null | undefined;
  /** Duration of the fade-in in milliseconds. Together with the fade-out, it is not longer than the part between the cue points. Null for no fade. */
  fadeIn?: number | null | undefined;
  /** Duration of the fade-out in milliseconds. Together with the fade-in, it is not longer than the part between the cue points. Null for no fade. */
  fadeOut?: number | null | undefined;
  /** Use of the signature tune: OPENER at the beginning or CLOSER at the end of a programme. */
  position?: GenericPosition | null | undefined;
  /** Moment from which the next item may start while this medium is still playing. In milliseconds after the start of the file, between the cue points. Null when the next item waits for the end of this medium. */
  startNext?: number | null | undefined;
  /** Ids of the `MediaTag`s, at most 50 besides `tagNames`. The tags of both lists replace the current tags; a list that is left out counts as empty, and without either the tags stay. */
  tagIds?: Array<string> | null | undefined;
  /** Names of tags, at most 50 besides `tagIds`. The tags of both lists replace the current tags; a list that is left out counts as empty, and without either the tags stay. Missing tags are created if the viewer may create MediaTag, and rejected with `unknown` otherwise. */
  tagNames?: Array<string> | null | undefined;
  /** Title, 1 to 255 characters. */
  title?: string | null | undefined;
};

/** Position of a signature tune in a programme. */
export type GenericPosition =
  /** At the end of the programme. */
  | 'CLOSER'
  /** At the beginning of the programme. */
  | 'OPENER';

/** Filters rows by `GenericPosition`: position of a signature tune in a programme. */
export type GenericPositionFilter = {
  /** Exactly this value. */
  eq?: GenericPosition | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<GenericPosition> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** A column to sort Generic rows by, with its direction. At most one column may be given. */
export type GenericSort = {
  /** Average bitrate in bits per second; null when unknown. */
  bitrate?: SortOrder | null | undefined;
  /** Name of the category of the medium. */
  categoryName?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Credited artists in one line, such as “A feat. B”; may be empty. */
  credit?: SortOrder | null | undefined;
  /** Duration of the file in milliseconds; null when unknown, such as before the analysis. */
  duration?: SortOrder | null | undefined;
  /** Reason why the file cannot be used; null unless `state` is FAILED. */
  failure?: SortOrder | null | undefined;
  /** Name of the file when it was uploaded, for display only. */
  fileName?: SortOrder | null | undefined;
  /** Id of the `Generic`. */
  id?: SortOrder | null | undefined;
  /** Kind of the file: song, jingle, signature tune, advert, video, rush or episode sound. */
  kind?: SortOrder | null | undefined;
  /** Integrated loudness in LUFS (EBU R128); null for silence, and when it was not measured. */
  loudness?: SortOrder | null | undefined;
  /** MIME type of the content, such as `audio/mpeg`; empty when unknown, such as before the analysis. */
  mimeType?: SortOrder | null | undefined;
  /** How browsers play the file once it is ready: the file itself, or a rendition for browsers. */
  playback?: SortOrder | null | undefined;
  /** Use of the signature tune: OPENER at the beginning or CLOSER at the end of a programme. */
  position?: SortOrder | null | undefined;
  /** Size of the file in bytes. */
  size?: SortOrder | null | undefined;
  /** Processing state of the file: received, being analysed, ready or failed. */
  state?: SortOrder | null | undefined;
  /** Title, 1 to 255 characters. */
  title?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
};

/** Guest to invite to the current radio for a limited time. */
export type GuestInput = {
  /** E-mail address for the invitation. A person who already has an account joins with that account and its name. */
  email: string;
  /** First name, 1 to 60 characters. */
  firstName: string;
  /** Last name, at most 60 characters; an empty text for none. */
  lastName?: string | null | undefined;
  /** Id of the `Role` of the guest on this radio. It is a role of the platform or of this radio, and the viewer must have all of its abilities too. */
  roleId: string;
  /** Start of the membership; null for immediately. */
  validFrom?: string | null | undefined;
  /** End of the membership, in the future, after `validFrom` and at most 366 days from now. */
  validUntil: string;
};

/** Outcome of a handover. */
export type HandoverEnd =
  /** One of the two presenters, or somebody who may update `LiveSession`, cancelled the handover. */
  | 'CANCELLED'
  /** The new presenter took over the air. */
  | 'DONE'
  /** The live session of the new presenter ended before the takeover. */
  | 'NEW_PRESENTER_LEFT'
  /** The new presenter did not go live within two minutes. */
  | 'NOBODY_CAME'
  /** The current live session ended before the new presenter had gone live, so that nobody is live. */
  | 'NOBODY_LIVE'
  /** The new presenter’s sound did not reach the player within 30 seconds after the countdown. */
  | 'NO_SOUND';

/** Filters rows by id. */
export type IdFilter = {
  /** Exactly this value. */
  eq?: string | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<string> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Reason for the end of an incident. */
export type IncidentEnd =
  /** At least one output of the player is connected again. */
  | 'BROADCASTING_AGAIN'
  /** The disk has free space again. */
  | 'DISK_SPACE_FREED'
  /** The mount point was deleted. */
  | 'MOUNT_DELETED'
  /** The mount point is no longer monitored, so that its sound is unknown. */
  | 'NOT_MONITORED'
  /** The mount point went off the air. */
  | 'OFF_AIR'
  /** The player receives the plan again. */
  | 'PLAN_AVAILABLE'
  /** The plan, the default playlist or a live session is on the air again. */
  | 'PLAYS_AGAIN'
  /** The sound is back to normal. */
  | 'SOUND_BACK';

/** Filters rows by `IncidentEnd`: reason for the end of an incident. */
export type IncidentEndFilter = {
  /** Exactly this value. */
  eq?: IncidentEnd | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<IncidentEnd> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Kind of an incident on the air. SILENCE, CLIPPING and STALL concern the sound of a mount point, the other kinds the whole station. */
export type IncidentKind =
  /** Distortion: more than one percent of the samples are at full scale. */
  | 'CLIPPING'
  /** The player has nothing from the plan or the default playlist, and plays its emergency content. */
  | 'NOTHING_TO_PLAY'
  /** No output of the player has been connected for fifteen seconds, so listeners receive nothing. `Station.notSendingBecause` has the reason. */
  | 'NOT_BROADCASTING'
  /** The server has failed to compute the plan for half a minute; its log has the reason. The player continues with the plan it has, at most 45 minutes, and then plays its emergency content. */
  | 'PLAN_UNAVAILABLE'
  /** The disk of the player is full: it no longer downloads upcoming items or records encoders. */
  | 'PLAYER_DISK_FULL'
  /** A live session from a browser is on the air but not recorded. The disk of the server is full or missing. */
  | 'SERVER_DISK_FULL'
  /** Silence: the sound is quieter than -50 dBFS. */
  | 'SILENCE'
  /** The source is connected, but no sound arrives. */
  | 'STALL';

/** Filters rows by `IncidentKind`: kind of an incident on the air. */
export type IncidentKindFilter = {
  /** Exactly this value. */
  eq?: IncidentKind | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<IncidentKind> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Filter of Invoice rows. All given conditions must hold. */
export type InvoiceFilter = {
  /** Balance due in minor units of `currency` (cents); negative when more was paid than billed. */
  balance?: NumberFilter | null | undefined;
  /** Id of the billed client (`InvoiceClient`). */
  clientId?: IdFilter | null | undefined;
  /** Name of the contact person of the billed client. */
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
  /** Billed amount, the whole sum that the client has to pay, in minor units of `currency` (cents). The invoice has no separate tax amount. */
  total?: NumberFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** New invoice. */
export type InvoiceInput = {
  /** Balance due in minor units (cents), not above `total`; negative when too much was paid. In an update with a new `total` but no `balance`, the balance changes so that the paid amount stays the same. */
  balance: number;
  /** Id of the billed `InvoiceClient`, which must exist. */
  clientId: string;
  /** ISO 4217 code of the currency. Defaults to `USD`. */
  currency?: string | null | undefined;
  /** Due date, not before the day of issue. */
  dueDate: string;
  /** Status of the invoice. Rejected with `stillOwed` for PAID with a balance above 0, and with `notDueYet` for PAST_DUE with a due date in the future. */
  invoiceStatus: InvoiceStatus;
  /** Day of issue. */
  issuedDate: string;
  /** Bank account for the payment. */
  paymentDetails: PaymentDetailsInput;
  /** Billed service. */
  service: InvoiceService;
  /** Billed amount in minor units (cents), 0 to 100,000,000,000. It is the whole sum that the client has to pay: the invoice has no separate tax amount. */
  total: number;
};

/** Changes to an invoice. Absent fields stay as they are. */
export type InvoicePatch = {
  /** Balance due in minor units (cents), not above `total`; negative when too much was paid. In an update with a new `total` but no `balance`, the balance changes so that the paid amount stays the same. */
  balance?: number | null | undefined;
  /** Id of the billed `InvoiceClient`, which must exist. */
  clientId?: string | null | undefined;
  /** ISO 4217 code of the currency. Unchanged when absent. */
  currency?: string | null | undefined;
  /** Due date, not before the day of issue. */
  dueDate?: string | null | undefined;
  /** Status of the invoice. Rejected with `stillOwed` for PAID with a balance above 0, and with `notDueYet` for PAST_DUE with a due date in the future. */
  invoiceStatus?: InvoiceStatus | null | undefined;
  /** Day of issue. */
  issuedDate?: string | null | undefined;
  /** Bank account for the payment. */
  paymentDetails?: PaymentDetailsInput | null | undefined;
  /** Billed service. */
  service?: InvoiceService | null | undefined;
  /** Billed amount in minor units (cents), 0 to 100,000,000,000. It is the whole sum that the client has to pay: the invoice has no separate tax amount. */
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

/** Filters rows by `InvoiceService`: service that an invoice bills. */
export type InvoiceServiceFilter = {
  /** Exactly this value. */
  eq?: InvoiceService | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<InvoiceService> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** A column to sort Invoice rows by, with its direction. At most one column may be given. */
export type InvoiceSort = {
  /** Balance due in minor units of `currency` (cents); negative when more was paid than billed. */
  balance?: SortOrder | null | undefined;
  /** Name of the contact person of the billed client. */
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
  /** Billed amount, the whole sum that the client has to pay, in minor units of `currency` (cents). The invoice has no separate tax amount. */
  total?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
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
  /** Marked as past due. The server does not set this status by itself. */
  | 'PAST_DUE'
  /** Sent to the client. */
  | 'SENT';

/** Filters rows by `InvoiceStatus`: status of an invoice. */
export type InvoiceStatusFilter = {
  /** Exactly this value. */
  eq?: InvoiceStatus | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<InvoiceStatus> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Filter of Jingle rows. All given conditions must hold. */
export type JingleFilter = {
  /** Average bitrate in bits per second; null when unknown. */
  bitrate?: NumberFilter | null | undefined;
  /** Id of the category of the medium (`MediaCategory`); null for none. */
  categoryId?: IdFilter | null | undefined;
  /** Name of the category of the medium. */
  categoryName?: StringFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Credited artists in one line, such as “A feat. B”; may be empty. */
  credit?: StringFilter | null | undefined;
  /** Id of the medium whose file has the same content (`MediaItem`), when `failure` is DUPLICATE. Null otherwise, and when that medium was permanently deleted. */
  duplicateOfId?: IdFilter | null | undefined;
  /** Duration of the file in milliseconds; null when unknown, such as before the analysis. */
  duration?: NumberFilter | null | undefined;
  /** Reason why the file cannot be used; null unless `state` is FAILED. */
  failure?: MediaFailureFilter | null | undefined;
  /** Name of the file when it was uploaded, for display only. */
  fileName?: StringFilter | null | undefined;
  /** Id of the `Jingle`. */
  id?: IdFilter | null | undefined;
  /** Kind of the file: song, jingle, signature tune, advert, video, rush or episode sound. */
  kind?: MediaKindFilter | null | undefined;
  /** Integrated loudness in LUFS (EBU R128); null for silence, and when it was not measured. */
  loudness?: NumberFilter | null | undefined;
  /** MIME type of the content, such as `audio/mpeg`; empty when unknown, such as before the analysis. */
  mimeType?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: JingleFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<JingleFilter> | null | undefined;
  /** How browsers play the file once it is ready: the file itself, or a rendition for browsers. */
  playback?: MediaPlaybackFilter | null | undefined;
  /** Purpose of the jingle on the air, such as identifying the station. */
  purpose?: JinglePurposeFilter | null | undefined;
  /** Size of the file in bytes. */
  size?: NumberFilter | null | undefined;
  /** Processing state of the file: received, being analysed, ready or failed. */
  state?: MediaStateFilter | null | undefined;
  /** Id of any of the tags of the medium (`MediaTag`). */
  tagId?: IdFilter | null | undefined;
  /** Name of any of the tags of the medium. */
  tagName?: StringFilter | null | undefined;
  /** Title, 1 to 255 characters. */
  title?: StringFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** Changes to a jingle. Absent fields stay as they are. */
export type JinglePatch = {
  /** Id of the `MediaCategory`; null for none. */
  categoryId?: string | null | undefined;
  /** Credit line, at most 255 characters. The credit line of a song is generated from its artistes when this field is empty, or when only the artistes change and the stored line is empty or just lists their names. */
  credit?: string | null | undefined;
  /** Cue-in: moment at which playback starts, in milliseconds after the start of the file. It is before the cue-out. Null for the start of the file. */
  cueIn?: number | null | undefined;
  /** Cue-out: moment at which playback stops, in milliseconds after the start of the file. It is after the cue-in and not beyond the end. Null for the end of the file. */
  cueOut?: number | null | undefined;
  /** Duration of the fade-in in milliseconds. Together with the fade-out, it is not longer than the part between the cue points. Null for no fade. */
  fadeIn?: number | null | undefined;
  /** Duration of the fade-out in milliseconds. Together with the fade-in, it is not longer than the part between the cue points. Null for no fade. */
  fadeOut?: number | null | undefined;
  /** Purpose of the jingle on the air, such as identifying the station. */
  purpose?: JinglePurpose | null | undefined;
  /** Moment from which the next item may start while this medium is still playing. In milliseconds after the start of the file, between the cue points. Null when the next item waits for the end of this medium. */
  startNext?: number | null | undefined;
  /** Ids of the `MediaTag`s, at most 50 besides `tagNames`. The tags of both lists replace the current tags; a list that is left out counts as empty, and without either the tags stay. */
  tagIds?: Array<string> | null | undefined;
  /** Names of tags, at most 50 besides `tagIds`. The tags of both lists replace the current tags; a list that is left out counts as empty, and without either the tags stay. Missing tags are created if the viewer may create MediaTag, and rejected with `unknown` otherwise. */
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

/** Filters rows by `JinglePurpose`: purpose of a jingle on the air. */
export type JinglePurposeFilter = {
  /** Exactly this value. */
  eq?: JinglePurpose | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<JinglePurpose> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** A column to sort Jingle rows by, with its direction. At most one column may be given. */
export type JingleSort = {
  /** Average bitrate in bits per second; null when unknown. */
  bitrate?: SortOrder | null | undefined;
  /** Name of the category of the medium. */
  categoryName?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Credited artists in one line, such as “A feat. B”; may be empty. */
  credit?: SortOrder | null | undefined;
  /** Duration of the file in milliseconds; null when unknown, such as before the analysis. */
  duration?: SortOrder | null | undefined;
  /** Reason why the file cannot be used; null unless `state` is FAILED. */
  failure?: SortOrder | null | undefined;
  /** Name of the file when it was uploaded, for display only. */
  fileName?: SortOrder | null | undefined;
  /** Id of the `Jingle`. */
  id?: SortOrder | null | undefined;
  /** Kind of the file: song, jingle, signature tune, advert, video, rush or episode sound. */
  kind?: SortOrder | null | undefined;
  /** Integrated loudness in LUFS (EBU R128); null for silence, and when it was not measured. */
  loudness?: SortOrder | null | undefined;
  /** MIME type of the content, such as `audio/mpeg`; empty when unknown, such as before the analysis. */
  mimeType?: SortOrder | null | undefined;
  /** How browsers play the file once it is ready: the file itself, or a rendition for browsers. */
  playback?: SortOrder | null | undefined;
  /** Purpose of the jingle on the air, such as identifying the station. */
  purpose?: SortOrder | null | undefined;
  /** Size of the file in bytes. */
  size?: SortOrder | null | undefined;
  /** Processing state of the file: received, being analysed, ready or failed. */
  state?: SortOrder | null | undefined;
  /** Title, 1 to 255 characters. */
  title?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
};

/** New question of the knowledge base, added at the end of its topic. */
export type KnowledgeQuestionInput = {
  /** Answer as HTML, 1 to 100,000 characters; rejected with `required` without words. Elements that the editor does not produce are removed: scripts, styles, frames, forms and external pictures. */
  content: string;
  /** Question, 1 to 200 characters. The slug is derived from the question on creation and never changes. */
  question: string;
  /** Id of the `KnowledgeTopic`. Rejected with `unknown` when it does not exist, and with `max` when the topic already has 100 questions. */
  topicId: string;
};

/** Changes to a question of the knowledge base. Absent fields stay as they are. */
export type KnowledgeQuestionPatch = {
  /** Answer as HTML, 1 to 100,000 characters; rejected with `required` without words. Elements that the editor does not produce are removed: scripts, styles, frames, forms and external pictures. */
  content?: string | null | undefined;
  /** Question, 1 to 200 characters. The slug is derived from the question on creation and never changes. */
  question?: string | null | undefined;
  /** Id of the `KnowledgeTopic`. Rejected with `unknown` when it does not exist, and with `max` when the topic already has 100 questions. */
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
  /** Name, 1 to 80 characters; unique in the radio. Two names that differ only in case, accents, or variants of apostrophes, quotes and dashes count as equal. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: LanguageFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<LanguageFilter> | null | undefined;
  /** Position in the list, 0 to 9,999. Several entries may have the same position; also sort by `name` for a stable order. */
  position?: NumberFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new language of the radio. */
export type LanguageInput = {
  /** BCP 47 tag, such as `fr` or `pt-BR`, in upper or lower case. Rejected with `invalid` when the text is not a tag or its language is unknown, and with `taken` when the radio already has this language. */
  code: string;
  /** Colour on the screen, `#rrggbb`. Defaults to grey. */
  colour?: string | null | undefined;
  /** Name, 1 to 80 characters. Rejected with `taken` when another record of this type in the radio has the same name. Two names that differ only in case, accents, or variants of apostrophes, quotes and dashes count as equal. */
  name: string;
  /** Position in the list, 0 to 9,999. Defaults to 0. */
  position?: number | null | undefined;
};

/** Changes to a language. Absent fields stay as they are. */
export type LanguagePatch = {
  /** BCP 47 tag, such as `fr` or `pt-BR`, in upper or lower case. Rejected with `invalid` when the text is not a tag or its language is unknown, and with `taken` when the radio already has this language. */
  code?: string | null | undefined;
  /** Colour on the screen, `#rrggbb`. Unchanged when absent. */
  colour?: string | null | undefined;
  /** Name, 1 to 80 characters. Rejected with `taken` when another record of this type in the radio has the same name. Two names that differ only in case, accents, or variants of apostrophes, quotes and dashes count as equal. */
  name?: string | null | undefined;
  /** Position in the list, 0 to 9,999. Unchanged when absent. */
  position?: number | null | undefined;
};

/** A column to sort Language rows by, with its direction. At most one column may be given. */
export type LanguageSort = {
  /** BCP 47 tag in its canonical form, such as `fr`, `pt-BR` or `zh-Hant`; unique in the radio. */
  code?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Language`. */
  id?: SortOrder | null | undefined;
  /** Name, 1 to 80 characters; unique in the radio. Two names that differ only in case, accents, or variants of apostrophes, quotes and dashes count as equal. */
  name?: SortOrder | null | undefined;
  /** Position in the list, 0 to 9,999. Several entries may have the same position; also sort by `name` for a stable order. */
  position?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
};

/** Legal page of a website. */
export type LegalPage =
  /** Publisher and people responsible for the website: `…/legal/imprint`. */
  | 'IMPRINT'
  /** How personal data is handled: `…/legal/privacy`. */
  | 'PRIVACY'
  /** Terms of use: `…/legal/terms`. */
  | 'TERMS';

/** Text of a legal page in one language. */
export type LegalTextInput = {
  /** Language of the text. */
  language: SiteLanguage;
  /** Legal page that the text belongs to. */
  page: LegalPage;
  /** Text as HTML, sanitised when stored. It may refer to records with `data-record` and `data-audio`, except to sounds of the library. At most 40,000 characters. */
  text: string;
};

/** New saved view of a list. */
export type LibraryViewInput = {
  /** Keys of the columns in their chosen order; an empty list for the default order. At most 50 keys, each of 1 to 40 characters. */
  columnOrder?: Array<string> | null | undefined;
  /** Keys of the hidden columns: at most 50, each of 1 to 40 characters; an empty list for none. */
  hiddenColumns?: Array<string> | null | undefined;
  /** Name of the list in the portal, such as `songs`, `invoices` or `invoices-bin`. Rejected with `invalid` when there is no such list. */
  list: string;
  /** Name, 1 to 80 characters. */
  name: string;
  /** Search, filters and order of the list, as the query string of its page in the portal. At most 2,000 characters. */
  query: string;
  /** True to share the view with everybody of the radio; false for a private view. Sharing requires the right to update the rows of the list. Defaults to false. */
  shared?: boolean | null | undefined;
};

/** Changes to a saved view. Absent fields stay as they are. */
export type LibraryViewPatch = {
  /** Keys of the columns in their chosen order; an empty list for the default order. At most 50 keys, each of 1 to 40 characters. */
  columnOrder?: Array<string> | null | undefined;
  /** Keys of the hidden columns: at most 50, each of 1 to 40 characters; an empty list for none. */
  hiddenColumns?: Array<string> | null | undefined;
  /** Name of the list in the portal, such as `songs`, `invoices` or `invoices-bin`. Rejected with `invalid` when there is no such list. */
  list?: string | null | undefined;
  /** Name, 1 to 80 characters. */
  name?: string | null | undefined;
  /** Search, filters and order of the list, as the query string of its page in the portal. At most 2,000 characters. */
  query?: string | null | undefined;
  /** True to share the view with everybody of the radio; false for a private view. Sharing requires the right to update the rows of the list. Unchanged when absent. */
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
  /** The session was waiting to take over by a handover that was cancelled or failed. */
  | 'CALLED_OFF'
  /** A user ended the session or revoked its stream key, or the presenter lost access to the radio. */
  | 'DISCONNECTED'
  /** Another live session took over without a gap, by a handover. */
  | 'HANDED_OVER'
  /** The presenter ended the session; for an encoder, the connection was closed in the regular way. */
  | 'LEFT'
  /** The connection was lost and did not come back in time. */
  | 'LINE_LOST'
  /** Another presenter ended the session with `takeOverLive`; or the same presenter, to go live again. */
  | 'TAKEN_OVER'
  /** The time in which the presenter may be live was over. The slot and its grace period ended, or the presenter lost the permission to go live outside of a slot. */
  | 'TIME_OVER';

/** Filters rows by `LiveEnd`: reason why a live session ended. */
export type LiveEndFilter = {
  /** Exactly this value. */
  eq?: LiveEnd | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<LiveEnd> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Way in which a presenter goes live. */
export type LiveHow =
  /** The studio in the portal. */
  | 'BROWSER'
  /** An encoder, with a stream key. */
  | 'ENCODER';

/** Filters rows by `LiveHow`: way in which a presenter goes live. */
export type LiveHowFilter = {
  /** Exactly this value. */
  eq?: LiveHow | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<LiveHow> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** The guest to invite into the waiting room. */
export type LiveInvitationInput = {
  /** How long the link is valid: 1 to 720 hours. */
  hours?: number;
  /** Name of the guest, as the presenter sees it, 1 to 80 characters. */
  name: string;
  /** Note that the guest reads before entering the waiting room, at most 500 characters. */
  note?: string;
};

/** Role in which a visitor enters the waiting room. */
export type LivePart =
  /** Co-host: a colleague who speaks on the air together with the presenter. */
  | 'COHOST'
  /** Guest without an account, who entered through the link of an invitation. */
  | 'GUEST'
  /** A colleague who entered as a presenter, such as the presenter of the next programme. */
  | 'PRESENTER';

/** Filters rows by `LivePart`: role in which a visitor enters the waiting room. */
export type LivePartFilter = {
  /** Exactly this value. */
  eq?: LivePart | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<LivePart> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Reason why a person may not go live now. */
export type LiveRefusal =
  /** A live session of the person was ended with a ban that is not over yet. */
  | 'BANNED'
  /** The person has no live slot now, and has no permission to go live outside of a slot. For a takeover, also when the slot of the current presenter is not over. */
  | 'NOT_YOUR_TIME'
  /** The stream key does not exist or was revoked. */
  | 'NO_KEY'
  /** The player of the radio is not connected: no listener would hear the session. */
  | 'NO_PLAYER'
  /** The person may no longer sign in or work for this radio. */
  | 'REVOKED'
  /** Somebody is live already, and no handover to the person is open. */
  | 'SOMEBODY_IS_LIVE';

/** Filter of LiveSession rows. All given conditions must hold. */
export type LiveSessionFilter = {
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the emission of the slot (`Emission`). Null when there is none, and when it was deleted permanently. */
  emissionId?: IdFilter | null | undefined;
  /** When the live session ended; null while it is open. */
  endedAt?: DateTimeFilter | null | undefined;
  /** Name of the person who ended the session or took over. Empty when the presenter left or the system ended it. */
  endedBy?: StringFilter | null | undefined;
  /** Id of the episode of the slot (`Episode`). Null when there is none, and when it was deleted permanently. */
  episodeId?: IdFilter | null | undefined;
  /** Source of the sound: the studio in the portal, or an encoder. */
  how?: LiveHowFilter | null | undefined;
  /** Id of the `LiveSession`. */
  id?: IdFilter | null | undefined;
  /** Name of the presenter at the time of the session. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: LiveSessionFilter | null | undefined;
  /** When the session was first on the air, as the player reports; null when it never was. */
  onAirFrom?: DateTimeFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<LiveSessionFilter> | null | undefined;
  /** Id of the presenter (`User`); null when the account is deleted. */
  personId?: IdFilter | null | undefined;
  /** Id of the rush that was made from the recording of the session (`Rush`). Null until it is made, without a recording, and when the rush was deleted permanently. */
  rushId?: IdFilter | null | undefined;
  /** Id of the live slot of the presenter (`Slot`). Null for a session outside of a slot, and when the slot was deleted permanently. */
  slotId?: IdFilter | null | undefined;
  /** Time at which the server accepted the session; it may go on the air later, see `onAirFrom`. */
  startedAt?: DateTimeFilter | null | undefined;
  /** Title of the slot, or the name of the presenter. Listeners see it until the studio or the encoder sends another title. */
  title?: StringFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** Reason why the session ended; null while it is open. */
  why?: LiveEndFilter | null | undefined;
};

/** A column to sort LiveSession rows by, with its direction. At most one column may be given. */
export type LiveSessionSort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** When the live session ended; null while it is open. */
  endedAt?: SortOrder | null | undefined;
  /** Name of the person who ended the session or took over. Empty when the presenter left or the system ended it. */
  endedBy?: SortOrder | null | undefined;
  /** Source of the sound: the studio in the portal, or an encoder. */
  how?: SortOrder | null | undefined;
  /** Id of the `LiveSession`. */
  id?: SortOrder | null | undefined;
  /** Name of the presenter at the time of the session. */
  name?: SortOrder | null | undefined;
  /** When the session was first on the air, as the player reports; null when it never was. */
  onAirFrom?: SortOrder | null | undefined;
  /** Time at which the server accepted the session; it may go on the air later, see `onAirFrom`. */
  startedAt?: SortOrder | null | undefined;
  /** Title of the slot, or the name of the presenter. Listeners see it until the studio or the encoder sends another title. */
  title?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
  /** Reason why the session ended; null while it is open. */
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
  /** Id of the invitation that the guest used (`LiveInvitation`). Null for staff, and once the invitation is revoked. */
  invitationId?: IdFilter | null | undefined;
  /** When the visitor left; null while the visitor is in the waiting room. */
  leftAt?: DateTimeFilter | null | undefined;
  /** Name of the visitor at the time of the visit. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: LiveVisitFilter | null | undefined;
  /** When the visitor was first on the air during this visit; null when the visitor was not on the air. */
  onAirFrom?: DateTimeFilter | null | undefined;
  /** When the visitor was last taken off the air during this visit. Null while the visitor is on the air, and when the visitor was not on the air. */
  onAirUntil?: DateTimeFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<LiveVisitFilter> | null | undefined;
  /** Role in which the visitor entered. */
  part?: LivePartFilter | null | undefined;
  /** Id of the person (`User`); null for guests, and once the account is deleted. */
  personId?: IdFilter | null | undefined;
  /** State of the visit, or its outcome. */
  state?: VisitStateFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A column to sort LiveVisit rows by, with its direction. At most one column may be given. */
export type LiveVisitSort = {
  /** When the visitor arrived. */
  arrivedAt?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `LiveVisit`. */
  id?: SortOrder | null | undefined;
  /** When the visitor left; null while the visitor is in the waiting room. */
  leftAt?: SortOrder | null | undefined;
  /** Name of the visitor at the time of the visit. */
  name?: SortOrder | null | undefined;
  /** When the visitor was first on the air during this visit; null when the visitor was not on the air. */
  onAirFrom?: SortOrder | null | undefined;
  /** When the visitor was last taken off the air during this visit. Null while the visitor is on the air, and when the visitor was not on the air. */
  onAirUntil?: SortOrder | null | undefined;
  /** Role in which the visitor entered. */
  part?: SortOrder | null | undefined;
  /** State of the visit, or its outcome. */
  state?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
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
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Whether a medium of the library matches a line of an imported playlist. */
export type M3uResult =
  /** Several media match, or the label names another song than the medium with that file name. See `candidates`. */
  | 'AMBIGUOUS'
  /** Exactly one playable medium matches the file name, or the credit and title. */
  | 'FOUND'
  /** No match among the media that can be played today and that the viewer may read. */
  | 'NOT_FOUND';

/** Filter of MediaCategory rows. All given conditions must hold. */
export type MediaCategoryFilter = {
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `MediaCategory`. */
  id?: IdFilter | null | undefined;
  /** Name, 1 to 80 characters; unique in the radio. Two names that differ only in case, accents, or variants of apostrophes, quotes and dashes count as equal. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: MediaCategoryFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<MediaCategoryFilter> | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** New category of the library. */
export type MediaCategoryInput = {
  /** Description, at most 500 characters; an empty text for none. */
  description?: string | null | undefined;
  /** Name, 1 to 80 characters. Rejected with `taken` when another record of this type in the radio has the same name. Two names that differ only in case, accents, or variants of apostrophes, quotes and dashes count as equal. */
  name: string;
};

/** Changes to a category of the library. Absent fields stay as they are. */
export type MediaCategoryPatch = {
  /** Description, at most 500 characters; an empty text for none. */
  description?: string | null | undefined;
  /** Name, 1 to 80 characters. Rejected with `taken` when another record of this type in the radio has the same name. Two names that differ only in case, accents, or variants of apostrophes, quotes and dashes count as equal. */
  name?: string | null | undefined;
};

/** A column to sort MediaCategory rows by, with its direction. At most one column may be given. */
export type MediaCategorySort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `MediaCategory`. */
  id?: SortOrder | null | undefined;
  /** Name, 1 to 80 characters; unique in the radio. Two names that differ only in case, accents, or variants of apostrophes, quotes and dashes count as equal. */
  name?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
};

/** Changes to one medium in a list of edits. A medium accepts only the fields of its kind: a song those of `SongPatch`, a jingle those of `JinglePatch`, and so on; other fields have the problem `invalid` in the result. Absent fields stay as they are. */
export type MediaEdit = {
  /** Id of the `Album`; null for none. */
  albumId?: string | null | undefined;
  /** Album by title, at most 255 characters, when `albumId` is absent; an empty text for none. Among several albums with the title, the current album of the song is preferred, then an album of its artistes, then a collection. A missing album is created for the first artiste if the viewer may create Album, and rejected with `unknown` otherwise. */
  albumTitle?: string | null | undefined;
  /** Ids of the `Artiste`s, at most 50 besides `artisteNames`. The artistes of both lists replace the current artistes; a list that is left out counts as empty, and without either the artistes stay. */
  artisteIds?: Array<string> | null | undefined;
  /** Names of artistes, at most 50 besides `artisteIds`. The artistes of both lists replace the current artistes; a list that is left out counts as empty, and without either the artistes stay. Missing artistes are created if the viewer may create Artiste, and rejected with `unknown` otherwise. */
  artisteNames?: Array<string> | null | undefined;
  /** Campaign, at most 200 characters; an empty text for none. */
  campaign?: string | null | undefined;
  /** Id of the `MediaCategory`; null for none. */
  categoryId?: string | null | undefined;
  /** Advertiser, at most 200 characters; an empty text for none. */
  client?: string | null | undefined;
  /** Credit line, at most 255 characters. The credit line of a song is generated from its artistes when this field is empty, or when only the artistes change and the stored line is empty or just lists their names. */
  credit?: string | null | undefined;
  /** Cue-in: moment at which playback starts, in milliseconds after the start of the file. It is before the cue-out. Null for the start of the file. */
  cueIn?: number | null | undefined;
  /** Cue-out: moment at which playback stops, in milliseconds after the start of the file. It is after the cue-in and not beyond the end. Null for the end of the file. */
  cueOut?: number | null | undefined;
  /** Time ranges of the week in which the advert may air, at most 50; empty for any time. */
  dayparts?: Array<DaypartInput> | null | undefined;
  /** Description, at most 5,000 characters of plain text; an empty text for none. */
  description?: string | null | undefined;
  /** True when the advert may air on any day, regardless of its first and last day. */
  evergreen?: boolean | null | undefined;
  /** True when the lyrics are explicit. */
  explicit?: boolean | null | undefined;
  /** Duration of the fade-in in milliseconds. Together with the fade-out, it is not longer than the part between the cue points. Null for no fade. */
  fadeIn?: number | null | undefined;
  /** Duration of the fade-out in milliseconds. Together with the fade-in, it is not longer than the part between the cue points. Null for no fade. */
  fadeOut?: number | null | undefined;
  /** Genre such as “Jazz”, at most 100 characters; an empty text for none. */
  genre?: string | null | undefined;
  /** Id of the `Medium`. */
  id: string;
  /** International Standard Recording Code: 2 letters, 3 letters or digits, 7 digits. Hyphens and spaces are dropped, small letters become capitals. An empty text for none. */
  isrc?: string | null | undefined;
  /** Record label, at most 200 characters; an empty text for none. */
  label?: string | null | undefined;
  /** Use of the signature tune: OPENER at the beginning or CLOSER at the end of a programme. */
  position?: GenericPosition | null | undefined;
  /** Purpose of the jingle on the air, such as identifying the station. */
  purpose?: JinglePurpose | null | undefined;
  /** Moment from which the next item may start while this medium is still playing. In milliseconds after the start of the file, between the cue points. Null when the next item waits for the end of this medium. */
  startNext?: number | null | undefined;
  /** Ids of the `MediaTag`s, at most 50 besides `tagNames`. The tags of both lists replace the current tags; a list that is left out counts as empty, and without either the tags stay. */
  tagIds?: Array<string> | null | undefined;
  /** Names of tags, at most 50 besides `tagIds`. The tags of both lists replace the current tags; a list that is left out counts as empty, and without either the tags stay. Missing tags are created if the viewer may create MediaTag, and rejected with `unknown` otherwise. */
  tagNames?: Array<string> | null | undefined;
  /** Agreed number of plays per day, 1 to 200, which the automatic choices of plans do not exceed. Null for no limit. */
  timesADay?: number | null | undefined;
  /** Title, 1 to 255 characters. */
  title?: string | null | undefined;
  /** Track number, 1 to 999; null for none. */
  trackNumber?: number | null | undefined;
  /** First day on which the advert may air; null for no limit. */
  validFrom?: string | null | undefined;
  /** Last day on which the advert may air, not before the first; null for no limit. */
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
  /** The file is a sound or video in a format that the library does not accept, or a picture. */
  | 'FORMAT_NOT_ACCEPTED'
  /** The content of the file is neither sound, video nor picture, regardless of the file name. */
  | 'NOT_MEDIA'
  /** The disk of the server was full during the analysis. */
  | 'STORAGE_FULL'
  /** The file is longer than 12 hours. */
  | 'TOO_LONG'
  /** Internal error; trying again may help. */
  | 'UNEXPECTED'
  /** The file is a sound instead of a video, or the other way round. */
  | 'WRONG_KIND';

/** Filters rows by `MediaFailure`: reason why a file cannot be used. */
export type MediaFailureFilter = {
  /** Exactly this value. */
  eq?: MediaFailure | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<MediaFailure> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Filter of MediaItem rows. All given conditions must hold. */
export type MediaItemFilter = {
  /** Average bitrate in bits per second; null when unknown. */
  bitrate?: NumberFilter | null | undefined;
  /** Id of the category of the medium (`MediaCategory`); null for none. */
  categoryId?: IdFilter | null | undefined;
  /** Name of the category of the medium. */
  categoryName?: StringFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Credited artists in one line, such as “A feat. B”; may be empty. */
  credit?: StringFilter | null | undefined;
  /** Id of the medium whose file has the same content (`MediaItem`), when `failure` is DUPLICATE. Null otherwise, and when that medium was permanently deleted. */
  duplicateOfId?: IdFilter | null | undefined;
  /** Duration of the file in milliseconds; null when unknown, such as before the analysis. */
  duration?: NumberFilter | null | undefined;
  /** Reason why the file cannot be used; null unless `state` is FAILED. */
  failure?: MediaFailureFilter | null | undefined;
  /** Name of the file when it was uploaded, for display only. */
  fileName?: StringFilter | null | undefined;
  /** Id of the `MediaItem`. */
  id?: IdFilter | null | undefined;
  /** Kind of the file: song, jingle, signature tune, advert, video, rush or episode sound. */
  kind?: MediaKindFilter | null | undefined;
  /** Integrated loudness in LUFS (EBU R128); null for silence, and when it was not measured. */
  loudness?: NumberFilter | null | undefined;
  /** MIME type of the content, such as `audio/mpeg`; empty when unknown, such as before the analysis. */
  mimeType?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: MediaItemFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<MediaItemFilter> | null | undefined;
  /** How browsers play the file once it is ready: the file itself, or a rendition for browsers. */
  playback?: MediaPlaybackFilter | null | undefined;
  /** Size of the file in bytes. */
  size?: NumberFilter | null | undefined;
  /** Processing state of the file: received, being analysed, ready or failed. */
  state?: MediaStateFilter | null | undefined;
  /** Id of any of the tags of the medium (`MediaTag`). */
  tagId?: IdFilter | null | undefined;
  /** Name of any of the tags of the medium. */
  tagName?: StringFilter | null | undefined;
  /** Title, 1 to 255 characters. */
  title?: StringFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A column to sort MediaItem rows by, with its direction. At most one column may be given. */
export type MediaItemSort = {
  /** Average bitrate in bits per second; null when unknown. */
  bitrate?: SortOrder | null | undefined;
  /** Name of the category of the medium. */
  categoryName?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Credited artists in one line, such as “A feat. B”; may be empty. */
  credit?: SortOrder | null | undefined;
  /** Duration of the file in milliseconds; null when unknown, such as before the analysis. */
  duration?: SortOrder | null | undefined;
  /** Reason why the file cannot be used; null unless `state` is FAILED. */
  failure?: SortOrder | null | undefined;
  /** Name of the file when it was uploaded, for display only. */
  fileName?: SortOrder | null | undefined;
  /** Id of the `MediaItem`. */
  id?: SortOrder | null | undefined;
  /** Kind of the file: song, jingle, signature tune, advert, video, rush or episode sound. */
  kind?: SortOrder | null | undefined;
  /** Integrated loudness in LUFS (EBU R128); null for silence, and when it was not measured. */
  loudness?: SortOrder | null | undefined;
  /** MIME type of the content, such as `audio/mpeg`; empty when unknown, such as before the analysis. */
  mimeType?: SortOrder | null | undefined;
  /** How browsers play the file once it is ready: the file itself, or a rendition for browsers. */
  playback?: SortOrder | null | undefined;
  /** Size of the file in bytes. */
  size?: SortOrder | null | undefined;
  /** Processing state of the file: received, being analysed, ready or failed. */
  state?: SortOrder | null | undefined;
  /** Title, 1 to 255 characters. */
  title?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
};

/** Kind of a file of the library. */
export type MediaKind =
  /** The finished sound of an episode; not in the lists of the library. */
  | 'EPISODE'
  /** A signature tune that opens or closes a programme. */
  | 'GENERIC'
  /** A short audio piece that identifies the station. */
  | 'JINGLE'
  /** An advert. */
  | 'PUBLICITY'
  /** The raw recording of a `Rush`; not in the lists of the library. */
  | 'RUSH'
  /** Music. */
  | 'SONG'
  /** Moving pictures with sound. */
  | 'VIDEO';

/** Filters rows by `MediaKind`: kind of a file of the library. */
export type MediaKindFilter = {
  /** Exactly this value. */
  eq?: MediaKind | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<MediaKind> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** How browsers can play a file. The player of the radio plays every file that is ready. */
export type MediaPlayback =
  /** Browsers play the file itself. */
  | 'DIRECT'
  /** Browsers play a rendition; the file itself stays as it was uploaded. */
  | 'RENDERED'
  /** A rendition for browsers is being made. */
  | 'RENDERING'
  /** Browsers cannot play the file, and no rendition could be made, for example without ffmpeg. */
  | 'UNPLAYABLE';

/** Filters rows by `MediaPlayback`: how browsers can play a file. */
export type MediaPlaybackFilter = {
  /** Exactly this value. */
  eq?: MediaPlayback | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<MediaPlayback> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Processing state of an uploaded file. */
export type MediaState =
  /** The analysis is running. */
  | 'ANALYSING'
  /** The file cannot be used; see `failure`. */
  | 'FAILED'
  /** The medium can be played and planned. */
  | 'READY'
  /** The upload is complete and waits for its analysis. */
  | 'RECEIVED';

/** Filters rows by `MediaState`: processing state of an uploaded file. */
export type MediaStateFilter = {
  /** Exactly this value. */
  eq?: MediaState | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<MediaState> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Filter of MediaTag rows. All given conditions must hold. */
export type MediaTagFilter = {
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `MediaTag`. */
  id?: IdFilter | null | undefined;
  /** Name, 1 to 80 characters; unique in the radio. Two names that differ only in case, accents, or variants of apostrophes, quotes and dashes count as equal. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: MediaTagFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<MediaTagFilter> | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** New tag of media. */
export type MediaTagInput = {
  /** Name, 1 to 80 characters. Rejected with `taken` when another record of this type in the radio has the same name. Two names that differ only in case, accents, or variants of apostrophes, quotes and dashes count as equal. */
  name: string;
};

/** Changes to a tag of media. Absent fields stay as they are. */
export type MediaTagPatch = {
  /** Name, 1 to 80 characters. Rejected with `taken` when another record of this type in the radio has the same name. Two names that differ only in case, accents, or variants of apostrophes, quotes and dashes count as equal. */
  name?: string | null | undefined;
};

/** A column to sort MediaTag rows by, with its direction. At most one column may be given. */
export type MediaTagSort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `MediaTag`. */
  id?: SortOrder | null | undefined;
  /** Name, 1 to 80 characters; unique in the radio. Two names that differ only in case, accents, or variants of apostrophes, quotes and dashes count as equal. */
  name?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
};

/** An entry of a menu: exactly one of a page, a record or a link. */
export type MenuItemInput = {
  /** Entries of the submenu, in their order, at most 20; null or empty for none. A menu has at most three levels. */
  children?: Array<MenuItemInput> | null | undefined;
  /** Key, 1 to 36 letters, digits, hyphens and underscores; unique in its menu, on all levels. */
  key: string;
  /** Labels of the entry, at most one for each language. */
  labels: Array<MenuLabelInput>;
  /** Address that the entry links to, at most 300 characters. It begins with `https:`, `http:` or `mailto:`, or is a path of the website that begins with `/`, such as `/en/contact`. Empty for a page or a record. */
  link: string;
  /** Page of the website; null for a record or a link. */
  page?: SitePage | null | undefined;
  /** Record of the radio; null for a page or a link. BAD_USER_INPUT with `unknown` at `recordId` when it does not exist or the viewer may not read it, unless the stored menus have it already. */
  record?: MenuRecordInput | null | undefined;
};

/** Label of an entry of a menu in one language. */
export type MenuLabelInput = {
  /** Label, at most 60 characters. Empty to use the title of the page or record or, for a link, the label in another language. */
  label: string;
  /** Language of the label. */
  language: SiteLanguage;
};

/** A record that an entry of a menu leads to. */
export type MenuRecordInput = {
  /** Id of the `Content`, `Emission`, `Podcast` or `Topic`. */
  recordId: string;
  /** Type of the record. */
  type: MenuRecordType;
};

/** Visibility for visitors of an entry of a menu that leads to a record. */
export type MenuRecordState =
  /** The record is not on the website now. It is a content outside of its publication, an emission that is a draft or without `isListed`, a podcast that is not published or belongs to such an emission, or a topic without published contents. Visitors see neither the entry nor its submenu. */
  | 'HIDDEN'
  /** The record is deleted, or the viewer may not read it. While it is deleted, visitors see neither the entry nor its submenu. */
  | 'MISSING'
  /** The record is on the website, and visitors see the entry. */
  | 'SHOWN';

/** Type of a record that an entry of a menu can lead to: each has a page on the website. */
export type MenuRecordType =
  /** A content. Pages in another language lead to its published translation; without one, to the content itself. */
  | 'CONTENT'
  /** An emission. */
  | 'EMISSION'
  /** A podcast. Leads to the part of the page of its emission where listeners subscribe. */
  | 'PODCAST'
  /** A topic. Leads to the list of the contents with the topic, in the language of the page. */
  | 'TOPIC';

/** Changes to one medium in an import. A medium accepts only the fields of its kind: a song those of `SongPatch`, a jingle those of `JinglePatch`, and so on; other fields have the problem `invalid` when the row is saved. Absent fields stay as they are. */
export type MetadataEdit = {
  /** Id of the `Album`; null for none. */
  albumId?: string | null | undefined;
  /** Album by title, at most 255 characters, when `albumId` is absent; an empty text for none. Among several albums with the title, the current album of the song is preferred, then an album of its artistes, then a collection. A missing album is created for the first artiste if the viewer may create Album, and rejected with `unknown` otherwise. */
  albumTitle?: string | null | undefined;
  /** Ids of the `Artiste`s, at most 50 besides `artisteNames`. The artistes of both lists replace the current artistes; a list that is left out counts as empty, and without either the artistes stay. */
  artisteIds?: Array<string> | null | undefined;
  /** Names of artistes, at most 50 besides `artisteIds`. The artistes of both lists replace the current artistes; a list that is left out counts as empty, and without either the artistes stay. Missing artistes are created if the viewer may create Artiste, and rejected with `unknown` otherwise. */
  artisteNames?: Array<string> | null | undefined;
  /** Campaign, at most 200 characters; an empty text for none. */
  campaign?: string | null | undefined;
  /** Id of the `MediaCategory`; null for none. */
  categoryId?: string | null | undefined;
  /** Advertiser, at most 200 characters; an empty text for none. */
  client?: string | null | undefined;
  /** Credit line, at most 255 characters. The credit line of a song is generated from its artistes when this field is empty, or when only the artistes change and the stored line is empty or just lists their names. */
  credit?: string | null | undefined;
  /** Cue-in: moment at which playback starts, in milliseconds after the start of the file. It is before the cue-out. Null for the start of the file. */
  cueIn?: number | null | undefined;
  /** Cue-out: moment at which playback stops, in milliseconds after the start of the file. It is after the cue-in and not beyond the end. Null for the end of the file. */
  cueOut?: number | null | undefined;
  /** Time ranges of the week in which the advert may air, at most 50; empty for any time. */
  dayparts?: Array<DaypartInput> | null | undefined;
  /** Description, at most 5,000 characters of plain text; an empty text for none. */
  description?: string | null | undefined;
  /** True when the advert may air on any day, regardless of its first and last day. */
  evergreen?: boolean | null | undefined;
  /** True when the lyrics are explicit. */
  explicit?: boolean | null | undefined;
  /** Duration of the fade-in in milliseconds. Together with the fade-out, it is not longer than the part between the cue points. Null for no fade. */
  fadeIn?: number | null | undefined;
  /** Duration of the fade-out in milliseconds. Together with the fade-in, it is not longer than the part between the cue points. Null for no fade. */
  fadeOut?: number | null | undefined;
  /** Genre such as “Jazz”, at most 100 characters; an empty text for none. */
  genre?: string | null | undefined;
  /** Id of the `Medium`. */
  id: string;
  /** International Standard Recording Code: 2 letters, 3 letters or digits, 7 digits. Hyphens and spaces are dropped, small letters become capitals. An empty text for none. */
  isrc?: string | null | undefined;
  /** Record label, at most 200 characters; an empty text for none. */
  label?: string | null | undefined;
  /** Use of the signature tune: OPENER at the beginning or CLOSER at the end of a programme. */
  position?: GenericPosition | null | undefined;
  /** Purpose of the jingle on the air, such as identifying the station. */
  purpose?: JinglePurpose | null | undefined;
  /** Moment from which the next item may start while this medium is still playing. In milliseconds after the start of the file, between the cue points. Null when the next item waits for the end of this medium. */
  startNext?: number | null | undefined;
  /** Ids of the `MediaTag`s, at most 50 besides `tagNames`. The tags of both lists replace the current tags; a list that is left out counts as empty, and without either the tags stay. */
  tagIds?: Array<string> | null | undefined;
  /** Names of tags, at most 50 besides `tagIds`. The tags of both lists replace the current tags; a list that is left out counts as empty, and without either the tags stay. Missing tags are created if the viewer may create MediaTag, and rejected with `unknown` otherwise. */
  tagNames?: Array<string> | null | undefined;
  /** Agreed number of plays per day, 1 to 200, which the automatic choices of plans do not exceed. Null for no limit. */
  timesADay?: number | null | undefined;
  /** Title, 1 to 255 characters. */
  title?: string | null | undefined;
  /** Track number, 1 to 999; null for none. */
  trackNumber?: number | null | undefined;
  /** First day on which the advert may air; null for no limit. */
  validFrom?: string | null | undefined;
  /** Last day on which the advert may air, not before the first; null for no limit. */
  validTo?: string | null | undefined;
  /** Version of the medium that the change is based on. The row is refused when the medium has changed since. Without a version, the row applies to any version of the medium. */
  version?: number | null | undefined;
  /** Year of release, 1000 to 9999; null for none. */
  year?: number | null | undefined;
};

/** Reason why a metadata import ended before its last row. */
export type MetadataImportFailure =
  /** The job failed; the list of jobs has the reason. */
  | 'BROKEN'
  /** The import no longer has the permission to update the media. The owner may no longer update media of the kind, or the API token that started the import is no longer valid. */
  | 'NO_RIGHT';

/** New metadata import; its rows are added afterwards. */
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
  /** All rows were processed: saved, unchanged or refused. */
  | 'DONE'
  /** The import ended before its last row; see `failure`. Saved rows stay. */
  | 'FAILED'
  /** The rows are being saved. */
  | 'RUNNING'
  /** The import was started and waits for its turn. */
  | 'WAITING';

/** Audio monitoring settings of a radio. */
export type MonitoringSettingsInput = {
  /** Further mail addresses to notify, at most 10. An address that belongs to an account is notified only about incidents that the account may see. */
  addresses: Array<string>;
  /** True when the sound of the mount points is monitored. */
  isMonitored: boolean;
  /** True to notify the members of the team who may read `StreamServer` about incidents. They are notified in the portal, and by mail according to their preferences. The people in `addresses` are notified in either case. At most three incidents an hour are notified for each mount point, and for each kind of incident of the whole station. */
  mailsStaff: boolean;
  /** How long a sound problem must last before an incident opens, 5,000 to 600,000 milliseconds. */
  opensAfter: number;
};

/** State of the audio monitoring of a mount point that is on the air. */
export type MonitoringState =
  /** The server receives the sound and monitors it. This does not mean that the sound is free of incidents. */
  | 'MONITORED'
  /** The sound cannot be opened. The streaming server cannot be reached, refuses the connection (for example at its listener limit), or sends an unknown format. */
  | 'NOT_REACHED'
  /** `ffmpeg` is not installed on this server. */
  | 'NO_PROGRAM'
  /** The radio has switched monitoring off. */
  | 'SWITCHED_OFF';

/** State of a mount point at a poll of its server. It is on the air, without a source, or not reachable. */
export type MountAir =
  /** The server cannot be reached. */
  | 'DOWN'
  /** The server answers, and no source is connected to the mount point. */
  | 'NO_SOURCE'
  /** A source is connected to the mount point. */
  | 'ON_AIR';

/** Filters rows by `MountAir`: state of a mount point at a poll of its server. */
export type MountAirFilter = {
  /** Exactly this value. */
  eq?: MountAir | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<MountAir> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Filter of MountChange rows. All given conditions must hold. */
export type MountChangeFilter = {
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `MountChange`. */
  id?: IdFilter | null | undefined;
  /** Id of the mount point that had the state `state` in this period (`MountPoint`). */
  mountId?: IdFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: MountChangeFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<MountChangeFilter> | null | undefined;
  /** Start of the period: the time of the first poll that found this state with this source. After a gap in the polls, the time of the first poll after the gap. */
  since?: DateTimeFilter | null | undefined;
  /** State of the mount point. */
  state?: MountAirFilter | null | undefined;
  /** Time of the first poll that found another state or source; null while the period continues. Before a gap in the polls, the time of the last poll that found this state. */
  until?: DateTimeFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A column to sort MountChange rows by, with its direction. At most one column may be given. */
export type MountChangeSort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `MountChange`. */
  id?: SortOrder | null | undefined;
  /** Start of the period: the time of the first poll that found this state with this source. After a gap in the polls, the time of the first poll after the gap. */
  since?: SortOrder | null | undefined;
  /** State of the mount point. */
  state?: SortOrder | null | undefined;
  /** Time of the first poll that found another state or source; null while the period continues. Before a gap in the polls, the time of the last poll that found this state. */
  until?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
};

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
  /** True when the mount point is offered to listeners; false for internal use. */
  isPublic?: BooleanFilter | null | undefined;
  /** Name shown to listeners, 1 to 120 characters, such as `High quality`. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: MountPointFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<MountPointFilter> | null | undefined;
  /** Path, such as `/live.mp3`; unique on its server. */
  path?: StringFilter | null | undefined;
  /** Id of the server of the mount point (`StreamServer`). */
  serverId?: IdFilter | null | undefined;
  /** Internal name of the server of the mount point. */
  serverName?: StringFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new mount point. */
export type MountPointInput = {
  /** Bitrate in kbit/s, 16 to 320. Defaults to 128. */
  bitrate?: number | null | undefined;
  /** Path on the same server to which listeners are moved while this mount point has no source. Empty for none. Rejected with `invalid` when it is the path of the mount point itself. */
  fallback?: string | null | undefined;
  /** Audio format. Defaults to MP3. */
  format?: StreamFormat | null | undefined;
  /** True to list the mount point in public stream directories. Defaults to false. */
  isListed?: boolean | null | undefined;
  /** True to offer the mount point to listeners. Defaults to true. */
  isPublic?: boolean | null | undefined;
  /** Name shown to listeners, 1 to 120 characters. */
  name: string;
  /** Path, such as `/live.mp3`. It consists of a slash, then at most 80 letters, digits, dots, hyphens and underscores, the first of them a letter or a digit. Rejected with `taken` when the server already has a mount point with this path. */
  path: string;
  /** Id of the `StreamServer` that serves the mount point. */
  serverId: string;
};

/** Changes to a mount point. Absent fields stay as they are. */
export type MountPointPatch = {
  /** Bitrate in kbit/s, 16 to 320. Unchanged when absent. */
  bitrate?: number | null | undefined;
  /** Path on the same server to which listeners are moved while this mount point has no source. Empty for none. Rejected with `invalid` when it is the path of the mount point itself. */
  fallback?: string | null | undefined;
  /** Audio format. Unchanged when absent. */
  format?: StreamFormat | null | undefined;
  /** True to list the mount point in public stream directories. Unchanged when absent. */
  isListed?: boolean | null | undefined;
  /** True to offer the mount point to listeners. Unchanged when absent. */
  isPublic?: boolean | null | undefined;
  /** Name shown to listeners, 1 to 120 characters. */
  name?: string | null | undefined;
  /** Path, such as `/live.mp3`. It consists of a slash, then at most 80 letters, digits, dots, hyphens and underscores, the first of them a letter or a digit. Rejected with `taken` when the server already has a mount point with this path. */
  path?: string | null | undefined;
  /** Id of the `StreamServer` that serves the mount point. */
  serverId?: string | null | undefined;
};

/** A column to sort MountPoint rows by, with its direction. At most one column may be given. */
export type MountPointSort = {
  /** Bitrate in kbit/s, 16 to 320. */
  bitrate?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Audio format. */
  format?: SortOrder | null | undefined;
  /** Id of the `MountPoint`. */
  id?: SortOrder | null | undefined;
  /** True when the mount point is offered to listeners; false for internal use. */
  isPublic?: SortOrder | null | undefined;
  /** Name shown to listeners, 1 to 120 characters, such as `High quality`. */
  name?: SortOrder | null | undefined;
  /** Path, such as `/live.mp3`; unique on its server. */
  path?: SortOrder | null | undefined;
  /** Internal name of the server of the mount point. */
  serverName?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
};

/** Selection of the viewer’s notifications: the inbox, mentions, or those marked as done. */
export type NotificationBox =
  /** Notifications that the viewer has marked as done. */
  | 'DONE'
  /** Notifications that the viewer has not marked as done. */
  | 'INBOX'
  /** Notifications of the inbox that mention the viewer or concern the viewer personally. */
  | 'MENTIONS';

/** E-mail preferences of older clients. They are stored, but have no effect on the mails that are sent: `chooseNotification` sets those. Absent fields keep their stored value. */
export type NotificationChoicesInput = {
  /** Without effect: preference for mails about new answers to the user’s forms. */
  answerOnForm?: boolean | null | undefined;
  /** Without effect: preference for a weekly mail with a digest of the blog. */
  blogDigest?: boolean | null | undefined;
  /** Without effect: preference for mails about new comments on the user’s articles. */
  commentOnArticle?: boolean | null | undefined;
  /** Without effect: preference for mails about new followers. */
  followMe?: boolean | null | undefined;
  /** Without effect: preference for mails with announcements by the broadcaster. */
  newAnnouncements?: boolean | null | undefined;
  /** Without effect: preference for a weekly mail with product news. */
  productUpdates?: boolean | null | undefined;
};

/** When notifications of a kind are also sent by e-mail. */
export type NotificationMail =
  /** The notification is listed in the daily digest. */
  | 'DIGEST'
  /** No mail; the notification is in the inbox, and pushed when `isPushed` is true. */
  | 'NEVER'
  /** Immediately, or after the quiet hours when the notification is not urgent. Repetitions of a notification that the viewer has not seen yet are not mailed. */
  | 'NOW';

/** Quiet hours and time of the daily digest. */
export type NotificationTimesInput = {
  /** Time from which the daily digest is mailed, such as `08:00`. */
  digestAt: string;
  /** Start of the quiet hours, such as `22:00`; null for no quiet hours. During quiet hours only urgent notifications are pushed, and only they and the daily digest are mailed. */
  quietFrom?: string | null | undefined;
  /** End of the quiet hours, such as `07:00`. Required together with `quietFrom`, null for no quiet hours. The same time as `quietFrom` means no quiet hours too. */
  quietUntil?: string | null | undefined;
};

/** Filters rows by a number. All given operators must hold. */
export type NumberFilter = {
  /** Exactly this value. */
  eq?: number | null | undefined;
  /** Greater than or equal to this value. */
  gte?: number | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<number> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
  /** Less than or equal to this value. */
  lte?: number | null | undefined;
};

/** Changes to one occurrence. Absent fields stay unchanged; null resets a field to the value of the series. */
export type OccurrenceChange = {
  /** Duration in milliseconds by the radio’s clock. From 01:00 to 04:00 are three hours, even on the night of a daylight saving change. At least a second, at most a day. */
  duration?: number | null | undefined;
  /** Id of the `Episode` to broadcast; null for the episode of the series. Rejected with `elsewhere` when the episode belongs to another emission than the slot. */
  episodeId?: string | null | undefined;
  /** Layer of the calendar; a higher layer covers the lower ones. FORBIDDEN to change to ADVERTS or LIVE without the permission for all slots. */
  layer?: SlotLayer | null | undefined;
  /** Start by the radio’s clock, `YYYY-MM-DDTHH:MM` or with seconds. Rejected with `min` when it lies more than 62 days before the original date or in the past, with `max` when it lies more than 62 days after that date, and with `skippedHour` when the occurrence lies completely in the hour that the clocks skip in spring. */
  localStart?: string | null | undefined;
  /** Title of this occurrence, at most 160 characters; null or empty to use the title of the series. */
  title?: string | null | undefined;
};

/** State of an occurrence of a slot: planned or cancelled. */
export type OccurrenceState =
  /** The occurrence is cancelled on this date. */
  | 'CANCELLED'
  /** The occurrence takes place. */
  | 'PLANNED';

/** The reason why an output of the player is not connected. */
export type OutputProblem =
  /** The player is connecting for the first time. */
  | 'CONNECTING'
  /** The server rejects the connection for another reason, which the log of the player contains. Also used when the server names no reason: Icecast 2.4 answers 403 for a mount point in use, for too many sources and for an unsupported format. */
  | 'FAILED'
  /** Another source sends to the mount point. */
  | 'MOUNT_POINT_IN_USE'
  /** The station has no mount point to send to. */
  | 'NO_MOUNT_POINT'
  /** The server refuses the source user or password. */
  | 'PASSWORD_REFUSED'
  /** The server has the maximum number of sources. */
  | 'TOO_MANY_SOURCES'
  /** No server answers at the host and port, or the connection was lost. */
  | 'UNREACHABLE'
  /** The server does not support the format of the mount point. */
  | 'UNSUPPORTED_TYPE';

/** A participant: a member of the team, or another person by name. */
export type ParticipantInput = {
  /** Name of the person as announced on the air, 1 to 120 characters. Defaults to the name of the user; required when `userId` is null. */
  name?: string | null | undefined;
  /** Role of the person in the emission or episode. */
  part: ParticipantPart;
  /** Id of a `User` in the team of the radio; null for other people. Rejected with `unknown` for users outside the team. */
  userId?: string | null | undefined;
};

/** Role of a person in an emission or an episode. */
export type ParticipantPart =
  /** The person has a regular column in the programme. */
  | 'COLUMNIST'
  /** The person takes part in the programme as a guest. */
  | 'GUEST'
  /** The person presents the programme on the air. */
  | 'PRESENTER'
  /** The person is responsible for the content of the programme. */
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
  /** Name of the country of the bank, 1 to 80 characters. */
  country: string;
  /** International bank account number (IBAN), which must be valid; spaces are dropped. */
  iban: string;
  /** SWIFT or BIC code of the bank: six letters, then two or five letters or digits. */
  swiftCode: string;
};

/** Filter of Permission rows. All given conditions must hold. */
export type PermissionFilter = {
  /** Names of the roles of the platform and of the current radio that have the permission. */
  assignedTo?: StringFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Creation time. The `search` argument of lists finds it in the form `14 Apr 2021, 8:43 PM`, in UTC. */
  createdDate?: DateTimeFilter | null | undefined;
  /** Id of the `Permission`. */
  id?: IdFilter | null | undefined;
  /** Name, 2 to 80 characters. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: PermissionFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<PermissionFilter> | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** New permission. At first it is assigned to the administrator role only. */
export type PermissionInput = {
  /** Name, 2 to 80 characters. */
  name: string;
};

/** Changes to a permission. Absent fields stay as they are. `abilities` and `roleIds` need a recent proof of identity: FRESH_SIGN_IN_NEEDED. */
export type PermissionPatch = {
  /** Abilities that the permission grants, as listed by `abilitySubjects`. FORBIDDEN, with the first ability that the viewer lacks, unless the viewer has all added abilities, all abilities that a role loses, and all abilities of the roles that lose one, other than the administrator role. For subjects of radios, only `manage` on `all` suffices. */
  abilities?: Array<AbilityInput> | null | undefined;
  /** Name, 2 to 80 characters. */
  name?: string | null | undefined;
  /** Ids of the `Role`s that have the permission after the update. They are roles of the platform and of the current radio; roles of other radios stay unchanged. Adding or removing a role requires all abilities of the permission. Removing a role also requires all abilities of the role, unless it is the administrator role. FORBIDDEN otherwise, with the first ability that the viewer lacks. When the permission has no abilities, none are required. For subjects of radios, only `manage` on `all` suffices. Unknown roles are rejected with `unknown`, such as `roleIds.3: unknown`. */
  roleIds?: Array<string> | null | undefined;
};

/** A column to sort Permission rows by, with its direction. At most one column may be given. */
export type PermissionSort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Creation time. The `search` argument of lists finds it in the form `14 Apr 2021, 8:43 PM`, in UTC. */
  createdDate?: SortOrder | null | undefined;
  /** Id of the `Permission`. */
  id?: SortOrder | null | undefined;
  /** Name, 2 to 80 characters. */
  name?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
};

/** A photo of a photo album on the website. */
export type PhotoInput = {
  /** Alternative text that describes the photo, at most 300 characters. Empty when the caption describes it. */
  alt: string;
  /** Caption below the photo, at most 300 characters. May be empty. */
  caption: string;
  /** Focal point of the photo, which its crops keep visible. The response of the upload suggests one. Defaults to the centre. */
  focus?: PictureFocusInput | null | undefined;
  /** Address of the photo, as returned by `PUT /uploads/website/photos`. An album contains each photo at most once. */
  picture: string;
};

/** Reason why a picture was not used. */
export type PictureFailure =
  /** The file is cut short or damaged. */
  | 'BROKEN'
  /** The album or media item already has a picture, which an accompanying picture does not replace. */
  | 'HAS_PICTURE'
  /** The uploader lacks the right to change the album or the media item that the picture belongs to. The right is not needed for an album that has not been reviewed, and for a media item that this upload created. */
  | 'NOT_ALLOWED'
  /** The content of the file is not a picture, regardless of the file name. */
  | 'NO_PICTURE'
  /** No sound was found for the picture. No sound of the folder has the same file name, and the picture is not named like a cover, such as cover, folder, front or album; or no sound arrived. */
  | 'NO_SOUND'
  /** The picture has too many pixels to be decoded. */
  | 'TOO_LARGE'
  /** Internal error; sending the picture again may help. */
  | 'UNEXPECTED';

/** Focal point of a picture, which its crops keep visible. */
export type PictureFocusInput = {
  /** Percent of the width from the left, 0 to 100. */
  x: number;
  /** Percent of the height from the top, 0 to 100. */
  y: number;
};

/** State of a picture that was uploaded along with sounds. */
export type PictureState =
  /** The picture was discarded; see `failure`. */
  | 'FAILED'
  /** The picture is used by an album or a media item. */
  | 'USED'
  /** The picture waits for the sounds of its folder. */
  | 'WAITING';

/** The subscription plan of a user. */
export type Plan =
  /** Smallest subscription plan, for one person. */
  | 'BASIC'
  /** Subscription plan for a company. */
  | 'COMPANY'
  /** Largest subscription plan, for an enterprise. */
  | 'ENTERPRISE'
  /** Subscription plan for a team. */
  | 'TEAM';

/** Filters rows by `Plan`: the subscription plan of a user. */
export type PlanFilter = {
  /** Exactly this value. */
  eq?: Plan | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<Plan> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Kind of a planned item. */
export type PlanItemKind =
  /** Live sound from the studio or an external source. */
  | 'LIVE'
  /** A media item, or the sound of an episode or a rush. */
  | 'MEDIA'
  /** Silence: there is nothing to play. */
  | 'SILENCE'
  /** Spoken words, without a file. */
  | 'TALK';

/** Rule by which the plan excludes a candidate for an item. */
export type PlanRule =
  /** The same album plays too shortly before or after. */
  | 'ALBUM'
  /** The same artiste plays too shortly before or after. */
  | 'ARTISTE'
  /** The time is outside of the time ranges of the week in which the advert may air (`dayparts`). */
  | 'DAYPART'
  /** The same record label plays too shortly before or after. */
  | 'LABEL'
  /** The day is before the first day or after the last day of the advert (`validFrom`, `validTo`). */
  | 'OUT_OF_DAYS'
  /** The advert, or another advert of the same client, is in the break already. */
  | 'SAME_CLIENT'
  /** The advert has reached its agreed number of plays for the day. */
  | 'TIMES_A_DAY'
  /** The same title plays too shortly before or after, by any artiste. */
  | 'TITLE'
  /** The candidate is longer than the time that remains to be filled. */
  | 'TOO_LONG';

/** Source of an item on the air. */
export type PlaySource =
  /** The default playlist: nothing was planned, or there was time to fill. */
  | 'DEFAULT'
  /** The emergency file, or downloaded files in random order: plays when there is nothing else to play. */
  | 'EMERGENCY'
  /** A user inserted the item to be played next. */
  | 'INSERTED'
  /** A live session from the studio or an encoder. */
  | 'LIVE'
  /** The plan, such as a rundown, an episode, a clock or the filler of an emission. */
  | 'PLAN';

/** Filters rows by `PlaySource`: source of an item on the air. */
export type PlaySourceFilter = {
  /** Exactly this value. */
  eq?: PlaySource | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<PlaySource> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Outcome of an item that was handed to the player. */
export type PlayState =
  /** The item is still to come. */
  | 'COMING'
  /** The player could not play the item. */
  | 'FAILED'
  /** The item was not played: its time was over, or the plan changed shortly before. */
  | 'LEFT_OUT'
  /** The item was played while no output was connected, so that no listener could receive it. `playedFrom`, `playedUntil` and `playedFor` are null. */
  | 'NOT_SENT'
  /** The item is on the air. */
  | 'ON_AIR'
  /** The item was played to its end, or until a live session or an item with a fixed start began. */
  | 'PLAYED'
  /** A user ended the item, or removed it before it began. */
  | 'SKIPPED';

/** Filters rows by `PlayState`: outcome of an item that was handed to the player. */
export type PlayStateFilter = {
  /** Exactly this value. */
  eq?: PlayState | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<PlayState> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Source of the items of a playlist: people or criteria. */
export type PlaylistContent =
  /** People add the items one by one. */
  | 'CHOSEN'
  /** The media that currently match the criteria: a smart playlist. */
  | 'FOUND';

/** Filters rows by `PlaylistContent`: source of the items of a playlist: people or criteria. */
export type PlaylistContentFilter = {
  /** Exactly this value. */
  eq?: PlaylistContent | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<PlaylistContent> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Filter of Playlist rows. All given conditions must hold. */
export type PlaylistFilter = {
  /** Source of the items: CHOSEN by people, or FOUND by criteria (smart playlist). */
  content?: PlaylistContentFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Total duration of all items that `mediaCount` counts, from cue-in to cue-out, in milliseconds. */
  duration?: NumberFilter | null | undefined;
  /** True when the playlist may play. */
  enabled?: BooleanFilter | null | undefined;
  /** Id of the `Playlist`. */
  id?: IdFilter | null | undefined;
  /** Number of items, without media in the recycle bin. For a smart playlist, the number when it was last counted. */
  mediaCount?: NumberFilter | null | undefined;
  /** Name, 1 to 160 characters. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: PlaylistFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<PlaylistFilter> | null | undefined;
  /** Rule that determines when the playlist plays. */
  rule?: PlaylistRuleFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** Weight among the playlists with the rule GENERAL, 1 (seldom) to 25 (often). */
  weight?: NumberFilter | null | undefined;
};

/** New playlist; items are added afterwards. */
export type PlaylistInput = {
  /** Source of the items: CHOSEN by people, or FOUND by criteria. FOUND is rejected with `inUse` for a playlist with hand-picked items, even if their media are in the recycle bin; a change to CHOSEN deletes the criteria. Defaults to CHOSEN. */
  content?: PlaylistContent | null | undefined;
  /** Criteria of the items: required for FOUND unless already stored, not allowed for CHOSEN. FORBIDDEN for criteria that find media, or compare properties, that the viewer may not read. */
  criteria?: SmartCriteriaInput | null | undefined;
  /** Time ranges of the week in which `rule` plays the playlist, at most 50; empty for any time. Slots, rundowns, clocks and the default playlist play it at any time. */
  dayparts?: Array<DaypartInput> | null | undefined;
  /** Description, at most 2,000 characters of plain text; an empty text for none. */
  description?: string | null | undefined;
  /** True when the playlist may play. Defaults to true. */
  enabled?: boolean | null | undefined;
  /** Last day on which the playlist plays, by its rule or in any other use; not before the first. Null for no limit. */
  endDate?: string | null | undefined;
  /** Name, 1 to 160 characters. */
  name: string;
  /** Order in which the items play. Defaults to SHUFFLED. */
  order?: PlaylistOrder | null | undefined;
  /** Rule that determines when the playlist plays. Defaults to GENERAL. */
  rule?: PlaylistRule | null | undefined;
  /** Number that `rule` needs; null for GENERAL. For EVERY_SONGS, a number of songs (1 to 150); for EVERY_MINUTES, a number of minutes (1 to 1,440); for HOURLY, the minute of the hour (0 to 59). */
  ruleNumber?: number | null | undefined;
  /** First day on which the playlist plays, by its rule or in any other use; null for no limit. */
  startDate?: string | null | undefined;
  /** Weight among the playlists with the rule GENERAL, 1 (seldom) to 25 (often). Defaults to 3. */
  weight?: number | null | undefined;
};

/** Cue points and fades of a playlist item. Absent fields stay as they are. */
export type PlaylistItemPatch = {
  /** Cue-in of the item, in milliseconds after the start of the file. It is before the cue-out. Null to use the value of the medium. Unchanged when absent. */
  cueIn?: number | null | undefined;
  /** Cue-out of the item, in milliseconds after the start of the file. It is not beyond the end of the file. Null to use the value of the medium. Unchanged when absent. */
  cueOut?: number | null | undefined;
  /** Duration of the fade-in of the item, in milliseconds. Together with the fade-out, it is not longer than the part between the cue points. Null to use the value of the medium. Unchanged when absent. */
  fadeIn?: number | null | undefined;
  /** Duration of the fade-out of the item, in milliseconds. Together with the fade-in, it is not longer than the part between the cue points. Null to use the value of the medium. Unchanged when absent. */
  fadeOut?: number | null | undefined;
};

/** Order in which the items of a playlist play. */
export type PlaylistOrder =
  /** A random item each time; repetitions are possible. */
  | 'RANDOM'
  /** In the order of the positions in the playlist. */
  | 'SEQUENTIAL'
  /** In random order, as far as possible each item once before any repetition. */
  | 'SHUFFLED';

/** Changes to a playlist. Absent fields stay as they are. */
export type PlaylistPatch = {
  /** Source of the items: CHOSEN by people, or FOUND by criteria. FOUND is rejected with `inUse` for a playlist with hand-picked items, even if their media are in the recycle bin; a change to CHOSEN deletes the criteria. Unchanged when absent. */
  content?: PlaylistContent | null | undefined;
  /** Criteria of the items: required for FOUND unless already stored, not allowed for CHOSEN. FORBIDDEN for criteria that find media, or compare properties, that the viewer may not read. */
  criteria?: SmartCriteriaInput | null | undefined;
  /** Time ranges of the week in which `rule` plays the playlist, at most 50; empty for any time. Slots, rundowns, clocks and the default playlist play it at any time. */
  dayparts?: Array<DaypartInput> | null | undefined;
  /** Description, at most 2,000 characters of plain text; an empty text for none. */
  description?: string | null | undefined;
  /** True when the playlist may play. Unchanged when absent. */
  enabled?: boolean | null | undefined;
  /** Last day on which the playlist plays, by its rule or in any other use; not before the first. Null for no limit. */
  endDate?: string | null | undefined;
  /** Name, 1 to 160 characters. */
  name?: string | null | undefined;
  /** Order in which the items play. Unchanged when absent. */
  order?: PlaylistOrder | null | undefined;
  /** Rule that determines when the playlist plays. Unchanged when absent. */
  rule?: PlaylistRule | null | undefined;
  /** Number that `rule` needs; null for GENERAL. For EVERY_SONGS, a number of songs (1 to 150); for EVERY_MINUTES, a number of minutes (1 to 1,440); for HOURLY, the minute of the hour (0 to 59). */
  ruleNumber?: number | null | undefined;
  /** First day on which the playlist plays, by its rule or in any other use; null for no limit. */
  startDate?: string | null | undefined;
  /** Weight among the playlists with the rule GENERAL, 1 (seldom) to 25 (often). Unchanged when absent. */
  weight?: number | null | undefined;
};

/** Rule that determines when a playlist plays. */
export type PlaylistRule =
  /** Plays one item once `ruleNumber` minutes have passed since the previous item of the playlist ended. */
  | 'EVERY_MINUTES'
  /** Plays one item after every `ruleNumber` songs. */
  | 'EVERY_SONGS'
  /** Alternates with the other playlists of this rule, by weight. Plays only while the radio has no default playlist with something to play: none is set, or it is disabled, outside its dates or empty. */
  | 'GENERAL'
  /** Plays one item per hour, between two other items. It plays at the minute `ruleNumber` of the hour, or less than 15 minutes later in the same hour. */
  | 'HOURLY';

/** Filters rows by `PlaylistRule`: rule that determines when a playlist plays. */
export type PlaylistRuleFilter = {
  /** Exactly this value. */
  eq?: PlaylistRule | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<PlaylistRule> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** A column to sort Playlist rows by, with its direction. At most one column may be given. */
export type PlaylistSort = {
  /** Source of the items: CHOSEN by people, or FOUND by criteria (smart playlist). */
  content?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Total duration of all items that `mediaCount` counts, from cue-in to cue-out, in milliseconds. */
  duration?: SortOrder | null | undefined;
  /** True when the playlist may play. */
  enabled?: SortOrder | null | undefined;
  /** Id of the `Playlist`. */
  id?: SortOrder | null | undefined;
  /** Number of items, without media in the recycle bin. For a smart playlist, the number when it was last counted. */
  mediaCount?: SortOrder | null | undefined;
  /** Name, 1 to 160 characters. */
  name?: SortOrder | null | undefined;
  /** Rule that determines when the playlist plays. */
  rule?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
  /** Weight among the playlists with the rule GENERAL, 1 (seldom) to 25 (often). */
  weight?: SortOrder | null | undefined;
};

/** Filter of Podcast rows. All given conditions must hold. */
export type PodcastFilter = {
  /** Author, as directories show it, at most 200 characters; may be empty. */
  author?: StringFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the emission whose episodes the podcast publishes (`Emission`). */
  emissionId?: IdFilter | null | undefined;
  /** Title on the air of the emission whose episodes the podcast publishes. */
  emissionTitle?: StringFilter | null | undefined;
  /** True when the content contains explicit language. */
  explicit?: BooleanFilter | null | undefined;
  /** Id of the `Podcast`. */
  id?: IdFilter | null | undefined;
  /** True when the podcast is published. Its feed is public once it also has a published episode with a playable sound. */
  isPublished?: BooleanFilter | null | undefined;
  /** Language as a BCP 47 tag, such as `fr`. */
  language?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: PodcastFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<PodcastFilter> | null | undefined;
  /** Title in directories, 1 to 200 characters. */
  title?: StringFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new podcast. Its cover is uploaded afterwards. */
export type PodcastInput = {
  /** Author, as directories show it, at most 200 characters; an empty text for none. Defaults to the name of the radio. */
  author?: string | null | undefined;
  /** Categories in directories: at most three of `podcastCategories`, the most important first. An empty list for none. */
  categories?: Array<string> | null | undefined;
  /** Copyright holder, at most 200 characters; an empty text for none. */
  copyright?: string | null | undefined;
  /** Description, plain text of at most 4,000 characters; an empty text for none. Defaults to the summary of the emission. */
  description?: string | null | undefined;
  /** Id of the `Emission` whose episodes the podcast publishes. Rejected with `taken` when the emission already has a podcast, even if that podcast is in the recycle bin. */
  emissionId: string;
  /** True when the content contains explicit language. Defaults to false. */
  explicit?: boolean | null | undefined;
  /** True to forbid other podcast hosts to import the feed (`podcast:locked`). Defaults to true. */
  isLocked?: boolean | null | undefined;
  /** True to publish the podcast. Its feed is public once it also has a published episode with a playable sound. Defaults to false. */
  isPublished?: boolean | null | undefined;
  /** Order in which listeners should play the episodes. Defaults to EPISODIC. */
  kind?: PodcastKind | null | undefined;
  /** Language as a BCP 47 tag, such as `fr`. Defaults to the language of the radio. */
  language?: string | null | undefined;
  /** Http or https address of the website of the podcast, at most 300 characters; an empty text for none. */
  link?: string | null | undefined;
  /** Mail address of the contact, public in the feed; an empty text for none. */
  ownerEmail?: string | null | undefined;
  /** Name of the contact for directories, at most 200 characters; an empty text for none. */
  ownerName?: string | null | undefined;
  /** Title in directories, 1 to 200 characters. Defaults to the title of the emission. */
  title?: string | null | undefined;
};

/** Order in which listeners should play the episodes of a podcast. */
export type PodcastKind =
  /** Independent episodes, to be played with the newest first. */
  | 'EPISODIC'
  /** Consecutive episodes, to be played from the first one on. */
  | 'SERIAL';

/** Changes to a podcast. Absent fields stay as they are. */
export type PodcastPatch = {
  /** Author, as directories show it, at most 200 characters; an empty text for none. Unchanged when absent. */
  author?: string | null | undefined;
  /** Categories in directories: at most three of `podcastCategories`, the most important first. An empty list for none. */
  categories?: Array<string> | null | undefined;
  /** Copyright holder, at most 200 characters; an empty text for none. */
  copyright?: string | null | undefined;
  /** Description, plain text of at most 4,000 characters; an empty text for none. Unchanged when absent. */
  description?: string | null | undefined;
  /** Id of the `Emission` whose episodes the podcast publishes. Rejected with `taken` when the emission already has a podcast, even if that podcast is in the recycle bin. */
  emissionId?: string | null | undefined;
  /** True when the content contains explicit language. Unchanged when absent. */
  explicit?: boolean | null | undefined;
  /** True to forbid other podcast hosts to import the feed (`podcast:locked`). Unchanged when absent. */
  isLocked?: boolean | null | undefined;
  /** True to publish the podcast. Its feed is public once it also has a published episode with a playable sound. Unchanged when absent. */
  isPublished?: boolean | null | undefined;
  /** Order in which listeners should play the episodes. Unchanged when absent. */
  kind?: PodcastKind | null | undefined;
  /** Language as a BCP 47 tag, such as `fr`. Unchanged when absent. */
  language?: string | null | undefined;
  /** Http or https address of the website of the podcast, at most 300 characters; an empty text for none. */
  link?: string | null | undefined;
  /** Mail address of the contact, public in the feed; an empty text for none. */
  ownerEmail?: string | null | undefined;
  /** Name of the contact for directories, at most 200 characters; an empty text for none. */
  ownerName?: string | null | undefined;
  /** Title in directories, 1 to 200 characters. Unchanged when absent. */
  title?: string | null | undefined;
};

/** A column to sort Podcast rows by, with its direction. At most one column may be given. */
export type PodcastSort = {
  /** Author, as directories show it, at most 200 characters; may be empty. */
  author?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Title on the air of the emission whose episodes the podcast publishes. */
  emissionTitle?: SortOrder | null | undefined;
  /** True when the content contains explicit language. */
  explicit?: SortOrder | null | undefined;
  /** Id of the `Podcast`. */
  id?: SortOrder | null | undefined;
  /** True when the podcast is published. Its feed is public once it also has a published episode with a playable sound. */
  isPublished?: SortOrder | null | undefined;
  /** Language as a BCP 47 tag, such as `fr`. */
  language?: SortOrder | null | undefined;
  /** Title in directories, 1 to 200 characters. */
  title?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
};

/** New comment; the viewer becomes its author. */
export type PostCommentInput = {
  /** Plain text, 1 to 2,000 characters, stored as typed without surrounding spaces. */
  text: string;
};

/** New post; the viewer becomes its author. */
export type PostInput = {
  /** True when a picture or video will be uploaded with `PUT /uploads/posts/:id/media`. Defaults to false. A post without text stays hidden until then. If it has no file after an hour, the author’s next post deletes it. */
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
  /** Name, 1 to 120 characters; unique among all products. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: ProductFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<ProductFilter> | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new product. */
export type ProductInput = {
  /** Description, at most 500 characters; may be empty. Defaults to an empty text. */
  description?: string | null | undefined;
  /** Name, 1 to 120 characters; rejected with `taken` when another product has it. */
  name: string;
};

/** Changes to a product. Absent fields stay as they are. */
export type ProductPatch = {
  /** Description, at most 500 characters; may be empty. Unchanged when absent. */
  description?: string | null | undefined;
  /** Name, 1 to 120 characters; rejected with `taken` when another product has it. */
  name?: string | null | undefined;
};

/** A column to sort Product rows by, with its direction. At most one column may be given. */
export type ProductSort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Product`. */
  id?: SortOrder | null | undefined;
  /** Name, 1 to 120 characters; unique among all products. */
  name?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
};

/** Filter of Publicity rows. All given conditions must hold. */
export type PublicityFilter = {
  /** Average bitrate in bits per second; null when unknown. */
  bitrate?: NumberFilter | null | undefined;
  /** Campaign, at most 200 characters; may be empty. */
  campaign?: StringFilter | null | undefined;
  /** Id of the category of the medium (`MediaCategory`); null for none. */
  categoryId?: IdFilter | null | undefined;
  /** Name of the category of the medium. */
  categoryName?: StringFilter | null | undefined;
  /** Advertiser, at most 200 characters; may be empty. */
  client?: StringFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Credited artists in one line, such as “A feat. B”; may be empty. */
  credit?: StringFilter | null | undefined;
  /** Id of the medium whose file has the same content (`MediaItem`), when `failure` is DUPLICATE. Null otherwise, and when that medium was permanently deleted. */
  duplicateOfId?: IdFilter | null | undefined;
  /** Duration of the file in milliseconds; null when unknown, such as before the analysis. */
  duration?: NumberFilter | null | undefined;
  /** True when the advert may air on any day, regardless of its first and last day. */
  evergreen?: BooleanFilter | null | undefined;
  /** Reason why the file cannot be used; null unless `state` is FAILED. */
  failure?: MediaFailureFilter | null | undefined;
  /** Name of the file when it was uploaded, for display only. */
  fileName?: StringFilter | null | undefined;
  /** Id of the `Publicity`. */
  id?: IdFilter | null | undefined;
  /** Kind of the file: song, jingle, signature tune, advert, video, rush or episode sound. */
  kind?: MediaKindFilter | null | undefined;
  /** Integrated loudness in LUFS (EBU R128); null for silence, and when it was not measured. */
  loudness?: NumberFilter | null | undefined;
  /** MIME type of the content, such as `audio/mpeg`; empty when unknown, such as before the analysis. */
  mimeType?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: PublicityFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<PublicityFilter> | null | undefined;
  /** How browsers play the file once it is ready: the file itself, or a rendition for browsers. */
  playback?: MediaPlaybackFilter | null | undefined;
  /** Size of the file in bytes. */
  size?: NumberFilter | null | undefined;
  /** Processing state of the file: received, being analysed, ready or failed. */
  state?: MediaStateFilter | null | undefined;
  /** Id of any of the tags of the medium (`MediaTag`). */
  tagId?: IdFilter | null | undefined;
  /** Name of any of the tags of the medium. */
  tagName?: StringFilter | null | undefined;
  /** Title, 1 to 255 characters. */
  title?: StringFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** First day on which the advert may air; null for no limit. */
  validFrom?: LocalDateFilter | null | undefined;
  /** Last day on which the advert may air; null for no limit. */
  validTo?: LocalDateFilter | null | undefined;
  /** Validity of the advert today in the time zone of the radio, with the reason. */
  validity?: PublicityValidityFilter | null | undefined;
};

/** Changes to an advert. Absent fields stay as they are. */
export type PublicityPatch = {
  /** Campaign, at most 200 characters; an empty text for none. */
  campaign?: string | null | undefined;
  /** Id of the `MediaCategory`; null for none. */
  categoryId?: string | null | undefined;
  /** Advertiser, at most 200 characters; an empty text for none. */
  client?: string | null | undefined;
  /** Credit line, at most 255 characters. The credit line of a song is generated from its artistes when this field is empty, or when only the artistes change and the stored line is empty or just lists their names. */
  credit?: string | null | undefined;
  /** Cue-in: moment at which playback starts, in milliseconds after the start of the file. It is before the cue-out. Null for the start of the file. */
  cueIn?: number | null | undefined;
  /** Cue-out: moment at which playback stops, in milliseconds after the start of the file. It is after the cue-in and not beyond the end. Null for the end of the file. */
  cueOut?: number | null | undefined;
  /** Time ranges of the week in which the advert may air, at most 50; empty for any time. */
  dayparts?: Array<DaypartInput> | null | undefined;
  /** True when the advert may air on any day, regardless of its first and last day. */
  evergreen?: boolean | null | undefined;
  /** Duration of the fade-in in milliseconds. Together with the fade-out, it is not longer than the part between the cue points. Null for no fade. */
  fadeIn?: number | null | undefined;
  /** Duration of the fade-out in milliseconds. Together with the fade-in, it is not longer than the part between the cue points. Null for no fade. */
  fadeOut?: number | null | undefined;
  /** Moment from which the next item may start while this medium is still playing. In milliseconds after the start of the file, between the cue points. Null when the next item waits for the end of this medium. */
  startNext?: number | null | undefined;
  /** Ids of the `MediaTag`s, at most 50 besides `tagNames`. The tags of both lists replace the current tags; a list that is left out counts as empty, and without either the tags stay. */
  tagIds?: Array<string> | null | undefined;
  /** Names of tags, at most 50 besides `tagIds`. The tags of both lists replace the current tags; a list that is left out counts as empty, and without either the tags stay. Missing tags are created if the viewer may create MediaTag, and rejected with `unknown` otherwise. */
  tagNames?: Array<string> | null | undefined;
  /** Agreed number of plays per day, 1 to 200, which the automatic choices of plans do not exceed. Null for no limit. */
  timesADay?: number | null | undefined;
  /** Title, 1 to 255 characters. */
  title?: string | null | undefined;
  /** First day on which the advert may air; null for no limit. */
  validFrom?: string | null | undefined;
  /** Last day on which the advert may air, not before the first; null for no limit. */
  validTo?: string | null | undefined;
};

/** A column to sort Publicity rows by, with its direction. At most one column may be given. */
export type PublicitySort = {
  /** Average bitrate in bits per second; null when unknown. */
  bitrate?: SortOrder | null | undefined;
  /** Campaign, at most 200 characters; may be empty. */
  campaign?: SortOrder | null | undefined;
  /** Name of the category of the medium. */
  categoryName?: SortOrder | null | undefined;
  /** Advertiser, at most 200 characters; may be empty. */
  client?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Credited artists in one line, such as “A feat. B”; may be empty. */
  credit?: SortOrder | null | undefined;
  /** Duration of the file in milliseconds; null when unknown, such as before the analysis. */
  duration?: SortOrder | null | undefined;
  /** True when the advert may air on any day, regardless of its first and last day. */
  evergreen?: SortOrder | null | undefined;
  /** Reason why the file cannot be used; null unless `state` is FAILED. */
  failure?: SortOrder | null | undefined;
  /** Name of the file when it was uploaded, for display only. */
  fileName?: SortOrder | null | undefined;
  /** Id of the `Publicity`. */
  id?: SortOrder | null | undefined;
  /** Kind of the file: song, jingle, signature tune, advert, video, rush or episode sound. */
  kind?: SortOrder | null | undefined;
  /** Integrated loudness in LUFS (EBU R128); null for silence, and when it was not measured. */
  loudness?: SortOrder | null | undefined;
  /** MIME type of the content, such as `audio/mpeg`; empty when unknown, such as before the analysis. */
  mimeType?: SortOrder | null | undefined;
  /** How browsers play the file once it is ready: the file itself, or a rendition for browsers. */
  playback?: SortOrder | null | undefined;
  /** Size of the file in bytes. */
  size?: SortOrder | null | undefined;
  /** Processing state of the file: received, being analysed, ready or failed. */
  state?: SortOrder | null | undefined;
  /** Agreed number of plays per day, 1 to 200, which the automatic choices of plans do not exceed. Null for no limit. */
  timesADay?: SortOrder | null | undefined;
  /** Title, 1 to 255 characters. */
  title?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
  /** First day on which the advert may air; null for no limit. */
  validFrom?: SortOrder | null | undefined;
  /** Last day on which the advert may air; null for no limit. */
  validTo?: SortOrder | null | undefined;
};

/** Validity of an advert today, in the time zone of its radio. The value gives the reason. */
export type PublicityValidity =
  /** Valid on any day, because `evergreen` is true. */
  | 'EVERGREEN'
  /** Invalid: the last day of the advert is in the past. */
  | 'EXPIRED'
  /** Invalid: the first day of the advert is in the future. */
  | 'NOT_YET'
  /** Valid: no first or last day is set. */
  | 'NO_LIMIT'
  /** Valid: today is neither before the first nor after the last day of the advert. One of the two days may be unset. */
  | 'VALID';

/** Filters rows by `PublicityValidity`: validity of an advert today, in the time zone of its radio. */
export type PublicityValidityFilter = {
  /** Exactly this value. */
  eq?: PublicityValidity | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<PublicityValidity> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Subscription of a browser (`PushSubscription.toJSON()`). */
export type PushDeviceInput = {
  /** Authentication secret, `keys.auth`; a wrong one is reported as `invalid` at `publicKey`. */
  auth: string;
  /** Push endpoint, at most 2,000 characters. Rejected with `unknown` for a push service that the station does not accept, and with `privateAddress`, `notSecure`, `link` or `notThere` for other unusable addresses. */
  endpoint: string;
  /** Public key, `keys.p256dh`; rejected with `invalid` when it is no key. */
  publicKey: string;
};

/** A question of a quiz on the website. */
export type QuizQuestionInput = {
  /** The answers to choose from as plain text: 2 to 4, each of 1 to 120 characters. */
  answers: Array<string>;
  /** Plain text of at most 500 characters, shown once an answer is chosen; empty for no explanation. */
  explanation?: string;
  /** Index of the right answer, from 0. */
  right: number;
  /** The question as plain text, 1 to 200 characters. */
  text: string;
};

/** Filter of Radio rows. All given conditions must hold. */
export type RadioFilter = {
  /** Name of the company that runs the radio; empty for a radio that the platform itself runs. */
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
  /** Slug for URLs: lower case letters, digits and hyphens; unique. */
  slug?: StringFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** New radio. */
export type RadioInput = {
  /** Id of the `Company` that runs the radio; null for a radio that the platform itself runs. */
  companyId?: string | null | undefined;
  /** BCP 47 tag of the language, such as `fr`. */
  language: string;
  /** Maximum size of the media library in bytes, 0 or more; null when only the disk limits it. */
  mediaQuota?: number | null | undefined;
  /** Name on the air, 1 to 80 characters. */
  name: string;
  /** Slug for URLs: 2 to 40 lower case letters and digits, with single hyphens between them. Rejected with `taken` when another radio has it. */
  slug: string;
  /** IANA time zone, such as `Europe/Paris`. */
  timeZone: string;
};

/** Changes to a radio. Absent fields stay as they are. */
export type RadioPatch = {
  /** Id of the `Company` that runs the radio; null for a radio that the platform itself runs. */
  companyId?: string | null | undefined;
  /** BCP 47 tag of the language, such as `fr`. */
  language?: string | null | undefined;
  /** Maximum size of the media library in bytes, 0 or more; null when only the disk limits it. */
  mediaQuota?: number | null | undefined;
  /** Name on the air, 1 to 80 characters. */
  name?: string | null | undefined;
  /** Slug for URLs: 2 to 40 lower case letters and digits, with single hyphens between them. Rejected with `taken` when another radio has it. */
  slug?: string | null | undefined;
  /** IANA time zone, such as `Europe/Paris`. */
  timeZone?: string | null | undefined;
};

/** A column to sort Radio rows by, with its direction. At most one column may be given. */
export type RadioSort = {
  /** Name of the company that runs the radio; empty for a radio that the platform itself runs. */
  company?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Radio`. */
  id?: SortOrder | null | undefined;
  /** Name on the air, 1 to 80 characters. */
  name?: SortOrder | null | undefined;
  /** Slug for URLs: lower case letters, digits and hyphens; unique. */
  slug?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
};

/** Filter of Redirect rows. All given conditions must hold. */
export type RedirectFilter = {
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Redirect`. */
  id?: IdFilter | null | undefined;
  /** True for a redirect that was made automatically from the former address of a content or topic. It was made when the address changed, or when the topic was merged into another. It follows further changes, and redirects while the content is published or the topic exists. False after the redirect was updated. */
  isAutomatic?: BooleanFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: RedirectFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<RedirectFilter> | null | undefined;
  /** Path below the address of the website, such as `/en/old-page`; unique. */
  path?: StringFilter | null | undefined;
  /** Target of the redirect: a path below the address of the website, or a web address. When a redirect is entered, a target that is itself redirected is replaced by its own target. */
  target?: StringFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new redirect. */
export type RedirectInput = {
  /** Path below the address of the website, at most 300 characters. Also accepted as a full address of the website: below `/site/` and the slug of the radio on the host of the portal, or on the own host of the website. `invalid` for the home page and for other addresses; `taken` when the path is already redirected. */
  path: string;
  /** Path below the address of the website, or a web address, at most 500 characters. Full addresses of the website are stored as paths. A path without a page that is redirected itself is replaced by its target. Rejected with `address` for other links, `loop` when the target would lead back to `path`. */
  target: string;
};

/** Changes to a redirect. Absent fields stay as they are. */
export type RedirectPatch = {
  /** Path below the address of the website, at most 300 characters. Also accepted as a full address of the website: below `/site/` and the slug of the radio on the host of the portal, or on the own host of the website. `invalid` for the home page and for other addresses; `taken` when the path is already redirected. */
  path?: string | null | undefined;
  /** Path below the address of the website, or a web address, at most 500 characters. Full addresses of the website are stored as paths. A path without a page that is redirected itself is replaced by its target. Rejected with `address` for other links, `loop` when the target would lead back to `path`. */
  target?: string | null | undefined;
};

/** A column to sort Redirect rows by, with its direction. At most one column may be given. */
export type RedirectSort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Redirect`. */
  id?: SortOrder | null | undefined;
  /** True for a redirect that was made automatically from the former address of a content or topic. It was made when the address changed, or when the topic was merged into another. It follows further changes, and redirects while the content is published or the topic exists. False after the redirect was updated. */
  isAutomatic?: SortOrder | null | undefined;
  /** Path below the address of the website, such as `/en/old-page`; unique. */
  path?: SortOrder | null | undefined;
  /** Target of the redirect: a path below the address of the website, or a web address. When a redirect is entered, a target that is itself redirected is replaced by its own target. */
  target?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
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
  /** Id of the radio to which the role is limited (`Radio`); null for a role of the whole platform. */
  radioId?: IdFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** New role. Its key is derived from its name. */
export type RoleInput = {
  /** Abilities that the role grants by itself, as listed by `abilitySubjects`. FORBIDDEN, with the first ability that the viewer lacks, when the viewer does not have all of them; for a role of the platform, subjects of radios require `manage` on `all`. Needs a recent proof of identity: FRESH_SIGN_IN_NEEDED. Base abilities of every role may be omitted. */
  abilities: Array<AbilityInput>;
  /** Description, at most 300 characters. */
  description: string;
  /** True to limit the role to the team of the current radio; defaults to false. Cannot be changed later. NO_RADIO without a current radio. */
  isOfRadio?: boolean | null | undefined;
  /** Name, 2 to 60 characters. Rejected with `taken` when another role of any radio has it, ignoring case and accents, and with `builtIn` when a built-in role would get another name. */
  name: string;
};

/** Changes to a role, all of whose abilities the viewer must have: FORBIDDEN otherwise. Absent fields stay as they are. */
export type RolePatch = {
  /** Abilities that the role grants by itself, as listed by `abilitySubjects`. FORBIDDEN, with the first ability that the viewer lacks, when the viewer does not have all of them; for a role of the platform, subjects of radios require `manage` on `all`. Needs a recent proof of identity: FRESH_SIGN_IN_NEEDED. Base abilities of every role may be omitted. */
  abilities?: Array<AbilityInput> | null | undefined;
  /** Description, at most 300 characters. */
  description?: string | null | undefined;
  /** Name, 2 to 60 characters. Rejected with `taken` when another role of any radio has it, ignoring case and accents, and with `builtIn` when a built-in role would get another name. */
  name?: string | null | undefined;
};

/** A column to sort Role rows by, with its direction. At most one column may be given. */
export type RoleSort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Role`. */
  id?: SortOrder | null | undefined;
  /** Short name, as in lists of users, such as `admin`. */
  key?: SortOrder | null | undefined;
  /** Name, as in lists of permissions, such as `administrator`. */
  name?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
};

/** A new item of a rundown. */
export type RundownItemInput = {
  /** Planned duration in milliseconds, a second to a day. Null for the length of the media item or episode. Required for PLAYLIST, TALK, LIVE and ADVERT_BREAK. */
  duration?: number | null | undefined;
  /** True for a fixed start: the item begins exactly at its `offset`, which is required. The item before is faded out. False to wait for the end of the item before. Defaults to false. */
  isHard?: boolean | null | undefined;
  /** Kind of the item, such as MEDIA. */
  kind: RundownItemKind;
  /** For MEDIA and JINGLE, which require it: id of the `MediaItem` to play. Rejected with `invalid` for other kinds, and when the media item of a JINGLE is no jingle; with `notReady` when the media item cannot be played, and with `outOfDays` for an advert before its first day or after its last day. */
  mediaId?: string | null | undefined;
  /** Notes for the people on the air, at most 5,000 characters of plain text; an empty text for none. */
  notes?: string | null | undefined;
  /** Start in milliseconds after the start of the rundown; null to follow the item before it. Rejected with `max` at or after the end of the rundown. */
  offset?: number | null | undefined;
  /** For PLAYLIST, which requires it: id of the `Playlist` to play. Rejected with `disabled` when the playlist is disabled, with `invalid` for other kinds. */
  playlistId?: string | null | undefined;
  /** Title of the item, at most 160 characters. Required for TALK and LIVE, otherwise an empty text for none. */
  title?: string | null | undefined;
};

/** Kind of a rundown item. */
export type RundownItemKind =
  /** Adverts that may air at that time, up to a duration. */
  | 'ADVERT_BREAK'
  /** The sound of the episode that is broadcast, or else of the rush. */
  | 'EPISODE'
  /** A jingle of the emission or of the station. */
  | 'JINGLE'
  /** Live sound from the studio or an external source. */
  | 'LIVE'
  /** A media item. */
  | 'MEDIA'
  /** A playlist that plays for the planned duration. */
  | 'PLAYLIST'
  /** Spoken words, without a file. */
  | 'TALK';

/** Changes to an item of a rundown. Absent fields stay as they are. */
export type RundownItemPatch = {
  /** Planned duration in milliseconds, a second to a day. Null for the length of the media item or episode. Required for PLAYLIST, TALK, LIVE and ADVERT_BREAK. */
  duration?: number | null | undefined;
  /** True for a fixed start: the item begins exactly at its `offset`, which is required. The item before is faded out. False to wait for the end of the item before. Unchanged when absent. */
  isHard?: boolean | null | undefined;
  /** Kind of the item, such as MEDIA. */
  kind?: RundownItemKind | null | undefined;
  /** For MEDIA and JINGLE, which require it: id of the `MediaItem` to play. Rejected with `invalid` for other kinds, and when the media item of a JINGLE is no jingle; with `notReady` when the media item cannot be played, and with `outOfDays` for an advert before its first day or after its last day. */
  mediaId?: string | null | undefined;
  /** Notes for the people on the air, at most 5,000 characters of plain text; an empty text for none. */
  notes?: string | null | undefined;
  /** Start in milliseconds after the start of the rundown; null to follow the item before it. Rejected with `max` at or after the end of the rundown. */
  offset?: number | null | undefined;
  /** For PLAYLIST, which requires it: id of the `Playlist` to play. Rejected with `disabled` when the playlist is disabled, with `invalid` for other kinds. */
  playlistId?: string | null | undefined;
  /** Title of the item, at most 160 characters. Required for TALK and LIVE, otherwise an empty text for none. */
  title?: string | null | undefined;
};

/** Problem of a rundown item. */
export type RundownProblem =
  /** The item lies after the end of the rundown, completely or in part. */
  | 'BEYOND_END'
  /** The item is faded out before its end. An item with a fixed start follows, or the available time is over. */
  | 'CUT'
  /** The item begins later than its `offset`, because the items before it last longer. */
  | 'LATE'
  /** The file cannot be played yet, or not at all. */
  | 'MISSING_FILE'
  /** The media item or playlist was deleted, or the episode or rush has no sound that can play. */
  | 'NOTHING'
  /** The day is before the first day or after the last day of the advert (`validFrom`, `validTo`). */
  | 'OUT_OF_DAYS';

/** Kind and details of the result that is made from an accepted rush. */
export type RushAcceptance = {
  /** For PODCAST: id of the `Emission` of the podcast. Defaults to the emission of the rush; required when the rush has none. Rejected with `noPodcast` when the emission has no podcast. */
  emissionId?: string | null | undefined;
  /** For EPISODE, required: id of the `Episode` whose sound the rush replaces. Rejected with `taken` while the resulting file of another rush for that episode is being made, or has failed. */
  episodeId?: string | null | undefined;
  /** For MEDIUM, required: kind of the media item, one of the audio kinds of the library. */
  mediaKind?: MediaKind | null | undefined;
  /** Kind of result to make: the sound of an episode, a podcast entry, or a media item of the library. */
  outcome: RushOutcome;
  /** Title of the media item, and for PODCAST of the new episode, 1 to 200 characters. Defaults to the title of the rush. */
  title?: string | null | undefined;
  /** Message to the sender, at most 2,000 characters; an empty text for none. */
  words?: string | null | undefined;
};

/** Filter of Rush rows. All given conditions must hold. */
export type RushFilter = {
  /** Id of the current or last reviewer (`User`). Null while no reviewer is assigned, such as after a new take, and when the account is deleted. */
  assigneeId?: IdFilter | null | undefined;
  /** First and last name of the current or last reviewer. */
  assigneeName?: StringFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the emission that the recording is intended for (`Emission`); null when undecided. */
  emissionId?: IdFilter | null | undefined;
  /** Title on the air of the emission that the recording is intended for. */
  emissionTitle?: StringFilter | null | undefined;
  /** Id of the episode whose sound the accepted rush becomes (`Episode`); for PODCAST the new episode. Null for MEDIUM, and until the rush is accepted. */
  episodeId?: IdFilter | null | undefined;
  /** Id of the `Rush`. */
  id?: IdFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: RushFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<RushFilter> | null | undefined;
  /** Id of the resulting media item (`MediaItem`). Null until its file is made, and after it was permanently deleted. */
  resultId?: IdFilter | null | undefined;
  /** Id of the person who sent the first take (`User`); null when the account is deleted. */
  sentById?: IdFilter | null | undefined;
  /** First and last name of the person who sent the first take. */
  sentByName?: StringFilter | null | undefined;
  /** State of the rush, such as IN_REVIEW. */
  state?: RushStateFilter | null | undefined;
  /** Title, 1 to 200 characters. */
  title?: StringFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** Since when the rush has waited for a decision or for a new take. It waits for a decision since the newest take arrived, and for a new take since it was sent back. Null once the rush is accepted or rejected. */
  waitingSince?: DateTimeFilter | null | undefined;
};

/** Start, end and cuts of the part of a take to use. They replace those set before. */
export type RushMarks = {
  /** Parts of the file to leave out, at most 200, in order and not overlapping. Cuts before `markIn` or after `markOut` have no effect. Rejected with `nothingLeft` when less than 100 milliseconds remain. */
  cuts: Array<CutInput>;
  /** Start of the used part, in milliseconds after the start of the file; null for the start of the file. */
  markIn?: number | null | undefined;
  /** End of the used part, in milliseconds after the start of the file; null for the end of the file. */
  markOut?: number | null | undefined;
};

/** A new comment on a take. */
export type RushNoteInput = {
  /** End of the part in milliseconds after the start of the file, later than `start`. Null for a single moment. */
  end?: number | null | undefined;
  /** Position in milliseconds after the start of the file. */
  start: number;
  /** Plain text, 1 to 2,000 characters. */
  text: string;
};

/** Kind of result that is made from an accepted rush. */
export type RushOutcome =
  /** The sound of an episode. */
  | 'EPISODE'
  /** A media item of the library. */
  | 'MEDIUM'
  /** A podcast entry: a new episode of the emission, published at once. The feed has it once its sound is ready. */
  | 'PODCAST';

/** Changes to the details of a rush. */
export type RushPatch = {
  /** Id of the `Emission` that the recording is intended for; null when undecided. */
  emissionId?: string | null | undefined;
  /** Notes about the rush, plain text of at most 5,000 characters; an empty text for none. */
  notes?: string | null | undefined;
  /** Title, 1 to 200 characters. */
  title?: string | null | undefined;
};

/** State of the resulting file of an accepted rush. */
export type RushRendering =
  /** The file was made; see `result`. */
  | 'DONE'
  /** The file could not be made; `renderRushAgain` tries again. */
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
  /** The program that encodes audio (ffmpeg) is not installed on the server. */
  | 'NO_TOOL'
  /** The file exceeds the quota of the radio, or the disk of the server is full. */
  | 'STORAGE_FULL'
  /** An internal error. */
  | 'UNEXPECTED';

/** A column to sort Rush rows by, with its direction. At most one column may be given. */
export type RushSort = {
  /** First and last name of the current or last reviewer. */
  assigneeName?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Title on the air of the emission that the recording is intended for. */
  emissionTitle?: SortOrder | null | undefined;
  /** Id of the `Rush`. */
  id?: SortOrder | null | undefined;
  /** First and last name of the person who sent the first take. */
  sentByName?: SortOrder | null | undefined;
  /** State of the rush, such as IN_REVIEW. */
  state?: SortOrder | null | undefined;
  /** Title, 1 to 200 characters. */
  title?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
  /** Since when the rush has waited for a decision or for a new take. It waits for a decision since the newest take arrived, and for a new take since it was sent back. Null once the rush is accepted or rejected. */
  waitingSince?: SortOrder | null | undefined;
};

/** State of a rush. */
export type RushState =
  /** The rush was accepted; see `outcome`. */
  | 'ACCEPTED'
  /** A reviewer is listening to the rush and will decide. */
  | 'IN_REVIEW'
  /** The rush, or a new take of it, has arrived and waits for a reviewer. */
  | 'RECEIVED'
  /** The rush was rejected. */
  | 'REJECTED'
  /** The rush was sent back and waits for a new take. */
  | 'SENT_BACK';

/** Filters rows by `RushState`: state of a rush. */
export type RushStateFilter = {
  /** Exactly this value. */
  eq?: RushState | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<RushState> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Setting of a section of the home page; each kind of section uses some of them. */
export type SectionFieldName =
  /** Maximum number of entries: `Section.count`. */
  | 'COUNT'
  /** Heading in each language: `SectionText.title`. */
  | 'HEADING'
  /** Questions in each language: `SectionText.questions`. */
  | 'QUESTIONS'
  /** The only record whose entries the section shows: `Section.recordId`. */
  | 'RECORD'
  /** Rich text in each language: `SectionText.text`. */
  | 'TEXT';

/** A section of the home page. */
export type SectionInput = {
  /** Maximum number of entries that the section shows, 1 to 12. Ignored by kinds without entries, and by SCHEDULE with the template COMMUNITY. */
  count: number;
  /** True when visitors do not see the section. */
  isHidden: boolean;
  /** Key, 1 to 36 letters, digits and hyphens; unique on the page. */
  key: string;
  /** Kind of the section. Null for a section whose stored kind this version does not know: the stored section with this key stays as it is. */
  kind?: SectionKind | null | undefined;
  /** Id of the only record whose entries the section shows, such as the topic of its news. It is an `Emission`, a `Topic` or a photo album (a `Content`), as the kind of the section allows. Null for no limit, and ignored by kinds without a record. */
  recordId?: string | null | undefined;
  /** Texts of the section, at most one entry for each language. */
  texts: Array<SectionTextInput>;
};

/** Field of an item of a setting with a list, such as the questions of a quiz. */
export type SectionItemFieldName =
  /** The answers: `QuizQuestion.answers`. */
  | 'ANSWERS'
  /** The explanation: `QuizQuestion.explanation`. */
  | 'EXPLANATION'
  /** The index of the right answer: `QuizQuestion.right`. */
  | 'RIGHT'
  /** The question: `QuizQuestion.text`. */
  | 'TEXT';

/** Type of a field of an item in a list, which determines its form input. */
export type SectionItemFieldType =
  /** Index, from 0, of one of the texts in the LINES field of the same item. */
  | 'CHOICE'
  /** Plain text on one line. */
  | 'LINE'
  /** A list of plain texts on one line each, none of them empty. */
  | 'LINES'
  /** Plain text on several lines. */
  | 'PARAGRAPH';

/** Kind of a section of the home page. */
export type SectionKind =
  /** The first photo albums, sorted by `Content.position`. With `recordId`, the photos of one album. */
  | 'ALBUMS'
  /** A banner whose `position` is `BETWEEN_CONTENTS`; the section is empty while there is none. */
  | 'BANNER'
  /** The newest blog posts; with `recordId`, those of one topic. */
  | 'BLOG'
  /** The songs that were played most often in the last seven days. */
  | 'CHART'
  /** A link to the contact form, and the public e-mail address; empty without one. */
  | 'CONTACT'
  /** The newest episodes of the published podcasts of emissions with `isListed`, without drafts. With `recordId`, those of one emission. */
  | 'EPISODES'
  /** A heading (by default the name of the radio), the introduction, and what is on the air now. */
  | 'HERO'
  /** The newest news; with `recordId`, those of one topic. */
  | 'NEWS'
  /** Card with the programme and the song that are on the air now. */
  | 'ON_AIR'
  /** The first partners, sorted by `Content.position`. */
  | 'PARTNERS'
  /** The first products, sorted by `Content.position`. */
  | 'PRODUCTS'
  /** Emissions with `isListed`, without drafts, sorted by title. */
  | 'PROGRAMMES'
  /** Questions with answers to choose from, from `questions`; empty in languages without questions. Answers of visitors are not stored. */
  | 'QUIZ'
  /** The slots of the next 24 hours; with the template COMMUNITY, the schedule of seven days. */
  | 'SCHEDULE'
  /** The first services, sorted by `Content.position`. */
  | 'SERVICES'
  /** The songs that were played last, within 24 hours. */
  | 'SONGS'
  /** People of the emissions with `isListed`, without drafts and guests. With `recordId`, those of one emission. */
  | 'TEAM'
  /** Free text, from `texts`. */
  | 'TEXT';

/** Type of a record that can be the only one whose entries a section shows. */
export type SectionRecordType =
  /** A photo album: a `Content` of the kind ALBUM. */
  | 'ALBUM'
  /** A `Topic` of the blog. */
  | 'BLOG_TOPIC'
  /** An `Emission`. */
  | 'EMISSION'
  /** A `Topic` of the news. */
  | 'NEWS_TOPIC';

/** Texts of a section in one language. */
export type SectionTextInput = {
  /** Language of the texts. */
  language: SiteLanguage;
  /** Questions of a QUIZ, at most 10 in each language; empty for other kinds, which ignore them. Problems have the path of the field, such as `sections.0.texts.0.questions.2.right`: `required` for an empty text, and for fewer than 2 answers; `tooLong` for a text, or too many questions or answers; `invalid` for a right answer that does not exist. */
  questions?: Array<QuizQuestionInput>;
  /** Text as HTML, sanitised when stored; shown by HERO, in place of the introduction, and by TEXT. It may refer to records with `data-record` and `data-audio`, except to sounds of the library. At most 20,000 characters. */
  text: string;
  /** Heading, at most 80 characters; empty to use the default heading of the kind. */
  title: string;
};

/** Separation rule: a minimum time between two plays that have something in common. It is counted from the end of a play to the start of the next one. */
export type SeparationRule =
  /** Minimum time from the end of a play to the start of the next play of the same album. */
  | 'ALBUM'
  /** Minimum time from the end of a play to the start of the next play of the same artiste. */
  | 'ARTISTE'
  /** Minimum time from the end of a play to the start of the next play of the same record label. */
  | 'LABEL'
  /** Minimum time from the end of a play to the start of the next play of the same title, by any artiste. */
  | 'TITLE';

/** Radius of the rounded corners on a website, where its template does not set another. */
export type SiteCorners =
  /** Radius of 14 pixels for buttons, 20 pixels for cards. */
  | 'ROUND'
  /** Radius of 6 pixels for buttons, 8 pixels for cards. */
  | 'SLIGHT'
  /** Corners without a radius. */
  | 'SQUARE';

/** Spacing between the elements of a website. */
export type SiteDensity =
  /** 25 percent less space than NORMAL, text of 16 pixels. */
  | 'COMPACT'
  /** Usual space, text of 17 pixels. */
  | 'NORMAL'
  /** 30 percent more space than NORMAL, text of 18 pixels. */
  | 'SPACIOUS';

/** Font of a website, with a matching font for texts in Arabic. */
export type SiteFont =
  /** Bricolage Grotesque, with Cairo for texts in Arabic. */
  | 'BRICOLAGE'
  /** Inter, with Noto Sans Arabic for texts in Arabic. */
  | 'INTER'
  /** Lora (a serif font), with Noto Naskh Arabic for texts in Arabic. */
  | 'LORA'
  /** Montserrat, with Alexandria for texts in Arabic. */
  | 'MONTSERRAT'
  /** IBM Plex Sans, with Cairo for texts in Arabic. */
  | 'PLEX'
  /** The standard font of the visitor’s device: no font is loaded. */
  | 'SYSTEM';

/** Language of the website. */
export type SiteLanguage =
  /** Arabic. */
  | 'AR'
  /** English. */
  | 'EN'
  /** French. */
  | 'FR';

/** Filters rows by `SiteLanguage`: language of the website. */
export type SiteLanguageFilter = {
  /** Exactly this value. */
  eq?: SiteLanguage | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<SiteLanguage> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Page of a website that a menu can lead to. */
export type SitePage =
  /** List of the blog posts. */
  | 'BLOG'
  /** Frequencies and channels on which the radio can be received. */
  | 'FREQUENCIES'
  /** List of the news. */
  | 'NEWS'
  /** Page with the current song and programme. It also shows the people of the programme, the next programmes and the last songs. */
  | 'ON_AIR'
  /** List of the partners. */
  | 'PARTNERS'
  /** List of the photo albums. */
  | 'PHOTOS'
  /** Songs that were played in the last three hours, or around a chosen time. */
  | 'PLAYLIST'
  /** List of the published podcasts of emissions with `isListed`, without drafts. */
  | 'PODCASTS'
  /** List of the emissions with `isListed`, without drafts. */
  | 'PROGRAMMES'
  /** Schedule of seven days, as days, a week or a list. */
  | 'SCHEDULE'
  /** Search over contents and programmes. */
  | 'SEARCH'
  /** List of the services. */
  | 'SERVICES'
  /** List of the products. */
  | 'SHOP'
  /** People of the emissions with `isListed`, without drafts and guests. */
  | 'TEAM';

/** Colours of a website. */
export type SitePaletteInput = {
  /** Colour of small labels, `#rrggbb`. Rejected with `lowContrast` when its contrast with the page or with cards is below 3:1. */
  accent: string;
  /** Colour of the page, `#rrggbb`. */
  background: string;
  /** Colour of buttons and highlights, `#rrggbb`. Rejected with `lowContrast` when its contrast with the page or with cards is below 3:1. */
  primary: string;
  /** Colour of cards, `#rrggbb`. */
  surface: string;
  /** Colour of the text, `#rrggbb`. Rejected with `lowContrast` when its contrast with the page or with cards is below 3:1. */
  text: string;
};

/** Style of a website. The values replace the previous style as a whole. */
export type SiteStyleInput = {
  /** Font of all texts other than headings. */
  bodyFont: SiteFont;
  /** Radius of the corners. */
  corners: SiteCorners;
  /** Colours on screens that are set to dark. */
  dark: SitePaletteInput;
  /** Spacing between the elements of the pages. */
  density: SiteDensity;
  /** Path of the icon in tabs and bookmarks, as returned by the upload to `/uploads/website/design/icon`. Empty without one. */
  favicon: string;
  /** Font of the headings. */
  headingFont: SiteFont;
  /** Colours on light screens. */
  light: SitePaletteInput;
  /** Path of the logo, as returned by the upload to `/uploads/website/design/logo`. Empty to show the emblem of the template, if it has one. */
  logo: string;
};

/** Layout of a website. */
export type SiteTemplate =
  /** A community radio on one page: a menu of its sections, and the schedule of seven days. */
  | 'COMMUNITY'
  /** A magazine: a masthead, a lead story, and columns. */
  | 'MAGAZINE'
  /** A music station: a large cover with what plays, and a dense list of songs. */
  | 'MUSIC';

/** A plain text of a website in one language. */
export type SiteTextInput = {
  /** Language of the text. */
  language: SiteLanguage;
  /** Plain text, at most 500 characters. */
  text: string;
};

/** Category of a slot, which determines what the slot can broadcast. */
export type SlotCategory =
  /** An emission from the studio. */
  | 'LIVE'
  /** A playlist, an episode, or the filler of an emission. */
  | 'MULTIMEDIA'
  /** A repeat of another slot or of an episode. */
  | 'REBROADCAST'
  /** A rush, an episode, or the filler of an emission. */
  | 'RUSH';

/** Filters rows by `SlotCategory`: category of a slot, which determines what the slot can broadcast. */
export type SlotCategoryFilter = {
  /** Exactly this value. */
  eq?: SlotCategory | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<SlotCategory> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Kind of change or content that is planned for a single day of a slot. */
export type SlotDayContent =
  /** The day is cancelled. */
  | 'CANCELLATION'
  /** The day has an episode of its own. */
  | 'EPISODE'
  /** The day has a start, a length or a layer of its own. */
  | 'OWN_TIME'
  /** The rundown of the day has items. */
  | 'RUNDOWN'
  /** The day has a title of its own. */
  | 'TITLE';

/** Kind of effect that `changeSlotDays` has on one occurrence. */
export type SlotDayEffect =
  /** The occurrence is cancelled. */
  | 'CANCELLED'
  /** The occurrence gets another time or duration. */
  | 'MOVED'
  /** The occurrence is cancelled, and the other emission replaces it. */
  | 'REPLACED'
  /** The occurrence takes place again, or follows its series again. */
  | 'RESTORED'
  /** The occurrence stays unchanged. The action CHANGE skips occurrences that are cancelled or have a time of their own, and days on which the new time has passed or does not exist. */
  | 'UNCHANGED';

/** An action on all dates of a slot in a range. */
export type SlotDaysAction =
  /** Cancels the occurrences. */
  | 'CANCEL'
  /** Sets another time, duration or emission. */
  | 'CHANGE'
  /** Resets time, duration and layer to the series, and restores cancelled occurrences. Titles and episodes stay. */
  | 'RESET'
  /** Restores cancelled occurrences at their previous times. */
  | 'RESTORE';

/** A change of all dates of a slot in a range. */
export type SlotDaysInput = {
  /** Action to apply to each date: change, cancel, restore or reset it. */
  action: SlotDaysAction;
  /** New duration in milliseconds by the radio’s clock. From 01:00 to 04:00 are three hours, even on the night of a daylight saving change. At least a second, at most a day. */
  duration?: number | null | undefined;
  /** Id of another `Emission` to broadcast; null or absent to keep the emission. The occurrences are cancelled, and a new slot with the same recurrence rule replaces them. Rejected with `ended` when the emission has ended. */
  emissionId?: string | null | undefined;
  /** First date of the range, inclusive. */
  from: string;
  /** New start time by the radio’s clock, `HH:MM` or `HH:MM:SS`. The action CHANGE needs a start time, a duration or an emission; other actions accept none of these. */
  startTime?: string | null | undefined;
  /** Last date of the range, inclusive. Rejected with `max` when the range has more than 366 dates, with `endBeforeStart` when it ends before `from`. */
  to: string;
};

/** Filter of Slot rows. All given conditions must hold. */
export type SlotFilter = {
  /** Category: live, multimedia, rush or rebroadcast. */
  category?: SlotCategoryFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Duration in milliseconds by the radio’s clock. From 01:00 to 04:00 are three hours, even on the night of a daylight saving change. At most a day. */
  duration?: NumberFilter | null | undefined;
  /** Id of the emission that is broadcast (`Emission`); null for none. */
  emissionId?: IdFilter | null | undefined;
  /** Last date; null when the series has no end. */
  endDate?: LocalDateFilter | null | undefined;
  /** Id of the episode that is broadcast (`Episode`); null for none. */
  episodeId?: IdFilter | null | undefined;
  /** Id of the `Slot`. */
  id?: IdFilter | null | undefined;
  /** Layer of the calendar; a higher layer covers the lower ones. */
  layer?: SlotLayerFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: SlotFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<SlotFilter> | null | undefined;
  /** Id of the slot that is repeated (`Slot`), for REBROADCAST; null for none. */
  originalId?: IdFilter | null | undefined;
  /** Id of the playlist that plays (`Playlist`); null for none. */
  playlistId?: IdFilter | null | undefined;
  /** Id of the rush that is broadcast once the rush is accepted (`Rush`); null for none. */
  rushId?: IdFilter | null | undefined;
  /** First date of the slot. */
  startDate?: LocalDateFilter | null | undefined;
  /** Title of the slot. Empty when the title of its emission, episode, rush, playlist or original slot applies. */
  title?: StringFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** Frequency of a recurrence. */
export type SlotFrequency =
  /** Every `interval` days. */
  | 'DAILY'
  /** Every `interval` months, on a day of the month or on certain weekdays of the month. See `nth` and `setPosition`. */
  | 'MONTHLY'
  /** Every `interval` weeks, on the given weekdays. */
  | 'WEEKLY';

/** A new slot of the calendar. */
export type SlotInput = {
  /** Category of the slot. LIVE needs an emission; MULTIMEDIA a playlist, an emission or an episode; RUSH a rush, an emission or an episode; REBROADCAST an original or an episode. A missing field is rejected with `required`. */
  category: SlotCategory;
  /** Colour of the slot, `#rrggbb`; null when the colour of the emission applies. */
  colour?: string | null | undefined;
  /** Duration in milliseconds by the radio’s clock. From 01:00 to 04:00 are three hours, even on the night of a daylight saving change. At least a second, at most a day. */
  duration: number;
  /** Id of the `Emission` to broadcast; null for none. Rejected with `required` when a LIVE slot has none, and with `ended` when the emission has ended. */
  emissionId?: string | null | undefined;
  /** Id of the `Episode` to broadcast; null for none. Rejected with `elsewhere` when the episode belongs to another emission than the slot, and with `ended` when its emission has ended. */
  episodeId?: string | null | undefined;
  /** Layer of the calendar; a higher layer covers the lower ones. Defaults to PROGRAMMES. */
  layer?: SlotLayer | null | undefined;
  /** For REBROADCAST: id of the `Slot` to repeat. Null when the slot broadcasts an episode instead, `required` when it has neither. Rejected with `invalid` for the slot itself, for a slot that is a rebroadcast, and when the category of the slot after the change is not REBROADCAST. */
  originalId?: string | null | undefined;
  /** Id of the `Playlist` to play; null for none. A MULTIMEDIA slot needs a playlist, an emission or an episode: `required` at this field when it has none. */
  playlistId?: string | null | undefined;
  /** Recurrence rule; null for a slot with a single date. Rejected with `noDays` when no date matches the rule. */
  recurrence?: SlotRecurrenceInput | null | undefined;
  /** For RUSH: id of the `Rush` to broadcast. Null when the slot has an emission or an episode, `required` when it has none of the three. Rejected with `rejected` for a rejected rush, `elsewhere` for a rush of another emission, `ended` when its emission has ended, and `invalid` together with an episode or when the category of the slot after the change is not RUSH. */
  rushId?: string | null | undefined;
  /** First date of the slot. When the recurrence rule does not match this date, the slot begins on the next date that matches. */
  startDate: string;
  /** Start time by the radio’s clock, `HH:MM` or `HH:MM:SS`. A slot with a single date is rejected with `skippedHour` when it lies completely in the hour that the clocks skip in spring. */
  startTime: string;
  /** Title of the slot, at most 160 characters. Empty to use the title of its emission, episode, rush, playlist or original slot. */
  title?: string | null | undefined;
};

/** Layers of the calendar, from bottom to top. */
export type SlotLayer =
  /** Advert breaks, above the programmes. */
  | 'ADVERTS'
  /** Filler beneath all other layers. */
  | 'FILLER'
  /** Live broadcasts from the studio, above all other layers. */
  | 'LIVE'
  /** Planned programmes, above the filler. */
  | 'PROGRAMMES';

/** Filters rows by `SlotLayer`: layers of the calendar, from bottom to top. */
export type SlotLayerFilter = {
  /** Exactly this value. */
  eq?: SlotLayer | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<SlotLayer> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Changes to a slot, on all of its coming dates. Absent fields stay as they are. */
export type SlotPatch = {
  /** Category of the slot. LIVE needs an emission; MULTIMEDIA a playlist, an emission or an episode; RUSH a rush, an emission or an episode; REBROADCAST an original or an episode. A missing field is rejected with `required`. */
  category?: SlotCategory | null | undefined;
  /** Colour of the slot, `#rrggbb`; null when the colour of the emission applies. */
  colour?: string | null | undefined;
  /** Duration in milliseconds by the radio’s clock. From 01:00 to 04:00 are three hours, even on the night of a daylight saving change. At least a second, at most a day. */
  duration?: number | null | undefined;
  /** Id of the `Emission` to broadcast; null for none. Rejected with `required` when a LIVE slot has none, and with `ended` when the emission has ended. */
  emissionId?: string | null | undefined;
  /** Id of the `Episode` to broadcast; null for none. Rejected with `elsewhere` when the episode belongs to another emission than the slot, and with `ended` when its emission has ended. */
  episodeId?: string | null | undefined;
  /** Layer of the calendar; a higher layer covers the lower ones. Unchanged when absent. */
  layer?: SlotLayer | null | undefined;
  /** For REBROADCAST: id of the `Slot` to repeat. Null when the slot broadcasts an episode instead, `required` when it has neither. Rejected with `invalid` for the slot itself, for a slot that is a rebroadcast, and when the category of the slot after the change is not REBROADCAST. */
  originalId?: string | null | undefined;
  /** Id of the `Playlist` to play; null for none. A MULTIMEDIA slot needs a playlist, an emission or an episode: `required` at this field when it has none. */
  playlistId?: string | null | undefined;
  /** Recurrence rule; null for a slot with a single date. Rejected with `noDays` when no date matches the rule. */
  recurrence?: SlotRecurrenceInput | null | undefined;
  /** For RUSH: id of the `Rush` to broadcast. Null when the slot has an emission or an episode, `required` when it has none of the three. Rejected with `rejected` for a rejected rush, `elsewhere` for a rush of another emission, `ended` when its emission has ended, and `invalid` together with an episode or when the category of the slot after the change is not RUSH. */
  rushId?: string | null | undefined;
  /** First date of the slot. When the recurrence rule does not match this date, the slot begins on the next date that matches. */
  startDate?: string | null | undefined;
  /** Start time by the radio’s clock, `HH:MM` or `HH:MM:SS`. A slot with a single date is rejected with `skippedHour` when it lies completely in the hour that the clocks skip in spring. */
  startTime?: string | null | undefined;
  /** Title of the slot, at most 160 characters. Empty to use the title of its emission, episode, rush, playlist or original slot. */
  title?: string | null | undefined;
};

/** Recurrence rule of a slot. `until` and `count` together are rejected with `recurrence.count: invalid`. */
export type SlotRecurrenceInput = {
  /** Number of dates of the series, 1 to 1,000. Null when the series has no end, or `until` defines its end. */
  count?: number | null | undefined;
  /** Unit of the recurrence: days, weeks or months. */
  frequency: SlotFrequency;
  /** Interval, 1 to 52: 2 means every second day, week or month. 1 when absent. */
  interval?: number | null | undefined;
  /** For MONTHLY with `weekdays`: number of the weekday in the month, such as 2 for the second Monday. From 1 for the first to 5, or -1 for the last; null for all of these weekdays in the month. */
  nth?: number | null | undefined;
  /** For MONTHLY without `nth`: number of the day in the month, 1 for the first, -1 for the last. Only days that fall on `weekdays` are counted, or all days when `weekdays` is empty. Null for all of these days. */
  setPosition?: number | null | undefined;
  /** Last possible date of the series, inclusive. Null when the series has no end, or `count` defines its end. */
  until?: string | null | undefined;
  /** Weekdays of the series. When empty or absent: for WEEKLY, the weekday of the first date of the slot; for MONTHLY without `setPosition`, the same day of the month as that date; for DAILY, every weekday. */
  weekdays?: Array<SlotWeekday> | null | undefined;
};

/** A column to sort Slot rows by, with its direction. At most one column may be given. */
export type SlotSort = {
  /** Category: live, multimedia, rush or rebroadcast. */
  category?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Duration in milliseconds by the radio’s clock. From 01:00 to 04:00 are three hours, even on the night of a daylight saving change. At most a day. */
  duration?: SortOrder | null | undefined;
  /** Last date; null when the series has no end. */
  endDate?: SortOrder | null | undefined;
  /** Id of the `Slot`. */
  id?: SortOrder | null | undefined;
  /** Layer of the calendar; a higher layer covers the lower ones. */
  layer?: SortOrder | null | undefined;
  /** First date of the slot. */
  startDate?: SortOrder | null | undefined;
  /** Start time by the radio’s clock, `HH:MM` or `HH:MM:SS`. */
  startTime?: SortOrder | null | undefined;
  /** Title of the slot. Empty when the title of its emission, episode, rush, playlist or original slot applies. */
  title?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
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
  /** Conditions, 1 to 20. BAD_USER_INPUT names the field with a problem: `criteria.0.value` in a preview, `criteria.criteria.0.value` in a playlist. */
  criteria: Array<SmartCriterionInput>;
  /** Maximum number of items, 1 to 1,000; null or absent for all matches. */
  limit?: number | null | undefined;
  /** True when all criteria must match, false when one match is enough. Defaults to true. */
  matchAll?: boolean | null | undefined;
  /** Order of the items; defaults to NEWEST. */
  order?: CriteriaOrder | null | undefined;
};

/** Condition of a smart playlist. */
export type SmartCriterionInput = {
  /** Property to compare. */
  field: CriterionField;
  /** Comparison of the property with the value. Texts are compared by IS, IS_NOT and CONTAINS; numbers by IS, IS_NOT, AT_LEAST and AT_MOST; KIND and EXPLICIT by IS and IS_NOT. */
  operator: CriterionOperator;
  /** Value to compare with, as text of 1 to 200 characters. Booleans are `true` or `false`, numbers are in digits. YEAR is 1000 to 9999, DURATION 0 to 86,400, ADDED_DAYS_AGO 0 to 36,500. */
  value: string;
};

/** Addresses of the user’s profiles on social networks. Absent addresses stay unchanged. */
export type SocialLinksInput = {
  /** Address of the page on Facebook. Http or https, at most 300 characters; an empty text for none. */
  facebook?: string | null | undefined;
  /** Address of the page at Google. Http or https, at most 300 characters; an empty text for none. */
  google?: string | null | undefined;
  /** Address of the page on Instagram. Http or https, at most 300 characters; an empty text for none. */
  instagram?: string | null | undefined;
  /** Address of the page on LinkedIn. Http or https, at most 300 characters; an empty text for none. */
  linkedIn?: string | null | undefined;
  /** Address of the page on Quora. Http or https, at most 300 characters; an empty text for none. */
  quora?: string | null | undefined;
  /** Address of the page on Twitter (X). Http or https, at most 300 characters; an empty text for none. */
  twitter?: string | null | undefined;
};

/** Filter of Song rows. All given conditions must hold. */
export type SongFilter = {
  /** Id of the album of the song (`Album`), also when the album is in the recycle bin; null for none. */
  albumId?: IdFilter | null | undefined;
  /** Title of the album of the song. */
  albumTitle?: StringFilter | null | undefined;
  /** Id of any of the artistes of the song (`Artiste`). */
  artisteId?: IdFilter | null | undefined;
  /** Display name of any of the artistes of the song. */
  artisteName?: StringFilter | null | undefined;
  /** Average bitrate in bits per second; null when unknown. */
  bitrate?: NumberFilter | null | undefined;
  /** Id of the category of the medium (`MediaCategory`); null for none. */
  categoryId?: IdFilter | null | undefined;
  /** Name of the category of the medium. */
  categoryName?: StringFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Credited artists in one line, such as “A feat. B”; may be empty. */
  credit?: StringFilter | null | undefined;
  /** Id of the medium whose file has the same content (`MediaItem`), when `failure` is DUPLICATE. Null otherwise, and when that medium was permanently deleted. */
  duplicateOfId?: IdFilter | null | undefined;
  /** Duration of the file in milliseconds; null when unknown, such as before the analysis. */
  duration?: NumberFilter | null | undefined;
  /** True when the lyrics are explicit. */
  explicit?: BooleanFilter | null | undefined;
  /** Reason why the file cannot be used; null unless `state` is FAILED. */
  failure?: MediaFailureFilter | null | undefined;
  /** Name of the file when it was uploaded, for display only. */
  fileName?: StringFilter | null | undefined;
  /** Genre such as “Jazz”, at most 100 characters; may be empty. */
  genre?: StringFilter | null | undefined;
  /** Id of the `Song`. */
  id?: IdFilter | null | undefined;
  /** International Standard Recording Code without hyphens; may be empty. */
  isrc?: StringFilter | null | undefined;
  /** Kind of the file: song, jingle, signature tune, advert, video, rush or episode sound. */
  kind?: MediaKindFilter | null | undefined;
  /** Record label, at most 200 characters; may be empty. */
  label?: StringFilter | null | undefined;
  /** Integrated loudness in LUFS (EBU R128); null for silence, and when it was not measured. */
  loudness?: NumberFilter | null | undefined;
  /** MIME type of the content, such as `audio/mpeg`; empty when unknown, such as before the analysis. */
  mimeType?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: SongFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<SongFilter> | null | undefined;
  /** How browsers play the file once it is ready: the file itself, or a rendition for browsers. */
  playback?: MediaPlaybackFilter | null | undefined;
  /** Size of the file in bytes. */
  size?: NumberFilter | null | undefined;
  /** Processing state of the file: received, being analysed, ready or failed. */
  state?: MediaStateFilter | null | undefined;
  /** Id of any of the tags of the medium (`MediaTag`). */
  tagId?: IdFilter | null | undefined;
  /** Name of any of the tags of the medium. */
  tagName?: StringFilter | null | undefined;
  /** Title, 1 to 255 characters. */
  title?: StringFilter | null | undefined;
  /** Track number, 1 to 999; null when unknown. */
  trackNumber?: NumberFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** Year of release, 1000 to 9999; null when unknown. */
  year?: NumberFilter | null | undefined;
};

/** Changes to a song. Absent fields stay as they are. */
export type SongPatch = {
  /** Id of the `Album`; null for none. */
  albumId?: string | null | undefined;
  /** Album by title, at most 255 characters, when `albumId` is absent; an empty text for none. Among several albums with the title, the current album of the song is preferred, then an album of its artistes, then a collection. A missing album is created for the first artiste if the viewer may create Album, and rejected with `unknown` otherwise. */
  albumTitle?: string | null | undefined;
  /** Ids of the `Artiste`s, at most 50 besides `artisteNames`. The artistes of both lists replace the current artistes; a list that is left out counts as empty, and without either the artistes stay. */
  artisteIds?: Array<string> | null | undefined;
  /** Names of artistes, at most 50 besides `artisteIds`. The artistes of both lists replace the current artistes; a list that is left out counts as empty, and without either the artistes stay. Missing artistes are created if the viewer may create Artiste, and rejected with `unknown` otherwise. */
  artisteNames?: Array<string> | null | undefined;
  /** Id of the `MediaCategory`; null for none. */
  categoryId?: string | null | undefined;
  /** Credit line, at most 255 characters. The credit line of a song is generated from its artistes when this field is empty, or when only the artistes change and the stored line is empty or just lists their names. */
  credit?: string | null | undefined;
  /** Cue-in: moment at which playback starts, in milliseconds after the start of the file. It is before the cue-out. Null for the start of the file. */
  cueIn?: number | null | undefined;
  /** Cue-out: moment at which playback stops, in milliseconds after the start of the file. It is after the cue-in and not beyond the end. Null for the end of the file. */
  cueOut?: number | null | undefined;
  /** True when the lyrics are explicit. */
  explicit?: boolean | null | undefined;
  /** Duration of the fade-in in milliseconds. Together with the fade-out, it is not longer than the part between the cue points. Null for no fade. */
  fadeIn?: number | null | undefined;
  /** Duration of the fade-out in milliseconds. Together with the fade-in, it is not longer than the part between the cue points. Null for no fade. */
  fadeOut?: number | null | undefined;
  /** Genre such as “Jazz”, at most 100 characters; an empty text for none. */
  genre?: string | null | undefined;
  /** International Standard Recording Code: 2 letters, 3 letters or digits, 7 digits. Hyphens and spaces are dropped, small letters become capitals. An empty text for none. */
  isrc?: string | null | undefined;
  /** Record label, at most 200 characters; an empty text for none. */
  label?: string | null | undefined;
  /** Moment from which the next item may start while this medium is still playing. In milliseconds after the start of the file, between the cue points. Null when the next item waits for the end of this medium. */
  startNext?: number | null | undefined;
  /** Ids of the `MediaTag`s, at most 50 besides `tagNames`. The tags of both lists replace the current tags; a list that is left out counts as empty, and without either the tags stay. */
  tagIds?: Array<string> | null | undefined;
  /** Names of tags, at most 50 besides `tagIds`. The tags of both lists replace the current tags; a list that is left out counts as empty, and without either the tags stay. Missing tags are created if the viewer may create MediaTag, and rejected with `unknown` otherwise. */
  tagNames?: Array<string> | null | undefined;
  /** Title, 1 to 255 characters. */
  title?: string | null | undefined;
  /** Track number, 1 to 999; null for none. */
  trackNumber?: number | null | undefined;
  /** Year of release, 1000 to 9999; null for none. */
  year?: number | null | undefined;
};

/** A column to sort Song rows by, with its direction. At most one column may be given. */
export type SongSort = {
  /** Title of the album of the song. */
  albumTitle?: SortOrder | null | undefined;
  /** Average bitrate in bits per second; null when unknown. */
  bitrate?: SortOrder | null | undefined;
  /** Name of the category of the medium. */
  categoryName?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Credited artists in one line, such as “A feat. B”; may be empty. */
  credit?: SortOrder | null | undefined;
  /** Duration of the file in milliseconds; null when unknown, such as before the analysis. */
  duration?: SortOrder | null | undefined;
  /** True when the lyrics are explicit. */
  explicit?: SortOrder | null | undefined;
  /** Reason why the file cannot be used; null unless `state` is FAILED. */
  failure?: SortOrder | null | undefined;
  /** Name of the file when it was uploaded, for display only. */
  fileName?: SortOrder | null | undefined;
  /** Genre such as “Jazz”, at most 100 characters; may be empty. */
  genre?: SortOrder | null | undefined;
  /** Id of the `Song`. */
  id?: SortOrder | null | undefined;
  /** International Standard Recording Code without hyphens; may be empty. */
  isrc?: SortOrder | null | undefined;
  /** Kind of the file: song, jingle, signature tune, advert, video, rush or episode sound. */
  kind?: SortOrder | null | undefined;
  /** Record label, at most 200 characters; may be empty. */
  label?: SortOrder | null | undefined;
  /** Integrated loudness in LUFS (EBU R128); null for silence, and when it was not measured. */
  loudness?: SortOrder | null | undefined;
  /** MIME type of the content, such as `audio/mpeg`; empty when unknown, such as before the analysis. */
  mimeType?: SortOrder | null | undefined;
  /** How browsers play the file once it is ready: the file itself, or a rendition for browsers. */
  playback?: SortOrder | null | undefined;
  /** Size of the file in bytes. */
  size?: SortOrder | null | undefined;
  /** Processing state of the file: received, being analysed, ready or failed. */
  state?: SortOrder | null | undefined;
  /** Title, 1 to 255 characters. */
  title?: SortOrder | null | undefined;
  /** Track number, 1 to 999; null when unknown. */
  trackNumber?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
  /** Year of release, 1000 to 9999; null when unknown. */
  year?: SortOrder | null | undefined;
};

/** The direction of a sort. The values of an enum sort by their names, as text: CLOSER before OPENER. Equal rows are sorted by id, newest first. */
export type SortOrder =
  /** Ascending: null first, then the smallest, the earliest or A. */
  | 'ASC'
  /** Descending: largest, latest or Z first, null last. */
  | 'DESC';

/** Filter of SoundIncident rows. All given conditions must hold. */
export type SoundIncidentFilter = {
  /** Start of the problem, which is earlier than the notification. */
  beganAt?: DateTimeFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** End of the incident; null while it is open. */
  endedAt?: DateTimeFilter | null | undefined;
  /** Id of the `SoundIncident`. */
  id?: IdFilter | null | undefined;
  /** Kind of problem, such as silence. */
  kind?: IncidentKindFilter | null | undefined;
  /** Id of the mount point of the incident (`MountPoint`). Null when it was deleted and for incidents of the whole station. */
  mountId?: IdFilter | null | undefined;
  /** Name of the mount point at the time of the incident. Name of the radio for incidents of the whole station. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: SoundIncidentFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<SoundIncidentFilter> | null | undefined;
  /** Path of the mount point at the time of the incident; empty for incidents of the whole station. */
  path?: StringFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** Reason for the end; null while the incident is open. */
  why?: IncidentEndFilter | null | undefined;
};

/** A column to sort SoundIncident rows by, with its direction. At most one column may be given. */
export type SoundIncidentSort = {
  /** Start of the problem, which is earlier than the notification. */
  beganAt?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** End of the incident; null while it is open. */
  endedAt?: SortOrder | null | undefined;
  /** Id of the `SoundIncident`. */
  id?: SortOrder | null | undefined;
  /** Kind of problem, such as silence. */
  kind?: SortOrder | null | undefined;
  /** Name of the mount point at the time of the incident. Name of the radio for incidents of the whole station. */
  name?: SortOrder | null | undefined;
  /** Path of the mount point at the time of the incident; empty for incidents of the whole station. */
  path?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
  /** Reason for the end; null while the incident is open. */
  why?: SortOrder | null | undefined;
};

/** A live slot that begins now. */
export type StartLiveInput = {
  /** Duration in milliseconds: one minute to 24 hours. */
  duration: number;
  /** Id of the `Emission` to broadcast; rejected with `ended` when the emission has ended. */
  emissionId: string;
  /** Layer of the calendar; LIVE when null or absent. */
  layer?: SlotLayer | null | undefined;
  /** Id of the `User` who presents the slot; null for the presenters of the emission. Rejected with `unknown` when the person is not in the team of the radio. */
  presenterId?: string | null | undefined;
  /** Title of the slot, at most 160 characters; empty to use the title of the emission. */
  title?: string | null | undefined;
};

/** Playback settings of a radio. */
export type StationInput = {
  /** Id of the `MediaItem` that plays when there is nothing else. Null to play the downloaded files in random order; unchanged when absent. Rejected with `unknown` when there is no such media item, and with `notReady` when it cannot be played. */
  emergencyId?: string | null | undefined;
  /** Fade-out of items that are ended early, in milliseconds, 0 to 5,000. Unchanged when absent. */
  fade?: number | null | undefined;
  /** Grace period before and after a live slot, in milliseconds, 0 to 3,600,000. The people of the slot may be live during it. Unchanged when absent. */
  liveGrace?: number | null | undefined;
  /** Target loudness of all items in LUFS, -30 to -8; unchanged when absent. */
  loudness?: number | null | undefined;
};

/** Reason why the player that starts together with the demo did not start, or stopped. */
export type StationObstacle =
  /** Icecast is not installed on this machine. */
  | 'NO_ICECAST'
  /** Liquidsoap is not installed on this machine. */
  | 'NO_LIQUIDSOAP'
  /** The radio has no streaming server, or one that its player does not run itself on this machine. The demo never sends to such a server by itself. */
  | 'OTHER_SERVERS'
  /** The token of the player was replaced or revoked; the owner of the new token must start the player. */
  | 'OTHER_TOKEN'
  /** Other programs listen on the port of the streaming server and on the 50 ports after it. */
  | 'PORT_TAKEN';

/** Length of time that one point of a series covers. */
export type StatisticsUnit =
  /** One day. */
  | 'DAY'
  /** A calendar month; the first and the last month may be partial. */
  | 'MONTH'
  /** Seven days from the start of the range; the last week may be shorter. */
  | 'WEEK';

/** Reason why a poll of a streaming server failed or was incomplete. */
export type StatusProblem =
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

/** Filters rows by `StreamFormat`: audio format of a mount point. */
export type StreamFormatFilter = {
  /** Exactly this value. */
  eq?: StreamFormat | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<StreamFormat> | null | undefined;
  /** True: there is no value (null). False: there is one. */
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
  /** Internal name, never shown to listeners, 1 to 120 characters. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: StreamServerFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<StreamServerFilter> | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new streaming server. */
export type StreamServerInput = {
  /** Administrator password, with the same rules as `sourcePassword`. Defaults to none. */
  adminPassword?: string | null | undefined;
  /** User name of the administrator. Defaults to `admin`. */
  adminUser?: string | null | undefined;
  /** Host name or address, such as `stream.example.org`. */
  host: string;
  /** True when the player of the radio runs the server on its own machine. Defaults to false. */
  isOwn?: boolean | null | undefined;
  /** True when the player and the portal connect over TLS (https). Rejected with `invalid` for a server that the player runs itself. Defaults to false. */
  isSecure?: boolean | null | undefined;
  /** Address for listeners, `http` or `https` without a query, at most 300 characters. Empty when listeners use the host and port. */
  listenUrl?: string | null | undefined;
  /** Internal name, never shown to listeners, 1 to 120 characters. */
  name: string;
  /** Port, 1 to 65,535. Defaults to 8000. */
  port?: number | null | undefined;
  /** Source password, at most 100 characters of ASCII without spaces; empty for none. Stored encrypted and never returned. When a password is stored, a change of host or port, or turning TLS off, needs the password again (`required`). Defaults to none. */
  sourcePassword?: string | null | undefined;
  /** User name with which the player sends sound to the server. Defaults to `source`. */
  sourceUser?: string | null | undefined;
};

/** Changes to a streaming server. Absent fields stay as they are. */
export type StreamServerPatch = {
  /** Administrator password, with the same rules as `sourcePassword`. Unchanged when absent. */
  adminPassword?: string | null | undefined;
  /** User name of the administrator. Unchanged when absent. */
  adminUser?: string | null | undefined;
  /** Host name or address, such as `stream.example.org`. */
  host?: string | null | undefined;
  /** True when the player of the radio runs the server on its own machine. Unchanged when absent. */
  isOwn?: boolean | null | undefined;
  /** True when the player and the portal connect over TLS (https). Rejected with `invalid` for a server that the player runs itself. Unchanged when absent. */
  isSecure?: boolean | null | undefined;
  /** Address for listeners, `http` or `https` without a query, at most 300 characters. Empty when listeners use the host and port. */
  listenUrl?: string | null | undefined;
  /** Internal name, never shown to listeners, 1 to 120 characters. */
  name?: string | null | undefined;
  /** Port, 1 to 65,535. Unchanged when absent. */
  port?: number | null | undefined;
  /** Source password, at most 100 characters of ASCII without spaces; empty for none. Stored encrypted and never returned. When a password is stored, a change of host or port, or turning TLS off, needs the password again (`required`). Unchanged when absent. */
  sourcePassword?: string | null | undefined;
  /** User name with which the player sends sound to the server. Unchanged when absent. */
  sourceUser?: string | null | undefined;
};

/** Result of testing a streaming server: the first problem found. */
export type StreamServerResult =
  /** The server that answers is not an Icecast server. */
  | 'NOT_ICECAST'
  /** The player can send to the server. Without an administrator password, the portal reads only its public figures. */
  | 'NO_ADMIN_PASSWORD'
  /** The server answers, but no source password is stored. */
  | 'NO_SOURCE_PASSWORD'
  /** The server answers and accepts both passwords. */
  | 'OK'
  /** The address is reserved, so that no streaming server can run there. */
  | 'REFUSED_ADDRESS'
  /** The host name does not exist. */
  | 'UNKNOWN_HOST'
  /** No server answers at the host and port in time. */
  | 'UNREACHABLE'
  /** The TLS certificate is not trusted. It is self-signed, expired, from an unknown authority, or for another host. Passwords are not tested. The player still sends to the server, encrypted but without proof of which server it is; the portal reads only its public figures. */
  | 'UNTRUSTED_CERTIFICATE'
  /** The server rejects the administrator password. */
  | 'WRONG_ADMIN_PASSWORD'
  /** The server rejects the source password. */
  | 'WRONG_SOURCE_PASSWORD';

/** A column to sort StreamServer rows by, with its direction. At most one column may be given. */
export type StreamServerSort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Host name or address, such as `stream.example.org`. */
  host?: SortOrder | null | undefined;
  /** Id of the `StreamServer`. */
  id?: SortOrder | null | undefined;
  /** Internal name, never shown to listeners, 1 to 120 characters. */
  name?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
};

/** Filters rows by a text. All given operators must hold. */
export type StringFilter = {
  /** Contains this text. Case and accents are ignored; typographic apostrophes, quotes and dashes match the plain ones. */
  contains?: string | null | undefined;
  /** Exactly this value. Case-sensitive. */
  eq?: string | null | undefined;
  /** One of these values, at most 100. Case-sensitive. */
  in?: Array<string> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
  /** Begins with this text. Case and accents are ignored; typographic apostrophes, quotes and dashes match the plain ones. */
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
  /** Short name of the role of the person on this radio. */
  role?: StringFilter | null | undefined;
  /** Id of the role of the person on this radio (`Role`). */
  roleId?: IdFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** Id of the person of the membership (`User`). */
  userId?: IdFilter | null | undefined;
  /** Start of the membership, before which it grants no access. Null when it began as soon as the person was added. */
  validFrom?: DateTimeFilter | null | undefined;
  /** End of a guest’s membership, after which it grants no access; null for permanent members. */
  validUntil?: DateTimeFilter | null | undefined;
};

/** New member of the team of the current radio. Needs a recent proof of identity: FRESH_SIGN_IN_NEEDED. */
export type TeamMemberInput = {
  /** E-mail address of the person, who must have an account and not be in the team. Give either `email` or `username`. Unknown people are rejected with `unknown`, members of the team with `taken`. A viewer who may not read people gets `invalid` in both cases, and RATE_LIMITED after a few attempts. */
  email?: string | null | undefined;
  /** Id of the `Role` of the person on this radio. It is a role of the platform or of this radio, and the viewer must have all of its abilities too. */
  roleId: string;
  /** Exact username of the person, as returned by `peopleToJoin`, instead of `email`. Failures are reported as for `email`. */
  username?: string | null | undefined;
  /** Start of the membership; null for immediately. */
  validFrom?: string | null | undefined;
  /** End of the membership, in the future, after `validFrom` and at most 366 days from now. Null for a permanent membership. */
  validUntil?: string | null | undefined;
};

/** Changes to the role or the period of a membership. The viewer’s own cannot be changed. Absent fields stay as they are. Needs a recent proof of identity: FRESH_SIGN_IN_NEEDED. */
export type TeamMemberPatch = {
  /** Id of the new `Role` on this radio. It is a role of the platform or of this radio, and the viewer must have all of its abilities too. */
  roleId?: string | null | undefined;
  /** Start of the membership; null for immediately. */
  validFrom?: string | null | undefined;
  /** End of the membership, in the future, after `validFrom` and at most 366 days from now. Null for a permanent membership. */
  validUntil?: string | null | undefined;
};

/** A column to sort TeamMember rows by, with its direction. At most one column may be given. */
export type TeamMemberSort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** First and last name, visible to everybody who sees the team. */
  fullName?: SortOrder | null | undefined;
  /** Id of the `TeamMember`. */
  id?: SortOrder | null | undefined;
  /** Short name of the role of the person on this radio. */
  role?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
  /** Start of the membership, before which it grants no access. Null when it began as soon as the person was added. */
  validFrom?: SortOrder | null | undefined;
  /** End of a guest’s membership, after which it grants no access; null for permanent members. */
  validUntil?: SortOrder | null | undefined;
};

/** Filters rows by a column with a list of texts, such as tags. */
export type TextsFilter = {
  /** The list contains exactly this text. Case-sensitive. */
  has?: string | null | undefined;
};

/** Filter of Topic rows. All given conditions must hold. */
export type TopicFilter = {
  /** Area of the website, such as NEWS; cannot be changed later. */
  area?: ContentKindFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Id of the `Topic`. */
  id?: IdFilter | null | undefined;
  /** Name, 1 to 80 characters; unique in its area of the website (`area`) in the radio. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: TopicFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<TopicFilter> | null | undefined;
  /** Position in its area, 0 to 9,999. Several topics may have the same position; also sort by `name` for a stable order. */
  position?: NumberFilter | null | undefined;
  /** Slug in URLs: small letters of any script without accents, digits and single hyphens. Unique in its area of the website (`area`) in the radio. */
  slug?: StringFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A new topic. */
export type TopicInput = {
  /** Area of the website; `invalid` when an update changes it. */
  area: ContentKind;
  /** Colour on the screen, `#rrggbb` in lower case. Defaults to blue. */
  colour?: string | null | undefined;
  /** Name, 1 to 80 characters; `taken` when another topic of the area has the same value. */
  name: string;
  /** Position in its area, 0 to 9,999. Defaults to 0. */
  position?: number | null | undefined;
  /** Slug, at most 80 characters. Converted to letters, digits and hyphens, and made from the name when it is empty. `invalid` without any letter or digit; `taken` when another topic of the area has the same value. Made from the name when absent. */
  slug?: string | null | undefined;
};

/** Changes to a topic. Absent fields stay as they are. */
export type TopicPatch = {
  /** Area of the website; `invalid` when an update changes it. */
  area?: ContentKind | null | undefined;
  /** Colour on the screen, `#rrggbb` in lower case. Unchanged when absent. */
  colour?: string | null | undefined;
  /** Name, 1 to 80 characters; `taken` when another topic of the area has the same value. */
  name?: string | null | undefined;
  /** Position in its area, 0 to 9,999. Unchanged when absent. */
  position?: number | null | undefined;
  /** Slug, at most 80 characters. Converted to letters, digits and hyphens, and made from the name when it is empty. `invalid` without any letter or digit; `taken` when another topic of the area has the same value. Unchanged when absent. */
  slug?: string | null | undefined;
};

/** A column to sort Topic rows by, with its direction. At most one column may be given. */
export type TopicSort = {
  /** Area of the website, such as NEWS; cannot be changed later. */
  area?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Id of the `Topic`. */
  id?: SortOrder | null | undefined;
  /** Name, 1 to 80 characters; unique in its area of the website (`area`) in the radio. */
  name?: SortOrder | null | undefined;
  /** Position in its area, 0 to 9,999. Several topics may have the same position; also sort by `name` for a stable order. */
  position?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
};

/** Filter of User rows. All given conditions must hold. */
export type UserFilter = {
  /** Name of the user’s company; may be empty. */
  company?: StringFilter | null | undefined;
  /** English name of the user’s country; may be empty. It is free text when an older client sent a name without `countryCode`. */
  country?: StringFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** The subscription plan. */
  currentPlan?: PlanFilter | null | undefined;
  /** E-mail to sign in with, in lower case; unique. */
  email?: StringFilter | null | undefined;
  /** Id of the user’s company (`Company`); null for none. */
  employerId?: IdFilter | null | undefined;
  /** First and last name together, 1 to 120 characters. */
  fullName?: StringFilter | null | undefined;
  /** Id of the `User`. */
  id?: IdFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: UserFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<UserFilter> | null | undefined;
  /** Id of the region (`Region`), from `regions(cityId)`; null for none. */
  regionId?: IdFilter | null | undefined;
  /** Short name of the role of the user on the platform. */
  role?: StringFilter | null | undefined;
  /** Id of the role of the user on the platform (`Role`). */
  roleId?: IdFilter | null | undefined;
  /** Sign-in status of the user. */
  status?: UserStatusFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** Name for mentions; unique, ignoring case. */
  username?: StringFilter | null | undefined;
};

/** A new person. */
export type UserInput = {
  /** Street and number, at most 200 characters; may be empty. */
  address?: string | null | undefined;
  /** Payment method, such as `Auto Debit`, at most 60 characters; an empty text for none. */
  billing?: string | null | undefined;
  /** Id of a `City` of `cities(stateId)`. Null for none. Rejected with `unknown` when it does not exist, and with `elsewhere` when it is not part of the state. */
  cityId?: string | null | undefined;
  /** Name of the company, at most 120 characters; created when no company has this name. An empty text for none. */
  company?: string | null | undefined;
  /** Telephone number of 3 to 40 characters; may be empty. */
  contact?: string | null | undefined;
  /** For clients without codes: name of a country, at most 80 characters. A name from `countries` sets its code; other text is stored unchanged, without a code. Ignored when `countryCode` is given and not null. */
  country?: string | null | undefined;
  /** ISO code from `countries`, such as `FR`; null for none. Sets the name in `country`. A new country, state, city or region clears the fields below it, down to the zip code, unless these are given too. */
  countryCode?: string | null | undefined;
  /** Subscription plan of the user. */
  currentPlan: Plan;
  /** E-mail address to sign in with, valid and not used by another account; stored in lower case. A change of an existing user needs a recent proof of identity: FRESH_SIGN_IN_NEEDED otherwise. */
  email: string;
  /** First name, 1 to 60 characters. */
  firstName: string;
  /** Last name, at most 59 characters; may be empty. */
  lastName?: string | null | undefined;
  /** A valid mobile number with its calling code, such as `+33 6 12 34 56 78`; may be empty. */
  mobile?: string | null | undefined;
  /** Password of 15 to 256 characters, or 8 to 256 for a user with a second factor; not easy to guess. A user without a password cannot sign in. A new password of an existing user ends their open sessions, except the session of this request, and needs a recent proof of identity of the viewer: FRESH_SIGN_IN_NEEDED. */
  password?: string | null | undefined;
  /** The same password again; required together with `password`. */
  passwordConfirmation?: string | null | undefined;
  /** Id of a `Region` of `regions(cityId)`. Null for none. Rejected with `unknown` when it does not exist, and with `elsewhere` when it is not part of the city. */
  regionId?: string | null | undefined;
  /** Id of a `Role` of the platform whose abilities the viewer has too: FORBIDDEN otherwise. Users cannot change their own role (`yourself`), and one active administrator must remain (`lastAdministrator`). A change of an existing user needs a recent proof of identity: FRESH_SIGN_IN_NEEDED. */
  roleId: string;
  /** Id of a `State` of `states(countryCode)`. Null for none. Rejected with `unknown` when it does not exist, and with `elsewhere` when it is not part of the country. */
  stateId?: string | null | undefined;
  /** Sign-in status: ACTIVE, INACTIVE or PENDING. A PENDING user may not sign in until an invitation is accepted or the status is changed. The last active administrator must stay ACTIVE: rejected with `lastAdministrator` otherwise. Defaults to PENDING. */
  status?: UserStatus | null | undefined;
  /** Username: 3 to 40 letters, digits, dots, hyphens and underscores. Rejected with `taken` when another user has the name. */
  username: string;
  /** Zip code, at most 20 characters; an empty text for none, also when the region has zip codes. Rejected with `elsewhere` when the region has zip codes and `zipCodes(regionId)` does not contain the new one. */
  zipCode?: string | null | undefined;
};

/** Changes to a person. Absent fields stay as they are. */
export type UserPatch = {
  /** Street and number, at most 200 characters; may be empty. */
  address?: string | null | undefined;
  /** Payment method, such as `Auto Debit`, at most 60 characters; an empty text for none. */
  billing?: string | null | undefined;
  /** Id of a `City` of `cities(stateId)`. Null for none. Rejected with `unknown` when it does not exist, and with `elsewhere` when it is not part of the state. */
  cityId?: string | null | undefined;
  /** Name of the company, at most 120 characters; created when no company has this name. An empty text for none. */
  company?: string | null | undefined;
  /** Telephone number of 3 to 40 characters; may be empty. */
  contact?: string | null | undefined;
  /** For clients without codes: name of a country, at most 80 characters. A name from `countries` sets its code; other text is stored unchanged, without a code. Ignored when `countryCode` is given and not null. */
  country?: string | null | undefined;
  /** ISO code from `countries`, such as `FR`; null for none. Sets the name in `country`. A new country, state, city or region clears the fields below it, down to the zip code, unless these are given too. */
  countryCode?: string | null | undefined;
  /** Subscription plan of the user. */
  currentPlan?: Plan | null | undefined;
  /** E-mail address to sign in with, valid and not used by another account; stored in lower case. A change of an existing user needs a recent proof of identity: FRESH_SIGN_IN_NEEDED otherwise. */
  email?: string | null | undefined;
  /** First name, 1 to 60 characters. */
  firstName?: string | null | undefined;
  /** Last name, at most 59 characters; may be empty. */
  lastName?: string | null | undefined;
  /** A valid mobile number with its calling code, such as `+33 6 12 34 56 78`; may be empty. */
  mobile?: string | null | undefined;
  /** Password of 15 to 256 characters, or 8 to 256 for a user with a second factor; not easy to guess. A user without a password cannot sign in. A new password of an existing user ends their open sessions, except the session of this request, and needs a recent proof of identity of the viewer: FRESH_SIGN_IN_NEEDED. */
  password?: string | null | undefined;
  /** The same password again; required together with `password`. */
  passwordConfirmation?: string | null | undefined;
  /** Id of a `Region` of `regions(cityId)`. Null for none. Rejected with `unknown` when it does not exist, and with `elsewhere` when it is not part of the city. */
  regionId?: string | null | undefined;
  /** Id of a `Role` of the platform whose abilities the viewer has too: FORBIDDEN otherwise. Users cannot change their own role (`yourself`), and one active administrator must remain (`lastAdministrator`). A change of an existing user needs a recent proof of identity: FRESH_SIGN_IN_NEEDED. */
  roleId?: string | null | undefined;
  /** Id of a `State` of `states(countryCode)`. Null for none. Rejected with `unknown` when it does not exist, and with `elsewhere` when it is not part of the country. */
  stateId?: string | null | undefined;
  /** Sign-in status: ACTIVE, INACTIVE or PENDING. A PENDING user may not sign in until an invitation is accepted or the status is changed. The last active administrator must stay ACTIVE: rejected with `lastAdministrator` otherwise. Unchanged when absent. */
  status?: UserStatus | null | undefined;
  /** Username: 3 to 40 letters, digits, dots, hyphens and underscores. Rejected with `taken` when another user has the name. */
  username?: string | null | undefined;
  /** Zip code, at most 20 characters; an empty text for none, also when the region has zip codes. Rejected with `elsewhere` when the region has zip codes and `zipCodes(regionId)` does not contain the new one. */
  zipCode?: string | null | undefined;
};

/** A column to sort User rows by, with its direction. At most one column may be given. */
export type UserSort = {
  /** Name of the user’s company; may be empty. */
  company?: SortOrder | null | undefined;
  /** English name of the user’s country; may be empty. It is free text when an older client sent a name without `countryCode`. */
  country?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** The subscription plan. */
  currentPlan?: SortOrder | null | undefined;
  /** E-mail to sign in with, in lower case; unique. */
  email?: SortOrder | null | undefined;
  /** First and last name together, 1 to 120 characters. */
  fullName?: SortOrder | null | undefined;
  /** Id of the `User`. */
  id?: SortOrder | null | undefined;
  /** Short name of the role of the user on the platform. */
  role?: SortOrder | null | undefined;
  /** Sign-in status of the user. */
  status?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
  /** Name for mentions; unique, ignoring case. */
  username?: SortOrder | null | undefined;
};

/** Sign-in status of a user. */
export type UserStatus =
  /** The user may sign in. */
  | 'ACTIVE'
  /** Sign-in is refused; open sessions end at their next request. */
  | 'INACTIVE'
  /** The user was added and may not sign in until an invitation is accepted or the status is changed. */
  | 'PENDING';

/** Filters rows by `UserStatus`: sign-in status of a user. */
export type UserStatusFilter = {
  /** Exactly this value. */
  eq?: UserStatus | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<UserStatus> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Filter of Video rows. All given conditions must hold. */
export type VideoFilter = {
  /** Average bitrate in bits per second; null when unknown. */
  bitrate?: NumberFilter | null | undefined;
  /** Id of the category of the medium (`MediaCategory`); null for none. */
  categoryId?: IdFilter | null | undefined;
  /** Name of the category of the medium. */
  categoryName?: StringFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Credited artists in one line, such as “A feat. B”; may be empty. */
  credit?: StringFilter | null | undefined;
  /** Id of the medium whose file has the same content (`MediaItem`), when `failure` is DUPLICATE. Null otherwise, and when that medium was permanently deleted. */
  duplicateOfId?: IdFilter | null | undefined;
  /** Duration of the file in milliseconds; null when unknown, such as before the analysis. */
  duration?: NumberFilter | null | undefined;
  /** Reason why the file cannot be used; null unless `state` is FAILED. */
  failure?: MediaFailureFilter | null | undefined;
  /** Name of the file when it was uploaded, for display only. */
  fileName?: StringFilter | null | undefined;
  /** Height in pixels; null when unknown, such as before the analysis. */
  height?: NumberFilter | null | undefined;
  /** Id of the `Video`. */
  id?: IdFilter | null | undefined;
  /** Kind of the file: song, jingle, signature tune, advert, video, rush or episode sound. */
  kind?: MediaKindFilter | null | undefined;
  /** Integrated loudness in LUFS (EBU R128); null for silence, and when it was not measured. */
  loudness?: NumberFilter | null | undefined;
  /** MIME type of the content, such as `audio/mpeg`; empty when unknown, such as before the analysis. */
  mimeType?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: VideoFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<VideoFilter> | null | undefined;
  /** How browsers play the file once it is ready: the file itself, or a rendition for browsers. */
  playback?: MediaPlaybackFilter | null | undefined;
  /** Size of the file in bytes. */
  size?: NumberFilter | null | undefined;
  /** Processing state of the file: received, being analysed, ready or failed. */
  state?: MediaStateFilter | null | undefined;
  /** Id of any of the tags of the medium (`MediaTag`). */
  tagId?: IdFilter | null | undefined;
  /** Name of any of the tags of the medium. */
  tagName?: StringFilter | null | undefined;
  /** Title, 1 to 255 characters. */
  title?: StringFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** Width in pixels; null when unknown, such as before the analysis. */
  width?: NumberFilter | null | undefined;
};

/** Changes to a video. Absent fields stay as they are. */
export type VideoPatch = {
  /** Id of the `MediaCategory`; null for none. */
  categoryId?: string | null | undefined;
  /** Credit line, at most 255 characters. The credit line of a song is generated from its artistes when this field is empty, or when only the artistes change and the stored line is empty or just lists their names. */
  credit?: string | null | undefined;
  /** Cue-in: moment at which playback starts, in milliseconds after the start of the file. It is before the cue-out. Null for the start of the file. */
  cueIn?: number | null | undefined;
  /** Cue-out: moment at which playback stops, in milliseconds after the start of the file. It is after the cue-in and not beyond the end. Null for the end of the file. */
  cueOut?: number | null | undefined;
  /** Description, at most 5,000 characters of plain text; an empty text for none. */
  description?: string | null | undefined;
  /** Duration of the fade-in in milliseconds. Together with the fade-out, it is not longer than the part between the cue points. Null for no fade. */
  fadeIn?: number | null | undefined;
  /** Duration of the fade-out in milliseconds. Together with the fade-in, it is not longer than the part between the cue points. Null for no fade. */
  fadeOut?: number | null | undefined;
  /** Moment from which the next item may start while this medium is still playing. In milliseconds after the start of the file, between the cue points. Null when the next item waits for the end of this medium. */
  startNext?: number | null | undefined;
  /** Ids of the `MediaTag`s, at most 50 besides `tagNames`. The tags of both lists replace the current tags; a list that is left out counts as empty, and without either the tags stay. */
  tagIds?: Array<string> | null | undefined;
  /** Names of tags, at most 50 besides `tagIds`. The tags of both lists replace the current tags; a list that is left out counts as empty, and without either the tags stay. Missing tags are created if the viewer may create MediaTag, and rejected with `unknown` otherwise. */
  tagNames?: Array<string> | null | undefined;
  /** Title, 1 to 255 characters. */
  title?: string | null | undefined;
};

/** A column to sort Video rows by, with its direction. At most one column may be given. */
export type VideoSort = {
  /** Average bitrate in bits per second; null when unknown. */
  bitrate?: SortOrder | null | undefined;
  /** Name of the category of the medium. */
  categoryName?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Credited artists in one line, such as “A feat. B”; may be empty. */
  credit?: SortOrder | null | undefined;
  /** Duration of the file in milliseconds; null when unknown, such as before the analysis. */
  duration?: SortOrder | null | undefined;
  /** Reason why the file cannot be used; null unless `state` is FAILED. */
  failure?: SortOrder | null | undefined;
  /** Name of the file when it was uploaded, for display only. */
  fileName?: SortOrder | null | undefined;
  /** Height in pixels; null when unknown, such as before the analysis. */
  height?: SortOrder | null | undefined;
  /** Id of the `Video`. */
  id?: SortOrder | null | undefined;
  /** Kind of the file: song, jingle, signature tune, advert, video, rush or episode sound. */
  kind?: SortOrder | null | undefined;
  /** Integrated loudness in LUFS (EBU R128); null for silence, and when it was not measured. */
  loudness?: SortOrder | null | undefined;
  /** MIME type of the content, such as `audio/mpeg`; empty when unknown, such as before the analysis. */
  mimeType?: SortOrder | null | undefined;
  /** How browsers play the file once it is ready: the file itself, or a rendition for browsers. */
  playback?: SortOrder | null | undefined;
  /** Size of the file in bytes. */
  size?: SortOrder | null | undefined;
  /** Processing state of the file: received, being analysed, ready or failed. */
  state?: SortOrder | null | undefined;
  /** Title, 1 to 255 characters. */
  title?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
  /** Width in pixels; null when unknown, such as before the analysis. */
  width?: SortOrder | null | undefined;
};

/** State of a visitor of the waiting room, from arrival to departure. */
export type VisitState =
  /** The visitor may go on the air. The presenter who is live, or people who may update visits, can put the visitor on the air. */
  | 'ADMITTED'
  /** The visitor left, or their connection was lost. */
  | 'LEFT'
  /** The visitor is part of the live sound. */
  | 'ON_AIR'
  /** The visitor was sent away. */
  | 'REFUSED'
  /** A member of staff listens to the visitor off the air. */
  | 'SCREENING'
  /** The visitor waits to be screened or admitted. */
  | 'WAITING';

/** Filters rows by `VisitState`: state of a visitor of the waiting room, from arrival to departure. */
export type VisitStateFilter = {
  /** Exactly this value. */
  eq?: VisitState | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<VisitState> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Filter of WebComment rows. All given conditions must hold. */
export type WebCommentFilter = {
  /** Id of the content that the comment belongs to (`Content`), also while it is in the recycle bin. Null with FORBIDDEN when the viewer may not read contents. */
  contentId?: IdFilter | null | undefined;
  /** Title of the content that the comment belongs to. */
  contentTitle?: StringFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** E-mail address of the author. Null with FORBIDDEN when the viewer may not read the addresses of commenters. Visitors never see it. */
  email?: StringFilter | null | undefined;
  /** Id of the `WebComment`. */
  id?: IdFilter | null | undefined;
  /** Name of the author as plain text, 1 to 60 characters. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: WebCommentFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<WebCommentFilter> | null | undefined;
  /** Id of the comment that this comment replies to (`WebComment`), always one without a parent. Null for a comment on the content itself. */
  parentId?: IdFilter | null | undefined;
  /** When the comment was sent. */
  sentAt?: DateTimeFilter | null | undefined;
  /** Status: visitors see approved comments only. */
  status?: WebCommentStatusFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A column to sort WebComment rows by, with its direction. At most one column may be given. */
export type WebCommentSort = {
  /** Title of the content that the comment belongs to. */
  contentTitle?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** E-mail address of the author. Null with FORBIDDEN when the viewer may not read the addresses of commenters. Visitors never see it. */
  email?: SortOrder | null | undefined;
  /** Id of the `WebComment`. */
  id?: SortOrder | null | undefined;
  /** Name of the author as plain text, 1 to 60 characters. */
  name?: SortOrder | null | undefined;
  /** When the comment was sent. */
  sentAt?: SortOrder | null | undefined;
  /** Status: visitors see approved comments only. */
  status?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
};

/** Status of a comment on the website. Visitors see approved comments only. */
export type WebCommentStatus =
  /** Visitors see the comment while its content is published and takes comments. An answer also needs an approved parent. */
  | 'APPROVED'
  /** Refused: visitors do not see the comment. */
  | 'REFUSED'
  /** Spam: visitors do not see the comment, and later comments of the same author wait for approval. */
  | 'SPAM'
  /** The comment waits for approval; visitors do not see it. */
  | 'WAITING';

/** Filters rows by `WebCommentStatus`: status of a comment on the website. */
export type WebCommentStatusFilter = {
  /** Exactly this value. */
  eq?: WebCommentStatus | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<WebCommentStatus> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Transition between the statuses of a comment. */
export type WebCommentStep =
  /** Changes the status WAITING, REFUSED or SPAM to APPROVED. */
  | 'APPROVE'
  /** Changes the status WAITING, APPROVED or REFUSED to SPAM. */
  | 'MARK_SPAM'
  /** Changes the status WAITING, APPROVED or SPAM to REFUSED. */
  | 'REFUSE';

/** Reason why a message to a webhook was not delivered. */
export type WebhookDeliveryProblem =
  /** The receiver answered with an error: a status other than 200 to 399. */
  | 'ANSWER'
  /** The address is invalid. */
  | 'INVALID_ADDRESS'
  /** The address does not begin with `https://`. */
  | 'NOT_SECURE'
  /** The server could not connect to the receiver, or the connection was closed. */
  | 'NO_CONNECTION'
  /** The webhook was switched off before the message was sent. */
  | 'OFF'
  /** The receiver answered with a redirect, which is not followed. */
  | 'REDIRECT'
  /** The IP address is not on the internet. */
  | 'REFUSED_ADDRESS'
  /** No answer within ten seconds. */
  | 'TIMED_OUT'
  /** The host name does not exist, or its address is not on the internet. */
  | 'UNKNOWN_HOST';

/** State of a message to a webhook. */
export type WebhookDeliveryState =
  /** The receiver answered with a status from 200 to 299. */
  | 'DELIVERED'
  /** The delivery was given up; `sendWebhookAgain` sends the message again. */
  | 'FAILED'
  /** The message waits for its first or next attempt. */
  | 'WAITING';

/** Settings of a webhook. */
export type WebhookInput = {
  /** Kinds of events to receive, 1 to 100. Rejected with `unknown` for kinds that are not in the viewer’s `webhookKinds`. */
  kinds: Array<string>;
  /** Address to which messages are sent, at most 500 characters. It is an internet address that begins with `https://`. Rejected with `link` when it is no address, `notSecure` without https, `notThere` for a host name that is unknown or not on the internet, and `privateAddress` for an IP address that is not on the internet and for this station itself. The operator can allow local networks, also without https. */
  url: string;
};

/** Changes to the design of a website. Absent fields stay as they are. */
export type WebsiteDesignInput = {
  /** Entries of the menu at the bottom, at most 20. They may have entries below them, on at most two levels; all levels together have at most 100 entries. Problems have the path of the field, such as `menu.0.children.1.link`: `tooDeep` for an entry on a fourth level; `insideItself` for the key of an entry above; `taken` for the key of another entry, and for a second label in the same language; `required` without a page, record or link, and for a link without a label; `invalid` for more than one target; `address` for a link that is neither a web or mail address nor a path; `unknown` for a record; `tooLong` for too many entries. */
  footerMenu?: Array<MenuItemInput> | null | undefined;
  /** Entries of the menu at the top, at most 20. They may have entries below them, on at most two levels; all levels together have at most 100 entries. Problems have the path of the field, such as `menu.0.children.1.link`: `tooDeep` for an entry on a fourth level; `insideItself` for the key of an entry above; `taken` for the key of another entry, and for a second label in the same language; `required` without a page, record or link, and for a link without a label; `invalid` for more than one target; `address` for a link that is neither a web or mail address nor a path; `unknown` for a record; `tooLong` for too many entries. */
  menu?: Array<MenuItemInput> | null | undefined;
  /** Sections of the home page from top to bottom, at most 30. Rejected with `taken` when two sections have the same key, or a section has two texts in the same language; with `unknown` when a section without a kind is not stored; with `unavailableSound` when a text has a player of a sound of the library. */
  sections?: Array<SectionInput> | null | undefined;
  /** Colours, fonts and pictures. */
  style?: SiteStyleInput | null | undefined;
  /** Layout of the pages. */
  template?: SiteTemplate | null | undefined;
};

/** Changes to the website of a radio. Absent fields stay as they are; so do null ones, except `maintenanceUntil`. */
export type WebsiteInput = {
  /** False to hide all comments of visitors and take no new ones. Unchanged when absent or null. */
  allowsComments?: boolean | null | undefined;
  /** Words, one on each line. A comment that contains one of them waits for approval, even when an earlier one of its author was approved. At most 4,000 characters; an empty text for none. Unchanged when absent or null. */
  commentWords?: string | null | undefined;
  /** Description for search engines of pages without a description of their own, at most 300 characters. An empty text for none. Unchanged when absent or null. */
  description?: string | null | undefined;
  /** Public e-mail address; an empty text for none. Unchanged when absent or null. */
  email?: string | null | undefined;
  /** Introduction as plain text, at most 600 characters; an empty text for none. Unchanged when absent or null. */
  introduction?: string | null | undefined;
  /** True to show visitors a maintenance page instead of every page, until `maintenanceUntil`. Unchanged when absent or null. */
  isInMaintenance?: boolean | null | undefined;
  /** False to ask search engines not to index the website. Unchanged when absent or null. */
  isIndexed?: boolean | null | undefined;
  /** True when visitors can read the website. Unchanged when absent or null. */
  isPublic?: boolean | null | undefined;
  /** Texts of the legal pages, which replace all previous ones; an empty text is left out. `taken` when a page has two texts in the same language; `unavailableSound` for a player of a sound of the library. Unchanged when absent or null. */
  legalTexts?: Array<LegalTextInput> | null | undefined;
  /** Texts of the maintenance page, which replace all previous ones; an empty text is left out. `taken` when two texts are in the same language. Unchanged when absent or null. */
  maintenanceTexts?: Array<SiteTextInput> | null | undefined;
  /** When the maintenance ends automatically; null to end it by hand. Unchanged when absent. */
  maintenanceUntil?: string | null | undefined;
  /** Public phone number, at most 40 characters; an empty text for none. Unchanged when absent or null. */
  phone?: string | null | undefined;
  /** Public postal address with line breaks, at most 300 characters; an empty text for none. Unchanged when absent or null. */
  postalAddress?: string | null | undefined;
  /** Addresses of the radio on social networks, at most 8. Rejected with `link` for an address that does not begin with `https://` or `http://`. Unchanged when absent or null. */
  socialLinks?: Array<string> | null | undefined;
  /** Line below the name of the radio, at most 120 characters; an empty text for none. Unchanged when absent or null. */
  tagline?: string | null | undefined;
  /** Text after the title of a page in search results, at most 60 characters. An empty text to use the name of the radio. Unchanged when absent or null. */
  titleSuffix?: string | null | undefined;
};

/** Part of a website that can refer to a record, beside its contents. */
export type WebsitePart =
  /** A section of the published home page, hidden ones too. */
  | 'HOME'
  /** A section of the home page in the draft of the design. */
  | 'HOME_DRAFT'
  /** A legal page. */
  | 'LEGAL';

/** An hour of the week. */
export type WeekHourInput = {
  /** Hour by the radio’s clock, 0 to 23. */
  hour: number;
  /** Day of the week, 1 for Monday to 7 for Sunday. */
  weekday: number;
};

/** Rule by which the plan selected an item. */
export type WhyRule =
  /** An advert was due in a break. */
  | 'ADVERT_BREAK'
  /** A part of a clock requires the item. */
  | 'CLOCK'
  /** The default playlist plays, or the general playlists in turn. Nothing is planned, or the planned source has nothing to play. Also for silence and emergency playback. */
  | 'DEFAULT'
  /** The item fills the free time of an emission. */
  | 'FILLER'
  /** A person chose the item. Someone added it to the rundown or inserted it on the air, or a presenter is live. */
  | 'HAND'
  /** A playlist with the rule EVERY_SONGS, EVERY_MINUTES or HOURLY was due. */
  | 'PLAYLIST_RULE'
  /** The slot defines the item. It is from the slot’s playlist, episode or rush, the opener or closer of its emission, or the studio. */
  | 'SLOT';
