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
    description: 'The layer that it lies on; PROGRAMMES when absent.',
  })
  layer?: SlotLayer;

  @Field(() => SlotCategory, {
    description:
      'Its category. LIVE needs an emission, MULTIMEDIA a playlist, an emission or an episode, RUSH a rush, an emission or an episode, REBROADCAST an original or an episode: `required` at what is missing.',
  })
  category!: SlotCategory;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the `Emission` that is broadcast; `ended` for one that is over.',
  })
  emissionId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the `Playlist` that plays.' })
  playlistId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the `Episode` that is broadcast; `elsewhere` when it is of another emission.',
  })
  episodeId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `Rush` that is broadcast; `rejected` for one that is not used, `elsewhere` for one that is for another emission, `ended` where that is over, `invalid` beside an episode and in other categories than RUSH.',
  })
  rushId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `Slot` that a rebroadcast points at; `invalid` for itself, for another rebroadcast, and in other categories.',
  })
  originalId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Its own title, at most 160 characters; empty for that of what it holds.',
  })
  @Length(0, 160)
  title?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Its own colour, `#rrggbb`; null for that of its emission.',
  })
  @IsColour()
  colour?: string | null;

  @Field(() => LocalDate, {
    description: 'Its first day; the first that the rule gives, from this one on, becomes it.',
  })
  startDate!: string;

  @Field({
    description:
      'When it begins by the radio’s clock, `HH:MM` or `HH:MM:SS`; `skippedHour` where a single slot would lie in the hour that clocks leave out.',
  })
  @Matches(timeOfDayPattern)
  startTime!: string;

  @Field(() => Int, {
    description: 'How long it is by the radio’s clock, in milliseconds: a second to a day.',
  })
  @Min(1000)
  @Max(86_400_000)
  duration!: number;

  @Field(() => SlotRecurrenceInput, {
    nullable: true,
    description: 'How it comes again; null for once. `noDays` for a rule without a day.',
  })
  @ValidateNested()
  recurrence?: SlotRecurrenceInput | null;
}

export const SlotPatch = patchOf(SlotInput, 'SlotPatch', 'Changes to a slot, on all of its days to come.');
export type SlotPatch = Partial<SlotInput>;
