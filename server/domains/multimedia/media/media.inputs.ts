import { ArrayMaxSize, Length, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';

/** Longer than anything that the library takes. */
const maxMilliseconds = 24 * 60 * 60 * 1000;
export const maxNames = 50;

/** What may be changed of every medium. Absent fields stay as they are. */
@InputType()
export abstract class MediaPatch {
  @Field(() => String, { nullable: true, description: 'Its title, 1 to 255 characters.' })
  @Length(1, 255)
  title?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Who made it, as one line for people, at most 255 characters. Of a song it is made from its artistes when it is empty, or when they are given without it.',
  })
  @Length(0, 255)
  credit?: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The category that it is in: id of a `MediaCategory`; null for none.',
  })
  categoryId?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Its tags: id of each `MediaTag`, at most 50, instead of those it has.',
  })
  @ArrayMaxSize(maxNames)
  tagIds?: string[];

  @Field(() => [String], {
    nullable: true,
    description:
      'Its tags by name, together with those of `tagIds`; at most 50. One that does not exist is made for whoever may create MediaTag, and `unknown` for others.',
  })
  @ArrayMaxSize(maxNames)
  @Length(1, 80, { each: true })
  tagNames?: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'Where playing begins, in milliseconds: 0 or more, before its end. Null at the start.',
  })
  @Min(0)
  @Max(maxMilliseconds)
  cueIn?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Where playing ends, in milliseconds after the start of the file: after `cueIn`, not after the end. Null at the end.',
  })
  @Min(0)
  @Max(maxMilliseconds)
  cueOut?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How long it fades in, in milliseconds; not longer than what plays. Null for not at all.',
  })
  @Min(0)
  @Max(maxMilliseconds)
  fadeIn?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'How long it fades out, in milliseconds; with the fade in not longer than what plays. Null for not at all.',
  })
  @Min(0)
  @Max(maxMilliseconds)
  fadeOut?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Where the next item may begin over this one, in milliseconds after the start of the file, between the cue points. Null at the end.',
  })
  @Min(0)
  @Max(maxMilliseconds)
  startNext?: number | null;
}
