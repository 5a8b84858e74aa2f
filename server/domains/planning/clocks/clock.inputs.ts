import { Length, Max, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { IsColour } from '../../../kit/graphql/colour.ts';
import { patchOf } from '../../../kit/resource/patchOf.ts';
import { JinglePurpose } from '../../multimedia/media/kinds/jingle.entity.ts';
import { SmartCriteriaInput } from '../../multimedia/playlists/smart/smartCriteriaInput.ts';
import { ClockPartKind } from './clockEnums.ts';

const hour = 3_600_000;
const day = 24 * hour;
const apart = (what: string) => `Milliseconds before ${what} is heard again: 0 (does not matter) to`;

@InputType({ description: 'A new clock. Its parts are set afterwards.' })
export class ClockInput {
  @Field({ description: 'Its name, 1 to 120 characters.' })
  @Length(1, 120)
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What it is for, at most 500 characters of plain text.',
  })
  @Length(0, 500)
  description?: string;

  @Field(() => String, {
    nullable: true,
    description: 'The colour that its hours have in the week, `#rrggbb`; blue when absent.',
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
    description: `${apart('something of the same album')} a day; an hour when absent.`,
  })
  @Min(0)
  @Max(day)
  albumSeparation?: number;

  @Field(() => Int, {
    nullable: true,
    description: `${apart('something of the same label')} a day; 0 when absent.`,
  })
  @Min(0)
  @Max(day)
  labelSeparation?: number;
}

export const ClockPatch = patchOf(ClockInput, 'ClockPatch', 'Changes to a clock.');
export type ClockPatch = Partial<ClockInput>;

@InputType({ description: 'A part of a clock.' })
export class ClockPartInput {
  @Field(() => ClockPartKind, { description: 'What it asks for.' })
  kind!: ClockPartKind;

  @Field(() => String, {
    nullable: true,
    description: 'What it is called in the rundown, at most 120 characters; `required` for TALK.',
  })
  @Length(0, 120)
  title?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'When it comes, in milliseconds after the hour began, 0 to 3,599,999; null for right after the part before it. `min` when an earlier part comes later. TOP_OF_HOUR always comes at 0.',
  })
  @Min(0)
  @Max(hour - 1)
  offset?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it comes on the second; no when absent. TOP_OF_HOUR always does.',
  })
  isHard?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many songs, 1 to 50; null where the length says it, or what time is left.',
  })
  @Min(1)
  @Max(50)
  count?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'How long, in milliseconds, a second to an hour: at most for an advert break (two minutes when absent), about for songs; `required` for TALK.',
  })
  @Min(1000)
  @Max(hour)
  duration?: number | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Songs of this `MediaCategory`. SONGS takes one of category, playlist and criteria, or none for all songs.',
  })
  categoryId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Songs of this `Playlist`, smart or not.' })
  playlistId?: string | null;

  @Field(() => SmartCriteriaInput, { nullable: true, description: 'Songs that fit these criteria.' })
  @ValidateNested()
  criteria?: SmartCriteriaInput | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'What plays as JINGLE or TOP_OF_HOUR: id of a `MediaItem` of the library; null for any jingle.',
  })
  mediaId?: string | null;

  @Field(() => JinglePurpose, {
    nullable: true,
    description: 'Any jingle of this purpose; null for any, or of TOP_OF_HOUR for a station ID.',
  })
  purpose?: JinglePurpose | null;
}

@InputType({ description: 'An hour of the week.' })
export class WeekHourInput {
  @Field(() => Int, { description: 'The day of the week, 1 for Monday to 7 for Sunday.' })
  @Min(1)
  @Max(7)
  weekday!: number;

  @Field(() => Int, { description: 'The hour of the radio’s own clock, 0 to 23.' })
  @Min(0)
  @Max(23)
  hour!: number;
}
