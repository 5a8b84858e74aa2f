import type { Feature } from '../kit/defineFeature';
import { accounts } from './accounts/feature';
import { audience } from './audience/feature';
import { audit } from './audit/feature';
import { cards } from './cards/feature';
import { chat } from './chat/feature';
import { companies } from './companies/feature';
import { dashboardOf } from './dashboard/feature';
import { employees } from './employees/feature';
import { help } from './help/feature';
import { invoices } from './invoices/feature';
import { jobs } from './jobs/feature';
import { library } from './library/feature';
import { notifications } from './notifications/feature';
import { broadcasting } from './broadcasting/feature';
import { organization } from './organization/feature';
import { permissions } from './permissions/feature';
import { programmes } from './programmes/feature';
import { scheduling } from './scheduling/feature';
import { profile } from './profile/feature';
import { statistics } from './statistics/feature';
import { users } from './users/feature';
import { website } from './website/feature';

/** All features, in menu order. The dashboard comes first and shows their panels. */
const list: readonly Feature[] = [
  statistics,
  profile,
  library,
  scheduling,
  programmes,
  broadcasting,
  audience,
  website,
  help,
  chat,
  invoices,
  employees,
  companies,
  users,
  organization,
  permissions,
  audit,
  jobs,
  accounts,
  cards,
  notifications,
];

export const features: readonly Feature[] = [dashboardOf(list), ...list];
