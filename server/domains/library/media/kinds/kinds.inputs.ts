import { ArrayMaxSize, Length, Max, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { LocalDate } from '../../../../kit/graphql/scalars.ts';
import { DaypartInput } from '../daypart.ts';
import { GenericPosition } from './generic.entity.ts';
import { JinglePurpose } from './jingle.entity.ts';
import { MediaPatch, maxNames } from '../media.inputs.ts';

@InputType({ description: 'Changes to a song. Absent fields stay as they are.' })
export class SongPatch extends MediaPatch {
  @Field(() => [ID], {
    nullable: true,
    description:
      'Ids of the `Artiste`s, at most 50 besides `artisteNames`. The artistes of both lists replace the current artistes; a list that is left out counts as empty, and without either the artistes stay.',
  })
  @ArrayMaxSize(maxNames)
  artisteIds?: string[];

  @Field(() => [String], {
    nullable: true,
    description:
      'Names of artistes, at most 50 besides `artisteIds`. The artistes of both lists replace the current artistes; a list that is left out counts as empty, and without either the artistes stay. Missing artistes are created if the viewer may create Artiste, and rejected with `unknown` otherwise.',
  })
  @ArrayMaxSize(maxNames)
  @Length(1, 200, { each: true })
  artisteNames?: string[];

  @Field(() => ID, { nullable: true, description: 'Id of the `Album`; null for none.' })
  albumId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Album by title, at most 255 characters, when `albumId` is absent; an empty text for none. Among several albums with the title, the current album of the song is preferred, then an album of its artistes, then a collection. A missing album is created for the first artiste if the viewer may create Album, and rejected with `unknown` otherwise.',
  })
  @Length(0, 255)
  albumTitle?: string;

  @Field(() => Int, { nullable: true, description: 'Track number, 1 to 999; null for none.' })
  @Min(1)
  @Max(999)
  trackNumber?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'International Standard Recording Code: 2 letters, 3 letters or digits, 7 digits. Hyphens and spaces are dropped, small letters become capitals. An empty text for none.',
  })
  @Length(0, 30)
  isrc?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Record label, at most 200 characters; an empty text for none.',
  })
  @Length(0, 200)
  label?: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Year of release, 1000 to 9999; null for none.',
  })
  @Min(1000)
  @Max(9999)
  year?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Genre such as “Jazz”, at most 100 characters; an empty text for none.',
  })
  @Length(0, 100)
  genre?: string;

  @Field(() => Boolean, { nullable: true, description: 'True when the lyrics are explicit.' })
  explicit?: boolean;
}

@InputType({ description: 'Changes to a jingle. Absent fields stay as they are.' })
export class JinglePatch extends MediaPatch {
  @Field(() => JinglePurpose, {
    nullable: true,
    description: 'Purpose of the jingle on the air, such as identifying the station.',
  })
  purpose?: JinglePurpose;
}

@InputType({ description: 'Changes to a signature tune. Absent fields stay as they are.' })
export class GenericPatch extends MediaPatch {
  @Field(() => GenericPosition, {
    nullable: true,
    description: 'Use of the signature tune: OPENER at the beginning or CLOSER at the end of a programme.',
  })
  position?: GenericPosition;
}

@InputType({ description: 'Changes to an advert. Absent fields stay as they are.' })
export class PublicityPatch extends MediaPatch {
  @Field(() => String, {
    nullable: true,
    description: 'Advertiser, at most 200 characters; an empty text for none.',
  })
  @Length(0, 200)
  client?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Campaign, at most 200 characters; an empty text for none.',
  })
  @Length(0, 200)
  campaign?: string;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'First day on which the advert may air; null for no limit.',
  })
  validFrom?: string | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'Last day on which the advert may air, not before the first; null for no limit.',
  })
  validTo?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Agreed number of plays per day, 1 to 200, which the automatic choices of plans do not exceed. Null for no limit.',
  })
  @Min(1)
  @Max(200)
  timesADay?: number | null;

  @Field(() => [DaypartInput], {
    nullable: true,
    description: 'Time ranges of the week in which the advert may air, at most 50; empty for any time.',
  })
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  dayparts?: DaypartInput[];

  @Field(() => Boolean, {
    nullable: true,
    description: 'True when the advert may air on any day, regardless of its first and last day.',
  })
  evergreen?: boolean;
}

@InputType({ description: 'Changes to a video. Absent fields stay as they are.' })
export class VideoPatch extends MediaPatch {
  @Field(() => String, {
    nullable: true,
    description: 'Description, at most 5,000 characters of plain text; an empty text for none.',
  })
  @Length(0, 5000)
  description?: string;
}
