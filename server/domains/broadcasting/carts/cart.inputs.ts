import { Length, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { IsColour } from '../../../kit/graphql/colour.ts';
import { patchOf } from '../../../kit/resource/patchOf.ts';

@InputType({ description: 'A new key of the cart pad.' })
export class CartInput {
  @Field(() => Int, { description: 'Page of the pad, 1 to 10.' })
  @Min(1)
  @Max(10)
  page!: number;

  @Field(() => Int, { description: 'Position on the page, 1 to 12.' })
  @Min(1)
  @Max(12)
  place!: number;

  @Field(() => ID, {
    description: 'Id of the `MediaItem` to play, which the viewer must be allowed to read.',
  })
  mediaId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Label, up to 40 characters; the title of its media item when empty or absent.',
  })
  @Length(0, 40)
  label?: string;

  @Field(() => String, { nullable: true, description: 'Colour, `#rrggbb`; blue when absent.' })
  @IsColour()
  colour?: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Gain in decibels, -24 to 12; 0 when absent.',
  })
  @Min(-24)
  @Max(12)
  gain?: number;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True to share the cart with everybody in the studio, for people who may update LiveSession; the cart is the viewer’s own otherwise.',
  })
  shared?: boolean;
}

export const CartPatch = patchOf(CartInput, 'CartPatch', 'Changes to a key of the cart pad.');
export type CartPatch = Partial<CartInput>;
