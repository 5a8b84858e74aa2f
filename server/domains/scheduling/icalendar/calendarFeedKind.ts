import { registerEnumType } from 'type-graphql';

export enum CalendarFeedKind {
  RADIO = 'RADIO',
  EMISSION = 'EMISSION',
  PERSON = 'PERSON',
}
registerEnumType(CalendarFeedKind, {
  name: 'CalendarFeedKind',
  description: 'Contents of a calendar feed.',
  valuesConfig: {
    RADIO: { description: 'The whole calendar.' },
    EMISSION: { description: 'A single emission, rebroadcasts included.' },
    PERSON: {
      description: 'Emissions and episodes that the maker of the feed takes part in, rebroadcasts included.',
    },
  },
});
