/** Where the rendition of a file for browsers is stored. */
export const renditionKeyOf = (fileKey: string) => `${baseOf(fileKey)}.flac`;

export const renditionType = 'audio/flac';

/** Where the MP3 rendition of a file for podcast feeds is stored. */
export const mp3KeyOf = (fileKey: string) => `${baseOf(fileKey)}.mp3`;

/** Where all renditions of a file are stored, which are removed with it. */
export const renditionKeysOf = (fileKey: string): string[] => [renditionKeyOf(fileKey), mp3KeyOf(fileKey)];

const baseOf = (fileKey: string) => fileKey.replace(/^media\//, 'renditions/').replace(/\.[a-z\d]+$/, '');
