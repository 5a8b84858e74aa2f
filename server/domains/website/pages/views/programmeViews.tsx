import type { MovedPage, RenderedPage } from '../../../../kit/pages/publicPage.ts';
import {
  episodePath,
  feedPath,
  feedSoundOf,
  publicEmission,
  publicEmissions,
  publicEmissionsAmong,
  publicEpisode,
  publicEpisodePeople,
  publicEpisodes,
  publicPeople,
  publicPodcasts,
} from '../../../programmes/public.ts';
import { findByFormerSlug } from '../../../platform/public.ts';
import type { CardSubject } from '../../cards/socialCard.ts';
import { notFoundPage, pageOf, programmes } from '../frame.tsx';
import { Empty, moment } from '../parts.tsx';
import type { Site } from '../site.ts';

/* Programmes, their episodes, podcasts and the team. */

export async function programmesPage(site: Site): Promise<RenderedPage> {
  const { texts } = site;
  const emissions = await publicEmissions.all(site.environment);
  return pageOf(site, {
    title: texts.programmes,
    path: ['programmes'],
    reads: programmes,
    body: (
      <>
        <h1>{texts.programmes}</h1>
        {emissions.length === 0 && <Empty text={texts.noProgrammes} />}
        <ProgrammeCards site={site} emissions={emissions} />
      </>
    ),
  });
}

interface ProgrammeCardsProps {
  site: Site;
  emissions: Awaited<ReturnType<typeof publicEmissions.all>>;
}

export function ProgrammeCards({ site: { addresses }, emissions }: ProgrammeCardsProps) {
  return (
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
  );
}

type ShownEmission = NonNullable<Awaited<ReturnType<typeof publicEmission.first>>>;

const programmeCard = ({ texts }: Site, { slug, title, summary, cover }: ShownEmission): CardSubject => ({
  path: ['programmes', slug],
  title,
  label: texts.programme,
  summary,
  cover,
});

/** The card of a programme; undefined when there is none. */
export async function findProgrammeCard(site: Site, slug: string): Promise<CardSubject | undefined> {
  const emission = await publicEmission.first(site.environment, { slug });
  return emission && programmeCard(site, emission);
}

/** Redirect from a former slug of a listed programme, to its page or to a page below; undefined when there is none. */
async function movedProgramme(site: Site, slug: string, ...below: string[]): Promise<MovedPage | undefined> {
  const { environment, radio, addresses } = site;
  const id = await findByFormerSlug(environment, { kind: 'Emission', scope: radio.id, slug });
  const [emission] = id === undefined ? [] : await publicEmissionsAmong.all(environment, { ids: [id] });
  return emission && { location: addresses.of('programmes', emission.slug, ...below), status: 301 };
}

export async function programmePage(site: Site, slug: string): Promise<RenderedPage | MovedPage> {
  const { radio, texts, environment } = site;
  const emission = await publicEmission.first(environment, { slug });
  if (!emission) return (await movedProgramme(site, slug)) ?? notFoundPage(site);
  const [people, episodes] = await Promise.all([
    publicPeople.all(environment, { emission: emission.id }),
    publicEpisodes.all(environment, { emission: emission.id, now: new Date() }),
  ]);
  return pageOf(site, {
    title: emission.title,
    description: emission.summary,
    card: programmeCard(site, emission),
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
                {texts.presentedBy} {listOf(site, people)}
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
                  <h3>
                    <a href={site.addresses.of('programmes', slug, episode.guid)}>{episode.title}</a>
                  </h3>
                  <PublishedOn site={site} episode={episode} />
                  {episode.summary && <p>{episode.summary}</p>}
                  <EpisodeSound site={site} emission={slug} episode={episode} />
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

type ShownEpisode = Awaited<ReturnType<typeof publicEpisodes.all>>[number];

function PublishedOn({ site, episode: { publishedAt } }: { site: Site; episode: ShownEpisode }) {
  return publishedAt ? (
    <time className="muted" dateTime={new Date(publishedAt).toISOString()}>
      {moment(site, publishedAt, { dateStyle: 'long' })}
    </time>
  ) : null;
}

interface EpisodeSoundProps {
  site: Site;
  /** Slug of the emission. */
  emission: string;
  episode: ShownEpisode;
}

function EpisodeSound({ site: { radio }, emission, episode }: EpisodeSoundProps) {
  const pathOf = (ending: string) => episodePath(radio.slug, emission, episode.guid, ending);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions where the episode has them
    <audio controls preload="none" src={pathOf(feedSoundOf(episode).ending)}>
      {episode.hasCaptions ? <track kind="captions" src={pathOf('vtt')} /> : null}
    </audio>
  );
}

const episodeCard = (
  emission: ShownEmission,
  { guid, title, summary, cover }: ShownEpisodePage,
): CardSubject => ({
  path: ['programmes', emission.slug, guid],
  title,
  label: emission.title,
  summary,
  cover: cover || emission.cover,
});

type ShownEpisodePage = NonNullable<Awaited<ReturnType<typeof publicEpisode.first>>>;

/** The published episode of an address, with its emission; undefined when there is none. */
async function findEpisode({ environment }: Site, slug: string, guid: string) {
  const emission = await publicEmission.first(environment, { slug });
  const given = { emission: emission?.id ?? 0, guid, now: new Date() };
  const episode = emission && (await publicEpisode.first(environment, given));
  return episode && { emission, episode };
}

/** The card of an episode; undefined when there is none. */
export async function findEpisodeCard(
  site: Site,
  slug: string,
  guid: string,
): Promise<CardSubject | undefined> {
  const found = await findEpisode(site, slug, guid);
  return found && episodeCard(found.emission, found.episode);
}

/** An episode with its sound, notes, chapters and transcript. */
export async function episodePage(site: Site, slug: string, guid: string): Promise<RenderedPage | MovedPage> {
  const { radio, texts, environment, addresses, origin } = site;
  const found = await findEpisode(site, slug, guid);
  if (!found) return (await movedProgramme(site, slug, guid)) ?? notFoundPage(site);
  const { emission, episode } = found;
  const people = await publicEpisodePeople.all(environment, { episode: episode.id });
  const soundPath = episodePath(radio.slug, slug, guid, feedSoundOf(episode).ending);
  const cover = episode.cover || emission.cover;
  return pageOf(site, {
    title: episode.title,
    description: episode.summary,
    card: episodeCard(emission, episode),
    path: ['programmes', slug, guid],
    reads: programmes,
    data: {
      '@context': 'https://schema.org',
      '@type': 'PodcastEpisode',
      name: episode.title,
      url: `${origin}${addresses.of('programmes', slug, guid)}`,
      datePublished: new Date(episode.publishedAt!).toISOString(),
      ...(episode.summary && { description: episode.summary }),
      ...(episode.duration && { timeRequired: `PT${Math.round(episode.duration / 1000)}S` }),
      associatedMedia: { '@type': 'MediaObject', contentUrl: `${origin}${soundPath}` },
      partOfSeries: {
        '@type': 'PodcastSeries',
        name: emission.title,
        url: `${origin}${addresses.of('programmes', slug)}`,
      },
    },
    body: (
      <article>
        <p className="muted">
          <a href={addresses.of('programmes', slug)}>{emission.title}</a>
        </p>
        <h1>{episode.title}</h1>
        <PublishedOn site={site} episode={episode} />
        {people.length > 0 && (
          <p>
            {texts.presentedBy} {listOf(site, people)}
          </p>
        )}
        <div className="episode">
          {cover && <img src={cover} alt="" width={512} height={512} />}
          <div>
            <EpisodeSound site={site} emission={slug} episode={episode} />
            <p>
              <a href={soundPath} download>
                {texts.download}
              </a>
            </p>
          </div>
        </div>
        {episode.notes ? (
          <div className="text" dangerouslySetInnerHTML={{ __html: episode.notes }} />
        ) : (
          <p>{episode.summary}</p>
        )}
        {episode.chapters.length > 0 && (
          <section>
            <h2>{texts.chapters}</h2>
            <ol className="chapters">
              {episode.chapters.map(({ start, title, link }) => (
                <li key={start}>
                  <time>{durationText(start)}</time>{' '}
                  {link ? (
                    <a href={link} rel="noopener noreferrer nofollow">
                      {title}
                    </a>
                  ) : (
                    title
                  )}
                </li>
              ))}
            </ol>
          </section>
        )}
        {episode.transcript && (
          <details>
            <summary>{texts.transcript}</summary>
            <p className="transcript">{episode.transcript}</p>
          </details>
        )}
      </article>
    ),
  });
}

const listOf = ({ tag }: Site, people: ReadonlyArray<{ name: string }>) =>
  new Intl.ListFormat(tag).format(people.map(({ name }) => name));

/** A time since the start as `M:SS` or `H:MM:SS`. */
function durationText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (number: number) => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
