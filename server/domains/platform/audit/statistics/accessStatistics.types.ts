import { Field } from 'type-graphql';
import { LocalDate } from '../../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import type { Day } from '../../statistics/days.ts';
import { StatisticsSeries } from '../../statistics/series.ts';

const readsAudit = allow('read', 'Audit');

@OutputType({
  rule: readsAudit,
  description:
    'Access statistics over a range of days, from the audit entries that the viewer sees. These are the entries of the platform and of the current radio, or of all radios for viewers who may see all radios.',
})
export class AccessStatistics {
  @Field(() => StatisticsSeries, { description: 'Successful sign-ins.' }) signIns!: StatisticsSeries;
  @Field(() => StatisticsSeries, {
    description:
      'Failed sign-ins, and failed proofs of identity in `proveIdentity`. Counts wrong passwords, codes and passkeys, and attempts of accounts that may not sign in.',
  })
  failedSignIns!: StatisticsSeries;
  @Field(() => StatisticsSeries, {
    description:
      'Refusals for a missing permission; several missing permissions of one request count separately.',
  })
  refusals!: StatisticsSeries;
}

@OutputType({
  rule: readsAudit,
  description:
    'Sign-ins, failed sign-ins and requests refused for a missing permission, of the last 30 days.',
})
export class AccessOverview extends AccessStatistics {
  @Field(() => [LocalDate], {
    description: 'The 30 days that the figures cover, in chronological order; the last day is today.',
  })
  starts!: readonly Day[];
}
