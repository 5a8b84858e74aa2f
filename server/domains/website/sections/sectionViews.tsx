import type { ReactNode } from 'react';
import { dayLength } from '../../../kit/time/days.ts';
import { playedSongs } from '../../broadcasting/public.ts';
import { latestEpisodes, publicEmissions } from '../../programmes/public.ts';
import { clockOfRadio } from '../../scheduling/public.ts';
import { BannerPlace } from '../banners/bannerEnums.ts';
import { BannerPlaceholder } from '../banners/bannerViews.tsx';
import { ContentKind } from '../contents/contentEnums.ts';
import type { SiteTemplate } from '../design/designChoices.ts';
import { Heading } from '../pages/frame.tsx';
import { readContents } from '../pages/views/pageViews.tsx';
import { ContentCards, Empty, Slots } from '../pages/parts.tsx';
import { ProgrammeCards } from '../pages/views/programmeViews.tsx';
import { Songs } from '../pages/views/songsView.tsx';
import type { Site } from '../pages/site.ts';
import { areaPaths } from '../pages/siteAddresses.ts';
import { Introduction, OnAirCard, textOf, type OnAirNow } from './onAir.tsx';
import { SectionKind, type Section } from './section.ts';
import { musicHero, weekSchedule } from './templateViews.tsx';

/** Renders the content of a section; returns null when there is nothing to show. */
export type Render = (site: Site, section: Section, now: OnAirNow) => Promise<ReactNode> | ReactNode;

export interface RenderedSection {
  section: Section;
  /** Id of the section's element, for links to the section. */
  id: string;
  /** Heading of the section; empty for kinds without one. */
  title: string;
  shown: ReactNode;
}

/** Renders a section; undefined for hidden ones, ones with nothing to show, and kinds that this version does not know. */
export async function renderSection(
  site: Site,
  section: Section,
  now: OnAirNow,
): Promise<RenderedSection | undefined> {
  if (section.isHidden) return undefined;
  const render = ofTemplates[site.settings.template]?.[section.kind] ?? renders[section.kind];
  const shown = await render?.(site, section, now);
  if (!shown) return undefined;
  const id = `part-${section.key}`;
  return {
    section,
    id,
    title: titleOf(site, section),
    shown: (
      <section
        id={id}
        className={`part part-${section.kind.toLowerCase().replace('_', '-')}`}
        // Previews name the section, so that the portal can open its form.
        data-section={site.notice === undefined ? undefined : section.key}
      >
        {shown}
      </section>
    ),
  };
}

/** Heading that was entered for a section, or the default heading of its kind; empty for kinds without a heading. */
function titleOf(site: Site, section: Section): string {
  const own = textOf(site, section).title;
  const { texts } = site;
  const usual: Record<SectionKind, string> = {
    HERO: '',
    ON_AIR: '',
    NEWS: texts.latest,
    BLOG: texts.areas.BLOG,
    SCHEDULE: site.settings.template === 'COMMUNITY' ? texts.schedule : texts.today,
    PROGRAMMES: texts.programmes,
    EPISODES: texts.episodes,
    SONGS: texts.playlist,
    SERVICES: texts.areas.SERVICE,
    ALBUMS: texts.areas.ALBUM,
    PRODUCTS: texts.areas.PRODUCT,
    PARTNERS: texts.areas.PARTNER,
    TEXT: '',
    CONTACT: texts.contact,
    BANNER: '',
  };
  return own || usual[section.kind];
}

/** Section kinds for which a template has its own renderer. */
const ofTemplates: Partial<Record<SiteTemplate, Partial<Record<SectionKind, Render>>>> = {
  MUSIC: { HERO: musicHero },
  COMMUNITY: {
    async SCHEDULE(site, section) {
      const week = await weekSchedule(site);
      return (
        <Part site={site} section={section} path="schedule" all={site.texts.all}>
          {week}
        </Part>
      );
    },
  },
};

const renders: Record<SectionKind, Render> = {
  HERO: (site, section, now) => (
    <div className="hero">
      <div>
        <h1>{textOf(site, section).title || site.radio.name}</h1>
        <Introduction site={site} section={section} />
      </div>
      <OnAirCard site={site} now={now} />
    </div>
  ),
  ON_AIR: (site, _section, now) => <OnAirCard site={site} now={now} />,
  NEWS: contentSection(ContentKind.NEWS),
  BLOG: contentSection(ContentKind.BLOG),
  SERVICES: contentSection(ContentKind.SERVICE),
  ALBUMS: contentSection(ContentKind.ALBUM),
  PRODUCTS: contentSection(ContentKind.PRODUCT),
  PARTNERS: contentSection(ContentKind.PARTNER),
  SCHEDULE: (site, section, { slots }) => (
    <Part site={site} section={section} path="schedule" all={site.texts.schedule}>
      {slots.length > 0 ? (
        <Slots site={site} slots={slots.slice(0, section.count)} now={clockOfRadio(site.radio).now} />
      ) : (
        <Empty text={site.texts.noSchedule} />
      )}
    </Part>
  ),
  async PROGRAMMES(site, section) {
    const emissions = await publicEmissions.all(site.environment);
    return emissions.length > 0 ? (
      <Part site={site} section={section} path="programmes">
        <ProgrammeCards site={site} emissions={emissions.slice(0, section.count)} />
      </Part>
    ) : null;
  },
  async EPISODES(site, section) {
    const episodes = await latestEpisodes.all(site.environment, { now: new Date() });
    return episodes.length > 0 ? (
      <Part site={site} section={section} path="podcasts">
        <ul className="cards">
          {episodes.slice(0, section.count).map((episode) => (
            <li className="card square" key={episode.id}>
              {episode.cover || episode.emissionCover ? (
                <img
                  src={episode.cover || episode.emissionCover}
                  alt=""
                  width={512}
                  height={512}
                  loading="lazy"
                />
              ) : (
                <span className="blank" aria-hidden="true" />
              )}
              <div>
                <span className="tag">{episode.emissionTitle}</span>
                <h3>
                  <a href={site.addresses.of('programmes', episode.emissionSlug, episode.guid)}>
                    {episode.title}
                  </a>
                </h3>
                <p>{episode.summary}</p>
              </div>
            </li>
          ))}
        </ul>
      </Part>
    ) : null;
  },
  async SONGS(site, section) {
    const { now } = clockOfRadio(site.radio);
    const given = { from: new Date(now - dayLength), to: new Date(now) };
    const songs = await playedSongs.all(site.environment, given);
    return songs.length > 0 ? (
      <Part site={site} section={section} path="playlist">
        <Songs site={site} songs={songs.slice(0, section.count)} />
      </Part>
    ) : null;
  },
  TEXT(site, section) {
    const { title, text } = textOf(site, section);
    return title || text ? (
      <>
        {title && <h2>{title}</h2>}
        <div className="text" dangerouslySetInnerHTML={{ __html: text }} />
      </>
    ) : null;
  },
  CONTACT(site, section) {
    const { email } = site.settings;
    return email ? (
      <>
        <h2>{titleOf(site, section)}</h2>
        <p>
          <a className="button" href={site.addresses.of('contact')}>
            {site.texts.contactForm.write}
          </a>{' '}
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </>
    ) : null;
  },
  BANNER: (_site, { key }) => <BannerPlaceholder place={BannerPlace.BETWEEN_CONTENTS} name={key} />,
};

/**
 * Renders the first contents of an area in their order. Without contents, the section of the news shows a note, and others are
 * hidden.
 */
function contentSection(kind: ContentKind): Render {
  const isNews = kind === ContentKind.NEWS;
  return async (site, section) => {
    const { items } = await readContents(site, kind, { perPage: section.count });
    if (items.length === 0 && !isNews) return null;
    return (
      <Part site={site} section={section} path={areaPaths[kind]}>
        {items.length > 0 ? (
          <ContentCards
            site={site}
            kind={kind}
            items={items}
            isLead={isNews && site.settings.template === 'MAGAZINE'}
          />
        ) : (
          <Empty text={site.texts.noContents} />
        )}
      </Part>
    );
  };
}

interface PartProps {
  site: Site;
  section: Section;
  /** Address segment of the page with all entries. */
  path: string;
  all?: string;
  children: ReactNode;
}

const Part = ({ site, section, path, all = site.texts.all, children }: PartProps) => (
  <>
    <Heading title={titleOf(site, section)} address={site.addresses.of(path)} all={all} />
    {children}
  </>
);
