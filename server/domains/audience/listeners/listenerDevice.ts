import { registerEnumType } from 'type-graphql';

/** What somebody listens with, as their program lets guess. */
export enum ListenerDevice {
  COMPUTER = 'COMPUTER',
  PHONE = 'PHONE',
  SPEAKER = 'SPEAKER',
  TELEVISION = 'TELEVISION',
  CAR = 'CAR',
  OTHER = 'OTHER',
}
registerEnumType(ListenerDevice, {
  name: 'ListenerDevice',
  description: 'What somebody listens with, as their program lets guess.',
  valuesConfig: {
    COMPUTER: { description: 'A computer.' },
    PHONE: { description: 'A telephone or a tablet.' },
    SPEAKER: { description: 'A speaker that speaks, or a radio for the network.' },
    TELEVISION: { description: 'A television, or a box beside one.' },
    CAR: { description: 'A car.' },
    OTHER: { description: 'Something else, or nothing is known of it.' },
  },
});
