import { AuditEntry } from '../../../kit/audit/auditEntry.entity.ts';
import type { Domain } from '../../../kit/domain.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { AuditResolver } from './audit.resolver.ts';
import { AuditCheckResolver } from './seals/auditCheck.resolver.ts';
import { checkAuditJob, sealAuditJob } from './seals/auditJobs.ts';
import { AuditSeal } from './seals/auditSeal.entity.ts';
import { AuditSeals } from './seals/auditSeals.ts';
import { LastAuditCheck } from './seals/lastAuditCheck.entity.ts';
import { AccessOverviewResolver, AccessStatisticsResolver } from './statistics/accessStatistics.resolver.ts';

/** The log of all changes, its seals, and statistics of accesses. */
export const audit: Domain = {
  views: {
    audit: { rule: allow('read', 'Audit'), subject: 'Audit' },
  },
  entities: [AuditEntry, AuditSeal, LastAuditCheck],
  resolvers: [AuditResolver, AuditCheckResolver, AccessStatisticsResolver, AccessOverviewResolver],
  jobs: [sealAuditJob, checkAuditJob],
  services: (settings) => ({ auditSeals: new AuditSeals(settings) }),
  start: async ({ auditSeals }) => {
    await auditSeals.start();
    return () => auditSeals.close();
  },
};
