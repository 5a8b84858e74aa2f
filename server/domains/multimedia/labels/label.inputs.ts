import { Length } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { patchOf } from '../../../kit/resource/patchOf.ts';

const name =
  'Its name, 1 to 80 characters; `taken` when another of the radio has it, whatever case, accents and typographic signs.';

@InputType({ description: 'A new category of the library.' })
export class MediaCategoryInput {
  @Field({ description: name })
  @Length(1, 80)
  name!: string;

  @Field(() => String, { nullable: true, description: 'What belongs there, at most 500 characters.' })
  @Length(0, 500)
  description?: string;
}
export const MediaCategoryPatch = patchOf(MediaCategoryInput, 'MediaCategoryPatch', 'Changes to a shelf.');

@InputType({ description: 'A new tag.' })
export class MediaTagInput {
  @Field({ description: name })
  @Length(1, 80)
  name!: string;
}
export const MediaTagPatch = patchOf(MediaTagInput, 'MediaTagPatch', 'Changes to a tag.');
