/** Where the rendition of a file is kept. */
export const renditionKeyOf = (fileKey: string) =>
  `${fileKey.replace(/^media\//, 'renditions/').replace(/\.[a-z\d]+$/, '')}.flac`;

export const renditionType = 'audio/flac';
