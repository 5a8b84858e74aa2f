import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Events } from '../events/events.ts';
import { forgetAfterMissed, onEvent } from '../events/onEvent.ts';
import type { MovedPage, RenderedPage } from './publicPage.ts';

/** A rendered page, with the names of the entities that it has read. */
export type RecordedPage = RenderedPage & { reads: readonly string[] };

/** A page ready to send. */
export interface CachedPage {
  page: RecordedPage;
  bytes: Buffer;
  /** The bytes, compressed; absent for a file that is compressed already. */
  brotli?: Buffer;
  gzip?: Buffer;
}

interface Entry {
  cached: CachedPage;
  /** Versions of the record types that the page has read, as of before it was rendered. */
  versions: readonly number[];
  renderedAt: number;
  until: number;
}

type Rendered = RecordedPage | MovedPage | undefined;
type Render = () => Promise<Rendered>;

/** Default maximum size of a cache in bytes. A page counts with its three forms: plain, gzip and Brotli. */
const maxPageBytes = 50_000_000;
/** Maximum age of a cached page in milliseconds, for data that changes without an event. Immutable files have no maximum. */
const maxLifetime = 60_000;
/** Milliseconds for which other requests get the outdated page while one request renders it anew. */
const maxStale = 2000;

/**
 * Caches public pages for at most a minute. A page expires earlier at its moment `until`, or when a record of a type that it has read
 * changes on its radio. Sending a cached page needs no database query. A page that is not cached is rendered once for all requests that
 * wait for it.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #versions = new Map<string, { version: number; changedAt: number }>();
  readonly #running = new Map<string, Promise<CachedPage | MovedPage | undefined>>();
  /** Number of times that the cache was emptied because changes may have been missed. */
  #epoch = 0;

  constructor(events: Events, signal: AbortSignal, maxSize = maxPageBytes) {
    this.#entries = new LRUCache({
      maxSize,
      sizeCalculation: ({ cached: { bytes, brotli: br, gzip: gz } }) =>
        bytes.length + (br?.length ?? 0) + (gz?.length ?? 0) + 1,
    });
    onEvent(events, {
      topic: 'publicRecordChanged',
      signal,
      handle: ({ radioId, type }) => {
        this.#bump(keyOf(radioId, type));
        this.#bump(keyOf(null, type));
      },
    });
    forgetAfterMissed(events, signal, () => this.#forget());
  }

  /** Returns the page with this key: from the cache while it is valid, otherwise rendered anew. */
  async get(key: string, render: Render): Promise<CachedPage | MovedPage | undefined> {
    const entry = this.#entries.get(key);
    const invalidSince = entry && this.#invalidSince(entry);
    const now = Date.now();
    if (entry && invalidSince === undefined) return entry.cached;
    const running = this.#running.get(key);
    if (running && entry && now >= invalidSince! && now - invalidSince! < maxStale) return entry.cached;
    if (running) return running;
    const started = this.#render(key, render).finally(() => {
      if (this.#running.get(key) === started) this.#running.delete(key);
    });
    this.#running.set(key, started);
    return started;
  }

  async #render(key: string, render: Render): Promise<CachedPage | MovedPage | undefined> {
    // Reads the versions before rendering, so that a change meanwhile makes the page outdated immediately.
    const before = new Map(this.#versions);
    const epoch = this.#epoch;
    const renderedAt = Date.now();
    const page = await render();
    if (!page || 'location' in page) return page;
    // Only the owner of a secret address requests the page, so that compressing it takes longer than it saves.
    // guard: secret-page-not-cached
    if (page.isSecret) return { page, bytes: bytesOf(page) };
    const cached = await compressed(page);
    // Pages of unknown addresses are not cached: anybody can request any number of them, and they would displace existing pages.
    if (page.status === 404) return cached;
    // Changes may have been missed since the page was read.
    if (epoch !== this.#epoch) return cached;
    const versions = page.reads.map((type) => before.get(keyOf(page.radioId, type))?.version ?? 0);
    const lifetime = page.isImmutable ? Infinity : maxLifetime;
    const until = Math.min(page.until ?? Infinity, renderedAt + lifetime);
    this.#entries.set(key, { cached, versions, renderedAt, until });
    return cached;
  }

  /** Moment since which a cached page is outdated. Undefined while it is valid; 0 when it is outdated since an unknown moment. */
  #invalidSince({ cached: { page }, versions, renderedAt, until }: Entry): number | undefined {
    const now = Date.now();
    // The system clock was set back.
    if (now < renderedAt) return 0;
    const changes = page.reads.flatMap((type, index) => {
      const { version, changedAt } = this.#versions.get(keyOf(page.radioId, type)) ?? unchanged;
      const missed = version - versions[index]!;
      return missed === 0 ? [] : [missed === 1 ? changedAt : 0];
    });
    if (now >= until) changes.push(until);
    return changes.length > 0 ? Math.min(...changes) : undefined;
  }

  /** Removes all pages. Pages that are being rendered now are neither stored nor sent to later requests. */
  #forget(): void {
    this.#epoch++;
    this.#entries.clear();
    this.#running.clear();
  }

  #bump(key: string): void {
    const { version } = this.#versions.get(key) ?? unchanged;
    this.#versions.set(key, { version: version + 1, changedAt: Date.now() });
  }
}

const unchanged = { version: 0, changedAt: 0 };

/** Key of the version of a type: on a radio, or on all radios. */
const keyOf = (radioId: number | null, type: string) => `${radioId ?? 'all'} ${type}`;

const bytesOf = (page: RecordedPage): Buffer => ('bytes' in page ? page.bytes : Buffer.from(page.text));

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

async function compressed(page: RecordedPage): Promise<CachedPage> {
  const bytes = bytesOf(page);
  if ('bytes' in page) return { page, bytes };
  const [brotli, zipped] = await Promise.all([
    brotliOf(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzipOf(bytes, { level: 6 }),
  ]);
  return { page, bytes, brotli, gzip: zipped };
}
