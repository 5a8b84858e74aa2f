// Our own rather than `media-captions`, which leaves out what it cannot read without a word, or `node-webvtt`, which knows
// no SRT: here each fault is told with its line.

import { captionsRefused } from './captionProblem.ts';
import { cleanSettings, cleanText } from './captionText.ts';
import { readTimes, writeMoment, type CaptionTimes } from './captionTimes.ts';

export interface Caption extends CaptionTimes {
  /** Where on the picture it stands, as WebVTT writes it; empty for below. */
  settings: string;
  /** Its lines, with the tags of WebVTT alone. */
  text: string;
}

const arrow = '-->';
/** Blocks of WebVTT that show nothing: notes of its writer, and looks, which are the portal's own. */
const aside = /^(?:NOTE|STYLE|REGION)(?:\s|$)/;

/** The text of a file of bytes: UTF-8, with or without the mark at its start. */
export function decodeCaptions(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw captionsRefused('notUtf8');
  }
}

/** The captions of a WebVTT or SRT file, in their order; those without words are left out. Throws for what is neither. */
export function parseCaptions(text: string): Caption[] {
  const lines = text.split(/\r\n|\n|\r/);
  const isWebVtt = /^WEBVTT(?:\s|$)/.test(lines[0]!);
  if (!isWebVtt && !lines.some((line) => line.includes(arrow))) throw captionsRefused('notCaptions');
  const found = blocksOf(lines, isWebVtt ? afterHeader(lines) : 0).map(captionOf);
  requireOrder(found);
  const captions = found.flatMap(({ caption }) => (caption.text ? [caption] : []));
  if (captions.length === 0) throw captionsRefused('notCaptions');
  return captions;
}

/** Captions as a WebVTT file. */
export const writeWebVtt = (captions: readonly Caption[]): string =>
  ['WEBVTT', ...captions.map(written)].join('\n\n') + '\n';

/** Captions as an SRT file: without settings, and with no other tags than those of bold, italic and underlined text. */
export const writeSrt = (captions: readonly Caption[]): string =>
  captions.map(writtenAsSrt).join('\n\n') + '\n';

const writtenAsSrt = ({ from, to, text }: Caption, index: number) =>
  `${index + 1}\n${srtMoment(from)} ${arrow} ${srtMoment(to)}\n${text
    .replaceAll(/<(?!\/?[biu]>)[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/&(?:lrm|rlm);/g, '')
    .replaceAll('&nbsp;', '\u{A0}')
    .replaceAll('&amp;', '&')}`;

const srtMoment = (milliseconds: number) => writeMoment(milliseconds).replace('.', ',');

const written = ({ from, to, settings, text }: Caption) =>
  `${writeMoment(from)} ${arrow} ${writeMoment(to)}${settings && ` ${settings}`}\n${text}`;

/** Lines that belong together, and the number of the first of them, from 1. */
interface Block {
  lines: string[];
  at: number;
}

const isBlank = (line: string) => line.trim() === '';

/** The header goes to the first empty line; one caption may already stand right below it. */
function afterHeader(lines: readonly string[]): number {
  const end = lines.findIndex((line, index) => index > 0 && (isBlank(line) || line.includes(arrow)));
  return end === -1 ? lines.length : end;
}

function blocksOf(lines: readonly string[], start: number): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    if (index < start) continue;
    if (isBlank(line)) isOpen = false;
    else if (isOpen) blocks.at(-1)!.lines.push(line);
    else {
      isOpen = true;
      blocks.push({ lines: [line], at: index + 1 });
    }
  }
  return blocks.filter(({ lines: [first], lines: all }) => !aside.test(first!) || all.some(hasArrow));
}

const hasArrow = (line: string) => line.includes(arrow);

/** The times stand in the first line, or in the second below a number or a name. */
function captionOf({ lines, at }: Block): { caption: Caption; at: number } {
  const place = lines.slice(0, 2).findIndex(hasArrow);
  const times = place === -1 ? undefined : readTimes(lines[place]!);
  const rest = lines.slice(place + 1);
  // Without an empty line between them, the times of the next caption would be words of this one.
  const lost = rest.findIndex(hasArrow);
  if (!times) throw captionsRefused('captionTimes', at + Math.max(place, 0));
  if (lost !== -1) throw captionsRefused('captionTimes', at + place + 1 + lost);
  const text = cleanText(rest.map((line) => line.trim()).join('\n'))
    .split('\n')
    .filter((line) => !isBlank(line))
    .join('\n');
  return { caption: { ...times, settings: cleanSettings(times.settings), text }, at: at + place };
}

function requireOrder(found: readonly { caption: Caption; at: number }[]): void {
  let last = 0;
  for (const { caption, at } of found) {
    if (caption.to <= caption.from || caption.from < last) throw captionsRefused('captionsBackwards', at);
    last = caption.from;
  }
}
