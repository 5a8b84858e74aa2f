import type { DocumentRequest, OpenDocument, OpenRedirect } from '../../../kit/entrances/openDocument.ts';
import { findRadio, radioBySlug } from '../../programmes/public.ts';
import type { RadioScope } from '../live/rights/radioScope.ts';
import { nowPlaying } from './nowPlaying.ts';
import type { NowPlayingItem } from './nowPlaying.types.ts';

/** Lifetimes in seconds: of the document in browsers, and of its text in this process. */
const maxAge = 5;
const textMaxAge = 1;

/**
 * `/public/{radio}/now-playing.json`: the current and the next item, each with its start and length.
 * Also contains listen addresses, and fields of other domains.
 */
export const nowPlayingDocument: OpenDocument = {
  path: '/public/:radio/now-playing.json',
  async find(request) {
    const text = await request.services.nowPlayingTexts.of(request.params['radio']!, () => textFor(request));
    if (!text) return movedTo(request);
    return { type: 'application/json; charset=utf-8', mark: text, maxAge, text: () => text };
  },
};

/** Redirect from a former slug of a radio. */
async function movedTo({ database, params }: DocumentRequest): Promise<OpenRedirect | undefined> {
  const radio = await findRadio(database, params['radio']!);
  return radio && { location: `/public/${encodeURIComponent(radio.slug)}/now-playing.json`, maxAge };
}

/** Returns the value of a field that another domain adds to the document of a radio. */
type Part = (scope: RadioScope) => Promise<unknown>;

/** Short-lived cache of the documents by radio, since thousands request the same one. Other domains add fields. */
export class NowPlayingTexts {
  readonly #parts = new Map<string, Part>();
  readonly #cached = new Map<string, { until: number; text: Promise<string | undefined> }>();

  add(name: string, part: Part): void {
    this.#parts.set(name, part);
  }

  /** Fields of other domains for a radio. */
  async more(scope: RadioScope): Promise<object> {
    const entries = [...this.#parts].map(async ([name, part]) => [name, await part(scope)] as const);
    return Object.fromEntries(await Promise.all(entries));
  }

  of(slug: string, make: () => Promise<string | undefined>): Promise<string | undefined> {
    const known = this.#cached.get(slug);
    if (known && known.until > Date.now()) return known.text;
    const text = make();
    if (this.#cached.size > 1000) this.#cached.clear();
    this.#cached.set(slug, { until: Date.now() + textMaxAge * 1000, text });
    // A failure is not cached: the next request tries again.
    text.catch(() => this.#cached.delete(slug));
    return text;
  }
}

declare module '../../../kit/context.ts' {
  interface Services {
    nowPlayingTexts: NowPlayingTexts;
  }
}

async function textFor({ database, services, params }: DocumentRequest): Promise<string | undefined> {
  const radio = await radioBySlug.first(database, { slug: params['radio']! });
  if (!radio) return undefined;
  const scope = { database, services, radioId: radio.id };
  const playing = await nowPlaying(scope);
  const portal = services.accounts.portalUrl();
  const itemOf = (item: NowPlayingItem | null) =>
    item && {
      title: item.title,
      credit: item.credit,
      album: item.album,
      artwork: item.artwork && `${portal}${item.artwork}`,
      startsAt: item.startsAt,
      endsAt: item.endsAt,
      duration: item.endsAt && item.endsAt.getTime() - item.startsAt.getTime(),
    };
  return JSON.stringify({
    radio: { name: radio.name, slug: radio.slug },
    isOnAir: playing.isOnAir,
    notBroadcasting: playing.notBroadcasting,
    isLive: playing.isLive,
    now: itemOf(playing.currentSong),
    next: itemOf(playing.next),
    listen: playing.listen,
    ...(await services.nowPlayingTexts.more(scope)),
  });
}
