import { videoOf } from './videoLink.ts';

/*
 * References in cleaned HTML. A paragraph with `data-record`, `data-audio` or `data-video` stands for a card, a player or a link to a
 * video, and has a title as its text; a link with `data-record` leads to the page of a record. Only the website resolves them.
 */

export const referenceKinds = ['record', 'audio', 'video'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** Types of records that a text may refer to. */
export const recordTypes = ['Emission', 'Episode', 'Content'] as const;
export type RecordType = (typeof recordTypes)[number];

export interface RecordReference {
  type: RecordType;
  id: number;
}

/** Parses a reference such as `Emission:12`; undefined for other texts. */
export function parseRecordReference(text: string): RecordReference | undefined {
  const [, type, id] = /^(Emission|Episode|Content):([1-9]\d{0,8})$/.exec(text) ?? [];
  return type && id ? { type: type as RecordType, id: Number(id) } : undefined;
}

/** The target of a reference as it is stored; undefined when it is not acceptable. */
export function targetOf(kind: ReferenceKind, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (kind === 'video') return videoOf(text)?.url;
  const reference = parseRecordReference(text);
  return reference && (kind === 'record' || reference.type === 'Episode') ? text : undefined;
}

const blocks = /<p data-(record|audio|video)="([^"]*)">([\s\S]*?)<\/p>/g;
const links = /<a data-record="([^"]*)">([\s\S]*?)<\/a>/g;

/** The records that a cleaned text refers to, each once. */
export function referencesIn(html: string): RecordReference[] {
  const targets = new Set<string>();
  for (const [, kind, target] of html.matchAll(blocks)) if (kind !== 'video') targets.add(target!);
  for (const [, target] of html.matchAll(links)) targets.add(target!);
  return [...targets].flatMap((target) => parseRecordReference(target) ?? []);
}

export interface ReferenceViews {
  /** HTML in place of a paragraph with a reference; the title is HTML too. */
  block: (kind: ReferenceKind, target: string, title: string) => string;
  /** HTML in place of a link to a record. */
  link: (target: string, text: string) => string;
}

/** Replaces the references of a cleaned text by their views. */
export const withReferences = (html: string, { block, link }: ReferenceViews): string =>
  html
    .replaceAll(blocks, (_, kind: ReferenceKind, target: string, title: string) => block(kind, target, title))
    .replaceAll(links, (_, target: string, text: string) => link(target, text));
