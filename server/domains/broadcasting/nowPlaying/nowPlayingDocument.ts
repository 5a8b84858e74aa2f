import type { PageRequest, PublicPage } from '../../../kit/pages/publicPage.ts';
import { findRadio, type NamedRadio } from '../../programmes/public.ts';
import type { RadioScope } from '../live/rights/radioScope.ts';
import { loadNowPlaying } from './nowPlaying.ts';
import type { NowPlayingItem } from './nowPlaying.types.ts';

/** Lifetime in browsers in seconds. */
const maxAge = 5;
/** Lifetime in this process in milliseconds: the reports of players change the document without an event. */
const lifetime = 1000;

/**
 * `/public/{radio}/now-playing.json`: the current and the next item, each with its start and length.
 * Also contains listen addresses, and fields of other domains.
 */
export const nowPlayingDocument: PublicPage = {
  path: '/public/:radio/now-playing.json',
  openFor: maxAge,
  async render(request) {
    const { database, params } = request;
    const until = Date.now() + lifetime;
    const radio = await findRadio(database, params['radio']!);
    if (!radio) return undefined;
    if (radio.slug !== params['radio'])
      return { location: `/public/${encodeURIComponent(radio.slug)}/now-playing.json`, status: 301 };
    return {
      status: 200,
      type: 'application/json; charset=utf-8',
      text: await textFor(request, radio),
      radioId: radio.id,
      until,
    };
  },
};

/** Returns the value of a field that another domain adds to the document of a radio. */
type Part = (scope: RadioScope) => Promise<unknown>;

/** Fields that other domains add to the public documents about what plays now. */
export class NowPlayingFields {
  readonly #parts = new Map<string, Part>();

  add(name: string, part: Part): void {
    this.#parts.set(name, part);
  }

  /** Fields of other domains for a radio. */
  async of(scope: RadioScope): Promise<object> {
    const entries = [...this.#parts].map(async ([name, part]) => [name, await part(scope)] as const);
    return Object.fromEntries(await Promise.all(entries));
  }
}

declare module '../../../kit/context.ts' {
  interface Services {
    nowPlayingFields: NowPlayingFields;
  }
}

async function textFor({ database, services }: PageRequest, radio: NamedRadio): Promise<string> {
  const scope = { database, services, radioId: radio.id };
  const playing = await loadNowPlaying(scope);
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
    ...(await services.nowPlayingFields.of(scope)),
  });
}
