import { Field, ID, Int } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { MediaEditProblem, type MediaEditRow } from '../media/editing/mediaEdit.types.ts';

@OutputType({ rule: 'parent', description: 'A row of an import that was refused: nothing of it is saved.' })
export class MetadataRefusal {
  @Field(() => Int, { description: 'Which row it is among those that were sent, from 1.' })
  row!: number;

  @Field(() => ID, { description: 'Id of the medium, as the row says it.' })
  id!: string;

  @Field({ description: 'The title of the medium; empty when it is not there.' })
  title!: string;

  @Field({ description: 'Whether the medium was changed since the version that the row started from.' })
  conflict!: boolean;

  @Field(() => [MediaEditProblem], { description: 'What is wrong with its fields; empty for a conflict.' })
  problems!: MediaEditProblem[];
}

export const refusalOf = ({ id, title, conflict, problems }: MediaEditRow, row: number): MetadataRefusal => ({
  row,
  id,
  title,
  conflict,
  problems,
});
