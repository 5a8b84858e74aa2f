import { isDeepStrictEqual } from 'node:util';
import { Field, ID, Int } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { focusOfPhoto, Photo } from '../contents/pictures/photo.ts';
import { PictureFocus } from '../pictures/pictureFocus.ts';

/** The fields of a content that drafts and revisions store. The state is stored in the content only. */
@OutputType({
  rule: 'parent',
  description:
    'Text and picture of a content, as stored in a draft or a revision. The editorial state (`Content.state`) is not part of it.',
})
export class ContentText {
  @Field({ description: 'Title, 1 to 160 characters.' })
  title: string = '';

  @Field({ description: 'Slug; empty when the slug will be made from the title.' })
  slug: string = '';

  @Field({ description: 'Excerpt as plain text, at most 500 characters. May be empty.' })
  excerpt: string = '';

  @Field({ description: 'Text as HTML, sanitised when stored: safe to show unchanged. May be empty.' })
  body: string = '';

  @Field(() => [String], { description: 'Tags of the content: at most 12 words or short phrases.' })
  tags: string[] = [];

  @Field({
    description:
      'Address of the picture, 960 x 540 pixels; empty without one. The picture of a revision may have been deleted since.',
  })
  picture: string = '';

  @Field({ description: 'Alternative text of the picture, at most 300 characters.' })
  pictureAlt: string = '';

  @Field(() => PictureFocus, { description: 'Focal point: stays visible when the picture is cropped.' })
  pictureFocus: PictureFocus = new PictureFocus();

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the `Topic`, which may have been deleted since; null without one.',
  })
  topicId: string | null = null;

  @Field({ description: 'Address that the partner, product or service links to; empty without one.' })
  link: string = '';

  @Field({ description: 'Price as text, at most 40 characters; empty without one.' })
  price: string = '';

  @Field({ description: 'Availability as text, such as `In stock`, at most 40 characters.' })
  stock: string = '';

  @Field({ description: 'Title for search engines; empty to use the title of the content.' })
  seoTitle: string = '';

  @Field({ description: 'Description for search engines; empty to use the excerpt.' })
  seoDescription: string = '';

  @Field(() => [Photo], {
    description: 'Photos of a photo album (kind ALBUM), in their order; empty for other kinds.',
  })
  photos: Photo[] = [];

  @Field({
    description:
      'True when visitors may comment on the content. Has no effect on kinds other than news and blog posts.',
  })
  allowsComments: boolean = true;

  @Field(() => Int, { description: 'Position in the list of contents of the same kind, 0 to 9,999.' })
  position: number = 0;
}

type StoredText = Omit<ContentText, 'topicId'> & { topic: number | null };

/** Extracts the text fields from the row of a content. */
export function textOfRow(row: StoredText): ContentText {
  const { topic } = row;
  const texts = Object.keys(new ContentText()).filter((name) => name !== 'topicId');
  return {
    ...(Object.fromEntries(
      texts.map((name) => [name, row[name as keyof StoredText]]),
    ) as unknown as ContentText),
    topicId: topic === null ? null : String(topic),
  };
}

/** Reads a stored text, with defaults for fields that did not exist when the text was stored. */
export const textOfFields = (fields: object): ContentText => ({ ...new ContentText(), ...fields });

/** True when two texts are equal in every field. */
export const isSameText = (a: object, b: object): boolean => {
  const [left, right] = [plain(textOfFields(a)), plain(textOfFields(b))];
  return isDeepStrictEqual(left, right);
};

/** Without classes, which strict equality compares too. */
const plain = (text: ContentText): object => ({
  ...text,
  pictureFocus: { ...text.pictureFocus },
  photos: text.photos.map((photo) => ({ ...photo, focus: { ...focusOfPhoto(photo) } })),
});
