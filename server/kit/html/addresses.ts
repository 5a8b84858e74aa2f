/** Placeholder for the portal's host: addresses that resolve to it are internal. */
const home = 'https://portal.invalid';
const maxCharacters = 2000;
const schemes = new Set(['http:', 'https:', 'mailto:']);

/**
 * Normalizes the address of a link as a browser would read it, so that tricks with case, spaces and line ends have no effect.
 * Accepts http, https, mailto and paths of the portal; undefined for all others.
 */
export function safeAddress(href: string | undefined): string | undefined {
  if (!href || href.length > maxCharacters || !URL.canParse(href, home)) return undefined;
  const url = new URL(href, home);
  if (url.origin === home) return pathOf(url, href);
  // Credentials in a link only make a host look like another one.
  if (!schemes.has(url.protocol) || url.username || url.password) return undefined;
  return url.href;
}

/** Accepts absolute paths only: a relative path means another page wherever it is shown, and `//host` leaves the portal. */
function pathOf({ pathname, search, hash }: URL, href: string): string | undefined {
  return href.trimStart().startsWith('/') && !pathname.startsWith('//')
    ? `${pathname}${search}${hash}`
    : undefined;
}

/**
 * Accepts pictures of this server only: a picture elsewhere would reveal the readers to its host, and the content policy may block
 * it.
 */
export const ownPicture = (src: string | undefined): string | undefined =>
  src && /^\/files\/[a-z]{1,30}\/[\da-f]{32}-\d{2,4}\.webp$/.test(src) ? src : undefined;
