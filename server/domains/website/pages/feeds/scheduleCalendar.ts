import type { MovedPage, RenderedPage } from '../../../../kit/pages/publicPage.ts';
import { findPublicEmission } from '../../../programmes/public.ts';
import { loadPublicCalendar } from '../../../scheduling/public.ts';
import type { Site } from '../site.ts';
import { calendarFile } from '../siteAddresses.ts';
import { movedProgramme } from '../views/programmeViews.tsx';

/** Serves the public schedule of the radio as iCalendar. */
export const siteCalendar = (site: Site): Promise<RenderedPage> => calendarOf(site, site.radio.name);

/** Serves the public schedule of a programme as iCalendar. A redirect for a former slug; undefined when there is no such programme. */
export async function programmeCalendar(
  site: Site,
  slug: string,
): Promise<RenderedPage | MovedPage | undefined> {
  const emission = await findPublicEmission.first(site.environment, { slug });
  if (!emission) return movedProgramme(site, slug, calendarFile);
  return calendarOf(site, `${emission.title} · ${site.radio.name}`, slug);
}

async function calendarOf(site: Site, title: string, emission?: string): Promise<RenderedPage> {
  const { radio, tag, origin, addresses, request } = site;
  const { text, until } = await loadPublicCalendar({
    database: request.database,
    radio,
    title,
    language: tag,
    ...(emission !== undefined && { emission }),
    urlOf: (shown) => `${origin}${shown ? addresses.of('programmes', shown.slug) : addresses.of('schedule')}`,
  });
  return { status: 200, type: 'text/calendar; charset=utf-8', text, radioId: radio.id, until };
}
