import { registerEnumType } from 'type-graphql';
import { enumFilter } from '../../../kit/list/filters.ts';

export enum ContentKind {
  NEWS = 'NEWS',
  BLOG = 'BLOG',
  SERVICE = 'SERVICE',
  ALBUM = 'ALBUM',
  PRODUCT = 'PRODUCT',
  PARTNER = 'PARTNER',
}
registerEnumType(ContentKind, {
  name: 'ContentKind',
  description: 'Area of the website that a content or a topic belongs to.',
  valuesConfig: {
    NEWS: { description: 'News of the radio.' },
    BLOG: { description: 'Blog post of the team.' },
    SERVICE: { description: 'Service that the radio offers.' },
    ALBUM: { description: 'Photo album.' },
    PRODUCT: { description: 'Product of the shop.' },
    PARTNER: { description: 'Partner of the radio.' },
  },
});

/** True for kinds that are ordered by date only, newest first, and that show the date. Other kinds are ordered by position. */
export const isDated = (kind: ContentKind): boolean => kind === ContentKind.NEWS || kind === ContentKind.BLOG;

export enum ContentState {
  DRAFT = 'DRAFT',
  REVIEW = 'REVIEW',
  PUBLISHED = 'PUBLISHED',
  ARCHIVED = 'ARCHIVED',
}
registerEnumType(ContentState, {
  name: 'ContentState',
  description:
    'State of a content. A published content is on the website between `publishedFrom` and `publishedUntil`: before, it is scheduled; after, it has ended.',
  valuesConfig: {
    DRAFT: { description: 'The content is being written.' },
    REVIEW: { description: 'The content waits for the review of a user with the right `publish`.' },
    PUBLISHED: { description: 'The content is on the website between `publishedFrom` and `publishedUntil`.' },
    ARCHIVED: {
      description: 'The content was taken off the website; it can still be edited, and published again.',
    },
  },
});

export enum SiteLanguage {
  EN = 'EN',
  FR = 'FR',
  AR = 'AR',
}
registerEnumType(SiteLanguage, {
  name: 'SiteLanguage',
  description: 'Language of the website.',
  valuesConfig: {
    EN: { description: 'English.' },
    FR: { description: 'French.' },
    AR: { description: 'Arabic.' },
  },
});

/** BCP 47 tag of a language, as in URLs. */
export const tagOf = (language: SiteLanguage): string => language.toLowerCase();

export const ContentKindFilter = enumFilter(ContentKind, 'ContentKind');
export const ContentStateFilter = enumFilter(ContentState, 'ContentState');
export const SiteLanguageFilter = enumFilter(SiteLanguage, 'SiteLanguage');
