import { Field, ID, Int } from 'type-graphql';
import { DateTimeISO, LocalDate } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { DryRunProblemKind } from './dryRunEnums.ts';

@OutputType({ rule: 'parent', description: 'A problem that a dry run found in the plan of the coming days.' })
export class DryRunProblem {
  @Field(() => DryRunProblemKind, { description: 'Kind of problem, such as GAP.' }) kind!: DryRunProblemKind;
  @Field(() => DateTimeISO, {
    description: 'Start of the problem, or of the first of several equal problems that are counted together.',
  })
  startsAt!: Date;
  @Field(() => DateTimeISO, {
    description: 'End of the problem, or of the last of several equal problems that are counted together.',
  })
  endsAt!: Date;
  @Field(() => ID, {
    nullable: true,
    description: 'Id of the affected `Slot`; null when nothing is planned at that time.',
  })
  slotId!: string | null;
  @Field(() => LocalDate, {
    nullable: true,
    description:
      'Original date of the occurrence in its series, even when the occurrence was moved to another date. Null when nothing is planned.',
  })
  date!: string | null;
  @Field({ description: 'Title of the slot; empty when nothing is planned.' }) title!: string;
  @Field({
    description:
      'Name of the record that causes the problem, such as a missing file or an empty playlist. May be empty.',
  })
  about!: string;
  @Field(() => Int, {
    description: 'Number of equal problems between `startsAt` and `endsAt` that this entry stands for.',
  })
  count!: number;
  @Field(() => Int, {
    description:
      'Total length of the GAPs, or excess length of an OVERRUN, in milliseconds; 0 for other kinds.',
  })
  milliseconds!: number;
}

/** A problem of a dry run in its stored form, with its moments as numbers. */
export interface StoredProblem extends Omit<DryRunProblem, 'startsAt' | 'endsAt'> {
  startsAt: number;
  endsAt: number;
}
