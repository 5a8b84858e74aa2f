import { Field, ID, Int } from 'type-graphql';
import { DateTimeISO, LocalDate } from '../../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { SlotLayer } from '../slotEnums.ts';

@OutputType({ rule: 'parent', description: 'A clash of the slot to be saved with an existing occurrence.' })
export class SlotClash {
  @Field(() => LocalDate, { description: 'Date on which the slot to be saved clashes.' }) date!: string;
  @Field(() => ID, { description: 'Id of the existing slot.' }) slotId!: string;
  @Field({ description: 'Title of the existing slot.' }) title!: string;
  @Field({ description: 'Start of the existing occurrence by the radio’s clock, `YYYY-MM-DDTHH:MM:SS`.' })
  localStart!: string;
  @Field({ description: 'End of the existing occurrence by the radio’s clock, `YYYY-MM-DDTHH:MM:SS`.' })
  localEnd!: string;
  @Field(() => DateTimeISO, { description: 'Start of the existing occurrence.' }) startsAt!: Date;
  @Field(() => DateTimeISO, { description: 'End of the existing occurrence.' }) endsAt!: Date;
}

@OutputType({
  rule: 'parent',
  description:
    'Clashes of a slot or occurrence to be saved on its layer, with alternatives. A series is compared for two years.',
})
export class SlotConflicts {
  @Field(() => Int, { description: 'Number of clashes.' }) total!: number;
  @Field(() => [SlotClash], { description: 'The first clashes, at most 50.' }) clashes!: SlotClash[];
  @Field(() => [String], {
    description:
      'Start times, `HH:MM` or `HH:MM:SS`, without a clash on any date: at most five, the nearest first. Always empty for `changeSlotDays`, its preview and `copyCalendar`.',
  })
  freeStarts!: string[];
  @Field(() => [SlotLayer], {
    description:
      'Layers without a clash on any date. Always empty for `changeSlotDays`, its preview and `copyCalendar`.',
  })
  freeLayers!: SlotLayer[];
}
