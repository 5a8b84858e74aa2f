import { Length, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { maxHtml } from '../../../kit/html/cleanHtml.ts';
import { IsLink } from '../../../kit/graphql/link.ts';
import { patchOf } from '../../../kit/resource/patchOf.ts';
import { ContentKind, SiteLanguage } from './contentEnums.ts';

@InputType({ description: 'Text of a content.' })
export class ContentTextInput {
  @Field({ description: 'Title, 1 to 160 characters.' })
  @Length(1, 160)
  title!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Slug, at most 120 characters; converted to letters, digits and hyphens. Made from the title when absent or empty. `taken` in its area and language.',
  })
  @Length(0, 120)
  slug?: string;

  @Field(() => String, { nullable: true, description: 'Excerpt as plain text, at most 500 characters.' })
  @Length(0, 500)
  excerpt?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Text as HTML, at most 100,000 characters. Elements that the editor does not produce are removed: scripts, styles, frames, forms and external pictures.',
  })
  @Length(0, maxHtml)
  body?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Alternative text of the picture, at most 300 characters; `required` when the content has a picture.',
  })
  @Length(0, 300)
  pictureAlt?: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the `Topic`; null for none. `unknown` when it belongs to another area.',
  })
  topicId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address with `https://` or `http://`, at most 500 characters; empty for none.',
  })
  @Length(0, 500)
  @IsLink()
  link?: string;

  @Field(() => String, { nullable: true, description: 'Price as shown, at most 40 characters.' })
  @Length(0, 40)
  price?: string;

  @Field(() => String, { nullable: true, description: 'Availability as shown, at most 40 characters.' })
  @Length(0, 40)
  stock?: string;

  @Field(() => String, { nullable: true, description: 'Title for search engines, at most 120 characters.' })
  @Length(0, 120)
  seoTitle?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Description for search engines, at most 300 characters.',
  })
  @Length(0, 300)
  seoDescription?: string;

  @Field(() => Int, { nullable: true, description: 'Position in its list, 0 to 9,999.' })
  @Min(0)
  @Max(9999)
  position?: number;
}

@InputType({ description: 'A new content; it begins as a draft, and the viewer becomes its author.' })
export class ContentInput extends ContentTextInput {
  @Field(() => ContentKind, { description: 'Area of the website.' })
  kind!: ContentKind;

  @Field(() => SiteLanguage, { description: 'Language of the text.' })
  language!: SiteLanguage;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `Content` that it translates, of the same area; `taken` at `language` when that has a translation in it.',
  })
  translationOf?: string;
}

export const ContentPatch = patchOf(ContentTextInput, 'ContentPatch', 'Changes to the text of a content.');
export type ContentPatch = Partial<ContentTextInput>;
