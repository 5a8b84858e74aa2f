import { Length, Matches, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { OptionalField, patchOf } from '../../../kit/resource/resolvers/patchOf.ts';
import { ContentKind } from '../contents/contentEnums.ts';

@InputType({ description: 'A new topic.' })
export class TopicInput {
  @Field({
    description: 'Name, 1 to 80 characters; `taken` when another topic of the area has the same value.',
  })
  @Length(1, 80)
  name!: string;

  @Field(() => ContentKind, { description: 'Area of the website; `invalid` when an update changes it.' })
  area!: ContentKind;

  @OptionalField(() => String, {
    description:
      'Slug, at most 80 characters. Converted to letters, digits and hyphens, and made from the name when it is empty. `invalid` without any letter or digit; `taken` when another topic of the area has the same value.',
    whenAbsent: 'Made from the name when absent.',
  })
  @Length(0, 80)
  slug?: string;

  @OptionalField(() => String, {
    description: 'Colour on the screen, `#rrggbb` in lower case.',
    whenAbsent: 'Defaults to blue.',
  })
  @Matches(/^#[\da-f]{6}$/)
  colour?: string;

  @OptionalField(() => Int, {
    description: 'Position in its area, 0 to 9,999.',
    whenAbsent: 'Defaults to 0.',
  })
  @Min(0)
  @Max(9999)
  position?: number;
}

export const TopicPatch = patchOf(TopicInput, 'TopicPatch', 'Changes to a topic.');
export type TopicPatch = Partial<TopicInput>;
