// Our own rather than `range-parser`, which refuses the last 500 bytes of a shorter file and hears ranges of other units.

import type { Part } from '../kit/storage/storage.ts';

/**
 * The one part of a file that a `Range` header asks for: players read videos so. Undefined for all of it, also where
 * the header says several parts or nothing that we understand, which a server may leave unheard.
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
