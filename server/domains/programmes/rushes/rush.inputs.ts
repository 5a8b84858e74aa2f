import { ArrayMaxSize, Length, Max, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { MediaKind } from '../../library/public.ts';
import { CutInput, longest } from './takes/cut.ts';
import { RushOutcome } from './rushEnums.ts';

@InputType({ description: 'Changes to the details of a rush.' })
export class RushPatch {
  @Field(() => String, { nullable: true, description: 'Title, 1 to 200 characters.' })
  @Length(1, 200)
  title?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Notes about the rush, plain text of at most 5,000 characters; an empty text for none.',
  })
  @Length(0, 5000)
  notes?: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the `Emission` that the recording is intended for; null when undecided.',
  })
  emissionId?: string | null;
}

@InputType({ description: 'Kind and details of the result that is made from an accepted rush.' })
export class RushAcceptance {
  @Field(() => RushOutcome, {
    description:
      'Kind of result to make: the sound of an episode, a podcast entry, or a media item of the library.',
  })
  outcome!: RushOutcome;

  @Field(() => ID, {
    nullable: true,
    description:
      'For EPISODE, required: id of the `Episode` whose sound the rush replaces. Rejected with `taken` while the resulting file of another rush for that episode is being made, or has failed.',
  })
  episodeId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'For PODCAST: id of the `Emission` of the podcast. Defaults to the emission of the rush; required when the rush has none. Rejected with `noPodcast` when the emission has no podcast.',
  })
  emissionId?: string | null;

  @Field(() => MediaKind, {
    nullable: true,
    description: 'For MEDIUM, required: kind of the media item, one of the audio kinds of the library.',
  })
  mediaKind?: MediaKind | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Title of the media item, and for PODCAST of the new episode, 1 to 200 characters. Defaults to the title of the rush.',
  })
  @Length(1, 200)
  title?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Message to the sender, at most 2,000 characters; an empty text for none.',
  })
  @Length(0, 2000)
  words?: string | null;
}

const mark = (edge: 'Start' | 'End') =>
  `${edge} of the used part, in milliseconds after the start of the file; null for the ${edge.toLowerCase()} of the file.`;

@InputType({
  description: 'Start, end and cuts of the part of a take to use. They replace those set before.',
})
export class RushMarks {
  @Field(() => Int, { nullable: true, description: mark('Start') })
  @Min(0)
  @Max(longest)
  markIn!: number | null;

  @Field(() => Int, { nullable: true, description: mark('End') })
  @Min(1)
  @Max(longest)
  markOut!: number | null;

  @Field(() => [CutInput], {
    description:
      'Parts of the file to leave out, at most 200, in order and not overlapping. Cuts before `markIn` or after `markOut` have no effect. Rejected with `nothingLeft` when less than 100 milliseconds remain.',
  })
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  cuts!: CutInput[];
}

@InputType({ description: 'A new comment on a take.' })
export class RushNoteInput {
  @Field(() => Int, { description: 'Position in milliseconds after the start of the file.' })
  @Min(0)
  @Max(longest)
  start!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'End of the part in milliseconds after the start of the file, later than `start`. Null for a single moment.',
  })
  @Min(1)
  @Max(longest)
  end?: number | null;

  @Field({ description: 'Plain text, 1 to 2,000 characters.' })
  @Length(1, 2000)
  text!: string;
}
