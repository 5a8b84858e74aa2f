import type { StreamFormat } from '../../../apollo/schemaTypes.generated';

/** Names of stream formats, the same in every language. */
export const formatNames: Record<StreamFormat, string> = {
  MP3: 'MP3',
  AAC: 'AAC',
  OGG_OPUS: 'Ogg Opus',
  OGG_VORBIS: 'Ogg Vorbis',
};

export const formats = Object.keys(formatNames) as StreamFormat[];
