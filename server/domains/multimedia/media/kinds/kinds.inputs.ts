import { ArrayMaxSize, Length, Max, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { LocalDate } from '../../../../kit/graphql/scalars.ts';
import { DaypartInput } from '../daypart.ts';
import { GenericPlace } from './generic.entity.ts';
import { JinglePurpose } from './jingle.entity.ts';
import { MediaPatch, maxNames } from '../media.inputs.ts';

@InputType({ description: 'Changes to a song. Absent fields stay as they are.' })
export class SongPatch extends MediaPatch {
  @Field(() => [ID], {
    nullable: true,
    description: 'Who made it: id of each `Artiste`, at most 50, instead of those it has.',
  })
  @ArrayMaxSize(maxNames)
  artisteIds?: string[];

  @Field(() => [String], {
    nullable: true,
    description:
      'Who made it by name, together with those of `artisteIds`; at most 50. One that does not exist is made for whoever may create Artiste, and `unknown` for others.',
  })
  @ArrayMaxSize(maxNames)
  @Length(1, 200, { each: true })
  artisteNames?: string[];

  @Field(() => ID, { nullable: true, description: 'Id of the `Album` that it is on; null for none.' })
  albumId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The album by its title, at most 255 characters, where `albumId` is absent; empty for none. Of several that are called so, the one that it is on, else one of its artistes, else a collection. One that does not exist is made, as one of its first artiste’s, for whoever may create Album, and `unknown` for others.',
  })
  @Length(0, 255)
  albumTitle?: string;

  @Field(() => Int, { nullable: true, description: 'Its place on the album, 1 to 999; null for none.' })
  @Min(1)
  @Max(999)
  trackNumber?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'International Standard Recording Code: 2 letters, 3 letters or digits, 7 digits; hyphens and spaces are dropped. May be empty.',
  })
  @Length(0, 30)
  isrc?: string;

  @Field(() => String, { nullable: true, description: 'The record company, at most 200 characters.' })
  @Length(0, 200)
  label?: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Year in which it came out, 1000 to 9999; null for none.',
  })
  @Min(1000)
  @Max(9999)
  year?: number | null;

  @Field(() => String, { nullable: true, description: 'Such as “Jazz”, at most 100 characters.' })
  @Length(0, 100)
  genre?: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether its words are not for everyone.' })
  explicit?: boolean;
}

@InputType({ description: 'Changes to a jingle. Absent fields stay as they are.' })
export class JinglePatch extends MediaPatch {
  @Field(() => JinglePurpose, { nullable: true, description: 'What it does on air.' })
  purpose?: JinglePurpose;
}

@InputType({ description: 'Changes to a signature tune. Absent fields stay as they are.' })
export class GenericPatch extends MediaPatch {
  @Field(() => GenericPlace, { nullable: true, description: 'Where in a programme it stands.' })
  place?: GenericPlace;
}

@InputType({ description: 'Changes to an advert. Absent fields stay as they are.' })
export class PublicityPatch extends MediaPatch {
  @Field(() => String, { nullable: true, description: 'Whose advert it is, at most 200 characters.' })
  @Length(0, 200)
  client?: string;

  @Field(() => String, {
    nullable: true,
    description: 'The campaign that it belongs to, at most 200 characters.',
  })
  @Length(0, 200)
  campaign?: string;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'First day on which it may air; null for no limit.',
  })
  validFrom?: string | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'Last day on which it may air, not before the first; null for no limit.',
  })
  validTo?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How often it is to air on each day, 1 to 200; null when nothing was agreed.',
  })
  @Min(1)
  @Max(200)
  timesADay?: number | null;

  @Field(() => [DaypartInput], {
    nullable: true,
    description: 'When on the days of the week it may air, at most 50; at any time when empty.',
  })
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  dayparts?: DaypartInput[];

  @Field(() => Boolean, { nullable: true, description: 'Whether it may fill a break on any day.' })
  evergreen?: boolean;
}

@InputType({ description: 'Changes to a video. Absent fields stay as they are.' })
export class VideoPatch extends MediaPatch {
  @Field(() => String, {
    nullable: true,
    description: 'What it shows, at most 5,000 characters of plain text.',
  })
  @Length(0, 5000)
  description?: string;
}
