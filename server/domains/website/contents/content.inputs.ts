import { ArrayMaxSize, Length, Max, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { maxHtml } from '../../../kit/html/cleanHtml.ts';
import { IsLink } from '../../../kit/graphql/validators.ts';
import { OptionalField, patchOf } from '../../../kit/resource/resolvers/patchOf.ts';
import { PictureFocusInput } from '../pictures/pictureFocus.ts';
import { ContentKind, SiteLanguage } from './contentEnums.ts';
import { maxPhotos, PhotoInput } from './pictures/photo.ts';

@InputType({ description: 'Text of a content.' })
export class ContentTextInput {
  @Field({ description: 'Title, 1 to 160 characters.' })
  @Length(1, 160)
  title!: string;

  @OptionalField(() => String, {
    description:
      'Slug, at most 120 characters. Converted to letters, digits and hyphens, and made from the title when it is empty. Rejected with `invalid` without any letter or digit, and for `topic`, which the addresses of topics use. Rejected with `taken` when another content of the same area and language has this slug, even in the recycle bin.',
    whenAbsent: 'Made from the title when absent.',
  })
  @Length(0, 120)
  slug?: string;

  @OptionalField(() => String, {
    description: 'Excerpt as plain text, at most 500 characters.',
    whenAbsent:
      'When absent, it is set once, on creation, to the first 300 characters of the text, cut at a word; later changes of the text do not change it.',
  })
  @Length(0, 500)
  excerpt?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Text as HTML, at most 100,000 characters. Elements that the editor does not produce are removed: scripts, styles, frames, forms and external pictures. A paragraph with `data-record`, `data-audio` or `data-video`, and a link with `data-record`, refer to a record such as `Episode:12` or to a video; `data-audio` also to a sound of the library, such as `MediaItem:12`. At most 100 records of one type, and 200 cards and players, have an effect. Rejected with `unavailableSound` when the text plays a sound that it did not play before, and that the viewer may not read or browsers cannot play. Rejected with `alternativeText` when visitors would see a picture without an alternative text.',
  })
  @Length(0, maxHtml)
  body?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Alternative text of the picture, at most 300 characters. Rejected with `required` when it is empty although the content has a picture, except in `saveContentDraft`.',
  })
  @Length(0, 300)
  pictureAlt?: string;

  @OptionalField(() => [String], {
    description:
      'Tags of the content: at most 12 words or short phrases of at most 40 characters. Rejected with `tooLong` beyond these limits. Empty tags and duplicates (case does not count) are removed.',
    whenAbsent: 'Defaults to none.',
  })
  tags?: string[];

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `Topic`; null for none. Rejected with `unknown` when the topic belongs to another area.',
  })
  topicId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address with `https://` or `http://`, at most 300 characters; empty for none.',
  })
  @IsLink()
  link?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Price as text, such as `€12`, at most 40 characters.',
  })
  @Length(0, 40)
  price?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Availability as text, such as `In stock`, at most 40 characters.',
  })
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

  @Field(() => [PhotoInput], {
    nullable: true,
    description: `Photos of a photo album (kind ALBUM), in their order, at most ${maxPhotos}. Rejected with \`invalid\` for other kinds, and with \`taken\` when the list contains a photo twice.`,
  })
  @ArrayMaxSize(maxPhotos)
  @ValidateNested({ each: true })
  photos?: PhotoInput[];

  @OptionalField(() => Boolean, {
    description:
      'True when visitors may comment on the content. Has no effect on kinds other than news and blog posts.',
    whenAbsent: 'Defaults to true.',
  })
  allowsComments?: boolean;

  @OptionalField(() => Int, {
    description:
      'Position in the list of contents of the same kind, 0 to 9,999. It has no effect on news and blog posts.',
    whenAbsent: 'Defaults to 0.',
  })
  @Min(0)
  @Max(9999)
  position?: number;
}

@InputType({ description: 'A new content. The state is DRAFT at first, and the viewer becomes the author.' })
export class ContentInput extends ContentTextInput {
  @Field(() => ContentKind, { description: 'Area of the website.' })
  kind!: ContentKind;

  @Field(() => SiteLanguage, { description: 'Language of the text.' })
  language!: SiteLanguage;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `Content` that the new one translates; absent for a content that is no translation. Rejected with `unknown` when that content belongs to another area, and with `taken` at `language` when it already has a translation in this language, even in the recycle bin.',
  })
  translationOf?: string;
}

/** Input that changes an existing content. A new content has no picture yet, so its input lacks that field. */
export abstract class ContentChanges extends ContentTextInput {
  @OptionalField(() => String, {
    description:
      'Address of a picture of this content, of its draft or of one of its revisions. The address of a picture of a revision restores that picture; an empty text removes the picture. Rejected with `unknown` for other addresses and when the picture was deleted. `PUT /uploads/website/:id/picture` uploads a new one.',
    whenAbsent: 'The picture stays.',
  })
  @Length(0, 200)
  picture?: string;

  @OptionalField(() => PictureFocusInput, {
    description: 'Focal point: stays visible when the picture is cropped.',
    whenAbsent: 'The point stays.',
  })
  @ValidateNested()
  pictureFocus?: PictureFocusInput;
}

export const ContentPatch = patchOf(ContentChanges, 'ContentPatch', 'Changes to a content.');
export type ContentPatch = Partial<ContentChanges>;
