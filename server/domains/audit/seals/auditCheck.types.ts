import { Field, Int } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';

@OutputType({
  rule: 'parent',
  description: 'Entries of the audit that are not what they were when they were sealed.',
})
export class BrokenAuditSeal {
  @Field(() => Int, { description: 'The entries have an id above this one.' })
  after!: number;

  @Field(() => Int, { description: 'The entries have an id up to this one.' })
  last!: number;

  @Field(() => Int, { description: 'How many entries were sealed.' })
  sealed!: number;

  @Field(() => Int, { description: 'How many are there now.' })
  found!: number;
}

@OutputType({ rule: 'parent', description: 'What the last check of the seals of the audit found.' })
export class AuditCheckResult {
  @Field(() => DateTimeISO, { description: 'When it was done.' })
  at!: Date;

  @Field(() => Int, { description: 'How many entries were sealed by then.' })
  sealed!: number;

  @Field(() => Int, { description: 'How many were not yet: the newest, for a minute.' })
  unsealed!: number;

  @Field(() => [BrokenAuditSeal], {
    description: 'What does not fit its seal; empty when all is as it was written.',
  })
  broken!: BrokenAuditSeal[];
}
