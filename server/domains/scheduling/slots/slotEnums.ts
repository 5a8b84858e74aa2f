import { registerEnumType } from 'type-graphql';
import { enumFilter } from '../../../kit/list/filters.ts';

/** Layers of the calendar from bottom to top: a higher layer covers the lower ones. */
export enum SlotLayer {
  FILLER = 'FILLER',
  PROGRAMMES = 'PROGRAMMES',
  ADVERTS = 'ADVERTS',
  LIVE = 'LIVE',
}
registerEnumType(SlotLayer, {
  name: 'SlotLayer',
  description: 'Layers of the calendar, from bottom to top.',
  valuesConfig: {
    FILLER: { description: 'Filler beneath all other layers.' },
    PROGRAMMES: { description: 'Planned programmes, above the filler.' },
    ADVERTS: { description: 'Advert breaks, above the programmes.' },
    LIVE: { description: 'Live broadcasts from the studio, above all other layers.' },
  },
});
export const SlotLayerFilter = enumFilter(SlotLayer, 'SlotLayer');

/** Layers from bottom to top. */
export const layers = Object.values(SlotLayer);

/** Number of layers below a layer. */
export const heightOf = (layer: SlotLayer): number => layers.indexOf(layer);

/** Categories of the calendar. */
export enum SlotCategory {
  LIVE = 'LIVE',
  MULTIMEDIA = 'MULTIMEDIA',
  RUSH = 'RUSH',
  REBROADCAST = 'REBROADCAST',
}
registerEnumType(SlotCategory, {
  name: 'SlotCategory',
  description: 'Category of a slot, which determines what the slot can broadcast.',
  valuesConfig: {
    LIVE: { description: 'An emission from the studio.' },
    MULTIMEDIA: { description: 'A playlist, an episode, or the filler of an emission.' },
    RUSH: { description: 'A rush, an episode, or the filler of an emission.' },
    REBROADCAST: { description: 'A repeat of another slot or of an episode.' },
  },
});
export const SlotCategoryFilter = enumFilter(SlotCategory, 'SlotCategory');
