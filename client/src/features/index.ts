import type { Feature } from '../kit/defineFeature';
import { accounts } from './accounts/feature';
import { audit } from './audit/feature';
import { companies } from './companies/feature';
import { dashboard } from './dashboard/feature';
import { employees } from './employees/feature';
import { invoices } from './invoices/feature';
import { organization } from './organization/feature';
import { permissions } from './permissions/feature';
import { users } from './users/feature';

/** THE LIST of features, in menu order. */
export const features: readonly Feature[] = [
  dashboard,
  invoices,
  employees,
  companies,
  users,
  organization,
  permissions,
  audit,
  accounts,
];
