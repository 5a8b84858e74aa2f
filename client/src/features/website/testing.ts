import type { ContentFieldsFragment, ContentRowFragment } from './contents/contents.generated';

/** News of a made-up server as lists select it: in English, saved as a draft. */
export const mastRow: ContentRowFragment = {
  __typename: 'Content',
  id: '7',
  version: 3,
  kind: 'NEWS',
  language: 'EN',
  state: 'DRAFT',
  title: 'A new mast',
  picture: '',
  publishedFrom: null,
  publishedUntil: null,
  updatedAt: '2026-11-20T10:00:00.000Z',
  topic: null,
  author: { __typename: 'Colleague', id: '1', fullName: 'Ada Merle', avatar: '' },
};

/** The same content as the editor selects it. */
export const mast: ContentFieldsFragment = {
  ...mastRow,
  translationGroup: 'group-7',
  slug: 'a-new-mast',
  excerpt: 'It carries the signal far.',
  body: '<p>It stands on the hill.</p>',
  pictureAlt: '',
  link: '',
  price: '',
  stock: '',
  position: 0,
  seoTitle: '',
  seoDescription: '',
  isPublic: false,
};

const topics = [
  { __typename: 'Topic', id: '4', name: 'Technology' },
  { __typename: 'Topic', id: '5', name: 'Culture' },
];

/** A single page with all rows of a list. */
export const pageOf = (__typename: string, items: readonly object[]) => ({
  __typename,
  items,
  totalItems: items.length,
  totalIsExact: true,
});

/** Answers of a made-up server to the queries that every screen of the website makes; undefined for the others. */
export function websiteAnswer(name: string, { isPublic = true }: { isPublic?: boolean } = {}) {
  if (name === 'TopicOptions') return { data: { topics: pageOf('TopicPage', topics) } };
  if (name === 'WebsiteAddress')
    return {
      data: { websiteAddress: { __typename: 'WebsiteAddress', path: '/site/horizon', isPublic } },
    };
  if (name === 'ContentTranslations') return { data: { contents: pageOf('ContentPage', []) } };
  if (name === 'LibraryViews')
    return { data: { libraryViews: { __typename: 'LibraryViewPage', items: [] } } };
  return undefined;
}
