import { tagOf, type SiteLanguage } from '../../contents/contentEnums.ts';
import type { Site } from '../site.ts';
import { areaPaths } from '../siteAddresses.ts';

/** A feed that a page announces in its head, where programs find it. */
export interface Feed {
  title: string;
  path: string;
}

/** The same page in a language. */
interface Version {
  language: SiteLanguage;
  address: string;
}

interface HeadLinksProps {
  site: Site;
  /** Path of the page itself. */
  canonical: string | undefined;
  /** The page in each language that has it; empty when the languages have different pages. */
  versions: readonly Version[];
  /** Feeds of the page, beside that of the news. */
  feeds: readonly Feed[];
}

/** Links to the page itself, to its translations and to feeds. */
export function HeadLinks({ site, canonical, versions, feeds }: HeadLinksProps) {
  const { radio, origin } = site;
  const news = newsFeed(site);
  return (
    <>
      {canonical && <link rel="canonical" href={`${origin}${canonical}`} />}
      {versions.length > 1 && (
        <>
          {versions.map(({ language, address }) => (
            <link key={language} rel="alternate" hrefLang={tagOf(language)} href={`${origin}${address}`} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={`${origin}${defaultOf(site, versions)}`} />
        </>
      )}
      {[news, ...feeds.filter(({ path }) => path !== news.path)].map(({ title, path }) => (
        <link
          key={path}
          rel="alternate"
          type="application/rss+xml"
          title={`${title} · ${radio.name}`}
          href={path}
        />
      ))}
    </>
  );
}

const newsFeed = ({ texts, addresses }: Site): Feed => ({
  title: texts.areas.NEWS,
  path: addresses.of(areaPaths.NEWS, 'feed.xml'),
});

/** Address for readers of other languages: the language of the radio, or else the first one. */
const defaultOf = ({ radio }: Site, versions: readonly Version[]): string =>
  (versions.find(({ language }) => radio.language.startsWith(tagOf(language))) ?? versions[0]!).address;
