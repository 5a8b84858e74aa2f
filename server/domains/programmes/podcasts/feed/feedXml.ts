import XMLBuilder from 'fast-xml-builder';
import { textAsHtml } from '../../../../kit/html/html.ts';
import { EpisodeType } from '../../episodes/episodeEnums.ts';
import { ParticipantPart } from '../../people/participant.ts';
import { PodcastKind } from '../podcast.entity.ts';
import { partsOfCategory } from '../podcastCategories.ts';
import { captionTypes, feedSoundOf } from './endings.ts';
import { episodePath, feedPath } from './addresses.ts';
import type { FeedEpisode, FeedPerson } from './feedEpisodes.ts';
import type { OpenPodcast } from './openPodcast.ts';

/** XML builder; it escapes texts and attributes. */
const builder = new XMLBuilder({
  attributeNamePrefix: '@',
  textNodeName: '#',
  ignoreAttributes: false,
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
  format: false,
});

export interface FeedContent {
  episodes: readonly FeedEpisode[];
  /** People of each episode, by its id. */
  people: ReadonlyMap<number, readonly FeedPerson[]>;
  makers: readonly FeedPerson[];
  /** When the content of the feed last changed. */
  builtAt: Date;
  /** True if the feed had another address before. */
  hasMoved: boolean;
}

/** Writes a podcast feed as RSS 2.0 with the extensions of iTunes and Podcasting 2.0. URLs in it begin with the URL of the portal. */
export function feedXml(open: OpenPodcast, content: FeedContent, portal: string): string {
  const rss = {
    '@version': '2.0',
    '@xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
    '@xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
    '@xmlns:atom': 'http://www.w3.org/2005/Atom',
    '@xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    channel: channelOf(open, content, portal),
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ rss })}`;
}

function channelOf(
  open: OpenPodcast,
  { episodes, people, makers, builtAt, hasMoved }: FeedContent,
  portal: string,
) {
  const { radio, podcast, isPreview } = open;
  const self = `${portal}${feedPath(radio.slug, podcast.slug)}`;
  const owner = { ...tag('itunes:name', podcast.ownerName), ...tag('itunes:email', podcast.ownerEmail) };
  return {
    ...tag('title', podcast.title),
    link: plain(podcast.link) || portal,
    ...tag('description', textAsHtml(podcast.description || podcast.title).text),
    ...tag('language', podcast.language),
    ...tag('copyright', podcast.copyright),
    lastBuildDate: builtAt.toUTCString(),
    generator: 'Regie',
    'atom:link': { '@href': self, '@rel': 'self', '@type': 'application/rss+xml' },
    ...(hasMoved && !isPreview && { 'itunes:new-feed-url': self }),
    ...tag('itunes:author', podcast.author),
    ...(Object.keys(owner).length > 0 && { 'itunes:owner': owner }),
    ...(podcast.cover && {
      'itunes:image': { '@href': `${portal}${podcast.cover}` },
      image: {
        url: `${portal}${podcast.cover}`,
        title: plain(podcast.title),
        link: plain(podcast.link) || portal,
      },
    }),
    'itunes:category': podcast.categories.map(categoryOf),
    'itunes:explicit': String(Boolean(podcast.explicit)),
    'itunes:type': podcast.kind === PodcastKind.SERIAL ? 'serial' : 'episodic',
    // A preview must not be listed in directories.
    ...(isPreview && { 'itunes:block': 'Yes' }),
    'podcast:guid': podcast.guid,
    'podcast:locked': {
      ...(podcast.ownerEmail && { '@owner': plain(podcast.ownerEmail) }),
      '#': podcast.isLocked ? 'yes' : 'no',
    },
    'podcast:person': makers.map(personOf),
    item: episodes.map((episode) => itemOf(episode, people.get(episode.id) ?? [], open, portal)),
  };
}

function itemOf(episode: FeedEpisode, people: readonly FeedPerson[], open: OpenPodcast, portal: string) {
  const { radio, podcast, isPreview } = open;
  const key = isPreview ? `?preview=${podcast.previewKey}` : '';
  const address = (ending: string) =>
    `${portal}${episodePath(radio.slug, podcast.slug, episode.guid, ending)}${key}`;
  const sound = feedSoundOf(episode);
  return {
    ...tag('title', episode.title),
    guid: { '@isPermaLink': 'false', '#': plain(episode.feedGuid || episode.guid) },
    pubDate: momentOf(episode).toUTCString(),
    ...tag('description', descriptionOf(episode)),
    ...tag('content:encoded', episode.notes),
    enclosure: {
      '@url': address(sound.ending),
      '@length': String(sound.size),
      '@type': sound.mimeType,
    },
    ...(episode.duration !== null && { 'itunes:duration': String(Math.round(episode.duration / 1000)) }),
    ...(episode.cover && { 'itunes:image': { '@href': `${portal}${jpegOf(episode.cover)}` } }),
    ...(episode.season !== null && { 'itunes:season': String(episode.season) }),
    'itunes:episodeType': episodeTypes[episode.episodeType],
    ...(episode.number !== null && { 'itunes:episode': String(episode.number) }),
    'itunes:explicit': String(Boolean(episode.explicit || podcast.explicit)),
    'podcast:transcript': transcriptsOf(episode).map(([ending, type, isTimed]) => ({
      '@url': address(ending),
      '@type': type,
      ...(isTimed && { '@language': plain(podcast.language), '@rel': 'captions' }),
    })),
    ...(episode.chapters.length > 0 && {
      'podcast:chapters': { '@url': address('chapters.json'), '@type': 'application/json+chapters' },
    }),
    'podcast:person': people.map(personOf),
  };
}

/**
 * Extension, MIME type, and whether the transcript has times. The best comes first, because programs use the
 * first one they support.
 */
const transcriptsOf = ({ hasCaptions, hasTranscript }: FeedEpisode): Array<[string, string, boolean]> => [
  ...(hasCaptions
    ? captionTypes.map(([ending, type]) => [ending, type, true] as [string, string, true])
    : []),
  ...(hasTranscript ? [['txt', 'text/plain', false] as [string, string, false]] : []),
];

const episodeTypes: Record<EpisodeType, string> = {
  [EpisodeType.FULL]: 'full',
  [EpisodeType.TRAILER]: 'trailer',
  [EpisodeType.BONUS]: 'bonus',
};

/** Readers show a description as HTML. The notes are HTML already; the summary and the title are plain text. */
const descriptionOf = ({ summary, notes, title }: FeedEpisode): string =>
  summary === '' && notes !== '' ? notes : textAsHtml(summary || title).text;

/** Directories support no WebP: the cover of an episode is stored as JPEG too. */
const jpegOf = (cover: string) => cover.replace(/-\d+\.webp$/, '-1400.jpg');

/** Publication date, or the creation date of an episode without one. */
const momentOf = ({ publishedAt, createdAt }: FeedEpisode) => new Date(publishedAt ?? createdAt);

function categoryOf(category: string) {
  const { top, below } = partsOfCategory(category);
  return { '@text': top, ...(below && { 'itunes:category': { '@text': below } }) };
}

/** Roles of Podcasting 2.0. */
const roles: Record<ParticipantPart, string> = {
  [ParticipantPart.PRESENTER]: 'host',
  [ParticipantPart.PRODUCER]: 'producer',
  [ParticipantPart.COLUMNIST]: 'correspondent',
  [ParticipantPart.GUEST]: 'guest',
};

const personOf = ({ name, part }: FeedPerson) => ({ '@role': roles[part], '#': plain(name) });

/** A tag with a text; no tag without a text. */
const tag = (name: string, text: string) => (text ? { [name]: plain(text) } : {});

/** A text without characters that XML 1.0 cannot represent: control characters and lone surrogates. */
const plain = (text: string) =>
  text.toWellFormed().replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
