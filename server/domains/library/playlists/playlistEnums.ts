import { registerEnumType } from 'type-graphql';
import { enumFilter } from '../../../kit/list/filters.ts';

export enum PlaylistContent {
  CHOSEN = 'CHOSEN',
  FOUND = 'FOUND',
}
registerEnumType(PlaylistContent, {
  name: 'PlaylistContent',
  description: 'Source of the items of a playlist: people or criteria.',
  valuesConfig: {
    CHOSEN: { description: 'People add the items one by one.' },
    FOUND: { description: 'The media that currently match the criteria: a smart playlist.' },
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
  description: 'Rule that determines when a playlist plays.',
  valuesConfig: {
    GENERAL: {
      description:
        'Alternates with the other playlists of this rule, by weight. Plays only while the radio has no default playlist with something to play: none is set, or it is disabled, outside its dates or empty.',
    },
    EVERY_SONGS: { description: 'Plays one item after every `ruleNumber` songs.' },
    EVERY_MINUTES: {
      description:
        'Plays one item once `ruleNumber` minutes have passed since the previous item of the playlist ended.',
    },
    HOURLY: {
      description:
        'Plays one item per hour, between two other items. It plays at the minute `ruleNumber` of the hour, or less than 15 minutes later in the same hour.',
    },
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
  description: 'Order in which the items of a playlist play.',
  valuesConfig: {
    SHUFFLED: { description: 'In random order, as far as possible each item once before any repetition.' },
    RANDOM: { description: 'A random item each time; repetitions are possible.' },
    SEQUENTIAL: { description: 'In the order of the positions in the playlist.' },
  },
});
