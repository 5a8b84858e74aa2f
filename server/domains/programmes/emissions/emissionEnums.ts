import { registerEnumType } from 'type-graphql';
import { enumFilter } from '../../../kit/list/filters.ts';

export enum EmissionState {
  DRAFT = 'DRAFT',
  RUNNING = 'RUNNING',
  PAUSED = 'PAUSED',
  ENDED = 'ENDED',
}
registerEnumType(EmissionState, {
  name: 'EmissionState',
  description: 'State of an emission.',
  valuesConfig: {
    DRAFT: { description: 'In preparation: it may be planned, but is not public.' },
    RUNNING: { description: 'On the air.' },
    PAUSED: { description: 'Paused, such as over the summer.' },
    ENDED: { description: 'Ended: it cannot be planned any more.' },
  },
});
export const EmissionStateFilter = enumFilter(EmissionState, 'EmissionState');
