// Our own rather than `media-captions`, which silently drops what it cannot read, or `node-webvtt`, which does not support SRT:
// here an error in the times names its line.

import { captionsRefused } from './captionProblem.ts';
import { cleanSettings, cleanText } from './captionText.ts';
import { readTimes, writeMoment, type CaptionTimes } from './captionTimes.ts';

export interface Caption extends CaptionTimes {
  /** Position on the picture as WebVTT cue settings; empty for the default position. */
  settings: string;
  /** Lines of the caption, with WebVTT tags only. */
  text: string;
}

const arrow = '-->';
/** Matches WebVTT blocks without captions: notes, and styles, which the portal defines itself. */
const aside = /^(?:NOTE|STYLE|REGION)(?:\s|$)/;

/** Decodes a file as UTF-8, with or without a byte order mark; throws when it is not UTF-8. */
export function decodeCaptions(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw captionsRefused('notUtf8');
  }
}

/**
 * Parses WebVTT or SRT captions in order, without empty ones. Throws when the file is neither or has no captions, and for missing or
 * unordered times.
 */
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

/** Formats captions as a WebVTT file. */
export const writeWebVtt = (captions: readonly Caption[]): string =>
  ['WEBVTT', ...captions.map(written)].join('\n\n') + '\n';

/** Formats captions as an SRT file: without settings, and only with bold, italic and underline tags. */
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

/** Lines of one block, and the number of its first line, starting at 1. */
interface Block {
  lines: string[];
  at: number;
}

const isBlank = (line: string) => line.trim() === '';

/** Index of the first line after the header. The header ends at an empty line or at the first line with times. */
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

/** Parses a block: the times are in its first line, or in the second below a number or an identifier. */
function captionOf({ lines, at }: Block): { caption: Caption; at: number } {
  const index = lines.slice(0, 2).findIndex(hasArrow);
  const times = index === -1 ? undefined : readTimes(lines[index]!);
  const rest = lines.slice(index + 1);
  // A missing empty line would turn the times of the next caption into text of this one.
  const lost = rest.findIndex(hasArrow);
  if (!times) throw captionsRefused('captionTimes', at + Math.max(index, 0));
  if (lost !== -1) throw captionsRefused('captionTimes', at + index + 1 + lost);
  const text = cleanText(rest.map((line) => line.trim()).join('\n'))
    .split('\n')
    .filter((line) => !isBlank(line))
    .join('\n');
  return { caption: { ...times, settings: cleanSettings(times.settings), text }, at: at + index };
}

function requireOrder(found: readonly { caption: Caption; at: number }[]): void {
  let last = 0;
  for (const { caption, at } of found) {
    if (caption.to <= caption.from || caption.from < last) throw captionsRefused('captionsBackwards', at);
    last = caption.from;
  }
}
