import { Length, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { OptionalField } from '../../../kit/resource/resolvers/patchOf.ts';
import { IsColour } from '../../../kit/graphql/colour.ts';

/** Fields of every label. */
@InputType()
export abstract class PlanningLabelInput {
  @Field({
    description:
      'Name, 1 to 80 characters. Rejected with `taken` when another record of this type in the radio has the same name; case, accents, and variants of apostrophes, quotes and dashes do not count.',
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
