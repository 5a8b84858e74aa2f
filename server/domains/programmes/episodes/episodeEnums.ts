import { registerEnumType } from 'type-graphql';
import { enumFilter } from '../../../kit/list/filters.ts';

export enum EpisodeState {
  DRAFT = 'DRAFT',
  READY = 'READY',
  PUBLISHED = 'PUBLISHED',
}
registerEnumType(EpisodeState, {
  name: 'EpisodeState',
  description: 'State of an episode.',
  valuesConfig: {
    DRAFT: { description: 'In preparation.' },
    READY: { description: 'Finished: it may be broadcast, but is not published.' },
    PUBLISHED: { description: 'Published: on the website and in the podcast from its publication date on.' },
  },
});
export const EpisodeStateFilter = enumFilter(EpisodeState, 'EpisodeState');

export enum EpisodeType {
  FULL = 'FULL',
  TRAILER = 'TRAILER',
  BONUS = 'BONUS',
}
registerEnumType(EpisodeType, {
  name: 'EpisodeType',
  description: 'Type of an episode, as podcast directories distinguish them (`itunes:episodeType`).',
  valuesConfig: {
    FULL: { description: 'A regular episode, counted in its season.' },
    TRAILER: { description: 'An announcement of the podcast or of a season; never has a number.' },
    BONUS: {
      description:
        'Extra content. Without a number it belongs to the podcast or season, otherwise to the episode with that number.',
    },
  },
});
export const EpisodeTypeFilter = enumFilter(EpisodeType, 'EpisodeType');
