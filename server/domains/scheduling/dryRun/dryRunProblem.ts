import { Field, ID, Int } from 'type-graphql';
import { DateTimeISO, LocalDate } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { DryRunProblemKind } from './dryRunEnums.ts';

@OutputType({ rule: 'parent', description: 'A problem of the coming days.' })
export class DryRunProblem {
  @Field(() => DryRunProblemKind, { description: 'Kind of problem.' }) kind!: DryRunProblemKind;
  @Field(() => DateTimeISO, { description: 'Start.' }) startsAt!: Date;
  @Field(() => DateTimeISO, { description: 'End.' }) endsAt!: Date;
  @Field(() => ID, {
    nullable: true,
    description: 'Id of its `Slot`; null when nothing is planned.',
  })
  slotId!: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'Date of the occurrence, by its series.' }) date!:
    | string
    | null;
  @Field({ description: 'Title of the slot; empty when nothing is planned.' }) title!: string;
  @Field({ description: 'Name of the missing, overlong or empty source; may be empty.' })
  about!: string;
  @Field(() => Int, { description: 'Number of occurrences between these moments.' }) count!: number;
  @Field(() => Int, {
    description: 'Extent in milliseconds, for GAP and OVERRUN; 0 for others.',
  })
  milliseconds!: number;
}

/** Stored form of a problem. */
export interface StoredProblem extends Omit<DryRunProblem, 'startsAt' | 'endsAt'> {
  startsAt: number;
  endsAt: number;
}
