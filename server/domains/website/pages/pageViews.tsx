import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MovedPage, RenderedPage } from '../../../kit/pages/publicPage.ts';
import { dayLength } from '../../../kit/time/days.ts';
import { nowPlaying, type NowPlaying, type StreamFormat } from '../../broadcasting/public.ts';
import {
  episodePath,
  feedPath,
  feedSoundOf,
  publicEmission,
  publicEmissions,
  publicEpisodes,
  publicPeople,
  publicPodcasts,
} from '../../programmes/public.ts';
import { findByFormerSlug } from '../../platform/public.ts';
import { clockOfRadio, dayFromToday, scheduledBetween, type Scheduled } from '../../scheduling/public.ts';
import { ContentKind, SiteLanguage } from '../contents/contentEnums.ts';
import { nextPublicChange } from '../contents/publicChanges.ts';
import { formerSlugKind } from '../contents/contentAccess.ts';
import { Layout, type ListenSource } from './layout.tsx';
import { ContentCards, Empty, moment, Slots } from './parts.tsx';
import { readAsVisitor, type Site } from './site.ts';
import { areaPaths } from './siteAddresses.ts';
import {
  contentList,
  translations,
  wholeContent,
  type ContentListData,
  type TranslationsData,
  type WholeContentData,
} from './siteDocuments.ts';

/* The pages of a website: each reads what it shows as a visitor, and returns its markup. */

const contents = ['Content', 'Topic', 'Website', 'Radio'];
const programmes = ['Emission', 'Episode', 'Podcast', 'Slot', 'Website', 'Radio'];

/** Lifetime in milliseconds of what changes without an event: the schedule and the item on the air. */
const scheduleLifetime = 15_000;

interface View {
  title: string;
  description?: string;
  picture?: string;
  path?: readonly string[];
  translations?: Partial<Record<SiteLanguage, readonly string[]>>;
  data?: object;
  status?: 200 | 404;
  reads: readonly string[];
  until?: number | undefined;
  /** The item on the air, when the view has read it already. */
  playing?: NowPlaying;
  body: ReactElement;
}

/** Renders a view in the frame of its site. */
async function pageOf(
  site: Site,
  { body, status = 200, reads, until, playing, ...head }: View,
): Promise<RenderedPage> {
  const { listen } = playing ?? (await nowPlaying(site.environment));
  const sources: ListenSource[] = listen.map(({ url, format }) => ({ url, type: mimeTypes[format] }));
  const markup = renderToStaticMarkup(
    <Layout site={site} listen={sources} {...head}>
      {body}
    </Layout>,
  );
  return {
    status,
    type: 'text/html; charset=utf-8',
    text: `<!doctype html>${markup}`,
    radioId: site.radio.id,
    reads,
    until,
    fetches: ['/site/'],
    mediaOrigins: [...new Set(listen.flatMap(({ url }) => URL.parse(url)?.origin ?? []))],
  };
}

const mimeTypes: Partial<Record<StreamFormat, string>> = { MP3: 'audio/mpeg', AAC: 'audio/aac' };

const languageOf = (site: Site) => ({ language: { eq: site.language } });

/** Contents of an area in their order: news by date, others by position. */
async function readContents(
  site: Site,
  kind: ContentKind,
  { page = 1, perPage = 12, topic = '', search = '' },
) {
  const sort =
    kind === ContentKind.NEWS
      ? [{ publishedFrom: 'DESC' }]
      : [{ position: 'ASC' }, { publishedFrom: 'DESC' }];
  const filter = { kind: { eq: kind }, ...languageOf(site), ...(topic && { topicName: { eq: topic } }) };
  const data = await readAsVisitor<ContentListData>(site, contentList, {
    filter,
    sort,
    page,
    perPage,
    search: search || null,
  });
  return data.contents;
}

async function scheduleOf(site: Site, from: number, to: number): Promise<Scheduled[]> {
  const clock = clockOfRadio(site.radio);
  return scheduledBetween(site.request.database, site.radio, { from, to }, clock, '');
}

export async function homePage(site: Site): Promise<RenderedPage> {
  const { radio, settings, texts, addresses } = site;
  const clock = clockOfRadio(radio);
  const [news, partners, playing, slots, change] = await Promise.all([
    readContents(site, ContentKind.NEWS, { perPage: 6 }),
    readContents(site, ContentKind.PARTNER, { perPage: 8 }),
    nowPlaying(site.environment),
    scheduleOf(site, clock.now, clock.now + dayLength),
    nextPublicChange(site.environment, clock.now),
  ]);
  const current = slots.find(
    ({ startsAt, endsAt }) => startsAt.getTime() <= clock.now && endsAt.getTime() > clock.now,
  );
  const isOnAir = playing.isOnAir && !playing.notBroadcasting;
  return pageOf(site, {
    title: radio.name,
    description: settings.introduction || settings.tagline,
    path: [],
    reads: [...contents, ...programmes],
    until: Math.min(clock.now + scheduleLifetime, change ?? Infinity),
    playing,
    data: {
      '@context': 'https://schema.org',
      '@type': 'RadioStation',
      name: radio.name,
      url: `${site.origin}${addresses.of()}`,
      ...(settings.tagline && { slogan: settings.tagline }),
      ...(settings.email && { email: settings.email }),
    },
    body: (
      <>
        <section className="hero">
          <div>
            <h1>{radio.name}</h1>
            {settings.introduction && <p>{settings.introduction}</p>}
          </div>
          <div className="now">
            {current?.emission?.cover ? (
              <img src={current.emission.cover} alt="" width={96} height={96} />
            ) : (
              <span className="mark" aria-hidden="true" />
            )}
            <div>
              <span className={isOnAir ? 'tag live' : 'tag'}>
                {isOnAir ? (playing.isLive ? texts.live : texts.onAir) : texts.offAir}
              </span>
              <strong>{current?.title ?? radio.name}</strong>
              {isOnAir && playing.currentSong && (
                <span className="muted">
                  {[playing.currentSong.credit, playing.currentSong.title].filter(Boolean).join(' – ')}
                </span>
              )}
            </div>
          </div>
        </section>
        <section>
          <Heading title={texts.latest} address={addresses.of('news')} all={texts.all} />
          {news.items.length > 0 ? (
            <ContentCards site={site} kind={ContentKind.NEWS} items={news.items} />
          ) : (
            <Empty text={texts.noContents} />
          )}
        </section>
        <section>
          <Heading title={texts.today} address={addresses.of('schedule')} all={texts.schedule} />
          {slots.length > 0 ? (
            <Slots site={site} slots={slots.slice(0, 6)} now={clock.now} />
          ) : (
            <Empty text={texts.noSchedule} />
          )}
        </section>
        {partners.items.length > 0 && (
          <section>
            <Heading title={texts.areas.PARTNER} address={addresses.of('partners')} all={texts.all} />
            <ContentCards site={site} kind={ContentKind.PARTNER} items={partners.items} />
          </section>
        )}
      </>
    ),
  });
}

function Heading({ title, address, all }: { title: string; address: string; all: string }) {
  return (
    <div className="heading">
      <h2>{title}</h2>
      <a href={address}>{all}</a>
    </div>
  );
}

const perPage = 12;

export async function areaPage(site: Site, kind: ContentKind): Promise<RenderedPage> {
  const { texts, addresses, request } = site;
  const page = pageNumber(request.query['page']);
  const { items, totalItems } = await readContents(site, kind, { page, perPage });
  const address = addresses.of(areaPaths[kind]);
  return pageOf(site, {
    title: texts.areas[kind],
    path: [areaPaths[kind]],
    status: page > 1 && items.length === 0 ? 404 : 200,
    reads: contents,
    until: await nextPublicChange(site.environment, Date.now()),
    body: (
      <>
        <h1>{texts.areas[kind]}</h1>
        {items.length > 0 ? (
          <ContentCards site={site} kind={kind} items={items} />
        ) : (
          <Empty text={texts.noContents} />
        )}
        {totalItems > perPage && (
          <nav className="pages" aria-label={texts.page}>
            {page > 1 ? (
              <a rel="prev" href={page === 2 ? address : `${address}?page=${page - 1}`}>
                {texts.previousPage}
              </a>
            ) : (
              <span />
            )}
            {page * perPage < totalItems && (
              <a rel="next" href={`${address}?page=${page + 1}`}>
                {texts.nextPage}
              </a>
            )}
          </nav>
        )}
      </>
    ),
  });
}

const maxPage = 1000;

/** The number of a page in an address; 1 for what is not a number. */
function pageNumber(text: string | undefined): number {
  const number = /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(number, maxPage);
}

/** Redirect from a slug that a content had before; undefined when none had it, or when it is not published. */
async function movedContent(site: Site, kind: ContentKind, slug: string): Promise<MovedPage | undefined> {
  const { radio, language, environment, addresses } = site;
  const former = { kind: formerSlugKind(kind, language), scope: radio.id, slug };
  const id = await findByFormerSlug(environment, former);
  if (id === undefined) return undefined;
  const filter = { id: { eq: String(id) } };
  const { contents } = await readAsVisitor<ContentListData>(site, contentList, {
    filter,
    page: 1,
    perPage: 1,
  });
  const [content] = contents.items;
  return content && { location: addresses.of(areaPaths[kind], content.slug), status: 301 };
}

export async function contentPage(
  site: Site,
  kind: ContentKind,
  slug: string,
): Promise<RenderedPage | MovedPage> {
  const { radio, texts, addresses, origin } = site;
  const filter = { kind: { eq: kind }, slug: { eq: slug }, ...languageOf(site) };
  const found = await readAsVisitor<WholeContentData>(site, wholeContent, { filter });
  const [content] = found.contents.items;
  if (!content) return (await movedContent(site, kind, slug)) ?? notFoundPage(site);
  const others = await readAsVisitor<TranslationsData>(site, translations, {
    filter: { translationGroup: { eq: content.translationGroup } },
  });
  const description = content.seoDescription || content.excerpt;
  return pageOf(site, {
    title: content.seoTitle || content.title,
    description,
    picture: content.picture,
    translations: Object.fromEntries(
      others.contents.items.map((other) => [other.language, [areaPaths[kind], other.slug]]),
    ),
    reads: contents,
    until: await nextPublicChange(site.environment, Date.now()),
    data: {
      '@context': 'https://schema.org',
      '@type':
        kind === ContentKind.NEWS ? 'NewsArticle' : kind === ContentKind.PRODUCT ? 'Product' : 'WebPage',
      [kind === ContentKind.NEWS ? 'headline' : 'name']: content.title,
      ...(description && { description }),
      ...(content.picture && { image: `${origin}${content.picture}` }),
      ...(kind === ContentKind.NEWS && {
        datePublished: content.publishedFrom,
        publisher: { '@type': 'RadioStation', name: radio.name, url: `${origin}${addresses.of()}` },
      }),
    },
    body: (
      <article>
        <p className="muted">
          <a href={addresses.of(areaPaths[kind])}>{texts.areas[kind]}</a>
          {content.topic && ` · ${content.topic.name}`}
        </p>
        <h1>{content.title}</h1>
        {kind === ContentKind.NEWS && content.publishedFrom && (
          <p className="muted">
            <time dateTime={content.publishedFrom}>
              {moment(site, content.publishedFrom, { dateStyle: 'full', timeStyle: 'short' })}
            </time>
          </p>
        )}
        {content.picture && (
          <img className="wide" src={content.picture} alt={content.pictureAlt} width={960} height={540} />
        )}
        <div className="text" dangerouslySetInnerHTML={{ __html: content.body }} />
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
    ),
  });
}

export async function schedulePage(site: Site): Promise<RenderedPage> {
  const { radio, texts, addresses, request } = site;
  const clock = clockOfRadio(radio);
  const day = Number(/^[0-6]$/.exec(request.query['day'] ?? '')?.[0] ?? 0);
  const slots = await scheduleOf(site, dayFromToday(clock, day), dayFromToday(clock, day + 1));
  const address = addresses.of('schedule');
  const days = Array.from({ length: 7 }, (_, index) => index);
  return pageOf(site, {
    title: texts.schedule,
    path: ['schedule'],
    reads: programmes,
    until: Date.now() + scheduleLifetime,
    body: (
      <>
        <div>
          <h1>{texts.schedule}</h1>
          <p className="muted">{texts.times(radio.timeZone.replaceAll('_', ' '))}</p>
          <nav aria-label={texts.schedule}>
            {days.map((index) => (
              <a
                key={index}
                href={index === 0 ? address : `${address}?day=${index}`}
                aria-current={index === day ? 'page' : undefined}
              >
                {index === 0
                  ? texts.today
                  : moment(site, new Date(dayFromToday(clock, index)), { weekday: 'long', day: 'numeric' })}
              </a>
            ))}
          </nav>
        </div>
        {slots.length > 0 ? (
          <Slots site={site} slots={slots} now={clock.now} />
        ) : (
          <Empty text={texts.noSchedule} />
        )}
      </>
    ),
  });
}

export async function programmesPage(site: Site): Promise<RenderedPage> {
  const { texts, addresses } = site;
  const emissions = await publicEmissions.all(site.environment);
  return pageOf(site, {
    title: texts.programmes,
    path: ['programmes'],
    reads: programmes,
    body: (
      <>
        <h1>{texts.programmes}</h1>
        {emissions.length === 0 && <Empty text={texts.noProgrammes} />}
        <ul className="cards">
          {emissions.map(({ id, slug, title, summary, cover, category }) => (
            <li className="card square" key={id}>
              {cover ? (
                <img src={cover} alt="" width={512} height={512} loading="lazy" />
              ) : (
                <span className="blank" aria-hidden="true" />
              )}
              <div>
                {category && <span className="tag">{category}</span>}
                <h3>
                  <a href={addresses.of('programmes', slug)}>{title}</a>
                </h3>
                <p>{summary}</p>
              </div>
            </li>
          ))}
        </ul>
      </>
    ),
  });
}

export async function programmePage(site: Site, slug: string): Promise<RenderedPage> {
  const { radio, texts, environment } = site;
  const emission = await publicEmission.first(environment, { slug });
  if (!emission) return notFoundPage(site);
  const [people, episodes] = await Promise.all([
    publicPeople.all(environment, { emission: emission.id }),
    publicEpisodes.all(environment, { emission: emission.id, now: new Date() }),
  ]);
  return pageOf(site, {
    title: emission.title,
    description: emission.summary,
    picture: emission.cover,
    path: ['programmes', slug],
    reads: programmes,
    data: {
      '@context': 'https://schema.org',
      '@type': 'RadioSeries',
      name: emission.title,
      ...(emission.summary && { description: emission.summary }),
      ...(emission.cover && { image: `${site.origin}${emission.cover}` }),
    },
    body: (
      <>
        <div className="show">
          {emission.cover ? (
            <img src={emission.cover} alt="" width={512} height={512} />
          ) : (
            <span className="blank" aria-hidden="true" />
          )}
          <div>
            {emission.category && <span className="tag">{emission.category}</span>}
            <h1>{emission.title}</h1>
            {people.length > 0 && (
              <p>
                {texts.presentedBy} {new Intl.ListFormat(site.tag).format(people.map(({ name }) => name))}
              </p>
            )}
            {emission.description ? (
              <div className="text" dangerouslySetInnerHTML={{ __html: emission.description }} />
            ) : (
              <p>{emission.summary}</p>
            )}
            {episodes.length > 0 && (
              <p>
                <a className="button" href={feedPath(radio.slug, slug)}>
                  {texts.subscribe}
                </a>
              </p>
            )}
          </div>
        </div>
        {episodes.length > 0 && (
          <section>
            <h2>{texts.episodes}</h2>
            <ol className="episodes">
              {episodes.map((episode) => (
                <li key={episode.id}>
                  <h3>{episode.title}</h3>
                  {episode.publishedAt && (
                    <time className="muted" dateTime={new Date(episode.publishedAt).toISOString()}>
                      {moment(site, episode.publishedAt, { dateStyle: 'long' })}
                    </time>
                  )}
                  {episode.summary && <p>{episode.summary}</p>}
                  {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions where the episode has them */}
                  <audio
                    controls
                    preload="none"
                    src={episodePath(radio.slug, slug, episode.guid, feedSoundOf(episode).ending)}
                  >
                    {episode.hasCaptions ? (
                      <track kind="captions" src={episodePath(radio.slug, slug, episode.guid, 'vtt')} />
                    ) : null}
                  </audio>
                </li>
              ))}
            </ol>
          </section>
        )}
      </>
    ),
  });
}

export async function podcastsPage(site: Site): Promise<RenderedPage> {
  const { radio, texts, addresses } = site;
  const podcasts = await publicPodcasts.all(site.environment);
  return pageOf(site, {
    title: texts.podcasts,
    path: ['podcasts'],
    reads: programmes,
    body: (
      <>
        <h1>{texts.podcasts}</h1>
        {podcasts.length === 0 && <Empty text={texts.noPodcasts} />}
        <ul className="cards">
          {podcasts.map(({ id, slug, title, cover, emissionCover }) => (
            <li className="card square" key={id}>
              {cover || emissionCover ? (
                <img src={cover || emissionCover} alt="" width={512} height={512} loading="lazy" />
              ) : (
                <span className="blank" aria-hidden="true" />
              )}
              <div>
                <h3>
                  <a href={addresses.of('programmes', slug)}>{title}</a>
                </h3>
                <p>
                  <a href={feedPath(radio.slug, slug)}>{texts.subscribe}</a>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </>
    ),
  });
}

export function notFoundPage(site: Site): Promise<RenderedPage> {
  const { texts, addresses } = site;
  return pageOf(site, {
    title: texts.notFound,
    status: 404,
    reads: contents,
    body: (
      <div>
        <h1>{texts.notFound}</h1>
        <p>{texts.notFoundText}</p>
        <p>
          <a className="button" href={addresses.of()}>
            {texts.backHome}
          </a>
        </p>
      </div>
    ),
  });
}
