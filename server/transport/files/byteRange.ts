// Our own rather than `range-parser`, which rejects a suffix range that is longer than the file, and accepts other units.

import type { Part } from '../../kit/storage/storage.ts';

/**
 * Parses a `Range` header with a single range, as players send it. Returns `outside` for a range without a byte of the file, and
 * undefined when the whole file is to be sent: without a header, and for several ranges or an invalid header, which a server may
 * ignore.
 */
export function rangeIn(header: string | undefined, size: number): Part | 'outside' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const end = size - 1;
  if (from === '') return Number(to) === 0 ? 'outside' : { first: Math.max(0, size - Number(to)), last: end };
  const first = Number(from);
  const last = to === '' ? end : Math.min(Number(to), end);
  if (to !== '' && Number(to) < first) return undefined;
  return first > end ? 'outside' : { first, last };
}
