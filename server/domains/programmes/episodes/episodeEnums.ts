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
    DRAFT: { description: 'In preparation; not published. The episode can be broadcast, as in every state.' },
    READY: {
      description:
        'Finished, but not published: the episode is neither in the podcast nor on the website. It can be broadcast, as in every state.',
    },
    PUBLISHED: {
      description:
        'Published; the publication date may be in the future. From that date on, once its sound is ready, the episode is in the published podcast of its emission, and on the website if that lists the emission.',
    },
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
  description: 'Type of an episode in podcast directories (`itunes:episodeType`).',
  valuesConfig: {
    FULL: { description: 'A regular episode, counted in its season.' },
    TRAILER: { description: 'An announcement of the podcast or of a season; never has a number.' },
    BONUS: {
      description:
        'Extra content. A bonus with a number accompanies the episode with that number; a bonus without a number accompanies the whole podcast or season.',
    },
  },
});
export const EpisodeTypeFilter = enumFilter(EpisodeType, 'EpisodeType');
