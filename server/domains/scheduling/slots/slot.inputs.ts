import { Length, Matches, Max, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { IsColour } from '../../../kit/graphql/colour.ts';
import { LocalDate } from '../../../kit/graphql/scalars.ts';
import { patchOf } from '../../../kit/resource/patchOf.ts';
import { SlotCategory, SlotLayer } from './slotEnums.ts';
import { SlotRecurrenceInput } from './slotRecurrence.ts';

export const timeOfDayPattern = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

@InputType({ description: 'A new slot of the calendar.' })
export class SlotInput {
  @Field(() => SlotLayer, {
    nullable: true,
    description: 'Layer of the calendar; PROGRAMMES when absent.',
  })
  layer?: SlotLayer;

  @Field(() => SlotCategory, {
    description:
      'Category. LIVE needs an emission, MULTIMEDIA a playlist, an emission or an episode, RUSH a rush, an emission or an episode, REBROADCAST an original or an episode: `required` on the missing field.',
  })
  category!: SlotCategory;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the `Emission` to broadcast; `ended` for one that is over.',
  })
  emissionId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the `Playlist` to play.' })
  playlistId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the `Episode` to broadcast; `elsewhere` when it belongs to another emission.',
  })
  episodeId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `Rush` to broadcast; `rejected` for a rejected one, `elsewhere` for one of another emission, `ended` when that emission is over, `invalid` together with an episode and in other categories than RUSH.',
  })
  rushId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `Slot` that a rebroadcast repeats; `invalid` for itself, for another rebroadcast, and in other categories.',
  })
  originalId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Title of the slot, at most 160 characters; empty for that of its contents.',
  })
  @Length(0, 160)
  title?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Colour of the slot, `#rrggbb`; null for that of its emission.',
  })
  @IsColour()
  colour?: string | null;

  @Field(() => LocalDate, {
    description: 'First date. The first date on or after it that matches the rule replaces it.',
  })
  startDate!: string;

  @Field({
    description:
      'Start time by the radio’s clock, `HH:MM` or `HH:MM:SS`; `skippedHour` when a single slot lies in the hour that a clock change skips.',
  })
  @Matches(timeOfDayPattern)
  startTime!: string;

  @Field(() => Int, {
    description: 'Duration by the radio’s clock, in milliseconds: a second to a day.',
  })
  @Min(1000)
  @Max(86_400_000)
  duration!: number;

  @Field(() => SlotRecurrenceInput, {
    nullable: true,
    description: 'Recurrence rule; null for a single date. `noDays` for a rule without any date.',
  })
  @ValidateNested()
  recurrence?: SlotRecurrenceInput | null;
}

export const SlotPatch = patchOf(SlotInput, 'SlotPatch', 'Changes to a slot, on all of its coming dates.');
export type SlotPatch = Partial<SlotInput>;
