import { registerEnumType } from 'type-graphql';

/** How a handover ended. */
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
  description: 'How a handover ended.',
  valuesConfig: {
    DONE: { description: 'Who came has the air.' },
    CANCELLED: { description: 'One of the two, or somebody who may end lives, called it off.' },
    NOBODY_CAME: { description: 'Who was to come did not go live in time.' },
    NO_SOUND: { description: 'Their sound did not reach the player in time.' },
    GONE: { description: 'Who came left again, or may not go live any more.' },
    NOBODY_LIVE: { description: 'Who was live ended before anybody had come: the air is free.' },
  },
});
