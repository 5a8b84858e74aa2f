import { registerEnumType } from 'type-graphql';
import { enumFilter } from '../../../kit/list/filters.ts';

/** Source of the sound of a live session. */
export enum LiveHow {
  BROWSER = 'BROWSER',
  ENCODER = 'ENCODER',
}
registerEnumType(LiveHow, {
  name: 'LiveHow',
  description: 'Way in which a presenter goes live.',
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
      description:
        'The presenter ended the session; for an encoder, the connection was closed in the regular way.',
    },
    LINE_LOST: { description: 'The connection was lost and did not come back in time.' },
    DISCONNECTED: {
      description:
        'A user ended the session or revoked its stream key, or the presenter lost access to the radio.',
    },
    TAKEN_OVER: {
      description:
        'Another presenter ended the session with `takeOverLive`; or the same presenter, to go live again.',
    },
    TIME_OVER: {
      description:
        'The time in which the presenter may be live was over. The slot and its grace period ended, or the presenter lost the permission to go live outside of a slot.',
    },
    HANDED_OVER: { description: 'Another live session took over without a gap, by a handover.' },
    CALLED_OFF: {
      description: 'The session was waiting to take over by a handover that was cancelled or failed.',
    },
  },
});
export const LiveEndFilter = enumFilter(LiveEnd, 'LiveEnd');

/** Reason why a person may not go live. */
export enum LiveRefusal {
  NO_KEY = 'NO_KEY',
  REVOKED = 'REVOKED',
  NOT_YOUR_TIME = 'NOT_YOUR_TIME',
  BANNED = 'BANNED',
  SOMEBODY_IS_LIVE = 'SOMEBODY_IS_LIVE',
  NO_PLAYER = 'NO_PLAYER',
}
registerEnumType(LiveRefusal, {
  name: 'LiveRefusal',
  description: 'Reason why a person may not go live now.',
  valuesConfig: {
    NO_KEY: { description: 'The stream key does not exist or was revoked.' },
    REVOKED: { description: 'The person may no longer sign in or work for this radio.' },
    NOT_YOUR_TIME: {
      description:
        'The person has no live slot now, and has no permission to go live outside of a slot. For a takeover, also when the slot of the current presenter is not over.',
    },
    BANNED: { description: 'A live session of the person was ended with a ban that is not over yet.' },
    SOMEBODY_IS_LIVE: { description: 'Somebody is live already, and no handover to the person is open.' },
    NO_PLAYER: {
      description: 'The player of the radio is not connected: no listener would hear the session.',
    },
  },
});
