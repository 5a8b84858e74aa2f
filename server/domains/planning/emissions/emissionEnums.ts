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
  description: 'Where an emission stands.',
  valuesConfig: {
    DRAFT: { description: 'Being prepared: it may be planned, and is shown to nobody outside.' },
    RUNNING: { description: 'It is broadcast.' },
    PAUSED: { description: 'It rests for a while, such as over the summer.' },
    ENDED: { description: 'It is over: nothing new is planned of it.' },
  },
});
export const EmissionStateFilter = enumFilter(EmissionState, 'EmissionState');
