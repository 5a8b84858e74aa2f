import type { MovedPage, RenderedPage } from '../../../../kit/pages/publicPage.ts';
import {
  episodePath,
  feedSoundOf,
  findPublicEmission,
  findPublicEpisode,
  findPublicEpisodePeople,
} from '../../../programmes/public.ts';
import type { CardSubject } from '../../cards/socialCard.ts';
import { notFoundPage, pageOf } from '../frame.tsx';
import type { Site } from '../site.ts';
import { durationText, EpisodeSound, PublishedOn } from './episodeParts.tsx';
import { podcastFeedOf } from './podcastViews.tsx';
import { listOf, movedProgramme, type ShownEmission } from './programmeViews.tsx';

/* The page of an episode. */

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

type ShownEpisodePage = NonNullable<Awaited<ReturnType<typeof findPublicEpisode.first>>>;

/** The published episode of an address, with its emission; undefined when there is none. */
async function findEpisode({ environment }: Site, slug: string, guid: string) {
  const emission = await findPublicEmission.first(environment, { slug });
  const given = { emission: emission?.id ?? 0, guid, now: new Date() };
  const episode = emission && (await findPublicEpisode.first(environment, given));
  return episode && { emission, episode };
}

/** Finds the data of the social card of an episode; undefined when there is none. */
export async function findEpisodeCard(
  site: Site,
  slug: string,
  guid: string,
): Promise<CardSubject | undefined> {
  const found = await findEpisode(site, slug, guid);
  return found && episodeCard(found.emission, found.episode);
}

/** Renders the page of an episode with its sound, notes, chapters and transcript. */
export async function episodePage(site: Site, slug: string, guid: string): Promise<RenderedPage | MovedPage> {
  const { radio, texts, environment, addresses, origin } = site;
  const found = await findEpisode(site, slug, guid);
  if (!found) return (await movedProgramme(site, slug, guid)) ?? notFoundPage(site);
  const { emission, episode } = found;
  const people = await findPublicEpisodePeople.all(environment, { episode: episode.id });
  const soundPath = episodePath(radio.slug, slug, guid, feedSoundOf(episode).ending);
  const cover = episode.cover || emission.cover;
  return pageOf(site, {
    title: episode.title,
    description: episode.summary,
    card: episodeCard(emission, episode),
    path: ['programmes', slug, guid],
    feeds: [podcastFeedOf(site, emission)],
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
          <div className="text" dir="auto" dangerouslySetInnerHTML={{ __html: episode.notes }} />
        ) : (
          <p dir="auto">{episode.summary}</p>
        )}
        {episode.chapters.length > 0 && (
          <section>
            <h2>{texts.chapters}</h2>
            <ol className="chapters">
              {episode.chapters.map(({ start, title, link }) => (
                <li key={start}>
                  <time>{durationText(start)}</time>{' '}
                  <a href={`${soundPath}#t=${Math.floor(start / 1000)}`}>{title}</a>
                  {link && (
                    <>
                      {' · '}
                      <a href={link} rel="noopener noreferrer nofollow">
                        {texts.listening.more}
                      </a>
                    </>
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
