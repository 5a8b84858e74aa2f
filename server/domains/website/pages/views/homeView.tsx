import { Fragment } from 'react';
import type { RenderedPage } from '../../../../kit/pages/publicPage.ts';
import { dayLength } from '../../../../kit/time/days.ts';
import { loadNowPlaying } from '../../../broadcasting/public.ts';
import { clockOfRadio } from '../../../scheduling/public.ts';
import { nextPublicChange } from '../../contents/publicChanges.ts';
import { SectionKind } from '../../sections/section.ts';
import { renderSection } from '../../sections/renderSection.tsx';
import { pageOf } from '../frame.tsx';
import { nextEpisodeChange, nextOnAirChange } from '../nextMoments.ts';
import { scheduleOf } from './weekView.tsx';
import type { Site } from '../site.ts';

/** Renders the home page: its sections in their order. */
export async function homePage(site: Site): Promise<RenderedPage> {
  const { radio, settings, addresses } = site;
  const clock = clockOfRadio(radio);
  const [playing, slots, change, episode] = await Promise.all([
    loadNowPlaying(site.environment),
    scheduleOf(site, clock.now, clock.now + dayLength),
    nextPublicChange(site.environment, clock.now),
    nextEpisodeChange(site.environment, clock.now),
  ]);
  const now = { playing, slots };
  const rendered = await Promise.all(settings.sections.map((section) => renderSection(site, section, now)));
  const sections = rendered.filter((section) => section !== undefined);
  const hasHero = sections.some(({ section }) => section.kind === SectionKind.HERO);
  // The menu of a single page leads to its sections.
  const anchors = settings.template === 'COMMUNITY' ? sections.filter(({ title }) => title) : [];
  return pageOf(site, {
    title: radio.name,
    description: settings.introduction || settings.tagline,
    path: [],
    until: Math.min(nextOnAirChange(playing, slots, clock.now), change ?? Infinity, episode),
    playing,
    anchors,
    data: {
      '@context': 'https://schema.org',
      '@type': 'RadioStation',
      name: radio.name,
      url: `${site.origin}${addresses.of()}`,
      ...(settings.tagline && { slogan: settings.tagline }),
      ...(settings.email && { email: settings.email }),
      ...(settings.phone && { telephone: settings.phone }),
      ...(settings.postalAddress && { address: settings.postalAddress }),
      ...(settings.style.logo && { logo: `${site.origin}${settings.style.logo}` }),
      ...(settings.socialLinks.length > 0 && { sameAs: settings.socialLinks }),
    },
    body: (
      <div className="home">
        {!hasHero && <h1 className="unseen">{radio.name}</h1>}
        {sections.map(({ id, shown }) => (
          <Fragment key={id}>{shown}</Fragment>
        ))}
      </div>
    ),
  });
}
