import { registerEnumType } from 'type-graphql';
import { enumFilter } from '../../../../kit/list/filters.ts';

/** Way in which browsers can play a file: as it is, as a rendition, or not at all. */
export enum MediaPlayback {
  DIRECT = 'DIRECT',
  RENDERING = 'RENDERING',
  RENDERED = 'RENDERED',
  UNPLAYABLE = 'UNPLAYABLE',
}
registerEnumType(MediaPlayback, {
  name: 'MediaPlayback',
  description: 'How browsers can play a file. The player of the radio plays every file that is ready.',
  valuesConfig: {
    DIRECT: { description: 'Browsers play the file itself.' },
    RENDERING: { description: 'A rendition for browsers is being made.' },
    RENDERED: { description: 'Browsers play a rendition; the file itself stays as it was uploaded.' },
    UNPLAYABLE: {
      description:
        'Browsers cannot play the file, and no rendition could be made, for example without ffmpeg.',
    },
  },
});

export const MediaPlaybackFilter = enumFilter(MediaPlayback, 'MediaPlayback');
