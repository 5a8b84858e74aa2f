import { registerEnumType } from 'type-graphql';
import { enumFilter } from '../../../kit/list/filters.ts';

export enum EpisodeState {
  DRAFT = 'DRAFT',
  READY = 'READY',
  PUBLISHED = 'PUBLISHED',
}
registerEnumType(EpisodeState, {
  name: 'EpisodeState',
  description: 'How far an episode is.',
  valuesConfig: {
    DRAFT: { description: 'Being prepared.' },
    READY: { description: 'Finished: it may be broadcast, and is not published.' },
    PUBLISHED: { description: 'Out: from its publish time on it is on the website and in the podcast.' },
  },
});
export const EpisodeStateFilter = enumFilter(EpisodeState, 'EpisodeState');
