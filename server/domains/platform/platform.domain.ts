import type { Domain } from '../../kit/domain.ts';
import { accounts } from './accounts/accounts.domain.ts';
import { audit } from './audit/audit.domain.ts';
import { geography } from './geography/geography.domain.ts';
import { idempotency } from './idempotency/idempotency.domain.ts';
import { jobs } from './jobs/jobs.domain.ts';
import { notifications } from './notifications/notifications.domain.ts';
import { organization } from './organization/organization.domain.ts';
import { permissions } from './permissions/permissions.domain.ts';
import { statistics } from './statistics/statistics.domain.ts';
import { users } from './users/users.domain.ts';

/**
 * Domains that all other domains build on.
 * These are radios, people and their rights, sign-in, audit, jobs and notifications.
 */
export const platform: readonly Domain[] = [
  organization,
  permissions,
  users,
  accounts,
  geography,
  audit,
  jobs,
  idempotency,
  statistics,
  notifications,
];
