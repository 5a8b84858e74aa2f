import type { Context, Services } from '../context.ts';
import type { Database } from '../database/database.ts';

/**
 * A page of a public website, readable without signing in. A domain renders it; the routes handle caching, compression, ETags and
 * headers. Public routes neither read nor set cookies.
 */
export interface PublicPage {
  /** Path with `:name` parameters. */
  path: string;
  /** Query parameters that change the page; all others are ignored. */
  parameters?: readonly string[];
  /** True for a page that only the readers of its address may see: it is rendered anew each time, never cached, never indexed. */
  isPrivate?: boolean;
  /** True for pictures: they have a cache of their own, so that they do not displace pages. */
  isPicture?: boolean;
  /** `POST` receives a form, and is private. Defaults to `GET`. */
  method?: 'GET' | 'POST';
  /** Renders the page of an address; undefined when there is none. */
  render: (request: PageRequest) => Promise<RenderedPage | MovedPage | undefined>;
}

export interface PageRequest {
  database: Database;
  services: Services;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string | undefined>>;
  /** Makes the context of a visitor of a radio. */
  visitorOf: (radioId: number) => Context;
  /** Properties of the visitor, for a private page; undefined for a cached page, which is the same for every visitor. */
  visit?: PageVisit;
}

/** Properties of a request that identify its visitor for a moment. Never stored. */
export interface PageVisit {
  /** Network of the address: that of a household or a company. */
  network: string;
  /** User agent. */
  device: string;
  /** True for a request for the headers only. */
  isHead: boolean;
  /** Fields of the sent form, by name; empty for `GET`. */
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
  /** Radio whose records the page shows. */
  radioId: number;
  /** Names of the entities that the page shows: the page is rendered again when a record of one of them changes. */
  reads: readonly string[];
  /** Moment at which the content changes without a write, in milliseconds since 1970; the cache uses at most one minute, except for immutable files. */
  until?: number | undefined;
  /** True for a file whose address changes with its contents: browsers store it forever. */
  isImmutable?: boolean;
  /** Origins from which the page plays audio, in addition to its own origin. */
  mediaOrigins?: readonly string[];
  /** Path of the speculation rules of a page: what browsers may fetch before a link is followed. */
  speculationRules?: string;
  /** Paths below which the script of the page may fetch, each with a trailing slash. */
  fetches?: readonly string[];
}

/** A redirect to another path, or to an address that the radio has entered. */
export interface MovedPage {
  location: string;
  /** 301 when the address has moved for good, 303 after a form. */
  status: 301 | 302 | 303;
}
