import type { DesignPartsFragment, WebsiteDesignFieldsFragment } from './design/design.generated';
import type {
  ContentFieldsFragment,
  ContentRowFragment,
  ContentTextFieldsFragment,
} from './contents/contents.generated';

/** Test data: a news draft in English, with the fields of a list row. */
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
  hasDraft: false,
  isOutdated: false,
  updatedAt: '2026-11-20T10:00:00.000Z',
  topic: null,
  author: { __typename: 'Colleague', id: '1', fullName: 'Ada Merle', avatar: '' },
  reviewer: null,
};

/** Test data: the content of `mastRow`, with the fields of the editor. */
export const mast: ContentFieldsFragment = {
  ...mastRow,
  translationGroup: 'group-7',
  slug: 'a-new-mast',
  excerpt: 'It carries the signal far.',
  body: '<p>It stands on the hill.</p>',
  photos: [],
  pictureAlt: '',
  pictureFocus: { __typename: 'PictureFocus', x: 50, y: 50 },
  link: '',
  price: '',
  stock: '',
  position: 0,
  seoTitle: '',
  seoDescription: '',
  allowsComments: true,
  tags: [],
  isPublic: false,
  isBookmarked: false,
  bookmarkCount: 0,
  draft: null,
};

/** Test data: the text of the content `mast`, as drafts and revisions have it. */
export const textOfMast: ContentTextFieldsFragment = {
  __typename: 'ContentText',
  title: mast.title,
  slug: mast.slug,
  excerpt: mast.excerpt,
  body: mast.body,
  photos: [],
  picture: '',
  pictureAlt: '',
  pictureFocus: mast.pictureFocus,
  topicId: null,
  link: '',
  price: '',
  stock: '',
  seoTitle: '',
  seoDescription: '',
  allowsComments: true,
  tags: [],
  position: 0,
};

const topics = [
  { __typename: 'Topic', id: '4', name: 'Technology' },
  { __typename: 'Topic', id: '5', name: 'Culture' },
];

/** Makes a list response for tests: a single page with all rows. */
export const pageOf = (__typename: string, items: readonly object[]) => ({
  __typename,
  items,
  totalItems: items.length,
  totalIsExact: true,
});

/** Responses to the queries that every website page sends; undefined for other queries. */
export function websiteAnswer(name: string, { isPublic = true }: { isPublic?: boolean } = {}) {
  if (name === 'TopicOptions') return { data: { topics: pageOf('TopicPage', topics) } };
  if (name === 'WebsiteAddress')
    return {
      data: {
        websiteAddress: { __typename: 'WebsiteAddress', path: '/site/horizon', ownUrl: null, isPublic },
      },
    };
  // The editor works without the subscription.
  if (name === 'ContentEditing') return { error: { code: 'UNAVAILABLE' } };
  if (name === 'ShowContentEditing') return { data: { showContentEditing: true } };
  if (name === 'ContentUses')
    return {
      data: {
        content: {
          __typename: 'Content' as const,
          id: '7',
          usedInMenus: false,
          usedInContents: [],
          usedInWebsite: [],
        },
      },
    };
  if (name === 'ContentTranslations') return { data: { contents: pageOf('ContentPage', []) } };
  if (name === 'ContentRevisions') return { data: { contentRevisions: pageOf('ContentRevisionPage', []) } };
  if (name === 'LibraryViews')
    return { data: { libraryViews: { __typename: 'LibraryViewPage', items: [] } } };
  return undefined;
}

const palette = {
  __typename: 'SitePalette',
  primary: '#5b2fc4',
  accent: '#9a2a4f',
  background: '#fbfbfc',
  surface: '#ffffff',
  text: '#17171c',
} as const;

const darkPalette = {
  __typename: 'SitePalette',
  primary: '#a78bfa',
  accent: '#f29ab8',
  background: '#121217',
  surface: '#1b1b22',
  text: '#f2f2f5',
} as const;

/** Test data: a published website design, the unchanged `MAGAZINE` template. */
export const magazine: DesignPartsFragment = {
  __typename: 'WebsiteDesign',
  template: 'MAGAZINE',
  style: {
    __typename: 'SiteStyle',
    headingFont: 'LORA',
    bodyFont: 'SYSTEM',
    corners: 'SLIGHT',
    density: 'NORMAL',
    light: palette,
    dark: darkPalette,
    logo: '',
    favicon: '',
  },
  sections: [],
  menu: [],
  footerMenu: [],
};

/** Makes a website without a draft, for tests; `design` overrides parts of its design. */
export const designedWebsite = (design: Partial<DesignPartsFragment> = {}): WebsiteDesignFieldsFragment => ({
  __typename: 'Website',
  id: '1',
  version: 2,
  design: { ...magazine, ...design },
  draft: null,
  formerDesign: null,
});

/** Returns a test website with a draft of its design, in which these parts are changed. */
export const withDraft = (
  website: WebsiteDesignFieldsFragment,
  parts: Partial<DesignPartsFragment>,
): WebsiteDesignFieldsFragment => ({
  ...website,
  draft: {
    __typename: 'WebsiteDraft',
    id: '9',
    version: (website.draft?.version ?? 0) + 1,
    updatedAt: '2026-11-20T10:00:00.000Z',
    publishAt: website.draft?.publishAt ?? null,
    savedBy: { __typename: 'Colleague', id: '1', fullName: 'Ada Merle' },
    design: { ...(website.draft?.design ?? website.design), ...parts },
  },
});

/** Returns the test response to `CreateDesignPreview`; undefined for other operations. */
export const previewAnswer = (name: string) =>
  name === 'CreateDesignPreview'
    ? {
        data: {
          createDesignPreview: {
            __typename: 'ContentPreview',
            path: '/preview/design/ticket/',
            endsAt: '2999-01-01T00:00:00.000Z',
          },
        },
      }
    : undefined;
