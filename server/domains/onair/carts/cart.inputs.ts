import { Length, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { IsColour } from '../../../kit/graphql/colour.ts';
import { patchOf } from '../../../kit/resource/patchOf.ts';

@InputType({ description: 'A new key of the cart pad.' })
export class CartInput {
  @Field(() => Int, { description: 'The page of the pad, 1 to 10.' })
  @Min(1)
  @Max(10)
  page!: number;

  @Field(() => Int, { description: 'The place there, 1 to 12.' })
  @Min(1)
  @Max(12)
  place!: number;

  @Field(() => ID, { description: 'Id of the `MediaItem` that it plays: one that the viewer may read.' })
  mediaId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What is written on it, up to 40 characters; the title of its medium when empty or absent.',
  })
  @Length(0, 40)
  label?: string;

  @Field(() => String, { nullable: true, description: 'Its colour, `#rrggbb`; blue when absent.' })
  @IsColour()
  colour?: string;

  @Field(() => Int, {
    nullable: true,
    description: 'How much louder it is played, in decibels, -24 to 12; as it is when absent.',
  })
  @Min(-24)
  @Max(12)
  gain?: number;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether everybody in the studio has it, for whoever may update LiveSession; else it is the viewer’s own.',
  })
  shared?: boolean;
}

export const CartPatch = patchOf(CartInput, 'CartPatch', 'Changes to a key of the cart pad.');
export type CartPatch = Partial<CartInput>;
