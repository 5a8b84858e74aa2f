import { registerEnumType } from 'type-graphql';

export enum OccurrenceState {
  PLANNED = 'PLANNED',
  CANCELLED = 'CANCELLED',
}
registerEnumType(OccurrenceState, {
  name: 'OccurrenceState',
  description: 'State of an occurrence of a slot: planned or cancelled.',
  valuesConfig: {
    PLANNED: { description: 'The occurrence takes place.' },
    CANCELLED: { description: 'The occurrence is cancelled on this date.' },
  },
});
