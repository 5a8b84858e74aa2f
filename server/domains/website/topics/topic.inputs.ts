import { Length, Matches, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { patchOf } from '../../../kit/resource/patchOf.ts';
import { ContentKind } from '../contents/contentEnums.ts';

@InputType({ description: 'A new topic.' })
export class TopicInput {
  @Field({ description: 'Name, 1 to 80 characters; `taken` in its area.' })
  @Length(1, 80)
  name!: string;

  @Field(() => ContentKind, { description: 'Area of the website; `invalid` in a change of it.' })
  area!: ContentKind;

  @Field(() => String, {
    nullable: true,
    description: 'Slug, at most 80 characters; made from the name when absent or empty. `taken` in its area.',
  })
  @Length(0, 80)
  slug?: string;

  @Field(() => String, { nullable: true, description: 'Colour, `#rrggbb`; blue when absent.' })
  @Matches(/^#[\da-f]{6}$/)
  colour?: string;

  @Field(() => Int, { nullable: true, description: 'Position in its area, 0 to 9,999; 0 when absent.' })
  @Min(0)
  @Max(9999)
  position?: number;
}

export const TopicPatch = patchOf(TopicInput, 'TopicPatch', 'Changes to a topic.');
export type TopicPatch = Partial<TopicInput>;
