import { registerEnumType } from 'type-graphql';
import { enumFilter } from '../../../kit/list/filters.ts';

/** From below to above: what lies higher covers what lies lower. */
export enum SlotLayer {
  FILLER = 'FILLER',
  PROGRAMMES = 'PROGRAMMES',
  ADVERTS = 'ADVERTS',
  LIVE = 'LIVE',
}
registerEnumType(SlotLayer, {
  name: 'SlotLayer',
  description: 'What lies over what in the calendar, from below to above.',
  valuesConfig: {
    FILLER: { description: 'What plays under everything else.' },
    PROGRAMMES: { description: 'The programme as it is planned.' },
    ADVERTS: { description: 'Advert breaks, over the programme.' },
    LIVE: { description: 'What comes from the studio, over all else.' },
  },
});
export const SlotLayerFilter = enumFilter(SlotLayer, 'SlotLayer');

/** The layers from below to above. */
export const layers = Object.values(SlotLayer);

/** How high a layer lies. */
export const heightOf = (layer: SlotLayer): number => layers.indexOf(layer);

/** The categories of the calendar. */
export enum SlotCategory {
  LIVE = 'LIVE',
  MULTIMEDIA = 'MULTIMEDIA',
  RUSH = 'RUSH',
  REBROADCAST = 'REBROADCAST',
}
registerEnumType(SlotCategory, {
  name: 'SlotCategory',
  description: 'The category of something in the calendar.',
  valuesConfig: {
    LIVE: { description: 'An emission from the studio.' },
    MULTIMEDIA: { description: 'What is in the library: a playlist, an episode, or what fills an emission.' },
    RUSH: { description: 'A recording of an emission.' },
    REBROADCAST: { description: 'Something once more, which the slot points at.' },
  },
});
export const SlotCategoryFilter = enumFilter(SlotCategory, 'SlotCategory');
