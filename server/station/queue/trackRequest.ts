import type { PlanItem } from '../../protocol/station.ts';

interface TrackRequest {
  /** Mark of the request queue, which Liquidsoap sends back when the item begins. */
  mark: string;
  /** Path of the file. */
  path: string;
  /** Playing time until the item is cut, in milliseconds. */
  room: number;
  /** Fade-out when the item is cut, in milliseconds. */
  fade: number;
  /** Title for items that hide theirs. */
  radioName: string;
}

/** Shorter overlaps, in milliseconds, do not count as a cut. */
const negligible = 50;

/** Returns the address of an item for Liquidsoap, with its cue points, fades, gain and titles. */
export function trackRequest(item: PlanItem, { mark, path, room, fade, radioName }: TrackRequest): string {
  const { cueIn, cueOut, fadeIn, fadeOut, gain } = item.cues;
  const isCut = cueOut === null || cueIn + room < cueOut - negligible;
  const end = isCut ? cueIn + room : cueOut;
  return annotated(path, {
    regie_item: mark,
    title: item.isUntitled ? radioName : item.title,
    artist: item.isUntitled ? '' : item.credit,
    liq_cue_in: seconds(cueIn),
    liq_cue_out: seconds(end),
    liq_fade_in: seconds(fadeIn),
    liq_fade_out: seconds(isCut ? fade : fadeOut),
    liq_amplify: `${gain} dB`,
  });
}

/** Returns the Liquidsoap address of a file without cue points, fades or gain. */
export const plainRequest = (path: string, mark: string): string => annotated(path, { regie_item: mark });

function annotated(path: string, metadata: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(metadata).map(
    ([name, value]) => `${name}=${JSON.stringify(singleLine(value))}`,
  );
  return `annotate:${pairs.join(',')}:${path}`;
}

/** Milliseconds as Liquidsoap reads them. */
export const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);

/** A value without line breaks, as Liquidsoap allows it between quotes in a request. */
export const singleLine = (value: string): string => value.replaceAll(/[\r\n]/g, ' ').slice(0, 300);
