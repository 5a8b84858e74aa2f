/**
 * Parses a `Retry-After` header (RFC 9110, 10.2.3): seconds or an HTTP date. Returns the moment before which no request must be
 * sent, at most `longest` milliseconds after `now`. Returns undefined when there is no valid header.
 */
export function parseRetryAfter(
  header: string | undefined,
  { now, longest }: { now: number; longest: number },
): Date | undefined {
  const text = header?.trim() ?? '';
  const moment = /^\d+$/.test(text) ? now + Number(text) * 1000 : httpDate(text);
  return Number.isNaN(moment) ? undefined : new Date(Math.min(Math.max(moment, now), now + longest));
}

/** Parses an HTTP date, NaN for other texts. `Date.parse` alone would also read texts such as `1.5` or `-1` as dates. */
const httpDate = (text: string): number =>
  /^[A-Z][a-z]{2,8},? .*\d{2}:\d{2}:\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
