import type {
  ContentInput,
  ContentKind,
  ContentPatch,
  SiteLanguage,
} from '../../../apollo/schemaTypes.generated';
import { numberOf } from '../../../kit/form/numbers';
import type { Picked } from '../../../kit/form/pickers/found';
import type { ContentFieldsFragment } from './contents.generated';

/** A content in its form, in the order of the fields on the screen. */
export interface ContentFormValues {
  title: string;
  excerpt: string;
  body: string;
  link: string;
  price: string;
  stock: string;
  language: SiteLanguage;
  /** The content that a new one translates; empty for none. */
  translationOf: Picked;
  slug: string;
  /** Id; empty without a topic. */
  topicId: string;
  position: string;
  pictureAlt: string;
  seoTitle: string;
  seoDescription: string;
}

/** Fields that only some kinds have. */
export const fieldsOfKind = (kind: ContentKind) => ({
  hasLink: kind === 'PRODUCT' || kind === 'PARTNER' || kind === 'SERVICE',
  hasPrice: kind === 'PRODUCT',
  hasPosition: kind !== 'NEWS',
});

export const newContent = (language: SiteLanguage): ContentFormValues => ({
  title: '',
  excerpt: '',
  body: '',
  link: '',
  price: '',
  stock: '',
  language,
  translationOf: { id: '', text: '' },
  slug: '',
  topicId: '',
  position: '0',
  pictureAlt: '',
  seoTitle: '',
  seoDescription: '',
});

/** The values of a translation of a content: its texts are empty, the rest is the same in every language. */
export const newTranslation = (source: ContentFieldsFragment, language: SiteLanguage): ContentFormValues => ({
  ...newContent(language),
  translationOf: { id: source.id, text: source.title },
  topicId: source.topic?.id ?? '',
  link: source.link,
  price: source.price,
  position: String(source.position),
});

export const valuesOfContent = (content: ContentFieldsFragment): ContentFormValues => ({
  title: content.title,
  excerpt: content.excerpt,
  body: content.body,
  link: content.link,
  price: content.price,
  stock: content.stock,
  language: content.language,
  translationOf: { id: '', text: '' },
  slug: content.slug,
  topicId: content.topic?.id ?? '',
  position: String(content.position),
  pictureAlt: content.pictureAlt,
  seoTitle: content.seoTitle,
  seoDescription: content.seoDescription,
});

/** The changes that a form sends: the fields of its kind. */
export function patchOf(kind: ContentKind, values: ContentFormValues): ContentPatch & { title: string } {
  const { language: _, translationOf: _source, topicId, link, price, stock, position, ...texts } = values;
  const { hasLink, hasPrice, hasPosition } = fieldsOfKind(kind);
  return {
    ...texts,
    topicId: topicId || null,
    ...(hasLink && { link }),
    ...(hasPrice && { price, stock }),
    ...(hasPosition && { position: numberOf(position) ?? 0 }),
  };
}

export function inputOf(kind: ContentKind, values: ContentFormValues): ContentInput {
  const { excerpt, ...input } = patchOf(kind, values);
  const { language, translationOf } = values;
  return {
    ...input,
    // The server takes the beginning of the text when a new content has no excerpt.
    ...(excerpt && { excerpt }),
    kind,
    language,
    ...(translationOf.id && { translationOf: translationOf.id }),
  };
}
