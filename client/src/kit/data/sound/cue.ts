/**
 * Formats a cue point, given in milliseconds. Examples are `1:02.500`, and `1:00:02.500` from one hour on. Returns an
 * empty text for null.
 */
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

/**
 * Parses a cue point such as `1:02.5`, `62.5` or `1:00:02`. Returns milliseconds; null for an empty text, undefined
 * when invalid.
 */
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
