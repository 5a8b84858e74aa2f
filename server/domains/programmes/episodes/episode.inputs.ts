import { ArrayMaxSize, Length, Max, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { maxHtml } from '../../../kit/html/cleanHtml.ts';
import { OptionalField, patchOf } from '../../../kit/resource/resolvers/patchOf.ts';
import { ChapterInput } from './chapter.ts';
import { EpisodeState, EpisodeType } from './episodeEnums.ts';

const maxTranscript = 500_000;

@InputType({ description: 'A new episode. Its people and its sound are set afterwards.' })
export class EpisodeInput {
  @Field(() => ID, { description: 'Id of the `Emission` of the episode.' })
  emissionId!: string;

  @Field(() => Int, { nullable: true, description: 'Season, 1 to 9,999; null without seasons.' })
  @Min(1)
  @Max(9999)
  season?: number | null;

  @OptionalField(() => Int, {
    description:
      'Episode number in the season, 1 to 99,999; null for no number. A regular episode is rejected with `taken` when another regular episode of the season has the number. A bonus takes the number of the episode that it accompanies, or null when it accompanies the whole podcast or season. Ignored for a trailer.',
    whenAbsent: 'Defaults to the next number for a regular episode, and to null otherwise.',
  })
  @Min(1)
  @Max(99_999)
  number?: number | null;

  @OptionalField(() => EpisodeType, {
    description: 'Regular episode, trailer or bonus. A change to TRAILER clears the number.',
    whenAbsent: 'Defaults to FULL.',
  })
  episodeType?: EpisodeType;

  @Field({ description: 'Title, 1 to 200 characters.' })
  @Length(1, 200)
  title!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Summary in one or two sentences, at most 500 characters of plain text; an empty text for none.',
  })
  @Length(0, 500)
  summary?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Show notes as HTML, at most 100,000 characters; an empty text for none. Scripts, styles, frames, forms and external pictures are removed, as are all elements that the portal’s text editor does not offer.',
  })
  @Length(0, maxHtml)
  notes?: string;

  @OptionalField(() => EpisodeState, {
    description: 'State of the episode.',
    whenAbsent: 'Defaults to DRAFT.',
  })
  state?: EpisodeState;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'Publication date. A published episode always has one: null keeps the stored date, or sets the current time when there is none. In other states, null removes the date.',
  })
  publishedAt?: Date | null;

  @OptionalField(() => Boolean, {
    description: 'True when the content contains explicit language.',
    whenAbsent: 'Defaults to false.',
  })
  explicit?: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Transcript, plain text of at most 500,000 characters; an empty text for none.',
  })
  @Length(0, maxTranscript)
  transcript?: string;

  @Field(() => [ChapterInput], {
    nullable: true,
    description:
      'Chapters, at most 200, in the order of their starts. Each chapter must start later than the previous chapter; otherwise its start, such as `chapters.1.start`, is rejected with `min`. The given chapters replace the current ones; an empty list for none.',
  })
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  chapters?: ChapterInput[];
}

export const EpisodePatch = patchOf(EpisodeInput, 'EpisodePatch', 'Changes to an episode.');
export type EpisodePatch = Partial<EpisodeInput>;
