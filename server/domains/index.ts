import type { Domain } from '../kit/domain.ts';
import { accounts } from './accounts/accounts.domain.ts';
import { audience } from './audience/audience.domain.ts';
import { audit } from './audit/audit.domain.ts';
import { blog } from './blog/blog.domain.ts';
import { cards } from './cards/cards.domain.ts';
import { chat } from './chat/chat.domain.ts';
import { employees } from './employees/employees.domain.ts';
import { geography } from './geography/geography.domain.ts';
import { help } from './help/help.domain.ts';
import { idempotency } from './idempotency/idempotency.domain.ts';
import { invoices } from './invoices/invoices.domain.ts';
import { jobs } from './jobs/jobs.domain.ts';
import { multimedia } from './multimedia/multimedia.domain.ts';
import { notifications } from './notifications/notifications.domain.ts';
import { onair } from './onair/onair.domain.ts';
import { organization } from './organization/organization.domain.ts';
import { permissions } from './permissions/permissions.domain.ts';
import { planning } from './planning/planning.domain.ts';
import { portal } from './portal/portal.domain.ts';
import { profile } from './profile/profile.domain.ts';
import { statistics } from './statistics/statistics.domain.ts';
import { users } from './users/users.domain.ts';

/** THE LIST of domains. */
export const domains: readonly Domain[] = [
  organization,
  permissions,
  users,
  accounts,
  invoices,
  employees,
  geography,
  audit,
  jobs,
  idempotency,
  cards,
  statistics,
  profile,
  help,
  blog,
  multimedia,
  planning,
  onair,
  audience,
  notifications,
  chat,
  portal,
];
