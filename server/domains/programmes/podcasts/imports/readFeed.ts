import { SaxesParser } from 'saxes';
import { cleanHtml, maxHtml, textOf } from '../../../../kit/html/cleanHtml.ts';
// Only the type, because a worker thread runs this file, and Node.js cannot run enums.
import type { EpisodeType } from '../../episodes/episodeEnums.ts';

/** An item of a feed, in the fields of an episode. */
export interface FeedItem {
  guid: string;
  title: string;
  summary: string;
  notes: string;
  /** ISO 8601; null when the feed has no date that can be read. */
  publishedAt: string | null;
  season: number | null;
  number: number | null;
  episodeType: EpisodeType;
  explicit: boolean;
  /** Address of the sound; empty without one, and when the enclosure is a video. */
  sound: string;
  soundType: string;
}

/**
 * Returns the items of an RSS feed in their order, at most `max`.
 * Throws for a document that is not a well-formed RSS feed.
 */
export function readFeed(xml: string, max: number): FeedItem[] {
  const items: FeedItem[] = [];
  const path: string[] = [];
  let fields = new Map<string, string>();
  let enclosure: Record<string, string> = {};
  let text = '';
  let isRss = false;
  // The parser resolves neither external entities nor entities that the document defines: such documents are
  // rejected.
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name);
    text = '';
    if (isAt(path, 'rss', 'channel')) isRss = true;
    if (isAt(path, 'rss', 'channel', 'item')) {
      fields = new Map();
      enclosure = {};
    }
    if (isAt(path, 'rss', 'channel', 'item', 'enclosure') && !enclosure['url']) enclosure = { ...attributes };
  });
  const add = (more: string) => void (text += more);
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => {
    if (isAt(path, 'rss', 'channel', 'item')) {
      if (items.length < max) items.push(itemOf(fields, enclosure));
    } else if (path.length === 4 && isAt(path.slice(0, 3), 'rss', 'channel', 'item') && !fields.has(name))
      fields.set(name, text.trim());
    path.pop();
    text = '';
  });
  parser.write(xml).close();
  if (!isRss) throw new Error('The document is not an RSS feed.');
  return items;
}

const isAt = (path: readonly string[], ...names: string[]) =>
  path.length === names.length && names.every((name, at) => path[at] === name);

const maxGuid = 1000;
/** Maximum characters of HTML from which a summary of 500 characters is made. */
const maxSummaryHtml = 10_000;

function itemOf(fields: ReadonlyMap<string, string>, enclosure: Record<string, string>): FeedItem {
  const field = (name: string) => fields.get(name) ?? '';
  const sound = (enclosure['url'] ?? '').trim();
  const soundType = (enclosure['type'] ?? '').trim().toLowerCase();
  const description = field('description') || field('itunes:summary');
  const long = field('content:encoded') || (/<[a-z][^>]*>/i.test(description) ? description : '');
  const notes = cleanHtml(long.slice(0, maxHtml));
  return {
    guid: (field('guid') || sound).slice(0, maxGuid),
    title: plain(field('title') || field('itunes:title')).slice(0, 200),
    summary: plain(textOf((description || field('itunes:subtitle')).slice(0, maxSummaryHtml))).slice(0, 500),
    notes: notes.length > maxHtml ? '' : notes,
    publishedAt: momentOf(field('pubDate')),
    season: numberOf(field('itunes:season'), 9999),
    number: numberOf(field('itunes:episode'), 99_999),
    episodeType: (types[field('itunes:episodeType').toLowerCase()] ?? 'FULL') as EpisodeType,
    explicit: ['yes', 'true', 'explicit'].includes(field('itunes:explicit').toLowerCase()),
    sound: soundType.startsWith('video/') ? '' : sound,
    soundType,
  };
}

const types: Record<string, string> = { trailer: 'TRAILER', bonus: 'BONUS' };

/** Returns the text on one line, without control characters and lone surrogates. */
const plain = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();

function momentOf(text: string): string | null {
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

function numberOf(text: string, max: number): number | null {
  const number = Number(text);
  return /^\d{1,6}$/.test(text) && number >= 1 && number <= max ? number : null;
}
