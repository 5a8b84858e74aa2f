/** One thing to allow, of those that `abilitySubjects` offers. */
export type AbilityInput = {
  /** `read`, `create`, `update`, `delete`, or `manage` for all of them. */
  action: string;
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
  /** A rule allows it. */
  | 'ALLOWED'
  /** The person may not sign in. */
  | 'INACTIVE'
  /** The person does not belong to the radio; every request there is refused. */
  | 'NOT_IN_TEAM'
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

/** What was done, or tried. */
export type AuditAction =
  | 'CREATED'
  | 'DELETED'
  /** Somebody asked for what they may not do; `changes` says which action. */
  | 'DENIED'
  /** A session was ended by its person, or because its refresh token was used twice. */
  | 'SESSION_REVOKED'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  /** A wrong password, an unknown address, or an account that may not sign in. */
  | 'SIGN_IN_FAILED'
  | 'UPDATED';

/** Rows by their AuditAction. */
export type AuditActionFilter = {
  /** Exactly this value. */
  eq?: AuditAction | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<AuditAction> | null | undefined;
};

/** Which AuditEntry rows to list. All columns given must hold. */
export type AuditEntryFilter = {
  /** By action. */
  action?: AuditActionFilter | null | undefined;
  /** By actorId. */
  actorId?: NumberFilter | null | undefined;
  /** By actorName. */
  actorName?: StringFilter | null | undefined;
  /** By at. */
  at?: DateTimeFilter | null | undefined;
  /** By id. */
  id?: IdFilter | null | undefined;
  /** By radioId. */
  radioId?: IdFilter | null | undefined;
  /** By subject. */
  subject?: StringFilter | null | undefined;
  /** By subjectId. */
  subjectId?: NumberFilter | null | undefined;
};

/** What to sort AuditEntry rows by. Give one column; of several, the first of this type counts first. */
export type AuditEntrySort = {
  /** By action. */
  action?: SortOrder | null | undefined;
  /** By actorName. */
  actorName?: SortOrder | null | undefined;
  /** By at. */
  at?: SortOrder | null | undefined;
  /** By id. */
  id?: SortOrder | null | undefined;
  /** By subject. */
  subject?: SortOrder | null | undefined;
};

/** A new comment below an article. */
export type BlogCommentInput = {
  /** Which article; the viewer must see it. */
  postId: string;
  /** Plain text, 1 to 2,000 characters. */
  text: string;
};

/** Which BlogPost rows to list. All columns given must hold. */
export type BlogPostFilter = {
  /** By authorId. */
  authorId?: IdFilter | null | undefined;
  /** By authorName. */
  authorName?: StringFilter | null | undefined;
  /** By categoryId. */
  categoryId?: IdFilter | null | undefined;
  /** By id. */
  id?: IdFilter | null | undefined;
  /** By publishedAt. */
  publishedAt?: DateTimeFilter | null | undefined;
  /** By slug. */
  slug?: StringFilter | null | undefined;
  /** By status. */
  status?: BlogStatusFilter | null | undefined;
  /** By tags. */
  tags?: TextsFilter | null | undefined;
  /** By title. */
  title?: StringFilter | null | undefined;
};

/** A new article; whoever makes it is its author. */
export type BlogPostInput = {
  /** At most 8 categories; BAD_USER_INPUT names one that does not exist. */
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
  /** At most 8 categories; BAD_USER_INPUT names one that does not exist. */
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

/** What to sort BlogPost rows by. Give one column; of several, the first of this type counts first. */
export type BlogPostSort = {
  /** By authorName. */
  authorName?: SortOrder | null | undefined;
  /** By id. */
  id?: SortOrder | null | undefined;
  /** By publishedAt. */
  publishedAt?: SortOrder | null | undefined;
  /** By status. */
  status?: SortOrder | null | undefined;
  /** By title. */
  title?: SortOrder | null | undefined;
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
};

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
  | 'DAY'
  | 'MONTH'
  | 'WEEK';

/** Which Company rows to list. All columns given must hold. */
export type CompanyFilter = {
  /** By id. */
  id?: IdFilter | null | undefined;
  /** By name. */
  name?: StringFilter | null | undefined;
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

/** What to sort Company rows by. Give one column; of several, the first of this type counts first. */
export type CompanySort = {
  /** By id. */
  id?: SortOrder | null | undefined;
  /** By name. */
  name?: SortOrder | null | undefined;
};

/** Rows by a moment. All operators given must hold. */
export type DateTimeFilter = {
  /** Later than this moment. */
  after?: string | null | undefined;
  /** Earlier than this moment. */
  before?: string | null | undefined;
};

/** What listeners and readers come with. */
export type Device =
  | 'DESKTOP'
  | 'MOBILE'
  | 'TABLET';

/** Which Employee rows to list. All columns given must hold. */
export type EmployeeFilter = {
  /** By age. */
  age?: NumberFilter | null | undefined;
  /** By city. */
  city?: StringFilter | null | undefined;
  /** By experience. */
  experience?: NumberFilter | null | undefined;
  /** By fullName. */
  fullName?: StringFilter | null | undefined;
  /** By id. */
  id?: IdFilter | null | undefined;
  /** By post. */
  post?: StringFilter | null | undefined;
  /** By salary. */
  salary?: NumberFilter | null | undefined;
  /** By startDate. */
  startDate?: LocalDateFilter | null | undefined;
  /** By status. */
  status?: EmployeeStatusFilter | null | undefined;
};

/** What to sort Employee rows by. Give one column; of several, the first of this type counts first. */
export type EmployeeSort = {
  /** By age. */
  age?: SortOrder | null | undefined;
  /** By city. */
  city?: SortOrder | null | undefined;
  /** By email. */
  email?: SortOrder | null | undefined;
  /** By experience. */
  experience?: SortOrder | null | undefined;
  /** By fullName. */
  fullName?: SortOrder | null | undefined;
  /** By id. */
  id?: SortOrder | null | undefined;
  /** By post. */
  post?: SortOrder | null | undefined;
  /** By salary. */
  salary?: SortOrder | null | undefined;
  /** By startDate. */
  startDate?: SortOrder | null | undefined;
  /** By status. */
  status?: SortOrder | null | undefined;
};

/** Where an employee or applicant stands; legacy callers know them as 1 to 5, in this order. */
export type EmployeeStatus =
  | 'APPLIED'
  | 'CURRENT'
  | 'PROFESSIONAL'
  | 'REJECTED'
  | 'RESIGNED';

/** Rows by their EmployeeStatus. */
export type EmployeeStatusFilter = {
  /** Exactly this value. */
  eq?: EmployeeStatus | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<EmployeeStatus> | null | undefined;
};

/** A new frequent question; it becomes the last one of its chapter. */
export type FaqQuestionInput = {
  /** The answer, plain text, 1 to 4,000 characters. */
  answer: string;
  /** The chapter; `unknown` when there is none such, `max` when it holds 100 questions already. */
  categoryId: string;
  /** The question, 1 to 200 characters. */
  question: string;
};

/** Changes to a frequent question. Absent fields stay as they are. */
export type FaqQuestionPatch = {
  /** The answer, plain text, 1 to 4,000 characters. */
  answer?: string | null | undefined;
  /** The chapter; `unknown` when there is none such, `max` when it holds 100 questions already. */
  categoryId?: string | null | undefined;
  /** The question, 1 to 200 characters. */
  question?: string | null | undefined;
};

/** Rows whose id is the one given, or one of those given. */
export type IdFilter = {
  /** Exactly this value. */
  eq?: string | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<string> | null | undefined;
};

/** Which Invoice rows to list. All columns given must hold. */
export type InvoiceFilter = {
  /** By balance. */
  balance?: NumberFilter | null | undefined;
  /** By clientName. */
  clientName?: StringFilter | null | undefined;
  /** By dueDate. */
  dueDate?: LocalDateFilter | null | undefined;
  /** By id. */
  id?: IdFilter | null | undefined;
  /** By invoiceStatus. */
  invoiceStatus?: InvoiceStatusFilter | null | undefined;
  /** By issuedDate. */
  issuedDate?: LocalDateFilter | null | undefined;
  /** By service. */
  service?: InvoiceServiceFilter | null | undefined;
  /** By total. */
  total?: NumberFilter | null | undefined;
};

/** A new invoice. */
export type InvoiceInput = {
  /** What is still owed in minor units; negative when too much was paid; not above `total`. */
  balance: number;
  /** Who is billed; the client must exist. */
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
  /** What is still owed in minor units; negative when too much was paid; not above `total`. */
  balance?: number | null | undefined;
  /** Who is billed; the client must exist. */
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
  | 'SOFTWARE_DEVELOPMENT'
  | 'TEMPLATE_CUSTOMIZATION'
  | 'UI_UX_DESIGN_AND_DEVELOPMENT'
  | 'UNLIMITED_EXTENDED_LICENSE';

/** Rows by their InvoiceService. */
export type InvoiceServiceFilter = {
  /** Exactly this value. */
  eq?: InvoiceService | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<InvoiceService> | null | undefined;
};

/** What to sort Invoice rows by. Give one column; of several, the first of this type counts first. */
export type InvoiceSort = {
  /** By balance. */
  balance?: SortOrder | null | undefined;
  /** By clientName. */
  clientName?: SortOrder | null | undefined;
  /** By dueDate. */
  dueDate?: SortOrder | null | undefined;
  /** By id. */
  id?: SortOrder | null | undefined;
  /** By invoiceStatus. */
  invoiceStatus?: SortOrder | null | undefined;
  /** By issuedDate. */
  issuedDate?: SortOrder | null | undefined;
  /** By service. */
  service?: SortOrder | null | undefined;
  /** By total. */
  total?: SortOrder | null | undefined;
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
};

/** A new question of the knowledge base; it becomes the last one of its group. */
export type KnowledgeQuestionInput = {
  /** The answer as HTML, 1 to 100,000 characters. What the editor does not make is taken out: scripts, styles, frames, forms, pictures from elsewhere. */
  content: string;
  /** The question, 1 to 200 characters. Its name in addresses is made from it, once. */
  question: string;
  /** The group; `unknown` when there is none such, `max` when it holds 100 questions already. */
  topicId: string;
};

/** Changes to a question of the knowledge base. Absent fields stay as they are. */
export type KnowledgeQuestionPatch = {
  /** The answer as HTML, 1 to 100,000 characters. What the editor does not make is taken out: scripts, styles, frames, forms, pictures from elsewhere. */
  content?: string | null | undefined;
  /** The question, 1 to 200 characters. Its name in addresses is made from it, once. */
  question?: string | null | undefined;
  /** The group; `unknown` when there is none such, `max` when it holds 100 questions already. */
  topicId?: string | null | undefined;
};

/** Rows by a calendar date, `YYYY-MM-DD`. All operators given must hold. */
export type LocalDateFilter = {
  /** Later than this day. */
  after?: string | null | undefined;
  /** Earlier than this day. */
  before?: string | null | undefined;
  /** On this day. */
  eq?: string | null | undefined;
};

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

/** Rows by a number. All operators given must hold. */
export type NumberFilter = {
  /** Exactly this value. */
  eq?: number | null | undefined;
  /** This value or more. */
  gte?: number | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<number> | null | undefined;
  /** This value or less. */
  lte?: number | null | undefined;
};

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

/** Which Permission rows to list. All columns given must hold. */
export type PermissionFilter = {
  /** By assignedTo. */
  assignedTo?: StringFilter | null | undefined;
  /** By createdDate. */
  createdDate?: DateTimeFilter | null | undefined;
  /** By id. */
  id?: IdFilter | null | undefined;
  /** By name. */
  name?: StringFilter | null | undefined;
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
  /** The roles that hold it, of those that can be given on the current radio; roles of other radios stay as they are. */
  roleIds?: Array<string> | null | undefined;
};

/** What to sort Permission rows by. Give one column; of several, the first of this type counts first. */
export type PermissionSort = {
  /** By createdDate. */
  createdDate?: SortOrder | null | undefined;
  /** By id. */
  id?: SortOrder | null | undefined;
  /** By name. */
  name?: SortOrder | null | undefined;
};

/** The plan that a person subscribed to. */
export type Plan =
  | 'BASIC'
  | 'COMPANY'
  | 'ENTERPRISE'
  | 'TEAM';

/** Rows by their Plan. */
export type PlanFilter = {
  /** Exactly this value. */
  eq?: Plan | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<Plan> | null | undefined;
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

/** Which Product rows to list. All columns given must hold. */
export type ProductFilter = {
  /** By id. */
  id?: IdFilter | null | undefined;
  /** By name. */
  name?: StringFilter | null | undefined;
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

/** What to sort Product rows by. Give one column; of several, the first of this type counts first. */
export type ProductSort = {
  /** By id. */
  id?: SortOrder | null | undefined;
  /** By name. */
  name?: SortOrder | null | undefined;
};

/** Which Radio rows to list. All columns given must hold. */
export type RadioFilter = {
  /** By company. */
  company?: StringFilter | null | undefined;
  /** By id. */
  id?: IdFilter | null | undefined;
  /** By name. */
  name?: StringFilter | null | undefined;
  /** By slug. */
  slug?: StringFilter | null | undefined;
};

/** A new radio. */
export type RadioInput = {
  /** The company that runs it; null for the platform itself. */
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
  /** The company that runs it; null for the platform itself. */
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

/** What to sort Radio rows by. Give one column; of several, the first of this type counts first. */
export type RadioSort = {
  /** By company. */
  company?: SortOrder | null | undefined;
  /** By id. */
  id?: SortOrder | null | undefined;
  /** By name. */
  name?: SortOrder | null | undefined;
  /** By slug. */
  slug?: SortOrder | null | undefined;
};

/** Which Role rows to list. All columns given must hold. */
export type RoleFilter = {
  /** By id. */
  id?: IdFilter | null | undefined;
  /** By key. */
  key?: StringFilter | null | undefined;
  /** By name. */
  name?: StringFilter | null | undefined;
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

/** What to sort Role rows by. Give one column; of several, the first of this type counts first. */
export type RoleSort = {
  /** By id. */
  id?: SortOrder | null | undefined;
  /** By key. */
  key?: SortOrder | null | undefined;
  /** By name. */
  name?: SortOrder | null | undefined;
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

/** The direction of a sort. Rows that are equal follow by id, newest first. */
export type SortOrder =
  /** Smallest, earliest, A first. */
  | 'ASC'
  /** Largest, latest, Z first. */
  | 'DESC';

/** What one point of a series covers. */
export type StatisticsUnit =
  /** One day. */
  | 'DAY'
  /** A month of the calendar; the first and last may be in part. */
  | 'MONTH'
  /** Seven days, counted from the first of the range; the last may be shorter. */
  | 'WEEK';

/** Rows by a text. All operators given must hold. */
export type StringFilter = {
  /** Holds this text somewhere; case does not count. */
  contains?: string | null | undefined;
  /** Exactly this value. Case counts. */
  eq?: string | null | undefined;
  /** One of these values, at most 100. Case counts. */
  in?: Array<string> | null | undefined;
};

/** Which TeamMember rows to list. All columns given must hold. */
export type TeamMemberFilter = {
  /** By fullName. */
  fullName?: StringFilter | null | undefined;
  /** By id. */
  id?: IdFilter | null | undefined;
  /** By role. */
  role?: StringFilter | null | undefined;
};

/** Someone who joins the team of the current radio. */
export type TeamMemberInput = {
  /** Address of the person, who must be known to the platform. */
  email: string;
  /** What the person is on this radio: a role of the platform or of this radio, with no more power here than one’s own. */
  roleId: string;
};

/** Another role in the team. Absent fields stay as they are. */
export type TeamMemberPatch = {
  /** What the person is on this radio from now on. */
  roleId?: string | null | undefined;
};

/** What to sort TeamMember rows by. Give one column; of several, the first of this type counts first. */
export type TeamMemberSort = {
  /** By fullName. */
  fullName?: SortOrder | null | undefined;
  /** By id. */
  id?: SortOrder | null | undefined;
  /** By role. */
  role?: SortOrder | null | undefined;
};

/** Rows by a list of texts that they hold, such as tags. */
export type TextsFilter = {
  /** One of the texts is exactly this. Case counts. */
  has?: string | null | undefined;
};

/** Which User rows to list. All columns given must hold. */
export type UserFilter = {
  /** By company. */
  company?: StringFilter | null | undefined;
  /** By country. */
  country?: StringFilter | null | undefined;
  /** By currentPlan. */
  currentPlan?: PlanFilter | null | undefined;
  /** By email. */
  email?: StringFilter | null | undefined;
  /** By fullName. */
  fullName?: StringFilter | null | undefined;
  /** By id. */
  id?: IdFilter | null | undefined;
  /** By role. */
  role?: StringFilter | null | undefined;
  /** By status. */
  status?: UserStatusFilter | null | undefined;
  /** By username. */
  username?: StringFilter | null | undefined;
};

/** A new person. */
export type UserInput = {
  /** Street and number, at most 200 characters; may be empty. */
  address?: string | null | undefined;
  /** How the person pays, at most 60 characters. */
  billing?: string | null | undefined;
  /** A city of `cities(stateId)`. Null for none. A problem here is `unknown`, or `elsewhere` when it is not part of the state. */
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
  /** A region of `regions(cityId)`. Null for none. A problem here is `unknown`, or `elsewhere` when it is not part of the city. */
  regionId?: string | null | undefined;
  /** A role of the platform that may do no more than the viewer. Nobody changes their own (`yourself`); another one needs a fresh sign-in: FRESH_SIGN_IN_NEEDED. */
  roleId: string;
  /** A state of `states(countryCode)`. Null for none. A problem here is `unknown`, or `elsewhere` when it is not part of the country. */
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
  /** A city of `cities(stateId)`. Null for none. A problem here is `unknown`, or `elsewhere` when it is not part of the state. */
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
  /** A region of `regions(cityId)`. Null for none. A problem here is `unknown`, or `elsewhere` when it is not part of the city. */
  regionId?: string | null | undefined;
  /** A role of the platform that may do no more than the viewer. Nobody changes their own (`yourself`); another one needs a fresh sign-in: FRESH_SIGN_IN_NEEDED. */
  roleId?: string | null | undefined;
  /** A state of `states(countryCode)`. Null for none. A problem here is `unknown`, or `elsewhere` when it is not part of the country. */
  stateId?: string | null | undefined;
  /** PENDING when a new person is given none. */
  status?: UserStatus | null | undefined;
  /** 3 to 40 letters, digits, dots, hyphens and underscores; not taken. */
  username?: string | null | undefined;
  /** The zip code, at most 20 characters; may be empty. One of `zipCodes(regionId)` where the region has any: otherwise the problem is `elsewhere`. */
  zipCode?: string | null | undefined;
};

/** What to sort User rows by. Give one column; of several, the first of this type counts first. */
export type UserSort = {
  /** By company. */
  company?: SortOrder | null | undefined;
  /** By country. */
  country?: SortOrder | null | undefined;
  /** By currentPlan. */
  currentPlan?: SortOrder | null | undefined;
  /** By email. */
  email?: SortOrder | null | undefined;
  /** By fullName. */
  fullName?: SortOrder | null | undefined;
  /** By id. */
  id?: SortOrder | null | undefined;
  /** By role. */
  role?: SortOrder | null | undefined;
  /** By status. */
  status?: SortOrder | null | undefined;
  /** By username. */
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
};
