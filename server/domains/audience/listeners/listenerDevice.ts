import { registerEnumType } from 'type-graphql';

/** Kind of device that a listener uses, guessed from the user agent. */
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
  description: 'Kind of device that a listener uses, guessed from the user agent.',
  valuesConfig: {
    COMPUTER: { description: 'A computer.' },
    PHONE: { description: 'A phone or a tablet.' },
    SPEAKER: { description: 'A smart speaker or an internet radio.' },
    TELEVISION: { description: 'A television or a set-top box.' },
    CAR: { description: 'A car.' },
    OTHER: { description: 'Another or an unknown device.' },
  },
});
