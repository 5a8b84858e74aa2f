import type { MediaItem } from '../media/mediaItem.entity.ts';
import { MediaKind } from '../media/kinds/mediaKind.ts';
import { PlaylistContent, PlaylistOrder, PlaylistRule } from '../playlists/playlistEnums.ts';
import {
  CriteriaOrder,
  CriterionField,
  CriterionOperator,
  type SmartCriteria,
} from '../playlists/smart/smartCriteria.ts';

interface SamplePlaylist {
  name: string;
  description: string;
  content?: PlaylistContent;
  criteria?: SmartCriteria;
  rule?: PlaylistRule;
  ruleNumber?: number;
  order?: PlaylistOrder;
  weight?: number;
  /** Selects the items from the media, in library order. */
  choose?: (medium: MediaItem, index: number) => boolean;
  /** When set, the playlist becomes the default playlist, with these separation times in milliseconds. */
  separation?: { artisteSeparation: number; titleSeparation: number };
}

const isSong = ({ kind }: MediaItem) => kind === MediaKind.SONG;

/** Playlists of the demo, with different rules and orders; one is a smart playlist. */
export const samplePlaylists: readonly SamplePlaylist[] = [
  {
    name: 'Daytime rotation',
    description: 'What plays when nothing else is planned.',
    weight: 10,
    choose: isSong,
    // Any separation would be violated all day long, because there are only two dozen songs and two short
    // adverts.
    separation: { artisteSeparation: 0, titleSeparation: 0 },
  },
  {
    name: 'Evening jazz',
    description: 'Quiet hours, in the order of the records.',
    order: PlaylistOrder.SEQUENTIAL,
    choose: (medium, index) => isSong(medium) && index % 2 === 0,
  },
  {
    name: 'Station identity',
    description: 'One jingle after every three songs.',
    rule: PlaylistRule.EVERY_SONGS,
    ruleNumber: 3,
    choose: ({ kind }) => kind === MediaKind.JINGLE,
  },
  {
    name: 'Adverts at twenty past',
    description: 'The break of every hour.',
    rule: PlaylistRule.HOURLY,
    ruleNumber: 20,
    choose: ({ kind, title }) => kind === MediaKind.PUBLICITY && !title.startsWith('Atlas'),
  },
  {
    name: 'Gold before 2000',
    description: 'Finds its songs by itself.',
    content: PlaylistContent.FOUND,
    criteria: {
      matchAll: true,
      criteria: [
        { field: CriterionField.KIND, operator: CriterionOperator.IS, value: 'SONG' },
        { field: CriterionField.YEAR, operator: CriterionOperator.AT_MOST, value: '1999' },
      ],
      order: CriteriaOrder.TITLE,
      limit: null,
    },
  },
];
