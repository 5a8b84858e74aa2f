/** The codings that every browser plays, by the MIME type of what holds them. */
const played: Record<string, RegExp> = {
  'audio/mpeg': /Layer 3/i,
  'audio/aac': /./,
  'audio/x-m4a': /AAC/i,
  'audio/mp4': /AAC/i,
  'audio/ogg': /Vorbis|Opus|FLAC/i,
  'audio/webm': /Vorbis|Opus/i,
  'audio/flac': /./,
  'audio/wav': /^PCM$/,
};

/** Whether browsers play a sound as it is. Films are shown as they are. */
export const playsInBrowsers = (mimeType: string, codec: string): boolean =>
  mimeType.startsWith('video/') || (played[mimeType]?.test(codec) ?? false);
