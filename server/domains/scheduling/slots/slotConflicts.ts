import { Field, ID, Int } from 'type-graphql';
import { DateTimeISO, LocalDate } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { SlotLayer } from './slotEnums.ts';

@OutputType({ rule: 'parent', description: 'A clash of a planned slot with an existing occurrence.' })
export class SlotClash {
  @Field(() => LocalDate, { description: 'Date of the planned slot that clashes.' }) date!: string;
  @Field(() => ID, { description: 'Id of the existing slot.' }) slotId!: string;
  @Field({ description: 'Title of the existing slot.' }) title!: string;
  @Field({ description: 'Start by the radio’s clock, `YYYY-MM-DDTHH:MM:SS`.' }) localStart!: string;
  @Field({ description: 'End by that clock.' }) localEnd!: string;
  @Field(() => DateTimeISO, { description: 'Start.' }) startsAt!: Date;
  @Field(() => DateTimeISO, { description: 'End.' }) endsAt!: Date;
}

@OutputType({
  rule: 'parent',
  description: 'Clashes of a planned slot on its layer within two years, with alternatives.',
})
export class SlotConflicts {
  @Field(() => Int, { description: 'Number of clashes.' }) total!: number;
  @Field(() => [SlotClash], { description: 'The first clashes, at most 50.' }) clashes!: SlotClash[];
  @Field(() => [String], {
    description: 'Start times, `HH:MM`, without a clash on any date: at most five, the nearest first.',
  })
  freeStarts!: string[];
  @Field(() => [SlotLayer], { description: 'Layers without a clash on any date.' })
  freeLayers!: SlotLayer[];
}
