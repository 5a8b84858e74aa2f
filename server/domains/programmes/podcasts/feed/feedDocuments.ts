import type {
  DocumentRequest,
  OpenDocument,
  OpenFile,
  OpenRedirect,
  OpenText,
} from '../../../../kit/entrances/openDocument.ts';
import type { MovedPage, PageRequest, PublicPage, RenderedPage } from '../../../../kit/pages/publicPage.ts';
import { parseCaptions, writeSrt } from '../../../library/public.ts';
import type { Chapter } from '../../episodes/chapter.ts';
import { findNextPublication } from '../../emissions/publicEmissions.ts';
import { countDownload } from '../downloads/countDownload.ts';
import { hasFormerSlug } from '../../../platform/public.ts';
import { episodePath, feedPath } from './addresses.ts';
import { captionTypes, feedSoundOf, isSoundEnding } from './endings.ts';
import { feedBuiltAt } from './feedBuilds.ts';
import { episodesOfFeed, type FeedPerson } from './feedEpisodes.ts';
import { feedXml, type FeedContent } from './feedXml.ts';
import { openPodcast, type OpenPodcast } from './openPodcast.ts';

/** Cache lifetime of a feed in seconds. */
const maxAge = 300;

const seenIn = ({ podcast, isPreview }: OpenPodcast) => ({
  emission: podcast.emission,
  now: new Date(),
  isPreview,
});

/** Serves `/feeds/{radio}/{emission}.xml`. Not found, except in a preview, until the podcast has an episode to listen to. */
export const feedPage: PublicPage = {
  path: '/feeds/:radio/:file',
  parameters: { preview: (ticket) => ticket },
  openFor: maxAge,
  async render(request): Promise<RenderedPage | MovedPage | undefined> {
    const [, slug] = /^(.+)\.xml$/.exec(request.params['file'] ?? '') ?? [];
    const open = slug && (await openPodcast(request, request.params['radio']!, slug));
    if (!open) return undefined;
    const seen = seenIn(open);
    const mark = (await episodesOfFeed.mark.first(open.scope, seen))!;
    if (mark.count === 0 && !open.isPreview) return undefined;
    const { podcast, radio, isPreview } = open;
    if (open.isMoved) return movedFeed(request, open);
    const hasMoved = await hasMovedBefore(open);
    const portal = request.services.accounts.portalUrl();
    const content = JSON.stringify([
      mark,
      podcast.version,
      podcast.emissionVersion,
      radio.slug,
      hasMoved,
      portal,
    ]);
    const builtAt = isPreview ? new Date() : await builtAtOf(request, open, content);
    const next = await findNextPublication.first(open.scope, { now: seen.now });
    return {
      status: 200,
      type: 'application/rss+xml; charset=utf-8',
      text: feedXml(open, { ...(await contentOf(open, seen)), builtAt, hasMoved }, portal),
      radioId: radio.id,
      isSecret: isPreview,
      until: next?.at ? new Date(next.at).getTime() : undefined,
    };
  },
};

/**
 * Address for a redirect to a path. The own host of the radio's former slug does not serve addresses with its present one, so its
 * redirects lead to the portal.
 */
function addressAfterMove(
  { services: { accounts, ownHosts }, params }: Pick<PageRequest, 'services' | 'params'>,
  { radio }: OpenPodcast,
  path: string,
): string {
  const isFormerHost = radio.slug !== params['radio'] && ownHosts.originOf(params['radio']!) !== undefined;
  return isFormerHost ? accounts.portalUrl() + path : path;
}

function movedFeed(request: PageRequest, open: OpenPodcast): MovedPage {
  const { radio, podcast, isPreview } = open;
  const { preview = '' } = request.query;
  const query = isPreview ? `?preview=${encodeURIComponent(preview)}` : '';
  const location = addressAfterMove(request, open, feedPath(radio.slug, podcast.slug)) + query;
  return { location, status: 301, isSecret: isPreview };
}

const movedTo = (request: DocumentRequest, open: OpenPodcast, path: string): OpenRedirect => ({
  location: addressAfterMove(request, open, path),
  maxAge,
  isPrivate: open.isPreview,
});

/** True when the emission or radio had another slug before, whose address subscribers may still use. */
const hasMovedBefore = async ({ scope, podcast, radio }: OpenPodcast): Promise<boolean> =>
  (await hasFormerSlug(scope, 'Emission', podcast.emission)) || hasFormerSlug(scope, 'Radio', radio.id);

/** Date of the feed's last build. The current time when it cannot be stored, so that a feed can be read while the disk is full. */
const builtAtOf = (request: PageRequest, open: OpenPodcast, content: string): Promise<Date> =>
  feedBuiltAt(open, content).catch((error: unknown) => {
    request.log.error({ err: error }, 'the build of a feed could not be stored');
    return new Date();
  });

async function contentOf(
  open: OpenPodcast,
  seen: ReturnType<typeof seenIn>,
): Promise<Omit<FeedContent, 'builtAt' | 'hasMoved'>> {
  const { scope, podcast } = open;
  const { emission } = podcast;
  const [episodes, of, makers] = await Promise.all([
    episodesOfFeed.all.all(scope, seen),
    episodesOfFeed.people.all(scope, { emission }),
    episodesOfFeed.makers.all(scope, { emission }),
  ]);
  const people = new Map<number, FeedPerson[]>();
  for (const { episode, ...person } of of) people.set(episode, [...(people.get(episode) ?? []), person]);
  return { episodes, people, makers };
}

/** Serves `/feeds/{radio}/{emission}/{guid}.mp3`, and the transcript and chapters of the episode. */
export const feedFiles: OpenDocument = {
  path: '/feeds/:radio/:emission/:file',
  async find(request) {
    const { radio, emission, file } = request.params;
    const [, guid, ending = ''] = /^([\da-f-]{36})\.([a-z\d.]{2,13})$/.exec(file ?? '') ?? [];
    const open = guid && (await openPodcast(request, radio!, emission!));
    if (!open) return undefined;
    const episode = await episodesOfFeed.byGuid.first(open.scope, { ...seenIn(open), guid });
    if (!episode) return undefined;
    const captionType = captionTypes.find(([known]) => known === ending)?.[1];
    if (ending === 'txt' && !episode.transcript) return undefined;
    if (captionType && !episode.captions) return undefined;
    const isText = ending === 'txt' || ending === 'chapters.json' || captionType !== undefined;
    const current = isText ? ending : feedSoundOf(episode).ending;
    if (ending !== current && !isSoundEnding(ending)) return undefined;
    // The address has another extension when the sound was replaced by one of another format.
    if (open.isMoved || ending !== current)
      return movedTo(request, open, episodePath(open.radio.slug, open.podcast.slug, guid, current));
    if (ending === 'txt') return transcriptOf(episode, open);
    if (captionType) return captionsOf(episode, open, captionType);
    if (ending === 'chapters.json') return chaptersOf(episode, open);
    return soundOf(request, episode, open);
  },
};

type Episode = NonNullable<Awaited<ReturnType<typeof episodesOfFeed.byGuid.first>>>;

function soundOf(request: DocumentRequest, episode: Episode, { isPreview, scope }: OpenPodcast): OpenFile {
  const { key, mimeType: type, size } = feedSoundOf(episode);
  if (isPreview || request.method !== 'GET') return { key, type, isPrivate: isPreview };
  return { key, type, sent: (bytes) => countDownload(request, scope, { ...episode, size }, bytes) };
}

const transcriptOf = ({ transcript }: Episode, { isPreview }: OpenPodcast): OpenText => ({
  type: 'text/plain; charset=utf-8',
  mark: transcript,
  maxAge,
  isPrivate: isPreview,
  text: () => transcript,
});

const captionsOf = ({ captions }: Episode, { isPreview }: OpenPodcast, type: string): OpenText => ({
  type: `${type}; charset=utf-8`,
  mark: `${type} ${captions}`,
  maxAge,
  isPrivate: isPreview,
  text: () => (type === 'text/vtt' ? captions : writeSrt(parseCaptions(captions))),
});

/** Chapters in the format of Podcasting 2.0, with times in seconds. */
const chaptersOf = ({ chapters }: Episode, { isPreview }: OpenPodcast): OpenText => {
  const text = JSON.stringify({ version: '1.2.0', chapters: chapters.map(chapterOf) });
  return { type: 'application/json+chapters', mark: text, maxAge, isPrivate: isPreview, text: () => text };
};

const chapterOf = ({ start, title, link }: Chapter) => ({
  startTime: start / 1000,
  title,
  ...(link && { url: link }),
});
