import { Field, ID, Int } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { MediaEditProblem, type MediaEditRow } from '../media/editing/mediaEdit.types.ts';

@OutputType({ rule: 'parent', description: 'Refused row of an import, of which nothing was saved.' })
export class MetadataRefusal {
  @Field(() => Int, { description: 'Number of the row in the import, starting at 1.' })
  row!: number;

  @Field(() => ID, { description: 'Id of the medium, as given in the row.' })
  id!: string;

  @Field({ description: 'Title of the medium; empty when no medium of the kind has the id.' })
  title!: string;

  @Field({ description: 'True when the medium was changed since the version of the row.' })
  conflict!: boolean;

  @Field(() => [MediaEditProblem], {
    description: 'Problems of the fields; `id: unknown` without a medium of the kind, empty for a conflict.',
  })
  problems!: MediaEditProblem[];
}

export const toRefusal = ({ id, title, conflict, problems }: MediaEditRow, row: number): MetadataRefusal => ({
  row,
  id,
  title,
  conflict,
  problems,
});
