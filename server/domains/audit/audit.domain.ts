import { AuditEntry } from '../../kit/audit/auditEntry.entity.ts';
import type { Domain } from '../../kit/domain.ts';
import { AuditResolver } from './audit.resolver.ts';

export const audit: Domain = { entities: [AuditEntry], resolvers: [AuditResolver] };
