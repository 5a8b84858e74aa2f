import { Field, ID, Int } from 'type-graphql';
import type { FieldProblem } from '../../../../kit/errors.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { MediaKind } from '../kinds/mediaKind.ts';

@OutputType({ rule: 'parent', description: 'What becomes of one field.' })
export class MediaEditChange {
  @Field({ description: 'Name of the field, as the medium has it, such as `title`, `album` or `tags`.' })
  field!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'What it was, as text: names of what it refers to, several with commas between them; null for nothing.',
  })
  from!: string | null;

  @Field(() => String, { nullable: true, description: 'What it becomes, written in the same way.' })
  to!: string | null;
}

@OutputType({ rule: 'parent', description: 'What is wrong with one field.' })
export class MediaEditProblem {
  @Field({
    description:
      'Name of the field, as the input has it, such as `albumId` or `tagNames.2`; `id` for the medium itself.',
  })
  field!: string;

  @Field(() => String, {
    description:
      'What is wrong, as in `fields` of BAD_USER_INPUT: `required`, `tooLong`, `unknown`, `invalid` and others.',
  })
  problem!: FieldProblem;
}

@OutputType({ rule: 'parent', description: 'What becomes of one medium.' })
export class MediaEditRow {
  @Field(() => ID, { description: 'Which one.' })
  id!: string;

  @Field(() => MediaKind, { nullable: true, description: 'Its kind; null when it is not there.' })
  kind!: MediaKind | null;

  @Field({ description: 'Its title before the change; empty when it is not there.' })
  title!: string;

  @Field(() => Int, { description: 'Its version: after the change where it was applied.' })
  version!: number;

  @Field({
    description:
      'Whether it was changed since the version that the edit started from; nothing more is said of it then.',
  })
  conflict!: boolean;

  @Field(() => [MediaEditChange], { description: 'What changes; empty where everything stays.' })
  changes!: MediaEditChange[];

  @Field(() => [MediaEditProblem], { description: 'What is wrong; empty where nothing is.' })
  problems!: MediaEditProblem[];
}

@OutputType({
  rule: 'parent',
  description:
    'What becomes of many media. Nothing is changed as long as anything is wrong with one of them.',
})
export class MediaEditResult {
  @Field({ description: 'Whether the changes were made: all of them, or none.' })
  applied!: boolean;

  @Field(() => Int, { description: 'How many media are others than before.' })
  changedCount!: number;

  @Field(() => Int, { description: 'How many media have something wrong, or were changed meanwhile.' })
  refusedCount!: number;

  @Field(() => [MediaEditRow], { description: 'Each medium, in the order of the edits.' })
  rows!: MediaEditRow[];
}
