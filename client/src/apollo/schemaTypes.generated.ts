export type DateTimeFilter = {
  after?: string | null | undefined;
  before?: string | null | undefined;
};

export type EmployeeFilter = {
  age?: NumberFilter | null | undefined;
  city?: StringFilter | null | undefined;
  experience?: NumberFilter | null | undefined;
  fullName?: StringFilter | null | undefined;
  id?: IdFilter | null | undefined;
  post?: StringFilter | null | undefined;
  salary?: NumberFilter | null | undefined;
  startDate?: LocalDateFilter | null | undefined;
  status?: EmployeeStatusFilter | null | undefined;
};

export type EmployeeSort = {
  age?: SortOrder | null | undefined;
  city?: SortOrder | null | undefined;
  email?: SortOrder | null | undefined;
  experience?: SortOrder | null | undefined;
  fullName?: SortOrder | null | undefined;
  id?: SortOrder | null | undefined;
  post?: SortOrder | null | undefined;
  salary?: SortOrder | null | undefined;
  startDate?: SortOrder | null | undefined;
  status?: SortOrder | null | undefined;
};

export type EmployeeStatus =
  | 'APPLIED'
  | 'CURRENT'
  | 'PROFESSIONAL'
  | 'REJECTED'
  | 'RESIGNED';

export type EmployeeStatusFilter = {
  eq?: EmployeeStatus | null | undefined;
  in?: Array<EmployeeStatus> | null | undefined;
};

export type IdFilter = {
  eq?: string | null | undefined;
  in?: Array<string> | null | undefined;
};

export type InvoiceFilter = {
  balance?: NumberFilter | null | undefined;
  clientName?: StringFilter | null | undefined;
  dueDate?: LocalDateFilter | null | undefined;
  id?: IdFilter | null | undefined;
  invoiceStatus?: InvoiceStatusFilter | null | undefined;
  issuedDate?: LocalDateFilter | null | undefined;
  service?: InvoiceServiceFilter | null | undefined;
  total?: NumberFilter | null | undefined;
};

export type InvoiceInput = {
  balance: number;
  clientId: string;
  currency?: string | null | undefined;
  dueDate: string;
  invoiceStatus: InvoiceStatus;
  issuedDate: string;
  paymentDetails: PaymentDetailsInput;
  service: InvoiceService;
  total: number;
};

export type InvoicePatch = {
  balance?: number | null | undefined;
  clientId?: string | null | undefined;
  currency?: string | null | undefined;
  dueDate?: string | null | undefined;
  invoiceStatus?: InvoiceStatus | null | undefined;
  issuedDate?: string | null | undefined;
  paymentDetails?: PaymentDetailsInput | null | undefined;
  service?: InvoiceService | null | undefined;
  total?: number | null | undefined;
};

export type InvoiceService =
  | 'SOFTWARE_DEVELOPMENT'
  | 'TEMPLATE_CUSTOMIZATION'
  | 'UI_UX_DESIGN_AND_DEVELOPMENT'
  | 'UNLIMITED_EXTENDED_LICENSE';

export type InvoiceServiceFilter = {
  eq?: InvoiceService | null | undefined;
  in?: Array<InvoiceService> | null | undefined;
};

export type InvoiceSort = {
  balance?: SortOrder | null | undefined;
  clientName?: SortOrder | null | undefined;
  dueDate?: SortOrder | null | undefined;
  id?: SortOrder | null | undefined;
  invoiceStatus?: SortOrder | null | undefined;
  issuedDate?: SortOrder | null | undefined;
  service?: SortOrder | null | undefined;
  total?: SortOrder | null | undefined;
};

export type InvoiceStatus =
  | 'DOWNLOADED'
  | 'DRAFT'
  | 'PAID'
  | 'PARTIAL_PAYMENT'
  | 'PAST_DUE'
  | 'SENT';

export type InvoiceStatusFilter = {
  eq?: InvoiceStatus | null | undefined;
  in?: Array<InvoiceStatus> | null | undefined;
};

export type LocalDateFilter = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  eq?: string | null | undefined;
};

export type NumberFilter = {
  eq?: number | null | undefined;
  gte?: number | null | undefined;
  in?: Array<number> | null | undefined;
  lte?: number | null | undefined;
};

export type PaymentDetailsInput = {
  bankName: string;
  country: string;
  iban: string;
  swiftCode: string;
};

/** assignedTo is a role's name */
export type PermissionFilter = {
  assignedTo?: StringFilter | null | undefined;
  createdDate?: DateTimeFilter | null | undefined;
  id?: IdFilter | null | undefined;
  name?: StringFilter | null | undefined;
};

export type PermissionInput = {
  name: string;
};

export type PermissionPatch = {
  name?: string | null | undefined;
};

export type PermissionSort = {
  createdDate?: SortOrder | null | undefined;
  id?: SortOrder | null | undefined;
  name?: SortOrder | null | undefined;
};

export type Plan =
  | 'BASIC'
  | 'COMPANY'
  | 'ENTERPRISE'
  | 'TEAM';

export type PlanFilter = {
  eq?: Plan | null | undefined;
  in?: Array<Plan> | null | undefined;
};

/** Sort direction of a list. */
export type SortOrder =
  | 'ASC'
  | 'DESC';

export type StringFilter = {
  contains?: string | null | undefined;
  eq?: string | null | undefined;
  in?: Array<string> | null | undefined;
};

/** role filters and sorts by the role's key */
export type UserFilter = {
  company?: StringFilter | null | undefined;
  country?: StringFilter | null | undefined;
  currentPlan?: PlanFilter | null | undefined;
  email?: StringFilter | null | undefined;
  fullName?: StringFilter | null | undefined;
  id?: IdFilter | null | undefined;
  role?: StringFilter | null | undefined;
  status?: UserStatusFilter | null | undefined;
  username?: StringFilter | null | undefined;
};

export type UserInput = {
  billing?: string | null | undefined;
  company: string;
  contact: string;
  country: string;
  currentPlan: Plan;
  email: string;
  fullName: string;
  password?: string | null | undefined;
  roleId: string;
  status?: UserStatus | null | undefined;
  username: string;
};

export type UserPatch = {
  billing?: string | null | undefined;
  company?: string | null | undefined;
  contact?: string | null | undefined;
  country?: string | null | undefined;
  currentPlan?: Plan | null | undefined;
  email?: string | null | undefined;
  fullName?: string | null | undefined;
  roleId?: string | null | undefined;
  status?: UserStatus | null | undefined;
  username?: string | null | undefined;
};

export type UserSort = {
  company?: SortOrder | null | undefined;
  country?: SortOrder | null | undefined;
  createdAt?: SortOrder | null | undefined;
  currentPlan?: SortOrder | null | undefined;
  email?: SortOrder | null | undefined;
  fullName?: SortOrder | null | undefined;
  id?: SortOrder | null | undefined;
  role?: SortOrder | null | undefined;
  status?: SortOrder | null | undefined;
  username?: SortOrder | null | undefined;
};

export type UserStatus =
  | 'ACTIVE'
  | 'INACTIVE'
  | 'PENDING';

export type UserStatusFilter = {
  eq?: UserStatus | null | undefined;
  in?: Array<UserStatus> | null | undefined;
};
