import type {
  ContentInput,
  ContentKind,
  ContentPatch,
  SiteLanguage,
} from '../../../apollo/schemaTypes.generated';
import { numberOf } from '../../../kit/form/numbers';
import type { Picked } from '../../../kit/form/pickers/found';
import { isDated } from '../areas';
import { centre, valuesOfFocus, type Focus } from '../picture/focus';
import type { ContentFieldsFragment, ContentTextFieldsFragment } from './contents.generated';

/** A photo of an album. */
export interface PhotoValues {
  /** Address of the full size. */
  picture: string;
  alt: string;
  caption: string;
  focus: Focus;
}

/** Form values of a content, in the order of the fields. */
export interface ContentFormValues {
  title: string;
  excerpt: string;
  body: string;
  photos: PhotoValues[];
  link: string;
  price: string;
  stock: string;
  language: SiteLanguage;
  /** The content that a new content translates; empty when it is no translation. */
  translationOf: Picked;
  slug: string;
  /** Topic id; empty without a topic. */
  topicId: string;
  position: string;
  /** Address of the picture; empty without one. */
  picture: string;
  pictureFocus: Focus;
  pictureAlt: string;
  seoTitle: string;
  seoDescription: string;
  /** Comma-separated words, so that they are one line in the conflict dialog. */
  tags: string;
  /** True when visitors may comment on the content. */
  allowsComments: boolean;
}

/** Form fields of a picture and its focus. In an edit conflict, they are chosen together. */
export const pictureUnit = ['picture', 'pictureFocus.x', 'pictureFocus.y'] as const;

/** Returns which optional fields contents of a kind have, such as a price or photos. */
export const fieldsOfKind = (kind: ContentKind) => ({
  hasLink: kind === 'PRODUCT' || kind === 'PARTNER' || kind === 'SERVICE',
  hasPrice: kind === 'PRODUCT',
  hasPosition: !isDated(kind),
  hasPhotos: kind === 'ALBUM',
  hasComments: isDated(kind),
  hasTags: isDated(kind),
});

export const newContent = (language: SiteLanguage): ContentFormValues => ({
  title: '',
  excerpt: '',
  body: '',
  photos: [],
  link: '',
  price: '',
  stock: '',
  language,
  translationOf: { id: '', text: '' },
  slug: '',
  topicId: '',
  position: '0',
  picture: '',
  pictureFocus: centre,
  pictureAlt: '',
  seoTitle: '',
  seoDescription: '',
  tags: '',
  allowsComments: true,
});

/** Initial values of a translation: its texts are empty, language-independent values are copied. */
export const newTranslation = (source: ContentFieldsFragment, language: SiteLanguage): ContentFormValues => ({
  ...newContent(language),
  translationOf: { id: source.id, text: source.title },
  topicId: source.topic?.id ?? '',
  photos: source.photos.map((photo) => ({ ...valuesOfPhoto(photo), alt: '', caption: '' })),
  link: source.link,
  price: source.price,
  position: String(source.position),
  allowsComments: source.allowsComments,
});

const valuesOfPhoto = ({ picture, alt, caption, focus }: PhotoValues): PhotoValues => ({
  picture,
  alt,
  caption,
  focus: valuesOfFocus(focus),
});

/** Returns the URL of a photo's thumbnail (480 pixels), given the URL of its large variant. */
export const thumbnailOf = (address: string) => address.replace('-1600.webp', '-480.webp');

/** Values for editing: those of the draft when there is one, else the stored values of the content. */
export const valuesOfContent = (content: ContentFieldsFragment): ContentFormValues => ({
  ...publishedValuesOf(content),
  ...(content.draft && valuesOfText(content.draft.text)),
});

/** Converts the texts of a draft or a revision to form values. */
export const valuesOfText = ({
  __typename: _,
  topicId,
  position,
  photos,
  tags,
  pictureFocus,
  ...texts
}: ContentTextFieldsFragment) => ({
  ...texts,
  pictureFocus: valuesOfFocus(pictureFocus),
  photos: photos.map(valuesOfPhoto),
  topicId: topicId ?? '',
  tags: tags.join(', '),
  position: String(position),
});

/** Converts the stored values of a content, without its draft, to form values. */
export const publishedValuesOf = (content: ContentFieldsFragment): ContentFormValues => ({
  title: content.title,
  excerpt: content.excerpt,
  body: content.body,
  photos: content.photos.map(valuesOfPhoto),
  link: content.link,
  price: content.price,
  stock: content.stock,
  language: content.language,
  translationOf: { id: '', text: '' },
  slug: content.slug,
  topicId: content.topic?.id ?? '',
  position: String(content.position),
  picture: content.picture,
  pictureFocus: valuesOfFocus(content.pictureFocus),
  pictureAlt: content.pictureAlt,
  seoTitle: content.seoTitle,
  seoDescription: content.seoDescription,
  tags: content.tags.join(', '),
  allowsComments: content.allowsComments,
});

/** Converts form values to a patch with only the fields that contents of this kind have. */
export function patchOf(kind: ContentKind, values: ContentFormValues): ContentPatch & { title: string } {
  const {
    language: _,
    translationOf: _source,
    topicId,
    link,
    price,
    stock,
    position,
    photos,
    tags,
    allowsComments,
    ...texts
  } = values;
  const { hasLink, hasPrice, hasPosition, hasPhotos, hasComments, hasTags } = fieldsOfKind(kind);
  return {
    ...texts,
    topicId: topicId || null,
    ...(hasLink && { link }),
    ...(hasPrice && { price, stock }),
    ...(hasPhotos && { photos: photos.map(valuesOfPhoto) }),
    ...(hasComments && { allowsComments }),
    ...(hasTags && { tags: wordsOf(tags) }),
    ...(hasPosition && { position: numberOf(position) ?? 0 }),
  };
}

const maxTags = 12;
const maxTagLength = 40;

/** Splits a text at Latin and Arabic commas, and drops empty words. */
export const wordsOf = (text: string) =>
  text
    .split(/[,،]/)
    .map((word) => word.trim())
    .filter(Boolean);

export function problemOfTags(text: string) {
  const words = wordsOf(text);
  return words.length > maxTags || words.some((word) => word.length > maxTagLength) ? 'tooLong' : undefined;
}

export function inputOf(kind: ContentKind, values: ContentFormValues): ContentInput {
  const { excerpt, picture: _, pictureFocus: _focus, ...input } = patchOf(kind, values);
  const { language, translationOf } = values;
  return {
    ...input,
    // Without an excerpt, the server uses the start of the text.
    ...(excerpt && { excerpt }),
    kind,
    language,
    ...(translationOf.id && { translationOf: translationOf.id }),
  };
}
