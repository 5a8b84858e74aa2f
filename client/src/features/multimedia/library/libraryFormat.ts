import { localeOf } from '../../../kit/data/format';
import { madeOnceFor } from '../../../kit/data/madeOnce';

/** A number with one figure after the point, in the reader's language. */
const oneFigure = madeOnceFor(
  (language) =>
    new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** Loudness or a peak, without its unit: `−14.2`. */
export const decibels = (value: number, language: string) =>
  // A minus as wide as a figure: the hyphen that comes from the formatter is lost before it.
  oneFigure(language).format(value).replace('-', '\u2212');

/** Samples a second as thousands: `44.1`. */
export const kilohertz = (samplesASecond: number, language: string) =>
  oneFigure(language).format(samplesASecond / 1000);

/** `320 kbit/s`, in the reader's language. */
export const bitrateText = (bitsASecond: number, language: string) =>
  `${new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 0 }).format(bitsASecond / 1000)} kbit/s`;

/** A place in a file as it is typed: `1:02.500`, or `1:00:02.500` from an hour on; empty for none. */
export function writeCue(milliseconds: number | null): string {
  if (milliseconds === null) return '';
  const hours = Math.floor(milliseconds / 3_600_000);
  const minutes = Math.floor(milliseconds / 60_000) % 60;
  const seconds = Math.floor(milliseconds / 1000) % 60;
  const rest = `${padded(seconds, 2)}.${padded(milliseconds % 1000, 3)}`;
  return hours > 0 ? `${hours}:${padded(minutes, 2)}:${rest}` : `${minutes}:${rest}`;
}

const padded = (value: number, length: number) => String(value).padStart(length, '0');

const clock = /^(?:(?:(\d{1,3}):)?(\d{1,3}):)?(\d{1,6})(?:[.,](\d{1,3}))?$/;

/** Reads a place in a file: `1:02.5`, `62.5` or `1:00:02`. Null for an empty text, undefined for what is none. */
export function readCue(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const [, hours, minutes, seconds, fraction = ''] = clock.exec(typed) ?? [];
  if (seconds === undefined) return undefined;
  const isBeyond =
    (minutes !== undefined && Number(seconds) > 59) || (hours !== undefined && Number(minutes) > 59);
  if (isBeyond) return undefined;
  const whole = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60 + Number(seconds);
  return whole * 1000 + Number(fraction.padEnd(3, '0'));
}
