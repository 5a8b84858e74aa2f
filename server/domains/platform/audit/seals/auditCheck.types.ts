import { Field, Int } from 'type-graphql';
import { DateTimeISO } from '../../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';

@OutputType({
  rule: 'parent',
  description: 'Range of audit entries that were changed or removed after they were sealed.',
})
export class BrokenAuditSeal {
  @Field(() => Int, { description: 'Lower bound of the ids of the audit entries, exclusive.' })
  after!: number;

  @Field(() => Int, { description: 'Upper bound of the ids of the audit entries, inclusive.' })
  last!: number;

  @Field(() => Int, { description: 'Number of sealed entries.' })
  sealed!: number;

  @Field(() => Int, { description: 'Number of audit entries that now exist between the bounds.' })
  found!: number;
}

@OutputType({ rule: 'parent', description: 'Result of the last check of the audit seals.' })
export class AuditCheckResult {
  @Field(() => DateTimeISO, { description: 'Time of the check.' })
  at!: Date;

  @Field(() => Int, { description: 'Number of sealed entries.' })
  sealed!: number;

  @Field(() => Int, {
    description: 'Number of entries that were not sealed yet: the newest ones, for up to a minute.',
  })
  unsealed!: number;

  @Field(() => [BrokenAuditSeal], {
    description: 'Entries that do not match their seal; empty when the audit is intact.',
  })
  broken!: BrokenAuditSeal[];
}
