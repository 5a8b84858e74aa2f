import { registerEnumType } from 'type-graphql';
import { enumFilter } from '../../../kit/list/filters.ts';

/** How somebody is heard live. */
export enum LiveHow {
  BROWSER = 'BROWSER',
  ENCODER = 'ENCODER',
}
registerEnumType(LiveHow, {
  name: 'LiveHow',
  description: 'How somebody is heard live.',
  valuesConfig: {
    BROWSER: { description: 'From the studio in the portal.' },
    ENCODER: { description: 'From an encoder, with a stream key.' },
  },
});
export const LiveHowFilter = enumFilter(LiveHow, 'LiveHow');

/** Why a live ended. */
export enum LiveEnd {
  LEFT = 'LEFT',
  LINE_LOST = 'LINE_LOST',
  DISCONNECTED = 'DISCONNECTED',
  TAKEN_OVER = 'TAKEN_OVER',
  TIME_OVER = 'TIME_OVER',
  HANDED_OVER = 'HANDED_OVER',
  CALLED_OFF = 'CALLED_OFF',
}
registerEnumType(LiveEnd, {
  name: 'LiveEnd',
  description: 'Why a live ended.',
  valuesConfig: {
    LEFT: {
      description: 'They ended it; an encoder, whose line was closed as one closes it.',
    },
    LINE_LOST: { description: 'The line was lost, and nobody came back in time.' },
    DISCONNECTED: { description: 'Somebody ended it, or took away the right to it.' },
    TAKEN_OVER: { description: 'Somebody else took the air.' },
    TIME_OVER: { description: 'The time of their slot was over.' },
    HANDED_OVER: { description: 'Somebody else took over, and was heard at once.' },
    CALLED_OFF: { description: 'They were to take over, and it did not come to that.' },
  },
});
export const LiveEndFilter = enumFilter(LiveEnd, 'LiveEnd');

/** Why somebody may not go live. */
export enum LiveRefusal {
  NO_KEY = 'NO_KEY',
  REVOKED = 'REVOKED',
  NOT_YOUR_TIME = 'NOT_YOUR_TIME',
  KEPT_OUT = 'KEPT_OUT',
  SOMEBODY_IS_LIVE = 'SOMEBODY_IS_LIVE',
  NO_PLAYER = 'NO_PLAYER',
}
registerEnumType(LiveRefusal, {
  name: 'LiveRefusal',
  description: 'Why somebody may not go live now.',
  valuesConfig: {
    NO_KEY: { description: 'There is no such stream key, or not any more.' },
    REVOKED: { description: 'They may not sign in any more, or not work for this radio.' },
    NOT_YOUR_TIME: {
      description: 'They have no live slot of their own now, and may not go live at any time.',
    },
    KEPT_OUT: { description: 'Somebody has disconnected them for a while that is not over.' },
    SOMEBODY_IS_LIVE: { description: 'Somebody is live already.' },
    NO_PLAYER: { description: 'The player of the radio is not there: nobody would hear them.' },
  },
});
