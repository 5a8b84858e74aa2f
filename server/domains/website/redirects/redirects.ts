import { safeAddress } from '../../../kit/html/addresses.ts';
import type { MovedPage } from '../../../kit/pages/publicPage.ts';
import { query, type Given, type QueryRunner } from '../../../kit/query/query.ts';

const targetOfPath = query('website.targetOfPath', (db, { path }: Given<{ path: string }>) =>
  db.selectFrom('Redirect').select(['id', 'target', 'isAutomatic']).where('path', '=', path),
);

export const redirectsTo = query('website.redirectsTo', (db, { target }: Given<{ target: string }>) =>
  db.selectFrom('Redirect').select('id').where('target', '=', target).where('isAutomatic', '=', false),
);

/**
 * Path below the website of the radio for a path or a full address of the website. Decoded, without a trailing slash and without
 * a query. Undefined for other addresses, and for the website itself.
 */
export function pathBelowSite(text: string, radio: string): string | undefined {
  const address = safeAddress(text.trim());
  const url = address === undefined ? null : URL.parse(address, 'https://site.invalid');
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const path = decoded(url.pathname);
  const root = `/site/${radio}`;
  const isOfSite = path === root || path?.startsWith(`${root}/`);
  if (path === undefined || (url.hostname !== 'site.invalid' && !isOfSite)) return undefined;
  const below = (isOfSite ? path.slice(root.length) : path).replace(/\/+$/, '');
  return below || undefined;
}

/**
 * Target as it is stored: a path below the website, or a web address. Undefined for other texts and for the path `/`.
 */
export function storedTarget(text: string, radio: string): string | undefined {
  const below = pathBelowSite(text, radio);
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

/** The last target of a chain of redirects from a target; undefined when the chain is a loop. */
export async function endOfChain(runner: QueryRunner, target: string): Promise<string | undefined> {
  const seen = new Set<string>();
  for (let end = target; !seen.has(end);) {
    seen.add(end);
    const next = await targetOfPath.first(runner, { path: end });
    if (!next) return end;
    end = next.target;
  }
  return undefined;
}

/**
 * The redirect of a path below a website; undefined when it has none. `root` is the path of the website on its host. Former
 * addresses of contents are left out: the pages of contents redirect them, as far as visitors see the content.
 */
export async function redirectOf(
  runner: QueryRunner,
  root: string,
  path: string,
): Promise<MovedPage | undefined> {
  const first = await targetOfPath.first(runner, { path: path.replace(/\/+$/, '') });
  const target = first && !first.isAutomatic && (await endOfChain(runner, first.target));
  if (!target || target === path) return undefined;
  const location = target.startsWith('/')
    ? root + target.split('/').map(encodeURIComponent).join('/')
    : target;
  return { location, status: 301 };
}
