import { BannerPosition } from '../banners/bannerEnums.ts';
import { BannerPlaceholder } from '../banners/bannerViews.tsx';
import type { ContentKind } from '../contents/contentEnums.ts';
import { ContentCards } from './parts.tsx';
import type { Site } from './site.ts';
import type { ContentCard } from './siteDocuments.ts';

/* Lists of contents, page by page. */

export const perPage = 12;

/** Number of contents before the banner in a list: two rows on wide screens. */
const beforeBanner = 6;

interface ContentPagesProps {
  site: Site;
  kind: ContentKind;
  items: readonly ContentCard[];
  page: number;
  totalItems: number;
  /** Parts of the address of the first page. */
  path: readonly string[];
}

/** Shows one page of a list of contents, with links to the pages before and after it. */
export function ContentPages({ site, kind, items, page, totalItems, path }: ContentPagesProps) {
  const { texts } = site;
  const address = site.addresses.of(...path);
  return (
    <>
      <ContentCards site={site} kind={kind} items={items.slice(0, beforeBanner)} />
      <BannerPlaceholder position={BannerPosition.BETWEEN_CONTENTS} />
      {items.length > beforeBanner && (
        <ContentCards site={site} kind={kind} items={items.slice(beforeBanner)} />
      )}
      {totalItems > perPage && (
        <nav className="pages" aria-label={texts.page}>
          {page > 1 ? (
            <a rel="prev" href={page === 2 ? address : `${address}?page=${page - 1}`}>
              {texts.previousPage}
            </a>
          ) : (
            <span />
          )}
          {page * perPage < totalItems && (
            <a rel="next" href={`${address}?page=${page + 1}`}>
              {texts.nextPage}
            </a>
          )}
        </nav>
      )}
    </>
  );
}
