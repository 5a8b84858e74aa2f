import { registerEnumType } from 'type-graphql';

export enum CalendarFeedKind {
  RADIO = 'RADIO',
  EMISSION = 'EMISSION',
  PERSON = 'PERSON',
}
registerEnumType(CalendarFeedKind, {
  name: 'CalendarFeedKind',
  description: 'What of the calendar of a radio a feed gives.',
  valuesConfig: {
    RADIO: { description: 'All that is planned.' },
    EMISSION: { description: 'What is planned of one emission, rebroadcasts included.' },
    PERSON: {
      description:
        'What its maker takes part in: as one of the emission or of the episode, rebroadcasts included.',
    },
  },
});
