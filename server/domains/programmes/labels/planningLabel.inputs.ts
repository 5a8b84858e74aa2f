import { Length, Max, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, type ClassType } from 'type-graphql';
import { IsColour } from '../../../kit/graphql/colour.ts';

/** Fields of every label. */
@InputType()
export abstract class PlanningLabelInput {
  @Field({
    description:
      'Name, 1 to 80 characters; `taken` when another of the radio has it, regardless of case, accents and typographic signs.',
  })
  @Length(1, 80)
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Colour, `#rrggbb`; grey when absent.',
  })
  @IsColour()
  colour?: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Position in the list, 0 to 9,999; 0 when absent.',
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

    @Field(() => [ID], { description: `Ids of the \`${typeName}\` rows to merge into it, 1 to 50.` })
    fromIds!: string[];
  }
  return MergeLabels;
}
