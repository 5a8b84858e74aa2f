/** Codecs that every browser plays, by MIME type of the container. */
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

/** Returns true when browsers can play a file of this type and codec as it is. Accepted videos are always playable. */
export const playsInBrowsers = (mimeType: string, codec: string): boolean =>
  mimeType.startsWith('video/') || (played[mimeType]?.test(codec) ?? false);
