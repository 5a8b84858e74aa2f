import type { ReactNode } from 'react';
import { BannerPosition } from '../banners/bannerEnums.ts';
import { BannerPlaceholder, useHasBanner } from '../banners/bannerViews.tsx';
import { cardPathOf, cardSize, homeCard, type CardSubject } from '../cards/socialCard.ts';
import { SiteLanguage, tagOf } from '../contents/contentEnums.ts';
import { FooterMenu, TopMenu } from '../menus/menuViews.tsx';
import type { ShownMenus } from '../menus/shownMenus.ts';
import { ContactAndLegal } from '../webmaster/contactAndLegal.tsx';
import { HeadLinks, type Feed } from './live/headLinks.tsx';
import { Player, type ListenSource } from './player.tsx';
import type { Site } from './site.ts';
import { addressesOf } from './siteAddresses.ts';

/** Id and title of a part of a page, for a menu that leads to it. */
export interface Anchor {
  id: string;
  title: string;
}

interface LayoutProps {
  site: Site;
  title: string;
  description?: string;
  card?: CardSubject;
  /** Parts of the address of this page, the same in each language; absent when other languages have none. */
  path?: readonly string[] | undefined;
  /** Address by which menus mark a page without `path` and `translations`. */
  menuAddress?: string;
  /** Parts of the address of each translation, in place of `path`; without the languages that have none. */
  translations?: Partial<Record<SiteLanguage, readonly string[]>>;
  listen: readonly ListenSource[];
  menus: ShownMenus;
  /** Structured data by schema.org. */
  data?: object;
  /** Page of a list, from 1. */
  pageNumber?: number;
  /** Feeds of the page, beside that of the news. */
  feeds?: readonly Feed[];
  /** True for a page on a screen of the station, which reloads itself: without navigation, player, banners and footer. */
  isKiosk?: boolean;
  /** True for a page in place of the website, such as maintenance: without navigation, player, banners and footer. */
  isBare?: boolean;
  /** True for the window of the player: without navigation, banners and footer. */
  isPlayer?: boolean;
  /** False for a page that search engines must leave out. */
  isIndexed?: boolean;
  /** Parts of this page, which the menu at the top leads to in place of other pages. */
  anchors?: readonly Anchor[];
  children: ReactNode;
}

const rightToLeft = (language: SiteLanguage) => language === SiteLanguage.AR;

/**
 * Renders the HTML document of a page: head, navigation, player and footer around its content. Kiosk and bare pages have only the content,
 * the window of the player only the content and the player. There is no player without a stream. Pages are readable without scripts; a
 * script keeps the stream playing from page to page.
 */
export function Layout({
  site,
  title,
  description = '',
  card,
  path,
  menuAddress,
  translations,
  listen,
  menus,
  data,
  pageNumber = 1,
  feeds = [],
  isKiosk = false,
  isBare = false,
  isPlayer = false,
  isIndexed = !isKiosk && !isPlayer,
  anchors = [],
  children,
}: LayoutProps) {
  const { radio, settings, language, texts, addresses, origin, notice, root, stylePath } = site;
  const summary = description || settings.description;
  const shared = notice || isBare ? undefined : sharedPicture(site, card);
  const isArticle = translations !== undefined;
  const { logo = '', favicon = '' } = settings.style;
  const icon = favicon || logo;
  // When the top menu links to the parts of this page, the footer menu also has the entries of the top menu.
  const furtherEntries = anchors.length > 0 ? [...menus.menu, ...menus.footerMenu] : menus.footerMenu;
  const own = (parts: readonly string[], of: SiteLanguage) => addressesOf(root, of).of(...parts);
  const versions = Object.values(SiteLanguage).flatMap((of) => {
    const parts = translations ? translations[of] : path;
    return parts ? [{ language: of, address: own(parts, of) }] : [];
  });
  const first = versions.find((version) => version.language === language)?.address;
  // Further pages of a list have other entries in each language.
  const hasVersions = versions.length > 1 && pageNumber === 1;
  const canonical = first && pageNumber > 1 ? `${first}?page=${pageNumber}` : first;
  const position = { current: canonical ?? menuAddress, home: addresses.of() };
  return (
    <html lang={site.tag} dir={rightToLeft(language) ? 'rtl' : 'ltr'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {isKiosk && (
          <noscript>
            <meta httpEquiv="refresh" content="20" />
          </noscript>
        )}
        {(notice || !isIndexed || !settings.isIndexed) && <meta name="robots" content="noindex" />}
        <title>{title === radio.name ? title : `${title} · ${settings.titleSuffix || radio.name}`}</title>
        {summary && <meta name="description" content={summary} />}
        <meta property="og:type" content={isArticle ? 'article' : 'website'} />
        <meta property="og:title" content={title} />
        <meta property="og:site_name" content={radio.name} />
        {summary && <meta property="og:description" content={summary} />}
        {shared && <SharedPicture origin={origin} {...shared} />}
        {canonical && <meta property="og:url" content={`${origin}${canonical}`} />}
        <HeadLinks site={site} canonical={canonical} versions={hasVersions ? versions : []} feeds={feeds} />
        {/* Without an icon, browsers ask for `/favicon.ico`. */}
        {icon ? (
          <link rel="icon" type="image/webp" href={icon} />
        ) : (
          <link rel="icon" type="image/svg+xml" href="/assets/station.svg" />
        )}
        <link rel="stylesheet" href={stylePath} />
        {!isBare && <script src="/assets/site.js" defer />}
        {settings.allowsComments && !isKiosk && !isBare && !isPlayer && (
          <script src="/assets/comments.js" defer />
        )}
        {data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonInHtml(data) }} />}
      </head>
      {isKiosk || isBare || isPlayer ? (
        <body className={isKiosk ? 'kiosk' : isPlayer ? 'window' : 'bare'}>
          <main id="main">{children}</main>
          {isPlayer && listen.length > 0 && <Player site={site} listen={listen} hasWindow={false} />}
        </body>
      ) : (
        <body>
          <a className="skip" href="#main">
            {texts.skip}
          </a>
          {notice && (
            <p className="notice" role="note">
              {notice}
            </p>
          )}
          <header className="top">
            <a className="brand" href={addresses.of()}>
              {logo ? <img src={logo} alt="" /> : <span className="mark" aria-hidden="true" />}
              <span>
                <strong>{radio.name}</strong>
                {settings.tagline && <small>{settings.tagline}</small>}
              </span>
            </a>
            <nav aria-label={texts.menu}>
              {anchors.map(({ id, title: part }) => (
                <a key={id} href={`#${id}`}>
                  {part}
                </a>
              ))}
              {anchors.length === 0 && <TopMenu texts={texts} entries={menus.menu} {...position} />}
            </nav>
          </header>
          {listen.length > 0 && <Player site={site} listen={listen} hasWindow />}
          <WithBanners>
            <main id="main">{children}</main>
          </WithBanners>
          <footer>
            <p>© {radio.name}</p>
            <ContactAndLegal site={site} />
            {furtherEntries.length > 0 && (
              <nav aria-label={texts.footerMenu}>
                <FooterMenu entries={furtherEntries} {...position} />
              </nav>
            )}
            <nav aria-label={texts.language}>
              {Object.values(SiteLanguage).map((of) => (
                <a
                  key={of}
                  href={versions.find((version) => version.language === of)?.address ?? own([], of)}
                  lang={tagOf(of)}
                  hrefLang={tagOf(of)}
                  aria-current={of === language ? 'true' : undefined}
                >
                  {names[of]}
                </a>
              ))}
            </nav>
          </footer>
        </body>
      )}
    </html>
  );
}

/** The picture of a shared link: that of the page, else the one that the radio has chosen, else the card of the home page. */
function sharedPicture(site: Site, card: CardSubject | undefined) {
  const { socialPicture } = site.settings;
  if (!card && socialPicture) return { path: socialPicture, alt: site.radio.name };
  const subject = card ?? homeCard(site);
  return { path: cardPathOf(site, subject), alt: subject.alt || subject.title };
}

function SharedPicture({ origin, path, alt }: { origin: string; path: string; alt: string }) {
  return (
    <>
      <meta property="og:image" content={`${origin}${path}`} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The page between the banners around it. A script replaces this part when the next page is shown. */
function WithBanners({ children }: { children: ReactNode }) {
  const hasSidebar = useHasBanner(BannerPosition.SIDEBAR);
  return (
    <div className="page">
      <BannerPlaceholder position={BannerPosition.TOP} />
      <div className={hasSidebar ? 'beside' : undefined}>
        {children}
        <BannerPlaceholder position={BannerPosition.SIDEBAR} />
      </div>
      <BannerPlaceholder position={BannerPosition.FOOTER} />
    </div>
  );
}

const names: Record<SiteLanguage, string> = { EN: 'English', FR: 'Français', AR: 'العربية' };

/** JSON that cannot end its script element or start a comment. */
const jsonInHtml = (data: object) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
