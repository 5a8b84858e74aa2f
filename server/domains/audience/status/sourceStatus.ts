/** Source on a mount, as a streaming server reports it. */
export interface SourceStatus {
  /** Path of the mount, such as `/live.mp3`. */
  mount: string;
  /** Null when the server does not report it. */
  listeners: number | null;
  /** Peak of listeners since the source connected. */
  peak: number | null;
  /** Bitrate in kbit/s; null when the server does not report it. */
  bitrate: number | null;
  /** Content type, with the codec for Ogg streams. */
  format: string;
  title: string;
  /** User agent of the source. */
  encoder: string;
  /** When the source connected; the server's counters start there. */
  startedAt: Date | null;
}

/** Fields of a source as text, by lower-case name. */
export type SourceFields = ReadonlyMap<string, string>;

/** Converts the fields of a source, in any Icecast version and response format, to its status. */
export function sourceStatusOf(mount: string, fields: SourceFields): SourceStatus {
  return {
    mount,
    listeners: wholeOf(fields.get('listeners')),
    peak: wholeOf(fields.get('listener_peak')),
    bitrate: bitrateOf(fields),
    format: [textOf(fields, 'server_type', 'content-type'), textOf(fields, 'subtype')]
      .filter(Boolean)
      .join(', '),
    title: titleOf(fields),
    encoder: textOf(fields, 'user_agent'),
    startedAt: momentOf(fields.get('stream_start_iso8601')),
  };
}

/** Cleans text that sources may choose freely. Replaces control characters by spaces, and limits it to 300 characters. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim()
    .slice(0, 300);

const textOf = (fields: SourceFields, ...names: string[]): string =>
  plainText(names.map((name) => fields.get(name)).find((text) => text !== undefined && text !== '') ?? '');

function titleOf(fields: SourceFields): string {
  const artist = textOf(fields, 'artist');
  const title = textOf(fields, 'title', 'display-title');
  return plainText([artist, title].filter(Boolean).join(' - '));
}

function bitrateOf(fields: SourceFields): number | null {
  const thousands = wholeOf(fields.get('bitrate')) ?? wholeOf(fields.get('ice-bitrate'));
  if (thousands !== null) return thousands;
  const bits = wholeOf(fields.get('audio_bitrate'));
  return bits === null ? null : Math.round(bits / 1000);
}

const largest = 2_147_483_647;

function wholeOf(text: string | undefined): number | null {
  const number = text !== undefined && /^\d+$/.test(text.trim()) ? Number(text) : undefined;
  return number === undefined || number > largest ? null : number;
}

/** Inserts the colon that Icecast omits in the time zone offset. */
function momentOf(text: string | undefined): Date | null {
  const found = new Date((text ?? '').trim().replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isNaN(found.getTime()) ? null : found;
}
