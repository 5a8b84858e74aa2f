import { Field, ID, Int } from 'type-graphql';
import type { FieldProblem } from '../../../../kit/errors.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { MediaKind } from '../kinds/mediaKind.ts';

@OutputType({ rule: 'parent', description: 'Change of one field of a medium: its old and its new value.' })
export class MediaEditChange {
  @Field({ description: 'Name of the field of the medium, such as `title`, `album` or `tags`.' })
  field!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Previous value as text, with the names of references separated by commas; null for none.',
  })
  from!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'New value as text, with the names of references separated by commas; null for none.',
  })
  to!: string | null;
}

@OutputType({ rule: 'parent', description: 'Problem of one field in a change of a medium.' })
export class MediaEditProblem {
  @Field({
    description:
      'Name of the field of the input, such as `albumId` or `tagNames.2`; `id` for the medium itself.',
  })
  field!: string;

  @Field(() => String, {
    description:
      'Problem code, as in `fields` of BAD_USER_INPUT. Examples are `required`, `tooLong`, `unknown` and `invalid`.',
  })
  problem!: FieldProblem;
}

@OutputType({ rule: 'parent', description: 'Result of an edit of one medium.' })
export class MediaEditRow {
  @Field(() => ID, { description: 'Id of the medium.' })
  id!: string;

  @Field(() => MediaKind, { nullable: true, description: 'Kind of the medium; null when it does not exist.' })
  kind!: MediaKind | null;

  @Field({ description: 'Title before the change; empty when the medium does not exist.' })
  title!: string;

  @Field(() => Int, {
    description:
      'Version of the medium after the change; in a preview, the version that the change would give it. The current version for a refused medium; for an unknown medium, the version of the edit.',
  })
  version!: number;

  @Field({
    description:
      'True when the medium was changed since the version of the edit. `changes` and `problems` are empty then.',
  })
  conflict!: boolean;

  @Field(() => [MediaEditChange], {
    description: 'Changed fields, in a preview too; empty when nothing changes.',
  })
  changes!: MediaEditChange[];

  @Field(() => [MediaEditProblem], {
    description:
      'Problems of the fields; `id: unknown` for an unknown medium, `id: taken` for a repeated one.',
  })
  problems!: MediaEditProblem[];
}

@OutputType({
  rule: 'parent',
  description:
    'Result of an edit of many media. Nothing is written when one of them has a problem or conflict.',
})
export class MediaEditResult {
  @Field({
    description: 'True when the changes were written; false for a preview, and when a medium was refused.',
  })
  applied!: boolean;

  @Field(() => Int, {
    description: 'Number of media with changes; in a preview, or after a refusal, those that would change.',
  })
  changedCount!: number;

  @Field(() => Int, {
    description:
      'Number of media that were refused. Media with problems are refused, and media that were changed since the version of the edit (`conflict`). When any medium is refused, none is changed.',
  })
  refusedCount!: number;

  @Field(() => [MediaEditRow], { description: 'Results of the media, in the order of the edits.' })
  rows!: MediaEditRow[];
}
