import { createHash } from 'node:crypto';
import { createContext, useContext } from 'react';
import { visitorDocument } from '../../../kit/rules/visitors.ts';
import { Picture } from '../pages/picture.tsx';
import type { Site } from '../pages/site.ts';
import { readAsVisitor } from '../pages/site.ts';
import { BannerPosition } from './bannerEnums.ts';
import { clickPathOf, viewPathOf } from './bannerPages.ts';
import { chooseByWeight, nextBannerChange, turnLength, type ShownBanner } from './chosenBanners.ts';

const shownBanners = visitorDocument(/* GraphQL */ `
  query SiteBanners {
    banners(perPage: 100, sort: [{ id: ASC }]) {
      items {
        id
        key
        position
        picture
        pictureAlt
        pictureFocus {
          x
          y
        }
        text
        link
        weight
      }
    }
  }
`);

/** Banners that a page may show, and the moment until which the choice is valid. */
export interface PageBanners {
  site: Site;
  /** Path of the public website on its host, also in a preview. */
  root: string;
  /** Seed for the choice of a banner when several share a position on the page. Changes each minute, and differs by page. */
  turn: string;
  /** Hash of the address of the page. */
  page: string;
  banners: readonly ShownBanner[];
  /** Milliseconds since 1970 until which the page shows the same banners; infinite when they never change. */
  until: number;
}

/** Reads the banners of the website that visitors see now. */
export async function readBanners(site: Site): Promise<PageBanners> {
  const now = Date.now();
  const [{ banners }, change] = await Promise.all([
    readAsVisitor<{ banners: { items: ShownBanner[] } }>(site, shownBanners, {}),
    nextBannerChange(site.environment, now),
  ]);
  const { items } = banners;
  const minute = Math.floor(now / turnLength);
  const positions = new Set(items.map(({ position }) => position));
  const takeTurns = items.length > positions.size;
  const { params, query } = site.request;
  const page = createHash('sha256')
    .update(JSON.stringify([params, query]))
    .digest('hex')
    .slice(0, 8);
  return {
    site,
    root: site.request.services.ownHosts.rootOf(site.radio.slug),
    turn: `${minute} ${page}`,
    page,
    banners: items,
    until: Math.min(change, takeTurns ? (minute + 1) * turnLength : Infinity),
  };
}

/** Context with the banners of the page that is being rendered; undefined for a page without banners. */
export const BannersOfPage = createContext<PageBanners | undefined>(undefined);

/** Width of the text column in which banners are shown at most. */
const columnWidth = '60rem';

/** True when the page has at least one banner for a position. */
export const useHasBanner = (position: BannerPosition): boolean =>
  useContext(BannersOfPage)?.banners.some((banner) => banner.position === position) ?? false;

/**
 * Renders a banner of a position, chosen by weight; renders nothing when there is none. `name` distinguishes several banners on one
 * page.
 */
export function BannerPlaceholder({ position, name = '' }: { position: BannerPosition; name?: string }) {
  const page = useContext(BannersOfPage);
  if (!page) return null;
  const ofPosition = page.banners.filter((banner) => banner.position === position);
  const banner = chooseByWeight(ofPosition, `${page.turn} ${position} ${name}`);
  if (!banner) return null;
  const { key, link, picture, pictureAlt, text } = banner;
  // Staff look at previews: neither views nor clicks count.
  const isPreview = page.site.notice !== undefined;
  const shown =
    picture && pictureAlt ? (
      <Picture
        site={page.site}
        of={banner}
        ratio="3x1"
        sizes={`(max-width: ${columnWidth}) 100vw, ${columnWidth}`}
      />
    ) : (
      <span dir="auto">{text}</span>
    );
  return (
    <aside
      className={`banner at-${position.toLowerCase().replace('_', '-')}`}
      aria-label={page.site.texts.banner}
    >
      {link ? (
        <a href={isPreview ? link : clickPathOf(page.root, key)} rel="sponsored nofollow noopener">
          {shown}
        </a>
      ) : (
        shown
      )}
      {/*
       * Invisible picture that browsers request shortly before the banner becomes visible, which counts a view, also on a cached
       * page. It is not clipped, because browsers do not load a clipped picture lazily. The address differs by page, because a
       * browser requests each address once while the player moves between pages.
       */}
      {!isPreview && (
        <img
          className="unseen"
          src={`${viewPathOf(page.root, key)}?page=${page.page}`}
          alt=""
          width={1}
          height={1}
          loading="lazy"
        />
      )}
    </aside>
  );
}
