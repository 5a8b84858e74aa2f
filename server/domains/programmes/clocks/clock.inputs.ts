import { Length, Max, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { IsColour } from '../../../kit/graphql/validators.ts';
import { OptionalField, patchOf } from '../../../kit/resource/resolvers/patchOf.ts';
import { JinglePurpose, SmartCriteriaInput } from '../../library/public.ts';
import { ClockPartKind } from './clockEnums.ts';

const hour = 3_600_000;
const day = 24 * hour;
const nevertheless =
  'When every candidate for an item would break a minimum, the plan nevertheless selects one of them.';
const minimumTimeText = (what: string) =>
  `Minimum time from the end of a play to the start of the next play of ${what}. In milliseconds, from 0 (no minimum) to`;

@InputType({ description: 'A new clock. Its parts are set afterwards.' })
export class ClockInput {
  @Field({ description: 'Name, 1 to 120 characters.' })
  @Length(1, 120)
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Description, at most 500 characters of plain text; an empty text for none.',
  })
  @Length(0, 500)
  description?: string;

  @OptionalField(() => String, {
    description: 'Colour, `#rrggbb`, in which the week shows the hours that use the clock.',
    whenAbsent: 'Defaults to blue.',
  })
  @IsColour()
  colour?: string;

  @OptionalField(() => Int, {
    description: `${minimumTimeText('the same artiste')} a day. ${nevertheless}`,
    whenAbsent: 'Defaults to an hour.',
  })
  @Min(0)
  @Max(day)
  artisteSeparation?: number;

  @OptionalField(() => Int, {
    description: `${minimumTimeText('the same title')} a week. ${nevertheless}`,
    whenAbsent: 'Defaults to four hours.',
  })
  @Min(0)
  @Max(7 * day)
  titleSeparation?: number;

  @OptionalField(() => Int, {
    description: `${minimumTimeText('the same album')} a day. ${nevertheless}`,
    whenAbsent: 'Defaults to an hour.',
  })
  @Min(0)
  @Max(day)
  albumSeparation?: number;

  @OptionalField(() => Int, {
    description: `${minimumTimeText('the same record label')} a day. ${nevertheless}`,
    whenAbsent: 'Defaults to 0.',
  })
  @Min(0)
  @Max(day)
  labelSeparation?: number;
}

export const ClockPatch = patchOf(ClockInput, 'ClockPatch', 'Changes to a clock.');
export type ClockPatch = Partial<ClockInput>;

@InputType({ description: 'A part of a clock (the recipe of an hour), such as three songs or a jingle.' })
export class ClockPartInput {
  @Field(() => ClockPartKind, { description: 'Kind of the part, such as SONGS.' })
  kind!: ClockPartKind;

  @Field(() => String, {
    nullable: true,
    description: 'Title in the rundown, at most 120 characters; required for TALK, empty when absent.',
  })
  @Length(0, 120)
  title?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Start in milliseconds after the beginning of the hour, 0 to 3,599,999. Null to follow the part before it. Rejected with `min` when a previous part has a later start. TOP_OF_HOUR always starts at 0 and rejects another value with `invalid`.',
  })
  @Min(0)
  @Max(hour - 1)
  offset?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True for a fixed start: the part begins exactly at its `offset`, and the item before is faded out. False when absent, and without an `offset`. TOP_OF_HOUR always has a fixed start.',
  })
  isHard?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'For SONGS: number of songs, 1 to 50; null to fill `duration`. Without `count` and `duration`, the part fills the time up to the next part with an `offset` or the end of the hour, minus the expected length of the parts in between; several such parts share that time equally. The last part of songs before an `offset` or the end of the hour plays on until then, also beyond its `count`. Rejected with `invalid` together with `duration`; ignored for other kinds.',
  })
  @Min(1)
  @Max(50)
  count?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Duration in milliseconds, a second to an hour: a maximum for an advert break, approximate for songs. The last part of songs before an `offset` or the end of the hour plays on until then. Required for TALK. When null or absent, an advert break lasts at most two minutes, and other parts have no planned duration.',
  })
  @Min(1000)
  @Max(hour)
  duration?: number | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'For SONGS: id of the `MediaCategory` to choose songs from. Give at most one of `categoryId`, `playlistId` and `criteria`; without any of them, the part chooses from all songs.',
  })
  categoryId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'For SONGS: id of the `Playlist` to choose media from, smart or not; null or absent for none.',
  })
  playlistId?: string | null;

  @Field(() => SmartCriteriaInput, {
    nullable: true,
    description:
      'For SONGS: criteria to choose media by; null for none. FORBIDDEN for criteria that find media, or compare properties, that the viewer may not read.',
  })
  @ValidateNested()
  criteria?: SmartCriteriaInput | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'For JINGLE and TOP_OF_HOUR: id of the `MediaItem` to play; null to choose a jingle by `purpose`.',
  })
  mediaId?: string | null;

  @Field(() => JinglePurpose, {
    nullable: true,
    description:
      'For JINGLE and TOP_OF_HOUR without `mediaId`: purpose by which a jingle is chosen. When null, TOP_OF_HOUR plays a station ID. JINGLE then plays a jingle of the emission, or any jingle when the emission has none.',
  })
  purpose?: JinglePurpose | null;
}

@InputType({ description: 'An hour of the week.' })
export class WeekHourInput {
  @Field(() => Int, { description: 'Day of the week, 1 for Monday to 7 for Sunday.' })
  @Min(1)
  @Max(7)
  weekday!: number;

  @Field(() => Int, { description: 'Hour by the radio’s clock, 0 to 23.' })
  @Min(0)
  @Max(23)
  hour!: number;
}
