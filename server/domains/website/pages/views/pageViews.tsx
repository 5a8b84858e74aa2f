import type { ReactElement } from 'react';
import type { MovedPage, RenderedPage } from '../../../../kit/pages/publicPage.ts';
import type { CardSubject } from '../../cards/socialCard.ts';
import { commentsOf } from '../../comments/commentViews.tsx';
import { ContentKind, isDated } from '../../contents/contentEnums.ts';
import { nextPublicChange } from '../../contents/publicChanges.ts';
import { slugOfFormerAddress } from '../../redirects/formerAddresses.ts';
import { notFoundPage, pageOf } from '../frame.tsx';
import { Empty, moment, TopicLink } from '../parts.tsx';
import { ContentPages, perPage } from '../contentPages.tsx';
import { Picture, pictureCrop } from '../picture.tsx';
import { pageNumber } from './pageParameters.ts';
import { richTextView } from '../richTextView.ts';
import { readAsVisitor, type Site } from '../site.ts';
import { areaPaths } from '../siteAddresses.ts';
import {
  contentList,
  translations,
  wholeContent,
  type ContentListData,
  type TranslationsData,
  type WholeContent,
  type WholeContentData,
} from '../siteDocuments.ts';

/* Lists and pages of contents, read as a visitor. */

export const languageOf = (site: Site) => ({ language: { eq: site.language } });

interface ListChoice {
  page?: number;
  perPage?: number;
  /** Id of a topic; null or absent for contents of all topics. */
  topicId?: string | null;
  search?: string;
}

/** Contents of an area in their order: news and blog posts by date, others by position. */
export async function readContents(
  site: Site,
  kind: ContentKind,
  { page = 1, perPage = 12, topicId, search = '' }: ListChoice,
) {
  const sort = isDated(kind) ? [{ publishedFrom: 'DESC' }] : [{ position: 'ASC' }, { publishedFrom: 'DESC' }];
  const filter = {
    kind: { eq: kind },
    ...languageOf(site),
    ...(topicId && { topicId: { eq: topicId } }),
  };
  const data = await readAsVisitor<ContentListData>(site, contentList, {
    filter,
    sort,
    page,
    perPage,
    search: search || null,
  });
  return data.contents;
}

export async function areaPage(site: Site, kind: ContentKind): Promise<RenderedPage> {
  const { texts, addresses, request } = site;
  const page = pageNumber(request.query['page']);
  const { items, totalItems } = await readContents(site, kind, { page, perPage });
  return pageOf(site, {
    title: texts.areas[kind],
    path: [areaPaths[kind]],
    pageNumber: page,
    feeds: [{ title: texts.areas[kind], path: addresses.of(areaPaths[kind], 'feed.xml') }],
    status: page > 1 && items.length === 0 ? 404 : 200,
    until: await nextPublicChange(site.environment, Date.now()),
    body: (
      <>
        <h1>{texts.areas[kind]}</h1>
        {items.length > 0 ? (
          <ContentPages
            site={site}
            kind={kind}
            items={items}
            page={page}
            totalItems={totalItems}
            path={[areaPaths[kind]]}
          />
        ) : (
          <Empty text={texts.noContents} />
        )}
      </>
    ),
  });
}

/** Redirect from a former slug of a published content; undefined when there is none. */
async function movedContent(site: Site, kind: ContentKind, slug: string): Promise<MovedPage | undefined> {
  const { language, environment, addresses } = site;
  const present = await slugOfFormerAddress(environment, { kind, language, slug });
  const content = present === undefined ? undefined : await findContent(site, kind, present);
  return content && { location: addresses.of(areaPaths[kind], content.slug), status: 301 };
}

/** Finds the published content of a URL; undefined when there is none. */
export async function findContent(
  site: Site,
  kind: ContentKind,
  slug: string,
): Promise<WholeContent | undefined> {
  const filter = { kind: { eq: kind }, slug: { eq: slug }, ...languageOf(site) };
  const found = await readAsVisitor<WholeContentData>(site, wholeContent, { filter });
  return found.contents.items[0];
}

export async function contentPage(
  site: Site,
  kind: ContentKind,
  slug: string,
): Promise<RenderedPage | MovedPage> {
  const content = await findContent(site, kind, slug);
  if (!content) return (await movedContent(site, kind, slug)) ?? notFoundPage(site);
  const comments = await commentsOf(site, kind, content);
  return comments === null ? notFoundPage(site) : contentView(site, kind, content, comments);
}

/** The card of a content: its picture, or a drawing with its title. */
const contentCard = (site: Site, kind: ContentKind, content: WholeContent): CardSubject => ({
  path: [areaPaths[kind], content.slug],
  title: content.title,
  label: site.texts.areas[kind],
  summary: content.excerpt,
  ...(content.picture && {
    picture: { address: content.picture, focus: content.pictureFocus },
    alt: content.pictureAlt,
  }),
});

/** Finds the data of the social card of a published content; undefined when there is none. */
export async function findContentCard(
  site: Site,
  kind: ContentKind,
  slug: string,
): Promise<CardSubject | undefined> {
  const content = await findContent(site, kind, slug);
  return content && contentCard(site, kind, content);
}

/** schema.org type of the page of each kind of content; `WebPage` for the others. */
const schemaTypes: Partial<Record<ContentKind, string>> = {
  NEWS: 'NewsArticle',
  BLOG: 'BlogPosting',
  PRODUCT: 'Product',
};

/** Renders a content: a published one with its comments, or a draft for its preview. */
export async function contentView(
  site: Site,
  kind: ContentKind,
  content: WholeContent,
  comments?: ReactElement,
): Promise<RenderedPage> {
  const { radio, texts, addresses, origin } = site;
  const translated = await readAsVisitor<TranslationsData>(site, translations, {
    filter: { translationGroup: { eq: content.translationGroup } },
  });
  const description = content.seoDescription || content.excerpt;
  const text = await richTextView(site, content);
  const next = await nextPublicChange(site.environment, Date.now());
  const station = { '@type': 'RadioStation', name: radio.name, url: `${origin}${addresses.of()}` };
  return pageOf(site, {
    title: content.seoTitle || content.title,
    description,
    card: contentCard(site, kind, content),
    translations: Object.fromEntries(
      translated.contents.items.map((content) => [content.language, [areaPaths[kind], content.slug]]),
    ),
    until: Math.min(next ?? Infinity, text.until ?? Infinity),
    data: {
      '@context': 'https://schema.org',
      '@type': schemaTypes[kind] ?? 'WebPage',
      [isDated(kind) ? 'headline' : 'name']: content.title,
      url: `${origin}${addresses.of(areaPaths[kind], content.slug)}`,
      inLanguage: site.tag,
      ...(description && { description }),
      ...(content.picture && { image: `${origin}${pictureCrop(site, content, { width: 1600 })}` }),
      ...(isDated(kind) && {
        datePublished: content.publishedFrom,
        author: station,
        publisher: station,
      }),
    },
    body: (
      <>
        <article>
          <p className="muted">
            <a href={addresses.of(areaPaths[kind])}>{texts.areas[kind]}</a>
            {content.topic && (
              <>
                {' · '}
                <TopicLink site={site} kind={kind} topic={content.topic} />
              </>
            )}
          </p>
          <h1>{content.title}</h1>
          {isDated(kind) && content.publishedFrom && (
            <p className="muted">
              <time dateTime={content.publishedFrom}>
                {moment(site, content.publishedFrom, { dateStyle: 'full', timeStyle: 'short' })}
              </time>
            </p>
          )}
          {content.picture && (
            <Picture
              site={site}
              of={content}
              className="wide"
              sizes="(min-width: 72rem) 70rem, 100vw"
              isFirst
            />
          )}
          <div className="text" dangerouslySetInnerHTML={{ __html: text.html }} />
          {isDated(kind) && content.tags.length > 0 && <Tags site={site} tags={content.tags} />}
          {content.photos.length > 0 && <Photos site={site} photos={content.photos} />}
          {content.price && (
            <p>
              {texts.price}: <strong>{content.price}</strong>
              {content.stock && ` · ${content.stock}`}
            </p>
          )}
          {content.link && (
            <p>
              <a className="button" href={content.link} rel="noopener noreferrer nofollow">
                {texts.visitLink}
              </a>
            </p>
          )}
        </article>
        {comments}
      </>
    ),
  });
}

/** Tags of a content; each leads to a search for it. */
const Tags = ({ site: { texts, addresses }, tags }: { site: Site } & Pick<WholeContent, 'tags'>) => (
  <ul className="tags" aria-label={texts.tags}>
    {tags.map((tag) => (
      <li key={tag}>
        <a href={`${addresses.of('search')}?q=${encodeURIComponent(tag)}`}>
          <bdi>{tag}</bdi>
        </a>
      </li>
    ))}
  </ul>
);

/** Photos of an album; each leads to its full size. The caption describes a photo that has no alternative text. */
export const Photos = ({ site, photos }: Pick<WholeContent, 'photos'> & { site: Site }) => (
  <ul className="photos">
    {photos.map(({ picture, alt, caption, focus }) => (
      <li key={picture}>
        <figure>
          <a href={picture}>
            <Picture
              site={site}
              of={{ picture, pictureAlt: alt || caption, pictureFocus: focus }}
              ratio="4x3"
              sizes="(max-width: 32rem) 100vw, 15rem"
            />
          </a>
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      </li>
    ))}
  </ul>
);
