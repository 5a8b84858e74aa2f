import { Length, Max, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { IsColour } from '../../../kit/graphql/colour.ts';
import { patchOf } from '../../../kit/resource/patchOf.ts';
import { JinglePurpose, SmartCriteriaInput } from '../../library/public.ts';
import { ClockPartKind } from './clockEnums.ts';

const hour = 3_600_000;
const day = 24 * hour;
const apart = (what: string) => `Minimum milliseconds between two plays of ${what}: 0 (no minimum) to`;

@InputType({ description: 'A new clock. Its parts are set afterwards.' })
export class ClockInput {
  @Field({ description: 'Name, 1 to 120 characters.' })
  @Length(1, 120)
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Description, at most 500 characters of plain text.',
  })
  @Length(0, 500)
  description?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Colour of its hours in the week, `#rrggbb`; blue when absent.',
  })
  @IsColour()
  colour?: string;

  @Field(() => Int, {
    nullable: true,
    description: `${apart('the same artiste')} a day; an hour when absent.`,
  })
  @Min(0)
  @Max(day)
  artisteSeparation?: number;

  @Field(() => Int, {
    nullable: true,
    description: `${apart('the same title')} a week; four hours when absent.`,
  })
  @Min(0)
  @Max(7 * day)
  titleSeparation?: number;

  @Field(() => Int, {
    nullable: true,
    description: `${apart('the same album')} a day; an hour when absent.`,
  })
  @Min(0)
  @Max(day)
  albumSeparation?: number;

  @Field(() => Int, {
    nullable: true,
    description: `${apart('the same label')} a day; 0 when absent.`,
  })
  @Min(0)
  @Max(day)
  labelSeparation?: number;
}

export const ClockPatch = patchOf(ClockInput, 'ClockPatch', 'Changes to a clock.');
export type ClockPatch = Partial<ClockInput>;

@InputType({ description: 'A part of a clock.' })
export class ClockPartInput {
  @Field(() => ClockPartKind, { description: 'Kind of part.' })
  kind!: ClockPartKind;

  @Field(() => String, {
    nullable: true,
    description: 'Title in the rundown, at most 120 characters; `required` for TALK.',
  })
  @Length(0, 120)
  title?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Start in milliseconds after the beginning of the hour, 0 to 3,599,999; null to follow the part before it. `min` when an earlier part has a later start. TOP_OF_HOUR always starts at 0.',
  })
  @Min(0)
  @Max(hour - 1)
  offset?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True to begin on the second; false when absent. TOP_OF_HOUR always does.',
  })
  isHard?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of songs, 1 to 50; null when the duration defines it, or for the remaining time.',
  })
  @Min(1)
  @Max(50)
  count?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Duration in milliseconds, a second to an hour: a maximum for an advert break (two minutes when absent), approximate for songs; `required` for TALK.',
  })
  @Min(1000)
  @Max(hour)
  duration?: number | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `MediaCategory` to choose songs from. SONGS takes a category, a playlist or criteria, or none of them for all songs.',
  })
  categoryId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the `Playlist` to choose songs from, smart or not.',
  })
  playlistId?: string | null;

  @Field(() => SmartCriteriaInput, { nullable: true, description: 'Criteria to choose songs by.' })
  @ValidateNested()
  criteria?: SmartCriteriaInput | null;

  @Field(() => ID, {
    nullable: true,
    description: 'For JINGLE and TOP_OF_HOUR: id of the `MediaItem` to play; null for any jingle.',
  })
  mediaId?: string | null;

  @Field(() => JinglePurpose, {
    nullable: true,
    description: 'Purpose to choose a jingle by; null for any, or for a station ID in TOP_OF_HOUR.',
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
