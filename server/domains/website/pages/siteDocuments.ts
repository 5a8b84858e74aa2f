import type { SiteLanguage } from '../contents/contentEnums.ts';

/* The operations that the pages run as a visitor. Visitors run no others. */

const card = /* GraphQL */ `
  fragment ContentCard on Content {
    id
    title
    slug
    excerpt
    picture
    pictureAlt
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
  title: string;
  slug: string;
  excerpt: string;
  picture: string;
  pictureAlt: string;
  publishedFrom: string | null;
  price: string;
  stock: string;
  link: string;
  topic: { name: string; slug: string; colour: string } | null;
}

export interface WholeContent extends ContentCard {
  body: string;
  seoTitle: string;
  seoDescription: string;
  translationGroup: string;
}

export const contentList = /* GraphQL */ `
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
`;

export interface ContentListData {
  contents: { items: ContentCard[]; totalItems: number };
}

export const wholeContent = /* GraphQL */ `
  query SiteContent($filter: ContentFilter!) {
    contents(filter: $filter, perPage: 1) {
      items {
        ...ContentCard
        body
        seoTitle
        seoDescription
        translationGroup
      }
    }
  }
  ${card}
`;

export interface WholeContentData {
  contents: { items: WholeContent[] };
}

export const translations = /* GraphQL */ `
  query SiteTranslations($filter: ContentFilter!) {
    contents(filter: $filter, perPage: 10) {
      items {
        id
        language
        slug
      }
    }
  }
`;

export interface TranslationsData {
  contents: { items: Array<{ language: SiteLanguage; slug: string }> };
}
