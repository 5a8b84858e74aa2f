import { ArrayMaxSize, Length, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';

/** Upper limit of cue points and fades, in milliseconds. Accepted files last at most 12 hours. */
const maxMilliseconds = 24 * 60 * 60 * 1000;
export const maxNames = 50;

/** Fields that can be changed on every medium. Absent fields stay as they are. */
@InputType()
export abstract class MediaPatch {
  @Field(() => String, { nullable: true, description: 'Title, 1 to 255 characters.' })
  @Length(1, 255)
  title?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Credit line, at most 255 characters. The credit line of a song is generated from its artistes when this field is empty, or when only the artistes change and the stored line is empty or just lists their names.',
  })
  @Length(0, 255)
  credit?: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the `MediaCategory`; null for none.',
  })
  categoryId?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'Ids of the `MediaTag`s, at most 50 besides `tagNames`. The tags of both lists replace the current tags; a list that is left out counts as empty, and without either the tags stay.',
  })
  @ArrayMaxSize(maxNames)
  tagIds?: string[];

  @Field(() => [String], {
    nullable: true,
    description:
      'Names of tags, at most 50 besides `tagIds`. The tags of both lists replace the current tags; a list that is left out counts as empty, and without either the tags stay. Missing tags are created if the viewer may create MediaTag, and rejected with `unknown` otherwise.',
  })
  @ArrayMaxSize(maxNames)
  @Length(1, 80, { each: true })
  tagNames?: string[];

  @Field(() => Int, {
    nullable: true,
    description:
      'Cue-in: moment at which playback starts, in milliseconds after the start of the file. It is before the cue-out. Null for the start of the file.',
  })
  @Min(0)
  @Max(maxMilliseconds)
  cueIn?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Cue-out: moment at which playback stops, in milliseconds after the start of the file. It is after the cue-in and not beyond the end. Null for the end of the file.',
  })
  @Min(0)
  @Max(maxMilliseconds)
  cueOut?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Duration of the fade-in in milliseconds. Together with the fade-out, it is not longer than the part between the cue points. Null for no fade.',
  })
  @Min(0)
  @Max(maxMilliseconds)
  fadeIn?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Duration of the fade-out in milliseconds. Together with the fade-in, it is not longer than the part between the cue points. Null for no fade.',
  })
  @Min(0)
  @Max(maxMilliseconds)
  fadeOut?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Moment from which the next item may start while this medium is still playing. In milliseconds after the start of the file, between the cue points. Null when the next item waits for the end of this medium.',
  })
  @Min(0)
  @Max(maxMilliseconds)
  startNext?: number | null;
}
