import { Length, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
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
