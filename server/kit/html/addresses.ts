/** Base address in place of the portal's: addresses with this host lead into the portal. */
const home = 'https://portal.invalid';
const maxCharacters = 2000;
const schemes = new Set(['http:', 'https:', 'mailto:']);

/**
 * Normalizes the address of a link as a browser would read it. Tricks with case, spaces and line ends thus have no effect. Accepts http,
 * https, mailto and paths of the portal. Returns undefined for other addresses, and for those with credentials or of more than 2,000
 * characters.
 */
export function safeAddress(href: string | undefined): string | undefined {
  if (!href || href.length > maxCharacters || !URL.canParse(href, home)) return undefined;
  const url = new URL(href, home);
  if (url.origin === home) return pathOf(url, href);
  // A link with credentials can only serve to disguise its host.
  if (!schemes.has(url.protocol) || url.username || url.password) return undefined;
  return url.href;
}

/**
 * Returns the path of a link into the portal. Only for absolute paths: a relative path leads elsewhere from each page that shows
 * it, and `//host` leaves the portal.
 */
function pathOf({ pathname, search, hash }: URL, href: string): string | undefined {
  return href.trimStart().startsWith('/') && !pathname.startsWith('//')
    ? `${pathname}${search}${hash}`
    : undefined;
}

/**
 * Returns the path of a picture of this server unchanged, and undefined for every other address. A picture elsewhere would reveal
 * its readers to another host, and the content security policy may block it.
 */
export const ownPicture = (src: string | undefined): string | undefined =>
  src && /^\/files\/[a-z]{1,30}\/[\da-f]{32}-\d{2,4}\.webp$/.test(src) ? src : undefined;
