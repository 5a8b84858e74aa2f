import { Length, Matches, Max, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { IsColour } from '../../../kit/graphql/colour.ts';
import { LocalDate } from '../../../kit/graphql/scalars.ts';
import { OptionalField, patchOf } from '../../../kit/resource/resolvers/patchOf.ts';
import { SlotCategory, SlotLayer } from './slotEnums.ts';
import { SlotRecurrenceInput } from './series/slotRecurrence.ts';

export const timeOfDayPattern = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

@InputType({ description: 'A new slot of the calendar.' })
export class SlotInput {
  @OptionalField(() => SlotLayer, {
    description: 'Layer of the calendar; a higher layer covers the lower ones.',
    whenAbsent: 'Defaults to PROGRAMMES.',
  })
  layer?: SlotLayer;

  @Field(() => SlotCategory, {
    description:
      'Category. LIVE needs an emission, MULTIMEDIA a playlist, an emission or an episode, RUSH a rush, an emission or an episode, REBROADCAST an original or an episode: `required` on the missing field.',
  })
  category!: SlotCategory;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the `Emission` to broadcast; `ended` when the emission has ended.',
  })
  emissionId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the `Playlist` to play.' })
  playlistId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `Episode` to broadcast; `elsewhere` when the episode belongs to another emission.',
  })
  episodeId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `Rush` to broadcast; `rejected` for a rejected rush, `elsewhere` for a rush of another emission, `ended` when that emission has ended, `invalid` together with an episode and in categories other than RUSH.',
  })
  rushId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `Slot` that a rebroadcast repeats; `invalid` for the slot itself, for another rebroadcast, and in categories other than REBROADCAST.',
  })
  originalId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Title of the slot, at most 160 characters; empty to use the title of its emission, episode or playlist.',
  })
  @Length(0, 160)
  title?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Colour of the slot, `#rrggbb`; null when the colour of the emission applies.',
  })
  @IsColour()
  colour?: string | null;

  @Field(() => LocalDate, {
    description: 'First date of the slot; moved forward to the first date that matches the recurrence rule.',
  })
  startDate!: string;

  @Field({
    description:
      'Start time by the radio’s clock, `HH:MM` or `HH:MM:SS`; `skippedHour` when a single slot lies in the hour that a clock change skips.',
  })
  @Matches(timeOfDayPattern)
  startTime!: string;

  @Field(() => Int, {
    description:
      'Duration in milliseconds of the radio’s local time (clock changes are not counted): a second to a day.',
  })
  @Min(1000)
  @Max(86_400_000)
  duration!: number;

  @Field(() => SlotRecurrenceInput, {
    nullable: true,
    description: 'Recurrence rule; null for a slot with a single date. `noDays` for a rule without any date.',
  })
  @ValidateNested()
  recurrence?: SlotRecurrenceInput | null;
}

export const SlotPatch = patchOf(SlotInput, 'SlotPatch', 'Changes to a slot, on all of its coming dates.');
export type SlotPatch = Partial<SlotInput>;
