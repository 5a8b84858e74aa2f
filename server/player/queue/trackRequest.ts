import type { PlanItem } from '../../protocol/station.ts';

interface TrackRequest {
  /** Mark by which `RequestQueue` identifies the item. Liquidsoap sends it back when the item begins. */
  mark: string;
  /** Path of the file. */
  path: string;
  /** Milliseconds for which the item can play from its cue-in. The item is cut when its sound is longer. */
  room: number;
  /** Fade-out when the item is cut, in milliseconds. */
  fade: number;
  /** Title for items whose own title is hidden from listeners. */
  radioName: string;
}

/** Overlaps up to this length, in milliseconds, do not count as a cut. */
const negligible = 50;

/** Returns the Liquidsoap request for an item, with its cue points, fades, gain and titles. */
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

/** Returns the Liquidsoap request for a file, without cue points, fades or gain. */
export const plainRequest = (path: string, mark: string): string => annotated(path, { regie_item: mark });

function annotated(path: string, metadata: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(metadata).map(
    ([name, value]) => `${name}=${JSON.stringify(singleLine(value))}`,
  );
  return `annotate:${pairs.join(',')}:${path}`;
}

/** Formats milliseconds as seconds, the unit of Liquidsoap. */
export const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);

/**
 * Replaces line breaks by spaces, and cuts the value after 300 characters. Liquidsoap does not allow line breaks between quotes in
 * a request.
 */
export const singleLine = (value: string): string => value.replaceAll(/[\r\n]/g, ' ').slice(0, 300);
