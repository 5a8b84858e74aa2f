import { Field, Int } from 'type-graphql';
import { DateTimeISO } from '../../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';

@OutputType({
  rule: 'parent',
  description:
    'Range of audit entries that does not match its seal. Entries were changed, added or removed after the sealing.',
})
export class BrokenAuditSeal {
  @Field(() => Int, { description: 'Lower bound of the ids of the audit entries, exclusive.' })
  after!: number;

  @Field(() => Int, { description: 'Upper bound of the ids of the audit entries, inclusive.' })
  last!: number;

  @Field(() => Int, { description: 'Number of audit entries between the bounds when they were sealed.' })
  sealed!: number;

  @Field(() => Int, { description: 'Number of audit entries that now exist between the bounds.' })
  found!: number;
}

@OutputType({
  rule: 'parent',
  description:
    'Result of the last integrity check of the audit. The check compares all entries with their seals (hashes).',
})
export class AuditCheckResult {
  @Field(() => DateTimeISO, { description: 'Time of the check.' })
  at!: Date;

  @Field(() => Int, {
    description:
      'Number of entries that were ever sealed, also entries that are now missing from the database.',
  })
  sealed!: number;

  @Field(() => Int, {
    description: 'Number of new entries that have no seal yet; entries are sealed every minute.',
  })
  unsealed!: number;

  @Field(() => [BrokenAuditSeal], {
    description: 'Ranges of entries that do not match their seal; empty when the audit is intact.',
  })
  broken!: BrokenAuditSeal[];
}
