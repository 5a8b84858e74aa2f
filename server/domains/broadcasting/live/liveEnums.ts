import { registerEnumType } from 'type-graphql';
import { enumFilter } from '../../../kit/list/filters.ts';

/** Source of a live session. */
export enum LiveHow {
  BROWSER = 'BROWSER',
  ENCODER = 'ENCODER',
}
registerEnumType(LiveHow, {
  name: 'LiveHow',
  description: 'Source of a live session.',
  valuesConfig: {
    BROWSER: { description: 'The studio in the portal.' },
    ENCODER: { description: 'An encoder, with a stream key.' },
  },
});
export const LiveHowFilter = enumFilter(LiveHow, 'LiveHow');

/** Reason why a live session ended. */
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
  description: 'Reason why a live session ended.',
  valuesConfig: {
    LEFT: {
      description: 'The presenter ended it; for an encoder, the connection was closed in the regular way.',
    },
    LINE_LOST: { description: 'The connection was lost and did not come back in time.' },
    DISCONNECTED: { description: 'Somebody else ended it, or withdrew the permission.' },
    TAKEN_OVER: { description: 'Somebody else took the air.' },
    TIME_OVER: { description: 'The time of the slot was over.' },
    HANDED_OVER: { description: 'Somebody else took over without a gap.' },
    CALLED_OFF: { description: 'The handover by which they were to take over ended without result.' },
  },
});
export const LiveEndFilter = enumFilter(LiveEnd, 'LiveEnd');

/** Reason why somebody may not go live. */
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
  description: 'Reason why somebody may not go live now.',
  valuesConfig: {
    NO_KEY: { description: 'There is no such stream key, or it was revoked.' },
    REVOKED: { description: 'The person may no longer sign in or work for this radio.' },
    NOT_YOUR_TIME: {
      description: 'The person has no live slot now, and may not go live at any time.',
    },
    KEPT_OUT: { description: 'The person was disconnected for a time that is not over.' },
    SOMEBODY_IS_LIVE: { description: 'Somebody is live already.' },
    NO_PLAYER: { description: 'The player of the radio is away: nobody would hear them.' },
  },
});
