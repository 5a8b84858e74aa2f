/** Storage key of the rendition of a file for browsers. */
export const renditionKeyOf = (fileKey: string) => `${baseOf(fileKey)}.flac`;

export const renditionType = 'audio/flac';

/** Storage key of the MP3 rendition of a file for podcast feeds. */
export const mp3KeyOf = (fileKey: string) => `${baseOf(fileKey)}.mp3`;

/** Storage keys of all renditions of a file, which are deleted with it. */
export const renditionKeysOf = (fileKey: string): string[] => [renditionKeyOf(fileKey), mp3KeyOf(fileKey)];

const baseOf = (fileKey: string) => fileKey.replace(/^media\//, 'renditions/').replace(/\.[a-z\d]+$/, '');
