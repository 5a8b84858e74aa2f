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
}

/** A rendered page, with what its validity depends on. */
export interface RenderedPage {
  status: 200 | 404;
  /** MIME type. */
  type: string;
  text: string;
  /** Radio whose records it shows. */
  radioId: number;
  /** Entities that it shows: it is rendered again when one of them changes. */
  reads: readonly string[];
  /** Moment at which it changes by itself, in milliseconds since 1970; at most a minute ahead is used. */
  until?: number | undefined;
  /** Origins of sounds that it plays, beside its own. */
  mediaOrigins?: readonly string[];
  /** Paths below which its script may fetch, each with a trailing slash. */
  fetches?: readonly string[];
}

/** A redirect to another path. */
export interface MovedPage {
  location: string;
  /** 301 when the address has moved for good. */
  status: 301 | 302;
}
