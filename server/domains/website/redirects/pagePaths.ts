import { query, type Given, type QueryRunner } from '../../../kit/query/query.ts';
import { findPublicEmission } from '../../programmes/public.ts';
import { ContentState, type ContentKind, type SiteLanguage } from '../contents/contentEnums.ts';
import { languageOf } from '../pages/site.ts';
import { areaOf, topicSegment } from '../pages/siteAddresses.ts';
import { findPublicTopic } from '../topics/findPublicTopic.ts';

/** Last parts of the paths of pages that every website has, apart from the lists of contents. */
const fixedPages = new Set([
  'contact',
  'frequencies',
  'kiosk',
  'listen',
  'on-air',
  'playlist',
  'podcasts',
  'programmes',
  'schedule',
  'schedule.ics',
  'search',
  'sitemap.xml',
  'team',
]);

const hasPublishedContent = query(
  'website.hasPublishedContent',
  (db, given: Given<{ kind: ContentKind; language: SiteLanguage; slug: string }>) =>
    db
      .selectFrom('Content')
      .select('id')
      .where('kind', '=', given.kind)
      .where('language', '=', given.language)
      .where('slug', '=', given.slug)
      .where('state', '=', ContentState.PUBLISHED),
);

/**
 * True when a path below a website is a page, which comes before a redirect of the path. Episodes and legal pages are left out:
 * redirects of their paths are treated as if there was no page.
 */
export async function isPagePath(runner: QueryRunner, path: string): Promise<boolean> {
  const [, tag, area, slug, ...further] = path.split('/');
  const language = languageOf(tag);
  if (!language || further.length > 1) return false;
  if (area === undefined) return true;
  const kind = areaOf(area);
  const [topic] = further;
  if (topic !== undefined) {
    if (kind === undefined || slug !== topicSegment) return false;
    return findPublicTopic.any(runner, { area: kind, slug: topic, now: new Date() });
  }
  if (slug === undefined) return kind !== undefined || fixedPages.has(area);
  if (area === 'programmes') return findPublicEmission.any(runner, { slug });
  return kind !== undefined && hasPublishedContent.any(runner, { kind, language, slug });
}
