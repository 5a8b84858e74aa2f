import type { Context } from '../../../kit/context.ts';
import type { MovedPage, PageRequest } from '../../../kit/pages/publicPage.ts';
import { condition } from '../../../kit/query/condition.ts';
import { query } from '../../../kit/query/query.ts';
import type { Builder } from '../../../kit/query/tables.ts';
import { findRadio, type NamedRadio } from '../../programmes/public.ts';
import { SiteLanguage, tagOf } from '../contents/contentEnums.ts';
import { styleSheetOf, type Styled } from '../design/styleSheet.ts';
import { soundPath } from '../references/soundPaths.ts';
import { addressesOf, filledPath, type Addresses } from './siteAddresses.ts';
import { siteTexts, type SiteTexts } from './siteTexts.ts';

/** Selects the settings of a website that its pages show. */
export const shownSettings = (db: Builder) =>
  db
    .selectFrom('Website')
    .select(['tagline', 'introduction', 'email', 'template', 'style', 'sections', 'menu', 'footerMenu'])
    .select(['phone', 'postalAddress', 'socialLinks', 'legalTexts', 'isIndexed', 'titleSuffix'])
    .select(['description', 'socialPicture', 'isInMaintenance', 'maintenanceTexts', 'maintenanceUntil'])
    .select(['allowsComments', 'commentWords']);

/** SQL condition on rows of any type: true when the website of their radio is public. */
export const onPublicRadio = condition('Content', (content) =>
  content.exists(
    content.selectFrom('Website as website').select('website.id').where('website.isPublic', '=', true),
  ),
);

export const findPublicWebsite = query('website.findPublicWebsite', (db) =>
  shownSettings(db)
    // guard: website-is-public
    .where('isPublic', '=', true),
);

export type WebsiteSettings = NonNullable<Awaited<ReturnType<typeof findPublicWebsite.first>>>;

/** A public website in the language of a URL, for the code that renders its pages. */
export interface Site {
  radio: NamedRadio;
  settings: WebsiteSettings;
  language: SiteLanguage;
  /** BCP 47 tag of the language. */
  tag: string;
  texts: SiteTexts;
  addresses: Addresses;
  /** Path of the website on its host, without a trailing slash. */
  root: string;
  /** Origin of the website, without a trailing slash, for absolute addresses. */
  origin: string;
  request: PageRequest;
  visitor: Context;
  /** Database and radio, for queries and services. */
  environment: { database: PageRequest['database']; services: PageRequest['services']; radioId: number };
  /** Path of a sound of the library that the text of a content plays. */
  soundPath: (content: string, sound: number) => string;
  /** Path of its style sheet. */
  stylePath: string;
  /** Line above the page of a preview; absent for visitors. */
  notice?: string;
}

/**
 * Finds the website of a requested URL. `pattern` is the pattern of its path below the website. Returns undefined when the radio or the
 * language does not exist, or when the website is not public, and a redirect for a former slug of the radio.
 */
export async function findSite(request: PageRequest, pattern: string): Promise<Site | MovedPage | undefined> {
  const { radio: slug, language: tag } = request.params;
  const radio = await findRadio(request.database, slug!);
  if (!radio) return undefined;
  const settings = await findPublicWebsite.first({ database: request.database, radioId: radio.id });
  if (!settings) return undefined;
  if (radio.slug !== slug)
    return movedSite(request, radio, filledPath(pattern, request.params, encodeURIComponent));
  const language = languageOf(tag);
  return language && siteOf(request, radio, settings, language);
}

/** Redirects a URL with a former slug of a radio to the current slug. `path` is the path of the page below the website. */
export function movedSite(
  { services: { accounts, ownHosts }, params }: PageRequest,
  { slug }: NamedRadio,
  path: string,
): MovedPage {
  const origin = ownHosts.originAfterRename(params['radio']!, slug, accounts.portalUrl());
  return { location: `${origin}${ownHosts.rootOf(slug)}${path}`, status: 301, retainsQuery: true };
}

/** Returns the language of a URL segment such as `fr`; undefined when no website language has it. */
export const languageOf = (tag: string | undefined): SiteLanguage | undefined =>
  Object.values(SiteLanguage).find((known) => tagOf(known) === tag);

/**
 * Makes the website of a radio with these settings, public or not. `root` defaults to the path of the website on its host; a preview of the
 * whole website passes its own path.
 */
export function siteOf(
  request: PageRequest,
  radio: NamedRadio,
  settings: WebsiteSettings,
  language: SiteLanguage,
  root = request.services.ownHosts.rootOf(radio.slug),
): Site {
  const { accounts, ownHosts } = request.services;
  return {
    radio,
    settings,
    language,
    tag: tagOf(language),
    texts: siteTexts[language],
    addresses: addressesOf(root, language),
    root,
    origin: ownHosts.originOf(radio.slug) ?? accounts.portalUrl(),
    soundPath: (content, sound) => soundPath(root, content, sound),
    stylePath: stylePathOf(radio.slug, settings),
    request,
    visitor: request.visitorOf(radio.id),
    environment: { database: request.database, services: request.services, radioId: radio.id },
  };
}

/** Makes a website as a preview shows it, public or not, with the line `notice` above its pages. */
export const previewedSiteOf = (notice: string, ...of: Parameters<typeof siteOf>): Site => {
  const site = siteOf(...of);
  return { ...site, notice, visitor: site.request.visitorOf(site.radio.id, true) };
};

/** URL path of the style sheet of a radio's website. It changes with each value of the style. */
export const stylePathOf = (radio: string, styled: Styled): string =>
  `/site-style/${encodeURIComponent(radio)}/${styleSheetOf(styled).name}`;

/** Runs a GraphQL query with the permissions of a visitor of the website. */
export const readAsVisitor = <Data>(
  { request, visitor }: Site,
  query: string,
  variables: Record<string, unknown>,
): Promise<Data> => request.services.operations.query<Data>({ query, variables }, visitor);
