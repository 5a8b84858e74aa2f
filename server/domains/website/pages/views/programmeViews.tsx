import type { MovedPage, RenderedPage } from '../../../../kit/pages/publicPage.ts';
import {
  hasPodcast,
  findPublicEmission,
  findPublicEmissions,
  findPublicEmissionsByIds,
  findPublicEpisodes,
  findPublicPeople,
} from '../../../programmes/public.ts';
import { findByFormerSlug } from '../../../platform/public.ts';
import type { CardSubject } from '../../cards/socialCard.ts';
import { notFoundPage, pageOf } from '../frame.tsx';
import { nextEpisodeChange } from '../nextMoments.ts';
import { AddToCalendar, Empty } from '../parts.tsx';
import type { Site } from '../site.ts';
import { EpisodeSound, PublishedOn } from './episodeParts.tsx';
import { podcastFeedOf, Subscribe } from './podcastViews.tsx';

/* Programmes and the team. */

export async function programmesPage(site: Site): Promise<RenderedPage> {
  const { texts } = site;
  const emissions = await findPublicEmissions.all(site.environment);
  return pageOf(site, {
    title: texts.programmes,
    path: ['programmes'],
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
  emissions: Awaited<ReturnType<typeof findPublicEmissions.all>>;
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
              <a href={addresses.of('programmes', slug)} dir="auto">
                {title}
              </a>
            </h3>
            <p>
              <bdi>{summary}</bdi>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export type ShownEmission = NonNullable<Awaited<ReturnType<typeof findPublicEmission.first>>>;

const programmeCard = ({ texts }: Site, { slug, title, summary, cover }: ShownEmission): CardSubject => ({
  path: ['programmes', slug],
  title,
  label: texts.programme,
  summary,
  cover,
});

/** Finds the data of the social card of a programme; undefined when there is none. */
export async function findProgrammeCard(site: Site, slug: string): Promise<CardSubject | undefined> {
  const emission = await findPublicEmission.first(site.environment, { slug });
  return emission && programmeCard(site, emission);
}

/** Redirect from a former slug of a listed programme, to its page or to a page below. Undefined when there is none. */
export async function movedProgramme(
  site: Site,
  slug: string,
  ...below: string[]
): Promise<MovedPage | undefined> {
  const { environment, radio, addresses } = site;
  const id = await findByFormerSlug(environment, { kind: 'Emission', scope: radio.id, slug });
  const [emission] = id === undefined ? [] : await findPublicEmissionsByIds.all(environment, { ids: [id] });
  return emission && { location: addresses.of('programmes', emission.slug, ...below), status: 301 };
}

export async function programmePage(site: Site, slug: string): Promise<RenderedPage | MovedPage> {
  const { texts, environment } = site;
  const emission = await findPublicEmission.first(environment, { slug });
  if (!emission) return (await movedProgramme(site, slug)) ?? notFoundPage(site);
  const now = new Date();
  const [people, isPodcast, episodes, until] = await Promise.all([
    findPublicPeople.all(environment, { emission: emission.id }),
    hasPodcast.any(environment, { emission: emission.id }),
    findPublicEpisodes.all(environment, { emission: emission.id, now }),
    nextEpisodeChange(environment, now.getTime()),
  ]);
  return pageOf(site, {
    title: emission.title,
    description: emission.summary,
    card: programmeCard(site, emission),
    path: ['programmes', slug],
    feeds: isPodcast ? [podcastFeedOf(site, emission)] : [],
    until,
    data: {
      '@context': 'https://schema.org',
      '@type': 'RadioSeries',
      name: emission.title,
      url: `${site.origin}${site.addresses.of('programmes', slug)}`,
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
              <div className="text" dir="auto" dangerouslySetInnerHTML={{ __html: emission.description }} />
            ) : (
              <p dir="auto">{emission.summary}</p>
            )}
            {isPodcast && <Subscribe site={site} slug={slug} />}
            <AddToCalendar site={site} path={['programmes', slug]} />
          </div>
        </div>
        {episodes.length > 0 && (
          <section>
            <h2>{texts.episodes}</h2>
            <ol className="episodes">
              {episodes.map((episode) => (
                <li key={episode.id}>
                  <h3>
                    <a href={site.addresses.of('programmes', slug, episode.guid)} dir="auto">
                      {episode.title}
                    </a>
                  </h3>
                  <PublishedOn site={site} episode={episode} />
                  {episode.summary && (
                    <p>
                      <bdi>{episode.summary}</bdi>
                    </p>
                  )}
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

/** Joins names of people to a list in the language of the page. */
export const listOf = ({ tag }: Site, people: ReadonlyArray<{ name: string }>) =>
  new Intl.ListFormat(tag).format(people.map(({ name }) => name));
