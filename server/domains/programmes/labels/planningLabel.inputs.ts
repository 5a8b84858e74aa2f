import { Length, Max, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, type ClassType } from 'type-graphql';
import { OptionalField } from '../../../kit/resource/resolvers/patchOf.ts';
import { IsColour } from '../../../kit/graphql/colour.ts';

/** Fields of every label. */
@InputType()
export abstract class PlanningLabelInput {
  @Field({
    description:
      'Name, 1 to 80 characters; `taken` when the radio has another record of this type with the same name, regardless of case, accents and typographic signs.',
  })
  @Length(1, 80)
  name!: string;

  @OptionalField(() => String, {
    description: 'Colour on the screen, `#rrggbb`.',
    whenAbsent: 'Defaults to grey.',
  })
  @IsColour()
  colour?: string;

  @OptionalField(() => Int, {
    description: 'Position in the list, 0 to 9,999.',
    whenAbsent: 'Defaults to 0.',
  })
  @Min(0)
  @Max(9999)
  position?: number;
}

export interface MergeLabelsArgs {
  intoId: string;
  fromIds: string[];
}

/** Arguments of merging labels. */
export function mergeLabelsArgsOf(typeName: string): ClassType<MergeLabelsArgs> {
  @ArgsType()
  class MergeLabels implements MergeLabelsArgs {
    @Field(() => ID, { description: `Id of the \`${typeName}\` that remains.` })
    intoId!: string;

    @Field(() => [ID], { description: `Ids of the \`${typeName}\` rows to merge into \`intoId\`, 1 to 50.` })
    fromIds!: string[];
  }
  return MergeLabels;
}
