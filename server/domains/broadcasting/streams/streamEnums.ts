import { registerEnumType } from 'type-graphql';
import { enumFilter } from '../../../kit/list/filters.ts';

/** Audio format of a mount point. */
export enum StreamFormat {
  MP3 = 'MP3',
  AAC = 'AAC',
  OGG_OPUS = 'OGG_OPUS',
  OGG_VORBIS = 'OGG_VORBIS',
}
registerEnumType(StreamFormat, {
  name: 'StreamFormat',
  description: 'Audio format of a mount point.',
  valuesConfig: {
    MP3: { description: 'MPEG-1 Layer 3, which every player supports.' },
    AAC: { description: 'AAC in ADTS.' },
    OGG_OPUS: { description: 'Opus in Ogg: the best quality for its bitrate.' },
    OGG_VORBIS: { description: 'Vorbis in Ogg.' },
  },
});
export const StreamFormatFilter = enumFilter(StreamFormat, 'StreamFormat');
