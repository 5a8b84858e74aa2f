import { AuditEntry } from '../../kit/audit/auditEntry.entity.ts';
import type { Domain } from '../../kit/domain.ts';
import { AuditResolver } from './audit.resolver.ts';
import { AuditCheckResolver } from './seals/auditCheck.resolver.ts';
import { AuditSeal } from './seals/auditSeal.entity.ts';
import { AuditSeals } from './seals/auditSeals.ts';
import { AccessOverviewResolver, AccessStatisticsResolver } from './figures/accessFigures.resolver.ts';

export const audit: Domain = {
  entities: [AuditEntry, AuditSeal],
  resolvers: [AuditResolver, AuditCheckResolver, AccessStatisticsResolver, AccessOverviewResolver],
  services: (settings) => ({ auditSeals: new AuditSeals(settings) }),
  start: async ({ auditSeals }) => {
    auditSeals.start();
    return () => auditSeals.close();
  },
};
