/** What a streaming server tells of a source that it has on a mount. */
export interface SourceStatus {
  /** The path, such as `/live.mp3`. */
  mount: string;
  /** Null where it does not say. */
  listeners: number | null;
  /** The most listeners since this source came. */
  peak: number | null;
  /** Thousands of bits a second. */
  bitrate: number | null;
  /** The type of its sound, with the codec of an Ogg stream. */
  format: string;
  title: string;
  /** The program that sends. */
  encoder: string;
  /** When this source came: what is counted is counted from there. */
  startedAt: Date | null;
}

/** The fields of a source by their names in small letters, as text. */
export type SourceFields = ReadonlyMap<string, string>;

/** The same of all versions and of both kinds of answers. */
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

/** Sources write what they like: nothing is kept beyond a line of it, and no signs that are not seen. */
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

/** Icecast writes the offset without a colon. */
function momentOf(text: string | undefined): Date | null {
  const found = new Date((text ?? '').trim().replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isNaN(found.getTime()) ? null : found;
}
