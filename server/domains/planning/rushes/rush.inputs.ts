import { ArrayMaxSize, Length, Max, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { MediaKind } from '../../multimedia/media/kinds/mediaKind.ts';
import { CutInput, longest } from './takes/cut.ts';
import { RushOutcome } from './rushEnums.ts';

@InputType({ description: 'Changes to what is said about a rush.' })
export class RushPatch {
  @Field(() => String, { nullable: true, description: 'What it is called, 1 to 200 characters.' })
  @Length(1, 200)
  title?: string;

  @Field(() => String, {
    nullable: true,
    description: 'What one should know about it, plain text of at most 5,000 characters.',
  })
  @Length(0, 5000)
  notes?: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The emission that it is for: id of an `Emission`; null when that is open.',
  })
  emissionId?: string | null;
}

@InputType({ description: 'What becomes of a rush that is accepted.' })
export class RushAcceptance {
  @Field(() => RushOutcome, {
    description: 'The sound of an episode, an entry of a podcast, or a medium of the library.',
  })
  outcome!: RushOutcome;

  @Field(() => ID, {
    nullable: true,
    description:
      'For EPISODE: id of the `Episode`, whose sound it replaces; `taken` when another rush is on its way there.',
  })
  episodeId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'For PODCAST: id of the `Emission` whose podcast it is; that of the rush when absent. `noPodcast` when it has none.',
  })
  emissionId?: string | null;

  @Field(() => MediaKind, {
    nullable: true,
    description: 'For MEDIUM: its kind, of those that are sounds of the library.',
  })
  mediaKind?: MediaKind | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What the medium or the new episode is called, 1 to 200 characters; as the rush when absent.',
  })
  @Length(1, 200)
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'What is said to it, at most 2,000 characters.' })
  @Length(0, 2000)
  words?: string | null;
}

const mark = (what: string) =>
  `Where the part ${what} that is used, in milliseconds; null at the ${what === 'begins' ? 'start' : 'end'} of the file.`;

@InputType({ description: 'Which part of a take is used, instead of what was marked before.' })
export class RushMarks {
  @Field(() => Int, { nullable: true, description: mark('begins') })
  @Min(0)
  @Max(longest)
  markIn!: number | null;

  @Field(() => Int, { nullable: true, description: mark('ends') })
  @Min(1)
  @Max(longest)
  markOut!: number | null;

  @Field(() => [CutInput], {
    description: 'What is left out between the marks, at most 200 parts, in order and apart from each other.',
  })
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  cuts!: CutInput[];
}

@InputType({ description: 'A new comment on a take.' })
export class RushNoteInput {
  @Field(() => Int, { description: 'Where it is, in milliseconds; inside of the file.' })
  @Min(0)
  @Max(longest)
  start!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Where the part ends that it is about, later than its start; null for a moment.',
  })
  @Min(1)
  @Max(longest)
  end?: number | null;

  @Field({ description: 'Plain text, 1 to 2,000 characters.' })
  @Length(1, 2000)
  text!: string;
}
