import { registerEnumType } from 'type-graphql';
import { enumFilter } from '../../../kit/list/filters.ts';

/** What of a file browsers play. */
export enum MediaPlayback {
  DIRECT = 'DIRECT',
  RENDERING = 'RENDERING',
  RENDERED = 'RENDERED',
  UNPLAYABLE = 'UNPLAYABLE',
}
registerEnumType(MediaPlayback, {
  name: 'MediaPlayback',
  description: 'What of a file browsers play; the players on the air play every file that is ready.',
  valuesConfig: {
    DIRECT: { description: 'The file itself.' },
    RENDERING: { description: 'Nothing yet: a rendition that they play is being made.' },
    RENDERED: { description: 'A rendition that was made of it; the file itself stays as it was sent.' },
    UNPLAYABLE: {
      description:
        'Nothing: its coding is none of theirs, and no rendition could be made, such as without ffmpeg.',
    },
  },
});

export const MediaPlaybackFilter = enumFilter(MediaPlayback, 'MediaPlayback');
