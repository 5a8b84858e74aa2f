import { registerEnumType } from 'type-graphql';

/** Outcome of a handover. */
export enum HandoverEnd {
  DONE = 'DONE',
  CANCELLED = 'CANCELLED',
  NOBODY_CAME = 'NOBODY_CAME',
  NO_SOUND = 'NO_SOUND',
  GONE = 'GONE',
  NOBODY_LIVE = 'NOBODY_LIVE',
}
registerEnumType(HandoverEnd, {
  name: 'HandoverEnd',
  description: 'Outcome of a handover.',
  valuesConfig: {
    DONE: { description: 'The new presenter has the air.' },
    CANCELLED: { description: 'Cancelled by one of the two, or by somebody who may end lives.' },
    NOBODY_CAME: { description: 'The new presenter did not go live in time.' },
    NO_SOUND: { description: 'The new presenter’s sound did not reach the player in time.' },
    GONE: { description: 'The new presenter left again, or may no longer go live.' },
    NOBODY_LIVE: {
      description: 'The current live session ended before the new presenter had come: the air is free.',
    },
  },
});
