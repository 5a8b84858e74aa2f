import { registerEnumType } from 'type-graphql';

export enum OccurrenceState {
  PLANNED = 'PLANNED',
  CANCELLED = 'CANCELLED',
}
registerEnumType(OccurrenceState, {
  name: 'OccurrenceState',
  description: 'Whether something in the calendar takes place.',
  valuesConfig: {
    PLANNED: { description: 'It does.' },
    CANCELLED: { description: 'It was called off on this day alone.' },
  },
});
