/** Time range of a caption, in milliseconds from the start of the video. */
export interface CaptionTimes {
  from: number;
  to: number;
}

const time = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,](\d{3})`;
/**
 * WebVTT uses a full stop before the milliseconds and SRT a comma. Files in practice mix both and omit
 * leading zeros.
 */
const line = new RegExp(String.raw`^\s*${time}\s*-->\s*${time}(?:\s+(.*))?$`);

/** Parses the line of a caption that contains its times and WebVTT cue settings. Returns undefined when the times are invalid. */
export function readTimes(text: string): (CaptionTimes & { settings: string }) | undefined {
  const found = line.exec(text);
  if (!found) return undefined;
  const [from, to] = [momentOf(found.slice(1, 5)), momentOf(found.slice(5, 9))];
  if (from === undefined || to === undefined) return undefined;
  return { from, to, settings: found[9] ?? '' };
}

function momentOf(parts: readonly (string | undefined)[]): number | undefined {
  const [hours, minutes, seconds, milliseconds] = parts.map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
  ];
  if (minutes > 59 || seconds > 59) return undefined;
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + milliseconds;
}

/** Formats a time as WebVTT: `00:01:02.345`. */
export function writeMoment(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${padded(hours)}:${padded(minutes)}:${padded(seconds % 60)}.${padded(milliseconds % 1000, 3)}`;
}

const padded = (value: number, length = 2) => String(value).padStart(length, '0');
