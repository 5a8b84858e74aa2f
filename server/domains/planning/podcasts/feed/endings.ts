/** By what the sound of an episode is, and how its file is called in a feed. */
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

/** Endings and MIME types in which the timed transcript of an episode is served. */
export const captionTypes = [
  ['vtt', 'text/vtt'],
  ['srt', 'application/x-subrip'],
] as const;

/** Returns true for the file endings of episode sounds. */
export const isSoundEnding = (ending: string): boolean => Object.values(endings).includes(ending);

/** The ending of its file, which players go by: of its type, or else of the file that was sent. */
export const endingOf = ({ mimeType, fileKey }: { mimeType: string; fileKey: string }): string =>
  endings[mimeType] ?? /\.([a-z\d]{1,5})$/.exec(fileKey)?.[1] ?? 'mp3';
