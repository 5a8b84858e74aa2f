import { registerEnumType } from 'type-graphql';

/** Outcome of a handover. */
export enum HandoverEnd {
  DONE = 'DONE',
  CANCELLED = 'CANCELLED',
  NOBODY_CAME = 'NOBODY_CAME',
  NO_SOUND = 'NO_SOUND',
  NEW_PRESENTER_LEFT = 'NEW_PRESENTER_LEFT',
  NOBODY_LIVE = 'NOBODY_LIVE',
}
registerEnumType(HandoverEnd, {
  name: 'HandoverEnd',
  description: 'Outcome of a handover.',
  valuesConfig: {
    DONE: { description: 'The new presenter took over the air.' },
    CANCELLED: {
      description:
        'One of the two presenters, or somebody who may update `LiveSession`, cancelled the handover.',
    },
    NOBODY_CAME: { description: 'The new presenter did not go live within two minutes.' },
    NO_SOUND: {
      description:
        'The new presenter’s sound did not reach the player within 30 seconds after the countdown.',
    },
    NEW_PRESENTER_LEFT: { description: 'The live session of the new presenter ended before the takeover.' },
    NOBODY_LIVE: {
      description:
        'The current live session ended before the new presenter had gone live, so that nobody is live.',
    },
  },
});
