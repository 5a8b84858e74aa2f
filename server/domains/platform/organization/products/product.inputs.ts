import { Length } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { patchOf } from '../../../../kit/resource/resolvers/patchOf.ts';

@InputType({ description: 'New product.' })
export class ProductInput {
  @Field({ description: 'Name, 1 to 120 characters; rejected with `taken` when another product has it.' })
  @Length(1, 120)
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Description, at most 500 characters; may be empty.',
  })
  @Length(0, 500)
  description?: string;
}

export const ProductPatch = patchOf(ProductInput, 'ProductPatch', 'Changes to a product.');
export type ProductPatch = Partial<ProductInput>;
