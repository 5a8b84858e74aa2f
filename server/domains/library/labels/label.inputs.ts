import { Length } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { patchOf } from '../../../kit/resource/resolvers/patchOf.ts';

const name =
  'Name, 1 to 80 characters. Rejected with `taken` when another record of this type in the radio has the same name; case, accents, and variants of apostrophes, quotes and dashes do not count.';

@InputType({ description: 'New category of the library.' })
export class MediaCategoryInput {
  @Field({ description: name })
  @Length(1, 80)
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Description, at most 500 characters; an empty text for none.',
  })
  @Length(0, 500)
  description?: string;
}
export const MediaCategoryPatch = patchOf(
  MediaCategoryInput,
  'MediaCategoryPatch',
  'Changes to a category of the library.',
);

@InputType({ description: 'New tag.' })
export class MediaTagInput {
  @Field({ description: name })
  @Length(1, 80)
  name!: string;
}
export const MediaTagPatch = patchOf(MediaTagInput, 'MediaTagPatch', 'Changes to a tag.');
