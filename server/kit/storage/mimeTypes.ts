/** MIME types by the extensions of files that the server writes. */
export const mimeTypes: Record<string, string> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.json': 'application/json',
  '.vtt': 'text/vtt',
};
