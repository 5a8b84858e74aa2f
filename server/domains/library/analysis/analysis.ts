import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from '../../../kit/database/database.ts';
import { cutPictures } from '../../../kit/images/picture.ts';
import { PictureError } from '../../../kit/images/pictureProblem.ts';
import { randomKey } from '../../../kit/storage/randomKey.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Storage } from '../../../kit/storage/storage.ts';
import { foldText } from '../../../kit/foldText.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import type { MediaItem } from '../media/mediaItem.entity.ts';
import { isAttached, MediaKind } from '../media/kinds/mediaKind.ts';
import { MediaFailure, MediaState } from '../media/mediaState.ts';
import { MediaPlayback } from '../media/files/mediaPlayback.ts';
import { pairsAtDashes, withoutTrackNumber } from '../catalogue/merging/nameParts.ts';
import { findPlaylistsContaining, recountPlaylists } from '../playlists/recountPlaylists.ts';
import { acceptedAs } from './types/acceptedTypes.ts';
import { findOrCreateCredits } from './findOrCreateCredits.ts';
import { lengthOfPictures, measure, type Measures } from './ffmpeg.ts';
import type { Format, Inspection } from './inspection.ts';
import type { Tags } from './tags.ts';
import type { Inspector } from './inspector.ts';
import { posterOf } from './poster.ts';
import { playsInBrowsers } from '../renditions/playsInBrowsers.ts';
import { addRendition } from '../renditions/renditionJob.ts';
import { renditionKeysOf } from '../renditions/renditionKey.ts';
import { queueAttemptsForSound } from '../uploads/pictures/pictureJob.ts';
import { changeMedium, type MediaTools, type MediumKey } from './storedMedium.ts';

/** Services and settings that the analysis of a file needs. */
export interface Tools extends MediaTools {
  storage: Storage;
  inspector: Inspector;
  /** True when ffmpeg is installed, so that sound can be decoded. */
  decodes: boolean;
  /** Folder for temporary files. */
  folder: string;
  signal: AbortSignal;
}

/** Error for a file that the library cannot use; `failure` is the reason. */
export class Unusable extends Error {
  readonly failure: MediaFailure;
  readonly duplicateOf: { id: number; checksum: string } | undefined;
  /** Common name of the format of a file of the wrong type; empty when unknown, and for other failures. */
  readonly format: string;

  constructor(
    failure: MediaFailure,
    { duplicateOf, format = '' }: { duplicateOf?: { id: number; checksum: string }; format?: string } = {},
  ) {
    super(failure);
    this.failure = failure;
    this.duplicateOf = duplicateOf;
    this.format = format;
  }
}

const longest = 12 * 60 * 60 * 1000;
export const artworkWidths = [64, 256, 512];

/**
 * Analyses the file of a medium and stores the findings. Throws `Unusable` when the library cannot accept the
 * file.
 */
export async function analyse(tools: Tools, key: MediumKey, fileKey: string): Promise<void> {
  const { storage, inspector } = tools;
  if ((await storage.sizeOf(fileKey)) === null) throw new Unusable(MediaFailure.FILE_MISSING);
  const { inspection, measures, picture } = await storage.withFile(fileKey, async (path) => {
    const inspection = await inspector.inspect(path);
    const declared = usableFormat(key.kind, inspection);
    const measures = tools.decodes ? await measure(path, tools.signal) : null;
    const format = tools.decodes ? await decodedFormat(tools, key.kind, path, declared, measures) : declared;
    checkLength(format);
    return {
      inspection: { ...inspection, format },
      measures,
      picture: inspection.picture?.data ?? (await frameOf(tools, path, format)),
    };
  });
  const artwork = await storePicture(tools, fileKey, picture);
  if (measures) await storePeaks(storage, fileKey, measures.peaks);
  let hasPicture = false;
  const facts = factsOf(inspection, measures);
  const playback = playbackOf(facts, tools.decodes);
  const isThere = await changeMedium(
    tools,
    key,
    async (transaction, stored) => {
      hasPicture = stored.artwork !== '';
      await rejectDuplicate(transaction, key, inspection.checksum);
      const isNew = stored.duration === null;
      return {
        ...facts,
        ...(isNew
          ? await firstValues(tools, transaction, key, stored, inspection, measures)
          : lateCues(key.kind, stored, measures)),
        ...(artwork && stored.artwork === '' ? { artwork } : {}),
        playback,
        hasWaveform: measures !== null,
        isMeasured: tools.decodes,
        state: MediaState.READY,
        failure: null,
        duplicateOf: null,
        refusedFormat: '',
      };
    },
    // The duration of playlists depends on this analysis, so they are recounted.
    async (transaction) => {
      await recountPlaylists(transaction, await findPlaylistsContaining(transaction, [key.id]));
      await queueAttemptsForSound(tools.jobs, transaction, key.id);
      if (playback === MediaPlayback.RENDERING) await addRendition(tools.jobs, transaction, key);
    },
  ).catch(async (error: unknown) => {
    const isDuplicate = error instanceof Unusable && error.failure === MediaFailure.DUPLICATE;
    // A file that cannot be deleted must not hide the actual error.
    if (isDuplicate && !hasPicture) await discardFindings(storage, fileKey).catch(() => undefined);
    throw error;
  });
  if (!isThere) await discardFindings(storage, fileKey);
}

function usableFormat(kind: MediaKind, { size, mime, format, formatName }: Inspection): Format {
  if (size === 0) throw new Unusable(MediaFailure.EMPTY);
  const accepted = acceptedAs(kind, mime, format?.hasVideo ?? false);
  if (accepted in MediaFailure) throw new Unusable(accepted as MediaFailure, { format: formatName });
  if (!format || format.isCutShort) throw new Unusable(MediaFailure.DAMAGED);
  return format;
}

/** What browsers play: the file itself or a rendition of it. Nothing when a rendition is needed and ffmpeg is missing. */
function playbackOf(
  { mimeType, codec }: { mimeType: string; codec: string },
  decodes: boolean,
): MediaPlayback {
  if (playsInBrowsers(mimeType, codec)) return MediaPlayback.DIRECT;
  return decodes ? MediaPlayback.RENDERING : MediaPlayback.UNPLAYABLE;
}

function checkLength({ duration }: Format): void {
  if (!duration) throw new Unusable(MediaFailure.DAMAGED);
  if (duration * 1000 > longest) throw new Unusable(MediaFailure.TOO_LONG);
}

/** Poster frame of a video; undefined for sounds, and when ffmpeg is not installed. */
const frameOf = ({ decodes, signal }: Tools, path: string, format: Format) =>
  decodes && format.hasVideo ? posterOf(path, format, signal) : undefined;

/**
 * Corrects the declared format by the decoded one. Throws `Unusable` when the file is cut short, and for a
 * sound that cannot be decoded.
 */
async function decodedFormat(
  { signal }: Tools,
  kind: MediaKind,
  path: string,
  said: Format,
  measures: Measures | null,
): Promise<Format> {
  if (kind === MediaKind.VIDEO) return decodedFilm(path, said, measures, signal);
  if (!measures || isCutShort(said, measures)) throw new Unusable(MediaFailure.DAMAGED);
  const duration = measures.duration / 1000;
  const sampleRate = measures.sampleRate ?? said.sampleRate;
  return { ...said, duration, sampleRate, bitrate: averageRate(said, duration) };
}

/**
 * True when a sound is cut short. It is clearly shorter than declared, or, without a declared duration, has errors in decoding or an end
 * within a frame. Always false for files that end at a frame boundary.
 */
function isCutShort({ duration, saysDuration, isWhole }: Format, measures: Measures): boolean {
  if (isWhole) return false;
  return saysDuration ? measures.duration < shortest(duration) : measures.hasErrors || isWhole === false;
}

/**
 * Declared bitrate, or the average bitrate when none is declared or the two differ by 5 % or more. Always the declared bitrate when
 * `soundBytes` is unknown. Files with a variable bitrate only declare the bitrate of the first frame.
 */
function averageRate({ bitrate, soundBytes }: Format, seconds: number): number | undefined {
  if (!soundBytes) return bitrate;
  const average = (soundBytes * 8) / seconds;
  return bitrate && Math.abs(average / bitrate - 1) < 0.05 ? bitrate : average;
}

const shortest = (seconds = 0) => seconds * 1000 * 0.95 - 1000;

/**
 * Checks the declared duration of a video against its longer track. The sound may be shorter or missing.
 * Throws `Unusable` when both tracks are too short, and when part of the sound cannot be decoded. A video that declares no duration gets
 * that of the longer track.
 */
async function decodedFilm(
  path: string,
  said: Format,
  measures: Measures | null,
  signal: AbortSignal,
): Promise<Format> {
  if (measures?.hasErrors) throw new Unusable(MediaFailure.DAMAGED);
  const measured = measures?.duration ?? 0;
  if (said.saysDuration && measured >= shortest(said.duration)) return said;
  const lasts = Math.max(measured, await lengthOfPictures(path, signal));
  if (said.saysDuration && lasts < shortest(said.duration)) throw new Unusable(MediaFailure.DAMAGED);
  return { ...said, duration: said.duration ?? lasts / 1000 };
}

/**
 * Rejects a file whose bytes are already in the library. Of two equal files, the one that is analysed later is rejected. Attached
 * media are exempt.
 */
async function rejectDuplicate(
  transaction: Transaction,
  { id, radioId, kind }: MediumKey,
  checksum: string,
): Promise<void> {
  if (isAttached(kind)) return;
  const first = await findSameBytes.first({ transaction, context: { radioId } }, { id, checksum });
  if (first) throw new Unusable(MediaFailure.DUPLICATE, { duplicateOf: { id: first.id, checksum } });
}

const findSameBytes = query(
  'library.findSameBytes',
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

/** MIME type of a sound, without the Opus parameter. It is `audio/…` also for a container that could hold video. */
const soundType = (mime: string) => mime.replace('; codecs=opus', '').replace(/^video\//, 'audio/');

/** Properties of the file itself, which nobody can edit. */
function factsOf({ size, checksum, mime, format }: Inspection, measures: Measures | null) {
  const sounding = format!;
  const isVideo = sounding.hasVideo;
  return {
    size,
    checksum,
    mimeType: isVideo ? mime! : soundType(mime!),
    codec: sounding.codec.slice(0, 100),
    duration: Math.max(1, Math.round(sounding.duration! * 1000)),
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

/**
 * Cue points for a medium that is measured only after its upload.
 * Empty for videos, when the medium was measured before, or when a person has set cue points or fades in the meantime.
 */
function lateCues(kind: MediaKind, stored: Stored<MediaItem>, measures: Measures | null): object {
  const isCut = [stored.cueIn, stored.cueOut, stored.fadeIn, stored.fadeOut, stored.startNext].some(
    (at) => at !== null,
  );
  return stored.isMeasured || isCut ? {} : cuesOf(kind, measures);
}

const cuesOf = (kind: MediaKind, measures: Measures | null) =>
  kind === MediaKind.VIDEO ? {} : { cueIn: measures?.cueIn ?? null, cueOut: measures?.cueOut ?? null };

/** Initial values of the fields from the tags of the file, which people may edit later. */
async function firstValues(
  { reads }: Tools,
  transaction: Transaction,
  { radioId, kind }: MediumKey,
  stored: Stored<MediaItem>,
  { tags }: Inspection,
  measures: Measures | null,
): Promise<object> {
  const cues = cuesOf(kind, measures);
  const named = kind === MediaKind.SONG ? withFileName(tags, stored.title) : tags;
  const { title, credit } = named;
  const names = { ...(title && { title }), ...(credit && { credit }) };
  if (kind !== MediaKind.SONG) return { ...names, ...cues };
  const { artistes, album } = await findOrCreateCredits({ transaction, reads, radioId }, named);
  const { track = null, isrc, label, year = null, genre } = tags;
  return {
    ...names,
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

/**
 * Adds a missing title, and a missing credit with it, from a file name such as “Artist - Title”.
 * Returns the tags unchanged when they have a title, when the file name has another form, or when the credit of the tags does not contain
 * the credit of the file name.
 */
function withFileName(tags: Tags, name: string): Tags {
  const parts = tags.title ? undefined : partsOf(name);
  if (!parts) return tags;
  const { credit, title } = parts;
  if (!tags.credit) return { ...tags, title, artists: [credit], credit };
  return foldText(tags.credit).includes(foldText(credit)) ? { ...tags, title } : tags;
}

/** Splits a file name such as “Artist - Title”. The first dash with at least two characters on each side divides it. */
const partsOf = (name: string) =>
  pairsAtDashes(withoutTrackNumber(name)).find(({ credit, title }) => credit.length > 1 && title.length > 1);

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
 * Storage keys of the embedded picture or poster frame, one per width. The keys derive from the file key, so that a repeated analysis
 * after a crash overwrites the same files.
 */
function artworkKeysOf(fileKey: string): string[] {
  const key = createHash('sha256').update(fileKey).digest('hex').slice(0, 32);
  return artworkWidths.map((width) => `artwork/${key}-${width}.webp`);
}

/** Deletes the files that were derived from a file. */
async function discardFindings(storage: Storage, fileKey: string): Promise<void> {
  for (const key of [waveformKeyOf(fileKey), ...renditionKeysOf(fileKey), ...artworkKeysOf(fileKey)])
    await storage.delete(key);
}

/** Storage key of the waveform of a file. */
export const waveformKeyOf = (fileKey: string) =>
  `${fileKey.replace(/^media\//, 'waveforms/').replace(/\.[a-z\d]+$/, '')}.json`;

const storePeaks = (storage: Storage, fileKey: string, peaks: number[]) =>
  storage.put(waveformKeyOf(fileKey), Buffer.from(JSON.stringify({ peaks })));
