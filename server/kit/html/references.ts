import { videoOf } from './videoLink.ts';

/*
 * References in cleaned HTML. A paragraph with `data-record`, `data-audio` or `data-video` stands for a card, a player or a link to a
 * video, and has a title as its text; a link with `data-record` leads to the page of a record. Only the website resolves them.
 */

export const referenceKinds = ['record', 'audio', 'video'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** Types of records that a text may refer to. `MediaItem` is a sound of the library. */
export const recordTypes = ['Emission', 'Episode', 'Content', 'MediaItem'] as const;
export type RecordType = (typeof recordTypes)[number];

export interface RecordReference {
  type: RecordType;
  id: number;
}

/** Parses a reference such as `Emission:12`; undefined for other texts. */
export function parseRecordReference(text: string): RecordReference | undefined {
  const [, type, id] = /^(Emission|Episode|Content|MediaItem):([1-9]\d{0,8})$/.exec(text) ?? [];
  return type && id ? { type: type as RecordType, id: Number(id) } : undefined;
}

/** Types of records that have a player. Sounds of the library have nothing else: the website has no page for them. */
const playedTypes: readonly RecordType[] = ['Episode', 'MediaItem'];

/**
 * Returns the target of a reference of this kind in the form in which it is stored. Undefined when the kind does not accept the
 * target. `record` accepts all types except `MediaItem`, `audio` those with a player, and `video` the URL of a known video host.
 */
export function targetOf(kind: ReferenceKind, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (kind === 'video') return videoOf(text)?.url;
  const reference = parseRecordReference(text);
  if (!reference) return undefined;
  const isAccepted = kind === 'audio' ? playedTypes.includes(reference.type) : reference.type !== 'MediaItem';
  return isAccepted ? text : undefined;
}

const blocks = /<p data-(record|audio|video)="([^"]*)">([\s\S]*?)<\/p>/g;
const links = /<a data-record="([^"]*)">([\s\S]*?)<\/a>/g;

/** Largest number of records of one type that a text refers to. Further references have no effect, as those to deleted records. */
const maxRecords = 100;

/** The records that a cleaned text refers to, each once: at most 100 of each type. */
export function referencesIn(html: string): RecordReference[] {
  const targets = new Set<string>();
  for (const [, kind, target] of html.matchAll(blocks)) if (kind !== 'video') targets.add(target!);
  for (const [, target] of html.matchAll(links)) targets.add(target!);
  const references = [...targets].flatMap((target) => parseRecordReference(target) ?? []);
  return [...Map.groupBy(references, ({ type }) => type).values()].flatMap((ofType) =>
    ofType.slice(0, maxRecords),
  );
}

/** Replaces a record by another of its type in the references of a cleaned text. */
export const withMovedReference = (html: string, type: RecordType, from: number, to: number): string =>
  html.replaceAll(
    new RegExp(`(<(?:p data-(?:record|audio)|a data-record)=")${type}:${from}"`, 'g'),
    `$1${type}:${to}"`,
  );

export interface ReferenceViews {
  /** HTML in place of a paragraph with a reference; the title is HTML too. */
  block: (kind: ReferenceKind, target: string, title: string) => string;
  /** HTML in place of a link to a record. */
  link: (target: string, text: string) => string;
}

/**
 * Replaces each reference in a cleaned text by HTML. `block` returns the HTML of a card, player or video, `link` that of a link to
 * a record.
 */
export const withReferences = (html: string, { block, link }: ReferenceViews): string =>
  html
    .replaceAll(blocks, (_, kind: ReferenceKind, target: string, title: string) => block(kind, target, title))
    .replaceAll(links, (_, target: string, text: string) => link(target, text));
