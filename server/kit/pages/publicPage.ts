import type { FastifyBaseLogger } from 'fastify';
import type { Context, Services } from '../context.ts';
import type { Database } from '../database/database.ts';

/**
 * A page of a public website or a public document, readable without signing in. A domain renders it; the HTTP routes handle caching, compression,
 * ETags and headers. The routes neither read nor set cookies.
 */
export interface PublicPage {
  /** Path with `:name` parameters. */
  path: string;
  /** Query parameters on which the page depends, by name. All others are ignored. */
  parameters?: Readonly<Record<string, PageParameter>>;
  /** True for a page that is rendered for each request, and neither cached nor indexed. Defaults to true for `POST`. */
  isPrivate?: boolean;
  /** True for pictures: they have a cache of their own, so that they do not displace pages. */
  isPicture?: boolean;
  /**
   * Lifetime in browsers and shared caches, in seconds, of a document that any origin may load. Pages and programs load it. Absent for
   * pages of a website.
   */
  openFor?: number;
  /**
   * True for a page with a parameter that visitors type. Its versions share a small cache of their own, so that they do not displace
   * other pages.
   */
  hasTypedParameter?: boolean;
  /** HTTP method; defaults to `GET`. `POST` receives a form, and its response is never cached. */
  method?: 'GET' | 'POST';
  /** Renders the page of an address. Returns undefined when there is none. */
  render: (request: PageRequest) => Promise<RenderedPage | MovedPage | undefined>;
}

/**
 * Normalises the value of a query parameter, so that values of the same meaning share one cached page. Returns undefined for a value
 * that shows the same page as no value.
 */
export type PageParameter = (value: string) => string | undefined;

export interface PageRequest {
  database: Database;
  services: Services;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string | undefined>>;
  /** Creates the context of a visitor of a radio, or of a visitor of its preview. */
  visitorOf: (radioId: number, isPreviewer?: boolean) => Context;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** The visitor, for pages that are not cached. Undefined for cached pages, which are the same for every visitor. */
  visit?: PageVisit;
}

/** Parts of a request that identify its visitor. They must not be stored. */
export interface PageVisit {
  /** Network of the visitor's address: a household or a company. */
  network: string;
  /** User agent. */
  device: string;
  /** True for a `HEAD` request. */
  isHead: boolean;
  /** Fields of the submitted form by name; empty for `GET`. */
  form: Readonly<Record<string, string>>;
}

/** A rendered page: a text, or a file such as a picture. */
export type RenderedPage = PageHead & ({ text: string } | { bytes: Buffer });

/** Properties of a rendered page, with what its validity depends on. */
export interface PageHead {
  status: 200 | 400 | 404 | 429 | 503;
  /** MIME type. */
  type: string;
  /** `Retry-After` for the statuses 429 and 503: seconds, or a moment. */
  retryAfter?: number | Date;
  /**
   * Radio whose records the page shows; null for a page that shows records of several radios. The page is rendered anew when a
   * record of a type that it has read changes on this radio.
   */
  radioId: number | null;
  /**
   * Moment at which the content changes although no record does, in milliseconds since 1970. A page is never cached for longer
   * than a minute, except for immutable files.
   */
  until?: number | undefined;
  /** True for a document at a secret address. Only browsers may cache it, and search engines do not list it. */
  isSecret?: boolean;
  /** True for a file whose address changes with its content, so that browsers may store it forever. */
  isImmutable?: boolean;
  /** Origins from which the page plays audio, in addition to its own origin. */
  mediaOrigins?: readonly string[];
  /** Path of the page's speculation rules: what browsers may load before a link is followed. */
  speculationRules?: string;
  /**
   * Paths that the page's script may request. A path with a trailing slash stands for everything below it, to which the page may also
   * send forms.
   */
  fetches?: readonly string[];
}

/** A redirect to another path, or to an address entered by the radio. */
export interface MovedPage {
  location: string;
  /** True for a redirect at a secret address, which nobody may cache. */
  isSecret?: boolean;
  /** 301 when the address has moved permanently, 308 when its form has, 303 after a form, 302 otherwise. */
  status: 301 | 302 | 303 | 308;
  /** True when the query string of the request is appended to `location`. */
  retainsQuery?: boolean;
}
