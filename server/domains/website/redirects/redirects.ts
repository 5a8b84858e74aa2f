import { safeAddress } from '../../../kit/html/addresses.ts';
import type { Services } from '../../../kit/context.ts';
import type { MovedPage } from '../../../kit/pages/publicPage.ts';
import { query, type Given, type QueryRunner } from '../../../kit/query/query.ts';

const findRedirectByPath = query('website.findRedirectByPath', (db, { path }: Given<{ path: string }>) =>
  db.selectFrom('Redirect').select(['id', 'target', 'isAutomatic']).where('path', '=', path),
);

export const findRedirectsTo = query('website.findRedirectsTo', (db, { target }: Given<{ target: string }>) =>
  db.selectFrom('Redirect').select('id').where('target', '=', target).where('isAutomatic', '=', false),
);

/** Origins and paths at which the website of a radio is served. */
export interface SiteHosts {
  /** Slug of the radio. */
  radio: string;
  /** Path of the website on its host, without a trailing slash. */
  root: string;
  /** Origin of the portal. */
  portal: string;
  /** Origin of the website's own host; undefined when the portal's host serves the website. */
  own: string | undefined;
}

export const hostsOfSite = (
  { ownHosts, accounts }: Pick<Services, 'ownHosts' | 'accounts'>,
  radio: string,
): SiteHosts => ({
  radio,
  root: ownHosts.rootOf(radio),
  portal: accounts.portalUrl(),
  own: ownHosts.originOf(radio),
});

/**
 * Converts a path or full URL of the radio's website to the path below the website. Decoded, without a trailing slash and without a query.
 * Undefined for other URLs, and for the website itself.
 */
export function pathBelowSite(text: string, { radio, portal, own }: SiteHosts): string | undefined {
  const address = safeAddress(text.trim());
  const url = address === undefined ? null : URL.parse(address, unknownOrigin);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const path = decoded(url.pathname);
  const root = `/site/${radio}`;
  const isBelowRoot = path === root || path?.startsWith(`${root}/`);
  const isOwn = [unknownOrigin, own].some((origin) => isSameHost(url, origin));
  if (path === undefined || !(isOwn || (isBelowRoot && isSameHost(url, portal)))) return undefined;
  const below = (isBelowRoot ? path.slice(root.length) : path).replace(/\/+$/, '');
  return below || undefined;
}

const unknownOrigin = 'https://site.invalid';

/** True for an address on the host of an origin. The protocol does not count, because servers redirect HTTP to HTTPS. */
const isSameHost = ({ host }: URL, origin: string | undefined) =>
  origin !== undefined && host === new URL(origin).host;

/**
 * Converts the target of a redirect to its stored form: a path below the website, or a web URL. Undefined for other texts and for the path
 * `/`.
 */
export function storedTarget(text: string, hosts: SiteHosts): string | undefined {
  const below = pathBelowSite(text, hosts);
  if (below) return below;
  const address = safeAddress(text.trim());
  return address && /^https?:/.test(address) ? address : undefined;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Follows redirects from a target, and returns all targets of the chain, the given one first. Undefined when the chain is a loop. */
export async function chainFrom(runner: QueryRunner, target: string): Promise<string[] | undefined> {
  const chain = [target];
  for (let end: string | undefined = target; end !== undefined;) {
    end = (await findRedirectByPath.first(runner, { path: end }))?.target;
    if (end !== undefined && chain.includes(end)) return undefined;
    if (end !== undefined) chain.push(end);
  }
  return chain;
}

/**
 * Finds the redirect of a path below a website; undefined when it has none. Leads to the next target of a chain only: that may be a page,
 * which comes before a redirect. Former URLs of contents are left out: the pages of contents redirect them, as far as visitors see the
 * content.
 */
export async function redirectOf(
  runner: QueryRunner,
  hosts: SiteHosts,
  path: string,
): Promise<MovedPage | undefined> {
  const found = await findRedirectByPath.first(runner, { path: path.replace(/\/+$/, '') });
  if (!found || found.isAutomatic) return undefined;
  const { target } = found;
  // A full address may have become one of the website since it was entered.
  const below = target.startsWith('/') ? target : pathBelowSite(target, hosts);
  if (below === path) return undefined;
  const location = below ? hosts.root + below.split('/').map(encodeURIComponent).join('/') : target;
  return { location, status: 301 };
}
