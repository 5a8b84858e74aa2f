import { ContentKind, tagOf, type SiteLanguage } from '../contents/contentEnums.ts';

/** URL path segment of each area of contents. */
export const areaPaths: Record<ContentKind, string> = {
  NEWS: 'news',
  BLOG: 'blog',
  SERVICE: 'services',
  ALBUM: 'photos',
  PRODUCT: 'shop',
  PARTNER: 'partners',
};

/** URL path segment between an area and the slug of a topic. */
export const topicSegment = 'topic';

/** HTML id of the part of a programme's page where listeners subscribe to its podcast. */
export const subscribeAnchor = 'podcast';

/** File name, in URLs, of the public calendars of the schedule and of each programme. */
export const calendarFile = 'schedule.ics';

/** Returns the area that a URL path segment stands for; undefined when no area has it. */
export const areaOf = (path: string): ContentKind | undefined =>
  Object.values(ContentKind).find((kind) => areaPaths[kind] === path);

/**
 * Makes paths of a website in one language: `of('news', slug)`. `root` is the path of the website without a trailing slash. Slugs may
 * contain letters of any script.
 */
export const addressesOf = (root: string, language: SiteLanguage) => ({
  of: (...parts: readonly string[]): string =>
    [root, ...[tagOf(language), ...parts].map((part) => encodeURIComponent(part))].join('/'),
});

/** Fills a path pattern such as `/:language/:area/*` with parameters, each converted by `convert`. */
export const filledPath = (
  pattern: string,
  params: Readonly<Record<string, string>>,
  convert: (value: string) => string = (value) => value,
): string =>
  pattern.replaceAll(/:(\w+)|\*/g, (part, name?: string) =>
    name ? convert(params[name] ?? '') : (params[part] ?? '').split('/').map(convert).join('/'),
  );

export type Addresses = ReturnType<typeof addressesOf>;
