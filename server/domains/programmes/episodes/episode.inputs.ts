import { ArrayMaxSize, Length, Max, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { maxHtml } from '../../../kit/html/cleanHtml.ts';
import { patchOf } from '../../../kit/resource/patchOf.ts';
import { ChapterInput } from './chapter.ts';
import { EpisodeState, EpisodeType } from './episodeEnums.ts';

const maxTranscript = 500_000;

@InputType({ description: 'A new episode. Its people and its sound are set afterwards.' })
export class EpisodeInput {
  @Field(() => ID, { description: 'Id of the `Emission` that it belongs to.' })
  emissionId!: string;

  @Field(() => Int, { nullable: true, description: 'Season, 1 to 9,999; null without seasons.' })
  @Min(1)
  @Max(9999)
  season?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number in the season, 1 to 99,999; null when it is not counted. For a regular episode: the next one when absent, `taken` when another regular episode of the season has it. For a bonus: that of the episode that it belongs to, null when absent. Ignored for a trailer.',
  })
  @Min(1)
  @Max(99_999)
  number?: number | null;

  @Field(() => EpisodeType, {
    nullable: true,
    description:
      'Regular episode, trailer or bonus; FULL when absent. A change to TRAILER clears the number.',
  })
  episodeType?: EpisodeType;

  @Field({ description: 'Title, 1 to 200 characters.' })
  @Length(1, 200)
  title!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Summary in one or two sentences, at most 500 characters of plain text.',
  })
  @Length(0, 500)
  summary?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Show notes as HTML, at most 100,000 characters. Elements that the editor does not produce are removed.',
  })
  @Length(0, maxHtml)
  notes?: string;

  @Field(() => EpisodeState, { nullable: true, description: 'State; a draft when absent.' })
  state?: EpisodeState;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'Publication date. A published episode always has one: null keeps the stored date, or sets the current time when there is none.',
  })
  publishedAt?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True when it contains explicit language; false when absent.',
  })
  explicit?: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Transcript, plain text of at most 500,000 characters.',
  })
  @Length(0, maxTranscript)
  transcript?: string;

  @Field(() => [ChapterInput], {
    nullable: true,
    description: 'Chapters, at most 200, in the order of their starts. They replace the current ones.',
  })
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  chapters?: ChapterInput[];
}

export const EpisodePatch = patchOf(EpisodeInput, 'EpisodePatch', 'Changes to an episode.');
export type EpisodePatch = Partial<EpisodeInput>;
