import { Field, ID, Int } from 'type-graphql';
import { DateTimeISO, LocalDate } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { DryRunProblemKind } from './dryRunEnums.ts';

@OutputType({ rule: 'parent', description: 'Something that is wrong with what is to come.' })
export class DryRunProblem {
  @Field(() => DryRunProblemKind, { description: 'What is wrong.' }) kind!: DryRunProblemKind;
  @Field(() => DateTimeISO, { description: 'When it begins.' }) startsAt!: Date;
  @Field(() => DateTimeISO, { description: 'When it ends.' }) endsAt!: Date;
  @Field(() => ID, {
    nullable: true,
    description: 'Id of the `Slot` that it is in; null where nothing is planned.',
  })
  slotId!: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'The day by the series of that.' }) date!:
    | string
    | null;
  @Field({ description: 'What the slot is called; empty where nothing is planned.' }) title!: string;
  @Field({ description: 'What it is about: what is missing, too long or had nothing to give; may be empty.' })
  about!: string;
  @Field(() => Int, { description: 'How often it happens between these moments.' }) count!: number;
  @Field(() => Int, {
    description: 'By how many milliseconds, of GAP and OVERRUN; 0 for others.',
  })
  milliseconds!: number;
}

/** The same as it is kept. */
export interface KeptProblem extends Omit<DryRunProblem, 'startsAt' | 'endsAt'> {
  startsAt: number;
  endsAt: number;
}
