import { mp3KeyOf } from '../../../library/public.ts';

/** File extensions of sounds in a feed, by MIME type. */
const endings: Record<string, string> = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/aac': 'aac',
  'audio/ogg': 'ogg',
  'audio/opus': 'opus',
  'audio/flac': 'flac',
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'video/mp4': 'mp4',
};

/** File extensions and MIME types in which the timed transcript of an episode is served. */
export const captionTypes = [
  ['vtt', 'text/vtt'],
  ['srt', 'application/x-subrip'],
] as const;

/** True for the file extensions of episode sounds. */
export const isSoundEnding = (ending: string): boolean => Object.values(endings).includes(ending);

/** Returns the sound of an episode for the feed: its MP3 rendition, or else the original file. */
export function feedSoundOf({ mimeType, fileKey, size, mp3Size }: StoredSound): FeedSound {
  if (mp3Size !== null)
    return { ending: 'mp3', key: mp3KeyOf(fileKey), mimeType: 'audio/mpeg', size: Number(mp3Size) };
  return { ending: endingOf({ mimeType, fileKey }), key: fileKey, mimeType, size };
}

interface StoredSound {
  mimeType: string;
  fileKey: string;
  size: number;
  mp3Size: number | null;
}

interface FeedSound {
  ending: string;
  /** Key in the storage. */
  key: string;
  mimeType: string;
  size: number;
}

/** File extension, which players rely on. It follows from the MIME type, or else from the uploaded file. */
const endingOf = ({ mimeType, fileKey }: { mimeType: string; fileKey: string }): string =>
  endings[mimeType] ?? /\.([a-z\d]{1,5})$/.exec(fileKey)?.[1] ?? 'mp3';
