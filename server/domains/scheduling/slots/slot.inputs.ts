import { Length, Matches, Max, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { IsColour } from '../../../kit/graphql/validators.ts';
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
      'Category of the slot. LIVE needs an emission; MULTIMEDIA a playlist, an emission or an episode; RUSH a rush, an emission or an episode; REBROADCAST an original or an episode. A missing field is rejected with `required`.',
  })
  category!: SlotCategory;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `Emission` to broadcast; null for none. Rejected with `required` when a LIVE slot has none, and with `ended` when the emission has ended.',
  })
  emissionId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `Playlist` to play; null for none. A MULTIMEDIA slot needs a playlist, an emission or an episode: `required` at this field when it has none.',
  })
  playlistId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `Episode` to broadcast; null for none. Rejected with `elsewhere` when the episode belongs to another emission than the slot, and with `ended` when its emission has ended.',
  })
  episodeId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'For RUSH: id of the `Rush` to broadcast. Null when the slot has an emission or an episode, `required` when it has none of the three. Rejected with `rejected` for a rejected rush, `elsewhere` for a rush of another emission, `ended` when its emission has ended, and `invalid` together with an episode or when the category of the slot after the change is not RUSH.',
  })
  rushId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'For REBROADCAST: id of the `Slot` to repeat. Null when the slot broadcasts an episode instead, `required` when it has neither. Rejected with `invalid` for the slot itself, for a slot that is a rebroadcast, and when the category of the slot after the change is not REBROADCAST.',
  })
  originalId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Title of the slot, at most 160 characters. Empty to use the title of its emission, episode, rush, playlist or original slot.',
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
    description:
      'First date of the slot. When the recurrence rule does not match this date, the slot begins on the next date that matches.',
  })
  startDate!: string;

  @Field({
    description:
      'Start time by the radio’s clock, `HH:MM` or `HH:MM:SS`. A slot with a single date is rejected with `skippedHour` when it lies completely in the hour that the clocks skip in spring.',
  })
  @Matches(timeOfDayPattern)
  startTime!: string;

  @Field(() => Int, {
    description:
      'Duration in milliseconds by the radio’s clock. From 01:00 to 04:00 are three hours, even on the night of a daylight saving change. At least a second, at most a day.',
  })
  @Min(1000)
  @Max(86_400_000)
  duration!: number;

  @Field(() => SlotRecurrenceInput, {
    nullable: true,
    description:
      'Recurrence rule; null for a slot with a single date. Rejected with `noDays` when no date matches the rule.',
  })
  @ValidateNested()
  recurrence?: SlotRecurrenceInput | null;
}

export const SlotPatch = patchOf(SlotInput, 'SlotPatch', 'Changes to a slot, on all of its coming dates.');
export type SlotPatch = Partial<SlotInput>;
