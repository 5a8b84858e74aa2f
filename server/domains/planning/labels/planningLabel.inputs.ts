import { Length, Max, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, type ClassType } from 'type-graphql';
import { IsColour } from '../../../kit/graphql/colour.ts';

/** What every entry of a kept list has. */
@InputType()
export abstract class PlanningLabelInput {
  @Field({
    description:
      'Its name, 1 to 80 characters; `taken` when another of the radio has it, whatever case, accents and typographic signs.',
  })
  @Length(1, 80)
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The colour that it is shown in, `#rrggbb`; grey when absent.',
  })
  @IsColour()
  colour?: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Its place among the others, 0 to 9,999; 0 when absent.',
  })
  @Min(0)
  @Max(9999)
  position?: number;
}

export interface MergeLabelsArgs {
  intoId: string;
  fromIds: string[];
}

/** Which entries of a kept list are to become one. */
export function mergeLabelsArgsOf(typeName: string): ClassType<MergeLabelsArgs> {
  @ArgsType()
  class MergeLabels implements MergeLabelsArgs {
    @Field(() => ID, { description: `Id of the \`${typeName}\` that stays.` })
    intoId!: string;

    @Field(() => [ID], { description: `Id of each \`${typeName}\` that goes, 1 to 50.` })
    fromIds!: string[];
  }
  return MergeLabels;
}
