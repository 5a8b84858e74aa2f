import { ArrayMaxSize, Length, Max, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { maxHtml } from '../../../kit/html/cleanHtml.ts';
import { patchOf } from '../../../kit/resource/patchOf.ts';
import { ChapterInput } from './chapter.ts';
import { EpisodeState, EpisodeType } from './episodeEnums.ts';

const maxTranscript = 500_000;

@InputType({ description: 'A new episode. Its people are set and its sound is sent afterwards.' })
export class EpisodeInput {
  @Field(() => ID, { description: 'The emission that it is of: id of an `Emission`.' })
  emissionId!: string;

  @Field(() => Int, { nullable: true, description: 'Its season, 1 to 9,999; null without seasons.' })
  @Min(1)
  @Max(9999)
  season?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Its number in the season, 1 to 99,999; null for what is not counted. For a regular episode the next one when absent, and `taken` when another regular episode of the season has it; for a bonus that of the episode that it belongs to, null when absent; ignored for a trailer.',
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

  @Field({ description: 'What it is called, 1 to 200 characters.' })
  @Length(1, 200)
  title!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What it is about in one or two sentences, at most 500 characters of plain text.',
  })
  @Length(0, 500)
  summary?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'What listeners read beside it, as HTML, at most 100,000 characters. What the editor does not make is taken out.',
  })
  @Length(0, maxHtml)
  notes?: string;

  @Field(() => EpisodeState, { nullable: true, description: 'How far it is; a draft when absent.' })
  state?: EpisodeState;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'Publication date. A published episode always has one: null keeps the stored date, or sets the current time when there is none.',
  })
  publishedAt?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it holds words that are not for everyone; no when absent.',
  })
  explicit?: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'What is said in it, plain text of at most 500,000 characters.',
  })
  @Length(0, maxTranscript)
  transcript?: string;

  @Field(() => [ChapterInput], {
    nullable: true,
    description: 'Its parts, at most 200, in the order of their starts, instead of those it has.',
  })
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  chapters?: ChapterInput[];
}

export const EpisodePatch = patchOf(EpisodeInput, 'EpisodePatch', 'Changes to an episode.');
export type EpisodePatch = Partial<EpisodeInput>;
