import { Length, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { IsColour } from '../../../kit/graphql/validators.ts';
import { OptionalField, patchOf } from '../../../kit/resource/resolvers/patchOf.ts';

@InputType({ description: 'A new key of the cart pad.' })
export class CartInput {
  @Field(() => Int, { description: 'Page of the pad, 1 to 10.' })
  @Min(1)
  @Max(10)
  page!: number;

  @Field(() => Int, { description: 'Position on the page, 1 to 12.' })
  @Min(1)
  @Max(12)
  position!: number;

  @Field(() => ID, {
    description: 'Id of the `MediaItem` to play, which the viewer must be allowed to read.',
  })
  mediaId!: string;

  @OptionalField(() => String, {
    description: 'Label, up to 40 characters; empty to show the title of the media item.',
    whenAbsent: 'Defaults to empty.',
  })
  @Length(0, 40)
  label?: string;

  @OptionalField(() => String, {
    description: 'Colour on the screen, `#rrggbb`.',
    whenAbsent: 'Defaults to blue.',
  })
  @IsColour()
  colour?: string;

  @OptionalField(() => Int, { description: 'Gain in decibels, -24 to 12.', whenAbsent: 'Defaults to 0.' })
  @Min(-24)
  @Max(12)
  gain?: number;

  @OptionalField(() => Boolean, {
    description:
      'True to share the cart with everybody in the studio; false for a private cart of the viewer. Sharing requires the right to update LiveSession.',
    whenAbsent: 'Defaults to false.',
  })
  shared?: boolean;
}

export const CartPatch = patchOf(CartInput, 'CartPatch', 'Changes to a key of the cart pad.');
export type CartPatch = Partial<CartInput>;
