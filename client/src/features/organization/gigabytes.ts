import type { FieldMessageKey } from '../../kit/form/fieldErrors';

const bytesInOne = 1e9;
/** With a full stop or a comma, and as exact as a byte. */
const amount = /^\d{1,12}(?:[.,]\d{1,9})?$/;

/** A number of bytes as it is typed, in gigabytes; empty for none. */
export const writeGigabytes = (bytes: number | null): string =>
  bytes === null ? '' : String(Number((bytes / bytesInOne).toFixed(9)));

/** The bytes of what was typed; null when nothing was. */
export const readGigabytes = (text: string): number | null =>
  text.trim() === '' ? null : Math.round(Number(text.trim().replace(',', '.')) * bytesInOne);

/** What is wrong with it, if anything. */
export function problemOfGigabytes(text: string): FieldMessageKey | undefined {
  if (!amount.test(text)) return 'invalid';
  return Number.isSafeInteger(readGigabytes(text)) ? undefined : 'max';
}
