import { ArrayMaxSize, Length } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { OptionalField, patchOf } from '../../../../kit/resource/resolvers/patchOf.ts';

@InputType({ description: 'New saved view of a list.' })
export class LibraryViewInput {
  @Field({ description: 'Name, 1 to 80 characters.' })
  @Length(1, 80)
  name!: string;

  @Field({
    description:
      'Name of the list in the portal, such as `songs`, `invoices` or `invoices-bin`. Rejected with `invalid` when there is no such list.',
  })
  list!: string;

  @Field({
    description:
      'Search, filters and order of the list, as the query string of its page in the portal. At most 2,000 characters.',
  })
  @Length(0, 2000)
  query!: string;

  @Field(() => [String], {
    nullable: true,
    description:
      'Keys of the hidden columns: at most 50, each of 1 to 40 characters; an empty list for none.',
  })
  @ArrayMaxSize(50)
  @Length(1, 40, { each: true })
  hiddenColumns?: string[];

  @Field(() => [String], {
    nullable: true,
    description:
      'Keys of the columns in their chosen order; an empty list for the default order. At most 50 keys, each of 1 to 40 characters.',
  })
  @ArrayMaxSize(50)
  @Length(1, 40, { each: true })
  columnOrder?: string[];

  @OptionalField(() => Boolean, {
    description:
      'True to share the view with everybody of the radio; false for a private view. Sharing requires the right to update the rows of the list.',
    whenAbsent: 'Defaults to false.',
  })
  shared?: boolean;
}

export const LibraryViewPatch = patchOf(LibraryViewInput, 'LibraryViewPatch', 'Changes to a saved view.');
export type LibraryViewPatch = Partial<LibraryViewInput>;
