import type { ReactNode } from 'react';
import { ContentKind, SiteLanguage, tagOf } from '../contents/contentEnums.ts';
import type { Site } from './site.ts';
import { addressesOf, areaPaths } from './siteAddresses.ts';
import { stylePath } from './siteStyle.ts';

/** A stream that the player offers. */
export interface ListenSource {
  url: string;
  /** MIME type; undefined when the browser has to find out. */
  type: string | undefined;
}

interface LayoutProps {
  site: Site;
  title: string;
  description?: string;
  picture?: string;
  /** Parts of the address of this page, the same in each language; absent when other languages have none. */
  path?: readonly string[] | undefined;
  /** Slugs of the translations of a content, in place of the last part of `path`. */
  translations?: Partial<Record<SiteLanguage, readonly string[]>>;
  listen: readonly ListenSource[];
  /** Structured data by schema.org. */
  data?: object;
  children: ReactNode;
}

const rightToLeft = (language: SiteLanguage) => language === SiteLanguage.AR;

/** The frame of every page: head, navigation, player and footer. Readable without scripts: one keeps the stream playing from page to page. */
export function Layout({
  site,
  title,
  description = '',
  picture,
  path,
  translations,
  listen,
  data,
  children,
}: LayoutProps) {
  const { radio, settings, language, texts, addresses, origin } = site;
  const own = (parts: readonly string[], of: SiteLanguage) => addressesOf(radio.slug, of).of(...parts);
  const versions = Object.values(SiteLanguage).flatMap((of) => {
    const parts = translations ? translations[of] : path;
    return parts ? [{ language: of, address: own(parts, of) }] : [];
  });
  const canonical = versions.find((version) => version.language === language)?.address;
  return (
    <html lang={site.tag} dir={rightToLeft(language) ? 'rtl' : 'ltr'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title === radio.name ? title : `${title} · ${radio.name}`}</title>
        {description && <meta name="description" content={description} />}
        <meta property="og:title" content={title} />
        <meta property="og:site_name" content={radio.name} />
        {description && <meta property="og:description" content={description} />}
        {picture && <meta property="og:image" content={`${origin}${picture}`} />}
        {canonical && <link rel="canonical" href={`${origin}${canonical}`} />}
        {versions.length > 1 &&
          versions.map((version) => (
            <link
              key={version.language}
              rel="alternate"
              hrefLang={tagOf(version.language)}
              href={`${origin}${version.address}`}
            />
          ))}
        <link
          rel="alternate"
          type="application/rss+xml"
          title={`${texts.areas.NEWS} · ${radio.name}`}
          href={addresses.of('news', 'feed.xml')}
        />
        <link rel="stylesheet" href={stylePath(settings.colour)} />
        {listen.length > 0 && <script src="/assets/site.js" defer />}
        {data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonInHtml(data) }} />}
      </head>
      <body>
        <a className="skip" href="#main">
          {texts.skip}
        </a>
        <header className="top">
          <a className="brand" href={addresses.of()}>
            <span className="mark" aria-hidden="true" />
            <span>
              <strong>{radio.name}</strong>
              {settings.tagline && <small>{settings.tagline}</small>}
            </span>
          </a>
          <nav aria-label={texts.menu}>
            <a href={addresses.of('schedule')}>{texts.schedule}</a>
            <a href={addresses.of('programmes')}>{texts.programmes}</a>
            <a href={addresses.of('podcasts')}>{texts.podcasts}</a>
            {Object.values(ContentKind).map((kind) => (
              <a key={kind} href={addresses.of(areaPaths[kind])}>
                {texts.areas[kind]}
              </a>
            ))}
          </nav>
        </header>
        {listen.length > 0 && (
          <section className="player" aria-label={texts.listen}>
            <span>{texts.listen}</span>
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a live stream has no captions */}
            <audio controls preload="none">
              {listen.map(({ url, type }) => (
                <source key={url} src={url} type={type} />
              ))}
            </audio>
          </section>
        )}
        <main id="main">{children}</main>
        <footer>
          <p>
            © {radio.name}
            {settings.email && (
              <>
                {' · '}
                <a href={`mailto:${settings.email}`}>{settings.email}</a>
              </>
            )}
          </p>
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
    </html>
  );
}

const names: Record<SiteLanguage, string> = { EN: 'English', FR: 'Français', AR: 'العربية' };

/** JSON that cannot end its script element or start a comment. */
const jsonInHtml = (data: object) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
