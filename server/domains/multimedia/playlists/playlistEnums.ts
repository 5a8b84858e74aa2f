import { registerEnumType } from 'type-graphql';
import { enumFilter } from '../../../kit/list/filters.ts';

export enum PlaylistContent {
  CHOSEN = 'CHOSEN',
  FOUND = 'FOUND',
}
registerEnumType(PlaylistContent, {
  name: 'PlaylistContent',
  description: 'Where the items of a playlist come from.',
  valuesConfig: {
    CHOSEN: { description: 'Somebody puts them there, one by one.' },
    FOUND: { description: 'Whatever fits the criteria at the moment: a smart playlist.' },
  },
});
export const PlaylistContentFilter = enumFilter(PlaylistContent, 'PlaylistContent');

export enum PlaylistRule {
  GENERAL = 'GENERAL',
  EVERY_SONGS = 'EVERY_SONGS',
  EVERY_MINUTES = 'EVERY_MINUTES',
  HOURLY = 'HOURLY',
}
registerEnumType(PlaylistRule, {
  name: 'PlaylistRule',
  description: 'When a playlist plays.',
  valuesConfig: {
    GENERAL: { description: 'In turn with the others of this rule, by weight.' },
    EVERY_SONGS: { description: 'One item after every so many songs.' },
    EVERY_MINUTES: { description: 'One item every so many minutes.' },
    HOURLY: { description: 'One item in every hour, at a minute of it.' },
  },
});
export const PlaylistRuleFilter = enumFilter(PlaylistRule, 'PlaylistRule');

export enum PlaylistOrder {
  SHUFFLED = 'SHUFFLED',
  RANDOM = 'RANDOM',
  SEQUENTIAL = 'SEQUENTIAL',
}
registerEnumType(PlaylistOrder, {
  name: 'PlaylistOrder',
  description: 'In which order the items of a playlist play.',
  valuesConfig: {
    SHUFFLED: { description: 'Mixed, and each once before any comes again.' },
    RANDOM: { description: 'Any of them at any time.' },
    SEQUENTIAL: { description: 'As they stand.' },
  },
});
