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
    DRAFT: {
      description:
        'In preparation: the emission may be planned in the calendar, but does not appear on the website.',
    },
    RUNNING: { description: 'Running: the emission is broadcast regularly.' },
    PAUSED: { description: 'Paused: the emission is not broadcast for a time, such as over the summer.' },
    ENDED: { description: 'Ended: no new slot can be planned for the emission; its slots stay.' },
  },
});
export const EmissionStateFilter = enumFilter(EmissionState, 'EmissionState');
