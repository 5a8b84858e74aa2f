import type { RenderedPage } from '../../../../kit/pages/publicPage.ts';
import { feedPath, findPublicPodcasts } from '../../../programmes/public.ts';
import { pageOf } from '../frame.tsx';
import type { Feed } from '../live/headLinks.tsx';
import { CopyAddress } from '../live/elements.tsx';
import { Empty } from '../parts.tsx';
import type { Site } from '../site.ts';
import { subscribeAnchor } from '../siteAddresses.ts';

/* Podcasts, and how one subscribes to them. */

export async function podcastsPage(site: Site): Promise<RenderedPage> {
  const { texts, addresses } = site;
  const podcasts = await findPublicPodcasts.all(site.environment);
  return pageOf(site, {
    title: texts.podcasts,
    path: ['podcasts'],
    feeds: podcasts.map((podcast) => podcastFeedOf(site, podcast)),
    body: (
      <>
        <h1>{texts.podcasts}</h1>
        {podcasts.length === 0 && <Empty text={texts.noPodcasts} />}
        <ul className="cards">
          {podcasts.map(({ id, slug, title, cover, emissionCover }) => (
            <li className="card square" key={id}>
              {cover || emissionCover ? (
                <img src={cover || emissionCover} alt="" width={512} height={512} loading="lazy" />
              ) : (
                <span className="blank" aria-hidden="true" />
              )}
              <div>
                <h3>
                  <a href={addresses.of('programmes', slug)}>{title}</a>
                </h3>
                <p>
                  <a href={feedPath(site.radio.slug, slug)}>{texts.subscribe}</a>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </>
    ),
  });
}

/** Returns title and URL path of the podcast feed of an emission, for the head of a page. */
export const podcastFeedOf = ({ radio }: Site, { slug, title }: { slug: string; title: string }): Feed => ({
  title,
  path: feedPath(radio.slug, slug),
});

/**
 * Address schemes with which podcast apps subscribe to a feed. `address` is the encoded address of the feed, `rest` the address without
 * its scheme.
 */
const apps: ReadonlyArray<{ name: string; link: (feed: { address: string; rest: string }) => string }> = [
  { name: 'Apple Podcasts', link: ({ rest }) => `podcast://${rest}` },
  { name: 'AntennaPod', link: ({ rest }) => `antennapod-subscribe://${rest}` },
  { name: 'Pocket Casts', link: ({ rest }) => `pktc://subscribe/${rest}` },
  { name: 'Overcast', link: ({ address }) => `overcast://x-callback-url/add?url=${address}` },
];

/** Links that open podcast apps with the feed of an emission. All other apps can use the shown address of the feed. */
export function Subscribe({ site, slug }: { site: Site; slug: string }) {
  const { texts, radio, request } = site;
  const path = feedPath(radio.slug, slug);
  const feed = `${request.services.accounts.portalUrl()}${path}`;
  const given = { address: encodeURIComponent(feed), rest: feed.replace(/^https?:\/\//, '') };
  return (
    <div className="subscribe" id={subscribeAnchor}>
      <p>
        <a className="button" href={path}>
          {texts.subscribe}
        </a>
      </p>
      <p>{texts.listening.subscribeWith}</p>
      <ul className="tags">
        {apps.map(({ name, link }) => (
          <li key={name}>
            <a href={link(given)} dir="ltr">
              {name}
            </a>
          </li>
        ))}
      </ul>
      <CopyAddress site={site} label={texts.listening.feed} address={feed} />
    </div>
  );
}
