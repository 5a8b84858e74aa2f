import { Field, ID, Int } from 'type-graphql';
import { DateTimeISO, LocalDate } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { SlotLayer } from './slotEnums.ts';

@OutputType({ rule: 'parent', description: 'Something that is planned already at the time of another plan.' })
export class SlotClash {
  @Field(() => LocalDate, { description: 'The day on which the plan clashes.' }) date!: string;
  @Field(() => ID, { description: 'Id of the slot that is there.' }) slotId!: string;
  @Field({ description: 'What it is called.' }) title!: string;
  @Field({ description: 'When it begins by the radio’s clock, `YYYY-MM-DDTHH:MM:SS`.' }) localStart!: string;
  @Field({ description: 'When it ends by that clock.' }) localEnd!: string;
  @Field(() => DateTimeISO, { description: 'When it begins.' }) startsAt!: Date;
  @Field(() => DateTimeISO, { description: 'When it ends.' }) endsAt!: Date;
}

@OutputType({
  rule: 'parent',
  description: 'What a plan would clash with on its layer, through two years, and what one could do.',
})
export class SlotConflicts {
  @Field(() => Int, { description: 'How many clashes there are.' }) total!: number;
  @Field(() => [SlotClash], { description: 'The first of them, at most 50.' }) clashes!: SlotClash[];
  @Field(() => [String], {
    description:
      'Starts on the same day, `HH:MM`, at which it would clash on no day: at most five, the nearest first.',
  })
  freeStarts!: string[];
  @Field(() => [SlotLayer], { description: 'Layers on which it would clash on no day.' })
  freeLayers!: SlotLayer[];
}
