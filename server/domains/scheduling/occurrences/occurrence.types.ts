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
  @Field(() => ID, { description: 'Id, made from the id of the slot and the date, such as `12:2026-11-23`.' })
  id!: string;
  @Field(() => ID, { description: 'Id of the `Slot`, even when it was deleted since.' }) slotId!: string;
  @Field(() => Slot, { nullable: true, description: 'The slot; null when it was deleted since.' })
  slot!: Slot | null;
  @Field(() => LocalDate, {
    description:
      'Original date of the occurrence in its series, even when the occurrence was moved to another date.',
  })
  date!: string;
  @Field(() => SlotLayer, { description: 'Layer of the calendar; a higher layer covers the lower ones.' })
  layer!: SlotLayer;
  @Field(() => SlotCategory, { description: 'Category: live, multimedia, rush or rebroadcast.' })
  category!: SlotCategory;
  @Field({
    description:
      'Title of the occurrence. Without a title of its own, the title of the slot, or else of the emission, the episode, the rush, the playlist or the original slot.',
  })
  title!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Colour of the slot, or else of the emission, `#rrggbb`; null when neither has a colour.',
  })
  colour!: string | null;
  @Field(() => Emission, {
    nullable: true,
    description: 'Emission that is broadcast; null for none, and when it was deleted since.',
  })
  emission!: Emission | null;
  @Field(() => Episode, {
    nullable: true,
    description:
      'Episode that was chosen for the occurrence, or else the episode of the slot. Null for none, and when it was deleted since.',
  })
  episode!: Episode | null;
  @Field(() => Playlist, {
    nullable: true,
    description: 'Playlist that plays; null for none, and when it was deleted since.',
  })
  playlist!: Playlist | null;
  @Field(() => DateTimeISO, { description: 'Start of the occurrence.' }) startsAt!: Date;
  @Field(() => DateTimeISO, { description: 'End of the occurrence.' }) endsAt!: Date;
  @Field({ description: 'Start by the radio’s clock, `YYYY-MM-DDTHH:MM:SS`.' }) localStart!: string;
  @Field({ description: 'End by the radio’s clock, `YYYY-MM-DDTHH:MM:SS`.' }) localEnd!: string;
  @Field(() => Int, {
    description:
      'Duration in milliseconds by the radio’s clock. From 01:00 to 04:00 are three hours, even on the night of a daylight saving change.',
  })
  duration!: number;
  @Field(() => OccurrenceState, { description: 'Planned or cancelled.' }) state!: OccurrenceState;
  @Field({
    description: 'True when the occurrence differs from its series, for example in time, title or episode.',
  })
  isException!: boolean;
  @Field({
    description: 'True when a slot on a higher layer covers the occurrence, completely or in part.',
  })
  isCovered!: boolean;
  @Field(() => Int, {
    description:
      'Version of the occurrence, 0 while it is unchanged from its series; send it back with a change.',
  })
  version!: number;
}
