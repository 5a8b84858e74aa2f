import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { Allow } from '../../../../kit/rules/rule.ts';
import { AuditCheckResult } from './auditCheck.types.ts';

@Resolver()
export class AuditCheckResolver {
  @Allow('read', 'Audit')
  @Query(() => AuditCheckResult, {
    nullable: true,
    description:
      'Result of the last integrity check of the audit. Entries are sealed with hashes every minute, and all seals are checked once a day. Null before the first check, shortly after the start.',
  })
  async auditCheck(@Ctx() { services }: Context): Promise<AuditCheckResult | null> {
    return (await services.auditSeals.lastCheck()) ?? null;
  }
}
