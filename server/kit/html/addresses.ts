/** Stands for the host of the portal: whatever resolves to it stays in. */
const home = 'https://portal.invalid';
const maxCharacters = 2000;
const schemes = new Set(['http:', 'https:', 'mailto:']);

/**
 * The address of a link as a browser would understand it, tricks of case, spaces and line ends undone: http, https,
 * mailto, or a path of the portal. Undefined for any other.
 */
export function safeAddress(href: string | undefined): string | undefined {
  if (!href || href.length > maxCharacters || !URL.canParse(href, home)) return undefined;
  const url = new URL(href, home);
  if (url.origin === home) return pathOf(url, href);
  // A name and a password before a host are only there to make it look like another.
  if (!schemes.has(url.protocol) || url.username || url.password) return undefined;
  return url.href;
}

/** Only from the root, for what is relative means another page wherever it is shown; `//host` would leave. */
function pathOf({ pathname, search, hash }: URL, href: string): string | undefined {
  return href.trimStart().startsWith('/') && !pathname.startsWith('//')
    ? `${pathname}${search}${hash}`
    : undefined;
}

/** A picture that our own server keeps; one from elsewhere would tell its owner who reads, and may not load anyway. */
export const ownPicture = (src: string | undefined): string | undefined =>
  src && /^\/files\/[a-z]{1,30}\/[\da-f]{32}-\d{2,4}\.webp$/.test(src) ? src : undefined;
