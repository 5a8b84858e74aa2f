import { MediaFailure } from '../../media/mediaState.ts';
import { MediaKind } from '../../media/kinds/mediaKind.ts';

/** Accepted sound types by detected MIME type, each with the extension for the stored file. */
const sounds: Record<string, string> = {
  'audio/mpeg': 'mp3',
  'audio/aac': 'aac',
  'audio/x-m4a': 'm4a',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/ogg; codecs=opus': 'opus',
  'audio/flac': 'flac',
  'audio/wav': 'wav',
};
const videos: Record<string, string> = { 'video/mp4': 'mp4', 'video/webm': 'webm' };

/**
 * Returns the file extension when a file is acceptable for a kind of media, or else the reason. The type and the presence of a
 * video track decide.
 */
export function acceptedAs(
  kind: MediaKind,
  mime: string | undefined,
  hasVideo: boolean,
): string | MediaFailure {
  if (mime === undefined || !/^(audio|video|image)\//.test(mime)) return MediaFailure.NOT_MEDIA;
  const isVideoKind = kind === MediaKind.VIDEO;
  const known = sounds[mime] ?? videos[mime];
  if (!known) return MediaFailure.FORMAT_NOT_ACCEPTED;
  // An MP4 without a video track is treated as sound, regardless of its declared brand.
  const isVideo = mime in videos && hasVideo;
  if (isVideo !== isVideoKind) return MediaFailure.WRONG_KIND;
  return isVideo ? known : (sounds[mime] ?? (mime === 'video/mp4' ? 'm4a' : 'ogg'));
}
