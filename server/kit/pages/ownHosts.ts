declare module '../context.ts' {
  interface Services {
    ownHosts: OwnHosts;
  }
}

/** Path of a radio's website on the host of the portal, without a trailing slash. */
export const siteRoot = (radio: string): string => `/site/${encodeURIComponent(radio)}`;

/**
 * Beginnings of the paths of pictures, sounds, styles, scripts and feeds. They are served on the portal's host and on every
 * website's own host.
 */
export const sharedPaths = ['/site-style/', '/site-pictures/', '/assets/', '/files/', '/feeds/'];

/**
 * Paths that name a radio. Only the documents below `/public/` are among them, because a website may have had pages of its own there
 * before it moved to this server.
 */
const pathOfRadio = /^\/(site|site-style|feeds|public(?=\/[^/?]+\/[\w-]+\.json))\/([^/?]+)(.*)$/;

/** Why the requested host does not serve a URL. The page has moved to `location`, or the host belongs to another radio. */
export type Misdirection = { location: string } | 'wrongRadio';

/**
 * Radios whose websites have a host of their own, by slug and origin. Such a host serves only its radio's website, below `/`, the
 * files below `sharedPaths`, and the document with what plays. It serves no other path of the portal. Only the `Host` header
 * counts: a visitor's browser cannot be made to send another one.
 */
export class OwnHosts {
  readonly #origins: ReadonlyMap<string, string>;
  readonly #radios: ReadonlyMap<string, string>;

  constructor(origins: ReadonlyMap<string, string>) {
    this.#origins = origins;
    this.#radios = new Map([...origins].map(([radio, origin]) => [new URL(origin).host, radio]));
  }

  /** Origin of the website of a radio, such as `https://horizon.example`. Undefined when the portal's host serves it. */
  originOf(radio: string): string | undefined {
    return this.#origins.get(radio);
  }

  /** Path below which the website of a radio lies on its host, without a trailing slash. */
  rootOf(radio: string): string {
    return this.#origins.has(radio) ? '' : siteRoot(radio);
  }

  /**
   * Origin for a redirect from an address with a former slug of a radio. Empty when the same host serves the new address. `portal` is the
   * origin of the portal.
   */
  originAfterRename(former: string, current: string, portal: string): string {
    return this.originOf(current) ?? (this.originOf(former) === undefined ? '' : portal);
  }

  /**
   * Path of a request inside the server. Pages of a radio's own host lie below `/site/{radio}`, so that routes know one form. The
   * document with what plays on this radio keeps its path.
   */
  pathInside(url: string, host: string | undefined): string {
    const radio = this.#radioOf(host);
    if (
      /* guard: own-host-hides-portal */ radio === undefined ||
      sharedPaths.some((path) => url.startsWith(path))
    )
      return url;
    if (url.split('?')[0] === `/public/${encodeURIComponent(radio)}/now-playing.json`) return url;
    return siteRoot(radio) + (url.startsWith('/') ? url : `/${url}`);
  }

  /**
   * Checks that the requested host serves an address. Returns the address on the right host for a page that has moved there,
   * `wrongRadio` on the host of another radio, and undefined when the address is right.
   */
  misdirectionOf(url: string, host: string | undefined): Misdirection | undefined {
    if (this.#origins.size === 0) return undefined;
    const [, area, name, rest = ''] = pathOfRadio.exec(url) ?? [];
    const radio = name === undefined ? undefined : decoded(name);
    if (radio === undefined) return undefined;
    const served = this.#radioOf(host);
    // guard: own-host-serves-one-radio
    if (served !== undefined && served !== radio) return 'wrongRadio';
    const origin = this.#origins.get(radio);
    return origin !== undefined && area === 'site'
      ? { location: origin + (rest.startsWith('/') ? rest : `/${rest}`) }
      : undefined;
  }

  #radioOf(host: string | undefined): string | undefined {
    return host === undefined ? undefined : this.#radios.get(host.toLowerCase());
  }
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
