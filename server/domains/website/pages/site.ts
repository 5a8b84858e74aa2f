import type { Context } from '../../../kit/context.ts';
import type { MovedPage, PageRequest } from '../../../kit/pages/publicPage.ts';
import { query } from '../../../kit/query/query.ts';
import { findRadio, type NamedRadio } from '../../programmes/public.ts';
import { SiteLanguage, tagOf } from '../contents/contentEnums.ts';
import { addressesOf, type Addresses } from './siteAddresses.ts';
import { siteTexts, type SiteTexts } from './siteTexts.ts';

const publicWebsite = query('website.publicWebsite', (db) =>
  db
    .selectFrom('Website')
    .select(['tagline', 'introduction', 'colour', 'email'])
    .where('isPublic', '=', true),
);

export type WebsiteSettings = NonNullable<Awaited<ReturnType<typeof publicWebsite.first>>>;

/** A public website in the language of an address, for the code that renders its pages. */
export interface Site {
  radio: NamedRadio;
  settings: WebsiteSettings;
  language: SiteLanguage;
  /** BCP 47 tag of the language. */
  tag: string;
  texts: SiteTexts;
  addresses: Addresses;
  /** Address of the server, without a trailing slash, for absolute addresses. */
  origin: string;
  request: PageRequest;
  visitor: Context;
  /** Database and radio, for queries and services. */
  environment: { database: PageRequest['database']; services: PageRequest['services']; radioId: number };
}

/**
 * Finds the website of an address: undefined when the radio does not exist or its website is not public, a redirect from a former
 * slug of the radio.
 */
export async function findSite(request: PageRequest): Promise<Site | MovedPage | undefined> {
  const { radio: slug, language: tag } = request.params;
  const radio = await findRadio(request.database, slug!);
  if (!radio) return undefined;
  const environment = { database: request.database, services: request.services, radioId: radio.id };
  const settings = await publicWebsite.first(environment);
  const language = Object.values(SiteLanguage).find((known) => tagOf(known) === tag);
  if (!settings || !language) return undefined;
  const addresses = addressesOf(radio.slug, language);
  if (radio.slug !== slug) return { location: addresses.of(), status: 301 };
  return {
    radio,
    settings,
    language,
    tag: tagOf(language),
    texts: siteTexts[language],
    addresses,
    origin: request.services.accounts.portalUrl(),
    request,
    visitor: request.visitorOf(radio.id),
    environment,
  };
}

/** Runs an operation of the website as a visitor. */
export const readAsVisitor = <Data>(
  { request, visitor }: Site,
  query: string,
  variables: Record<string, unknown>,
): Promise<Data> => request.services.operations.query<Data>({ query, variables }, visitor);
