import { query, type Given, type QueryRunner } from '../../../kit/query/query.ts';
import type { Builder } from '../../../kit/query/tables.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { mp3KeyOf, renditionKeyOf, renditionType } from '../renditions/renditionKey.ts';
import { MediaPlayback } from '../media/files/mediaPlayback.ts';
import { MediaKind, readableKinds } from '../media/kinds/mediaKind.ts';
import { MediaState } from '../media/mediaState.ts';

/* Sounds of the library that other domains let people play outside of the portal. */

/** Kinds that texts of the website may play. Videos have their own page elements, rushes and episode sounds their own rules. */
const soundKinds: readonly MediaKind[] = [
  MediaKind.SONG,
  MediaKind.JINGLE,
  MediaKind.GENERIC,
  MediaKind.PUBLICITY,
];

const playable = (db: Builder, { ids, kinds }: Given<{ ids: number[]; kinds: MediaKind[] }>) =>
  db
    .selectFrom('MediaItem')
    .where('id', 'in', ids)
    .where('kind', 'in', kinds)
    .where('state', '=', MediaState.READY)
    .where('playback', 'in', [MediaPlayback.DIRECT, MediaPlayback.RENDERED])
    .where('fileKey', '<>', '');

const findReadableSounds = query(
  'library.findReadableSounds',
  (db, given: Given<{ ids: number[]; kinds: MediaKind[] }>) => playable(db, given).select('id'),
);

/** Returns those of the given media ids whose sound the viewer may read and browsers can play. */
export async function findReadableSoundsAmong(
  writing: Writing,
  ids: readonly number[],
): Promise<Set<number>> {
  const { context } = writing;
  if (!context.abilities.allows(allow('read', 'MediaItem'))) return new Set();
  const readable = new Set<MediaKind>(readableKinds(context));
  const kinds = soundKinds.filter((kind) => /* guard: text-sound-needs-right */ readable.has(kind));
  const rows = await findReadableSounds.all(writing, { ids: [...ids], kinds });
  return new Set(rows.map(({ id }) => id));
}

const findPlayableSounds = query(
  'library.findPlayableSounds',
  (db, given: Given<{ ids: number[]; kinds: MediaKind[] }>) =>
    playable(db, given).select([
      'id',
      'title',
      'credit',
      'artwork',
      'fileKey',
      'mimeType',
      'playback',
      'mp3Size',
    ]),
);

export type PlayableSound = Awaited<ReturnType<typeof findPlayableSounds.all>>[number];

/** Returns those of the given media that are sounds which browsers can play. Does not check the rights of the viewer. */
export const findPlayableSoundsAmong = async (
  runner: QueryRunner,
  ids: readonly number[],
): Promise<PlayableSound[]> => findPlayableSounds.all(runner, { ids: [...ids], kinds: [...soundKinds] });

/**
 * Returns the storage key and MIME type of the file that browsers play for a sound. It is the MP3 rendition if it exists, or else
 * the file itself or its rendition.
 */
export function playedFileOf({ fileKey, mimeType, playback, mp3Size }: PlayableSound): {
  key: string;
  type: string;
} {
  if (mp3Size !== null) return { key: mp3KeyOf(fileKey), type: 'audio/mpeg' };
  if (playback === MediaPlayback.RENDERED) return { key: renditionKeyOf(fileKey), type: renditionType };
  return { key: fileKey, type: mimeType || 'application/octet-stream' };
}
