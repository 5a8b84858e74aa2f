import { registerEnumType } from 'type-graphql';
import { enumFilter } from '../../../kit/list/filters.ts';

/** Source of an item on the air. */
export enum PlaySource {
  PLAN = 'PLAN',
  DEFAULT = 'DEFAULT',
  INSERTED = 'INSERTED',
  LIVE = 'LIVE',
  EMERGENCY = 'EMERGENCY',
}
registerEnumType(PlaySource, {
  name: 'PlaySource',
  description: 'Source of an item on the air.',
  valuesConfig: {
    PLAN: { description: 'The calendar: a rundown, an episode, a clock or the filling of an emission.' },
    DEFAULT: { description: 'The default playlist: nothing was planned, or there was time to fill.' },
    INSERTED: { description: 'A user inserted it to be played next.' },
    LIVE: { description: 'The studio.' },
    EMERGENCY: { description: 'The emergency file of the player, for when it has nothing else to play.' },
  },
});

/** Outcome of an item that was handed to the player. */
export enum PlayState {
  COMING = 'COMING',
  ON_AIR = 'ON_AIR',
  HEARD = 'HEARD',
  SKIPPED = 'SKIPPED',
  FAILED = 'FAILED',
  LEFT_OUT = 'LEFT_OUT',
  NOT_SENT = 'NOT_SENT',
}
registerEnumType(PlayState, {
  name: 'PlayState',
  description: 'Outcome of an item that was handed to the player.',
  valuesConfig: {
    COMING: { description: 'The player has the item, and it is still to come.' },
    ON_AIR: { description: 'The item is on the air.' },
    HEARD: { description: 'The item was played to its end, or until an item on the second began.' },
    SKIPPED: { description: 'A user ended it.' },
    FAILED: { description: 'The player could not play it.' },
    LEFT_OUT: { description: 'The time of the item was over before it could begin.' },
    NOT_SENT: {
      description:
        'The item was played while no output was connected, so that no listener could receive it. `heardFrom`, `heardUntil` and `heardFor` are null.',
    },
  },
});

export const PlaySourceFilter = enumFilter(PlaySource, 'PlaySource');
export const PlayStateFilter = enumFilter(PlayState, 'PlayState');
