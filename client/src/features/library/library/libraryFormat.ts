import { localeOf } from '../../../kit/data/format/format';
import { madeOnceFor } from '../../../kit/data/madeOnce';

/** Number format with one decimal, in the user's language. */
const oneDecimal = madeOnceFor(
  (language) =>
    new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** Formats loudness or a peak without its unit: `−14.2`. */
export const decibels = (value: number, language: string) =>
  // Use a minus as wide as a digit; the formatter writes a hyphen.
  oneDecimal(language).format(value).replace('-', '\u2212');

/** Formats a sample rate in kilohertz: `44.1`. */
export const kilohertz = (samplesASecond: number, language: string) =>
  oneDecimal(language).format(samplesASecond / 1000);

/** Formats a bitrate, in the user's language: `320 kbit/s`. */
export const bitrateText = (bitsASecond: number, language: string) =>
  `${new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 0 }).format(bitsASecond / 1000)} kbit/s`;
