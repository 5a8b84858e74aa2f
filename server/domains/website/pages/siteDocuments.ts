import type { Focus } from '../../../kit/images/crop.ts';
import type { BroadcastBand } from '../../broadcasting/public.ts';
import { visitorDocument } from '../../../kit/rules/visitors.ts';
import type { ContentKind, SiteLanguage } from '../contents/contentEnums.ts';

/* The operations that the pages run as a visitor. Visitors run no others, except that of the banners. */

const card = /* GraphQL */ `
  fragment ContentCard on Content {
    id
    kind
    title
    slug
    excerpt
    picture
    pictureAlt
    pictureFocus {
      x
      y
    }
    publishedFrom
    price
    stock
    link
    topic {
      name
      slug
      colour
    }
  }
`;

export interface ContentCard {
  id: string;
  kind: ContentKind;
  title: string;
  slug: string;
  excerpt: string;
  picture: string;
  pictureAlt: string;
  pictureFocus: Focus;
  publishedFrom: string | null;
  price: string;
  stock: string;
  link: string;
  topic: { name: string; slug: string; colour: string } | null;
}

export interface WholeContent extends ContentCard {
  language: SiteLanguage;
  body: string;
  seoTitle: string;
  seoDescription: string;
  translationGroup: string;
  allowsComments: boolean;
  tags: readonly string[];
  photos: ReadonlyArray<{ picture: string; alt: string; caption: string; focus: Focus }>;
}

export const contentList = visitorDocument(/* GraphQL */ `
  query SiteContents(
    $filter: ContentFilter!
    $sort: [ContentSort!]
    $page: Int!
    $perPage: Int!
    $search: String
  ) {
    contents(filter: $filter, sort: $sort, page: $page, perPage: $perPage, search: $search) {
      items {
        ...ContentCard
      }
      totalItems
    }
  }
  ${card}
`);

export interface ContentListData {
  contents: { items: ContentCard[]; totalItems: number };
}

export const wholeContent = visitorDocument(/* GraphQL */ `
  query SiteContent($filter: ContentFilter!) {
    contents(filter: $filter, perPage: 1) {
      items {
        ...ContentCard
        language
        body
        seoTitle
        seoDescription
        translationGroup
        allowsComments
        tags
        photos {
          picture
          alt
          caption
          focus {
            x
            y
          }
        }
      }
    }
  }
  ${card}
`);

export interface WholeContentData {
  contents: { items: WholeContent[] };
}

/** GraphQL query of the contents that a text refers to. */
export const referencedContents = visitorDocument(/* GraphQL */ `
  query SiteReferencedContents($filter: ContentFilter!) {
    contents(filter: $filter, perPage: 100) {
      items {
        id
        kind
        language
        slug
        title
        excerpt
        picture
        pictureFocus {
          x
          y
        }
      }
    }
  }
`);

export interface ReferencedContentsData {
  contents: {
    items: Array<
      Pick<ContentCard, 'id' | 'kind' | 'slug' | 'title' | 'excerpt' | 'picture' | 'pictureFocus'> & {
        language: SiteLanguage;
      }
    >;
  };
}

export const translations = visitorDocument(/* GraphQL */ `
  query SiteTranslations($filter: ContentFilter!) {
    contents(filter: $filter, perPage: 10) {
      items {
        id
        language
        slug
      }
    }
  }
`);

export interface TranslationsData {
  contents: { items: Array<{ language: SiteLanguage; slug: string }> };
}

const webComment = /* GraphQL */ `
  fragment SiteComment on WebComment {
    id
    name
    text
    sentAt
  }
`;

export interface SiteComment {
  id: string;
  name: string;
  text: string;
  sentAt: string;
}

/** GraphQL query of the comments on a content, newest first, with the number of comments and answers. */
export const commentList = visitorDocument(/* GraphQL */ `
  query SiteComments($contentId: ID!, $page: Int!, $perPage: Int!) {
    webComments(
      filter: { contentId: { eq: $contentId }, parentId: { isNull: true } }
      sort: [{ id: DESC }]
      page: $page
      perPage: $perPage
    ) {
      items {
        ...SiteComment
      }
      totalItems
    }
    all: webComments(filter: { contentId: { eq: $contentId } }, perPage: 1) {
      totalItems
    }
  }
  ${webComment}
`);

export interface CommentListData {
  webComments: { items: SiteComment[]; totalItems: number };
  all: { totalItems: number };
}

/** GraphQL query of the answers to comments, oldest first. */
export const answerList = visitorDocument(/* GraphQL */ `
  query SiteAnswers($parentIds: [ID!]!, $page: Int!) {
    webComments(filter: { parentId: { in: $parentIds } }, sort: [{ id: ASC }], page: $page, perPage: 100) {
      items {
        ...SiteComment
        parent {
          id
        }
      }
      totalItems
    }
  }
  ${webComment}
`);

export interface AnswerListData {
  webComments: { items: Array<SiteComment & { parent: { id: string } }>; totalItems: number };
}

export const frequencyList = visitorDocument(/* GraphQL */ `
  query SiteFrequencies {
    frequencies(sort: [{ area: ASC }, { band: ASC }], perPage: 100) {
      items {
        id
        area
        band
        channel
        note
      }
    }
  }
`);

export interface FrequencyListData {
  frequencies: {
    items: ReadonlyArray<{ id: string; area: string; band: BroadcastBand; channel: string; note: string }>;
  };
}
