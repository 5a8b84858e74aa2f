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
