import { Field, ID, Int } from 'type-graphql';
import { DateTimeISO, LocalDate } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { Playlist } from '../../library/public.ts';
import { Emission, Episode } from '../../programmes/public.ts';
import { Slot } from '../slots/slot.entity.ts';
import { SlotCategory, SlotLayer } from '../slots/slotEnums.ts';
import { OccurrenceState } from './occurrenceState.ts';

@OutputType({
  name: 'Occurrence',
  rule: allow('read', 'Slot'),
  description: 'An occurrence: a slot on one of its dates, as the calendar shows it.',
})
export class ShownOccurrence {
  @Field(() => ID, { description: 'Id of slot and date, such as `12:2026-11-23`.' }) id!: string;
  @Field(() => ID, { description: 'Id of the `Slot`, even when it was deleted since.' }) slotId!: string;
  @Field(() => Slot, { nullable: true, description: 'The slot; null when it was deleted since.' })
  slot!: Slot | null;
  @Field(() => LocalDate, { description: 'Date by its series, which stays when the occurrence is moved.' })
  date!: string;
  @Field(() => SlotLayer, { description: 'Layer of the calendar.' }) layer!: SlotLayer;
  @Field(() => SlotCategory, { description: 'Category in the calendar.' }) category!: SlotCategory;
  @Field({
    description:
      'Title: its own, that of its slot, or that of the emission, the episode, the rush or the playlist.',
  })
  title!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Colour, `#rrggbb`: that of its slot or of the emission; null when there is none.',
  })
  colour!: string | null;
  @Field(() => Emission, { nullable: true, description: 'Emission that is broadcast.' })
  emission!: Emission | null;
  @Field(() => Episode, { nullable: true, description: 'Episode: its own, or that of its slot.' })
  episode!: Episode | null;
  @Field(() => Playlist, { nullable: true, description: 'Playlist that plays.' })
  playlist!: Playlist | null;
  @Field(() => DateTimeISO, { description: 'Start.' }) startsAt!: Date;
  @Field(() => DateTimeISO, { description: 'End.' }) endsAt!: Date;
  @Field({ description: 'Start by the radio’s clock, `YYYY-MM-DDTHH:MM:SS`.' }) localStart!: string;
  @Field({ description: 'End by that clock.' }) localEnd!: string;
  @Field(() => Int, { description: 'Duration by that clock, in milliseconds.' }) duration!: number;
  @Field(() => OccurrenceState, { description: 'Planned or cancelled.' }) state!: OccurrenceState;
  @Field({ description: 'True when it differs from its series.' }) isException!: boolean;
  @Field({ description: 'True when a higher layer covers it, completely or in part.' }) isCovered!: boolean;
  @Field(() => Int, {
    description: 'Number of changes of this occurrence, 0 for none; send it back with a change.',
  })
  version!: number;
}
