import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, Transaction } from '../../../kit/database/database.ts';
import type { Events } from '../../../kit/events/events.ts';
import { cutPictures } from '../../../kit/images/picture.ts';
import { PictureError } from '../../../kit/images/pictureProblem.ts';
import type { Jobs } from '../../../kit/jobs/jobs.ts';
import type { Notices } from '../../../kit/notices/notices.ts';
import type { Reads } from '../../../kit/read/reads.ts';
import { randomKey } from '../../../kit/storage/randomKey.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Storage } from '../../../kit/storage/storage.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import type { MediaItem } from '../media/mediaItem.entity.ts';
import { isAttached, MediaKind } from '../media/kinds/mediaKind.ts';
import { MediaFailure, MediaState } from '../media/mediaState.ts';
import { playlistsWith, recountPlaylists } from '../playlists/recount.ts';
import { acceptedAs } from './acceptedTypes.ts';
import { enlist } from './enlist.ts';
import { measure, type Measures } from './ffmpeg.ts';
import type { Format, Inspection } from './inspection.ts';
import type { Inspector } from './inspector.ts';
import { posterOf } from './poster.ts';
import { addLooksBeside } from '../uploads/pictures/pictureJob.ts';
import { changeMedium, type MediumKey } from './storedMedium.ts';

/** What an analysis works with. */
export interface Tools {
  database: Database;
  reads: Reads;
  events: Events;
  jobs: Jobs;
  notices: Notices;
  storage: Storage;
  inspector: Inspector;
  /** Whether sound can be decoded here. */
  decodes: boolean;
  /** For what is needed only during the work. */
  folder: string;
  signal: AbortSignal;
}

/** Why a file cannot be used. */
export class Unusable extends Error {
  readonly failure: MediaFailure;
  readonly duplicateOf: number | undefined;

  constructor(failure: MediaFailure, duplicateOf?: number) {
    super(failure);
    this.failure = failure;
    this.duplicateOf = duplicateOf;
  }
}

const longest = 12 * 60 * 60 * 1000;
export const artworkWidths = [64, 256, 512];

/** Looks into the file of a medium and writes down what is found; throws an `Unusable` when it can be no part of the library. */
export async function analyse(tools: Tools, key: MediumKey, fileKey: string): Promise<void> {
  const { storage, inspector } = tools;
  if ((await storage.sizeOf(fileKey)) === null) throw new Unusable(MediaFailure.FILE_MISSING);
  const { inspection, measures, picture } = await storage.withFile(fileKey, async (path) => {
    const inspection = await inspector.inspect(path);
    const format = usableFormat(key.kind, inspection);
    const measures = tools.decodes ? await measure(path, tools.signal) : null;
    if (tools.decodes) checkMeasures(key.kind, format, measures);
    return {
      inspection,
      measures,
      picture: inspection.picture?.data ?? (await frameOf(tools, path, format)),
    };
  });
  const artwork = await storePicture(tools, fileKey, picture);
  if (measures) await storePeaks(storage, fileKey, measures.peaks);
  let hasPicture = false;
  const isThere = await changeMedium(
    tools,
    key,
    async (transaction, stored) => {
      hasPicture = stored.artwork !== '';
      await refuseDuplicate(transaction, key, inspection.checksum);
      const isNew = stored.duration === null;
      return {
        ...factsOf(inspection, measures),
        ...(isNew ? await firstValues(tools, transaction, key, stored, inspection, measures) : {}),
        ...(artwork && stored.artwork === '' ? { artwork } : {}),
        hasWaveform: measures !== null,
        state: MediaState.READY,
        failure: null,
        duplicateOf: null,
      };
    },
    // How long playlists play is known once their media are.
    async (transaction) => {
      await recountPlaylists(transaction, await playlistsWith(transaction, [key.id]));
      await addLooksBeside(tools.jobs, transaction, key.id);
    },
  ).catch(async (error: unknown) => {
    const isDuplicate = error instanceof Unusable && error.failure === MediaFailure.DUPLICATE;
    // What cannot be removed is no reason to say anything else of the file.
    if (isDuplicate && !hasPicture) await discardFindings(storage, fileKey).catch(() => undefined);
    throw error;
  });
  if (!isThere) await discardFindings(storage, fileKey);
}

function usableFormat(kind: MediaKind, { size, mime, format }: Inspection): Format {
  if (size === 0) throw new Unusable(MediaFailure.EMPTY);
  const accepted = acceptedAs(kind, mime, format?.hasVideo ?? false);
  if (accepted in MediaFailure) throw new Unusable(accepted as MediaFailure);
  if (!format || format.isCutShort || !format.duration) throw new Unusable(MediaFailure.DAMAGED);
  if (format.duration * 1000 > longest) throw new Unusable(MediaFailure.TOO_LONG);
  return format;
}

/** A film without a picture of its own shows one of its frames. */
const frameOf = ({ decodes, signal }: Tools, path: string, format: Format) =>
  decodes && format.hasVideo ? posterOf(path, format, signal) : undefined;

/** What decodes to much less than the file says was cut short; the sound of a video may be short or absent. */
function checkMeasures(kind: MediaKind, { duration }: Format, measures: Measures | null): void {
  if (!measures) {
    if (kind !== MediaKind.VIDEO) throw new Unusable(MediaFailure.DAMAGED);
    return;
  }
  const claimed = (duration ?? 0) * 1000;
  const isShort = kind === MediaKind.VIDEO ? measures.hasErrors : measures.duration < claimed * 0.95 - 1000;
  if (isShort) throw new Unusable(MediaFailure.DAMAGED);
}

/** The same bytes stand in the library once: the later of two is refused. What belongs to something else is its own. */
async function refuseDuplicate(
  transaction: Transaction,
  { id, radioId, kind }: MediumKey,
  checksum: string,
): Promise<void> {
  if (isAttached(kind)) return;
  const first = await sameBytes.first({ transaction, context: { radioId } }, { id, checksum });
  if (first) throw new Unusable(MediaFailure.DUPLICATE, first.id);
}

const sameBytes = query(
  'multimedia.sameBytes',
  (db, { id, checksum }: Given<{ id: number; checksum: string }>) =>
    db
      .selectFrom('MediaItem')
      .select('id')
      .where('checksum', '=', checksum)
      .where('id', '<>', id)
      .where('state', '<>', MediaState.FAILED)
      .orderBy('id')
      .limit(1),
);

/** What the file itself says; nobody edits it. */
function factsOf({ size, checksum, mime, format }: Inspection, measures: Measures | null) {
  const sounding = format!;
  const isVideo = sounding.hasVideo;
  return {
    size,
    checksum,
    mimeType: mime === 'video/mp4' && !isVideo ? 'audio/mp4' : mime!.replace('; codecs=opus', ''),
    codec: sounding.codec.slice(0, 100),
    duration: Math.max(1, (!isVideo && measures?.duration) || Math.round(sounding.duration! * 1000)),
    bitrate: rounded(sounding.bitrate),
    sampleRate: rounded(sounding.sampleRate),
    channels: rounded(sounding.channels),
    loudness: measures?.loudness ?? null,
    truePeak: measures?.truePeak ?? null,
    ...(isVideo ? { width: rounded(sounding.width), height: rounded(sounding.height) } : {}),
  };
}

const rounded = (value: number | undefined) =>
  value === undefined || !Number.isFinite(value) ? null : Math.round(value);

/** What people edit later: the first time it comes from the tags. */
async function firstValues(
  { reads }: Tools,
  transaction: Transaction,
  { radioId, kind }: MediumKey,
  stored: Stored<MediaItem>,
  { tags }: Inspection,
  measures: Measures | null,
): Promise<object> {
  const cues =
    kind === MediaKind.VIDEO ? {} : { cueIn: measures?.cueIn ?? null, cueOut: measures?.cueOut ?? null };
  const names = tags.title ? { title: tags.title, credit: tags.credit } : {};
  if (kind !== MediaKind.SONG) return { ...names, ...cues };
  const fromName = tags.title ? undefined : partsOf(stored.title);
  const named = fromName ? { ...tags, artists: [fromName.artist], credit: fromName.artist } : tags;
  const { artistes, album } = await enlist({ transaction, reads, radioId }, named);
  const { track = null, isrc, label, year = null, genre } = tags;
  return {
    ...names,
    ...(fromName ? { title: fromName.title, credit: fromName.artist } : {}),
    ...cues,
    artistes,
    album,
    trackNumber: track,
    isrc,
    label,
    year,
    genre,
  };
}

/** Files without tags are often called “Artist - Title”. */
function partsOf(name: string): { artist: string; title: string } | undefined {
  const [, artist, title] = /^(?:\d{1,3}[ .-]+)?(.{2,}?) - (.{2,})$/.exec(name) ?? [];
  return artist && title ? { artist: artist.trim(), title: title.trim() } : undefined;
}

async function storePicture(
  { storage, folder }: Tools,
  fileKey: string,
  picture: Uint8Array | undefined,
): Promise<string | undefined> {
  if (!picture) return undefined;
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomKey());
  try {
    await writeFile(path, picture, { flag: 'wx', mode: 0o600 });
    const cut = await cutPictures(path, undefined, artworkWidths, 1);
    const keys = artworkKeysOf(fileKey);
    for (const [index, content] of cut.entries()) await storage.put(keys[index]!, content);
    return `/files/${keys[artworkWidths.indexOf(256)]}`;
  } catch (error) {
    // A broken picture is no reason to refuse the sound.
    if (error instanceof PictureError) return undefined;
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * Where the picture that comes with a file is kept, in each width: whoever looks into the file again, after a process that
 * ended in between, writes to the same places.
 */
function artworkKeysOf(fileKey: string): string[] {
  const key = createHash('sha256').update(fileKey).digest('hex').slice(0, 32);
  return artworkWidths.map((width) => `artwork/${key}-${width}.webp`);
}

/** Removes what was found out about a file that is no part of the library. */
async function discardFindings(storage: Storage, fileKey: string): Promise<void> {
  for (const key of [waveformKeyOf(fileKey), ...artworkKeysOf(fileKey)]) await storage.delete(key);
}

/** Where the picture of the sound of a file is kept. */
export const waveformKeyOf = (fileKey: string) =>
  `${fileKey.replace(/^media\//, 'waveforms/').replace(/\.[a-z\d]+$/, '')}.json`;

const storePeaks = (storage: Storage, fileKey: string, peaks: number[]) =>
  storage.put(waveformKeyOf(fileKey), Buffer.from(JSON.stringify({ peaks })));
