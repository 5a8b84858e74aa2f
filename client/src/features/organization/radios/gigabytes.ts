import type { FieldMessageKey } from '../../../kit/form/fieldErrors';

const bytesInOne = 1e9;
/** Matches a decimal number with a point or a comma. Nine decimals of a gigabyte are exact to the byte. */
const amount = /^\d{1,12}(?:[.,]\d{1,9})?$/;

/** Formats bytes as gigabytes; empty for null. */
export const writeGigabytes = (bytes: number | null): string =>
  bytes === null ? '' : String(Number((bytes / bytesInOne).toFixed(9)));

/** Parses gigabytes to bytes; null for an empty text. */
export const readGigabytes = (text: string): number | null =>
  text.trim() === '' ? null : Math.round(Number(text.trim().replace(',', '.')) * bytesInOne);

/** Returns the message key of what is wrong with a typed number of gigabytes; undefined when valid. */
export function problemOfGigabytes(text: string): FieldMessageKey | undefined {
  if (!amount.test(text)) return 'invalid';
  return Number.isSafeInteger(readGigabytes(text)) ? undefined : 'max';
}
