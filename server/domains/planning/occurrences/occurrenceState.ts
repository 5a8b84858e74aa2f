import { registerEnumType } from 'type-graphql';

export enum OccurrenceState {
  PLANNED = 'PLANNED',
  CANCELLED = 'CANCELLED',
}
registerEnumType(OccurrenceState, {
  name: 'OccurrenceState',
  description: 'State of an occurrence.',
  valuesConfig: {
    PLANNED: { description: 'It takes place.' },
    CANCELLED: { description: 'It is cancelled on this date.' },
  },
});
