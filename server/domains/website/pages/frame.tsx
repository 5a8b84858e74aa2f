import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderedPage } from '../../../kit/pages/publicPage.ts';
import { findListenAddresses, type NowPlaying, type StreamFormat } from '../../broadcasting/public.ts';
import { BannersOfPage, readBanners } from '../banners/bannerViews.tsx';
import type { CardSubject } from '../cards/socialCard.ts';
import type { SiteLanguage } from '../contents/contentEnums.ts';
import { noMenus, readMenus } from '../menus/shownMenus.ts';
import { Layout, type Anchor } from './layout.tsx';
import type { Feed } from './live/headLinks.tsx';
import { nowPlayingPath } from './live/programmeOnAir.ts';
import type { ListenSource } from './player.tsx';
import { prefetchRulesOf } from './prefetchRules.ts';
import type { Site } from './site.ts';

/* Frame of all pages of a website. */

export interface View {
  title: string;
  description?: string;
  /** Picture that networks show beside a link to the page. When absent, they show the radio's picture, or else that of the home page. */
  card?: CardSubject;
  path?: readonly string[];
  /** Address by which menus mark a page without `path` and `translations`. */
  menuAddress?: string;
  translations?: Partial<Record<SiteLanguage, readonly string[]>>;
  data?: object;
  /** Page of a list, from 1; its address has `?page=`. */
  pageNumber?: number;
  /** Feeds of the page, beside that of the news. */
  feeds?: readonly Feed[];
  status?: RenderedPage['status'];
  /** `Retry-After` of an error page: seconds, or a moment. */
  retryAfter?: number | Date;
  until?: number | undefined;
  /** The item on the air, when the view has read it already. */
  playing?: NowPlaying;
  /** True for a page on a screen of the station, which reloads itself: without navigation, player, banners and footer. */
  isKiosk?: boolean;
  /** True for the window of the player: without navigation, banners and footer. */
  isPlayer?: boolean;
  /** True for a page in place of the website, such as maintenance: without navigation, player, banners and footer. */
  isBare?: boolean;
  /** False for a page that search engines must leave out. */
  isIndexed?: boolean;
  /** Sections of the page that its menu links to. */
  anchors?: readonly Anchor[];
  body: ReactElement;
}

/** Renders a view in the frame of its site. */
export async function pageOf(
  site: Site,
  { body, status = 200, retryAfter, until, playing, ...head }: View,
): Promise<RenderedPage> {
  const isFramed = !head.isKiosk && !head.isBare && !head.isPlayer;
  const [listen, banners, menus] = await Promise.all([
    playing?.listen ?? findListenAddresses(site.environment),
    isFramed ? readBanners(site) : undefined,
    isFramed ? readMenus(site) : noMenus,
  ]);
  const sources: ListenSource[] = listen.map(({ url, name, format }) => ({
    url,
    label: name,
    type: mimeTypes[format],
  }));
  const markup = renderToStaticMarkup(
    <BannersOfPage value={banners}>
      <Layout site={site} listen={sources} menus={menus} {...head}>
        {body}
      </Layout>
    </BannersOfPage>,
  );
  return {
    status,
    type: 'text/html; charset=utf-8',
    text: `<!doctype html>${markup}`,
    ...(retryAfter !== undefined && { retryAfter }),
    radioId: site.radio.id,
    until: Math.min(until ?? Infinity, banners?.until ?? Infinity, menus.until),
    speculationRules: prefetchRulesOf(site.root),
    fetches: [`${site.root}/`, nowPlayingPath(site.radio.slug)],
    mediaOrigins: [...new Set(listen.flatMap(({ url }) => URL.parse(url)?.origin ?? []))],
  };
}

const mimeTypes: Partial<Record<StreamFormat, string>> = { MP3: 'audio/mpeg', AAC: 'audio/aac' };

export function Heading({ title, address, all }: { title: string; address: string; all: string }) {
  return (
    <div className="heading">
      <h2>{title}</h2>
      <a href={address}>{all}</a>
    </div>
  );
}

export function notFoundPage(site: Site): Promise<RenderedPage> {
  const { texts, addresses } = site;
  return pageOf(site, {
    title: texts.notFound,
    status: 404,
    body: (
      <div>
        <h1>{texts.notFound}</h1>
        <p>{texts.notFoundText}</p>
        <p>
          <a className="button" href={addresses.of()}>
            {texts.backHome}
          </a>
        </p>
      </div>
    ),
  });
}
