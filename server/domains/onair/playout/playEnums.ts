import { registerEnumType } from 'type-graphql';
import { enumFilter } from '../../../kit/list/filters.ts';

/** Where what is heard comes from. */
export enum PlaySource {
  PLAN = 'PLAN',
  DEFAULT = 'DEFAULT',
  INSERTED = 'INSERTED',
  LIVE = 'LIVE',
  EMERGENCY = 'EMERGENCY',
}
registerEnumType(PlaySource, {
  name: 'PlaySource',
  description: 'Where what is heard comes from.',
  valuesConfig: {
    PLAN: { description: 'The calendar: a rundown, an episode, a clock or what fills an emission.' },
    DEFAULT: { description: 'The default playlist: nothing was planned, or there was time to fill.' },
    INSERTED: { description: 'Somebody put it in to be played next.' },
    LIVE: { description: 'The studio.' },
    EMERGENCY: { description: 'What the player keeps for when it has nothing else.' },
  },
});

/** What became of something that was to be heard. */
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
  description: 'What became of something that was to be heard.',
  valuesConfig: {
    COMING: { description: 'The player has it, and it is still to come.' },
    ON_AIR: { description: 'It is being heard.' },
    HEARD: { description: 'It was heard to its end, or until something began on the second.' },
    SKIPPED: { description: 'Somebody ended it.' },
    FAILED: { description: 'The player could not play it.' },
    LEFT_OUT: { description: 'Its time was over before it could begin.' },
    NOT_SENT: {
      description:
        'The item was played while no output was connected, so that no listener could receive it. `heardFrom`, `heardUntil` and `heardFor` are null.',
    },
  },
});

export const PlaySourceFilter = enumFilter(PlaySource, 'PlaySource');
export const PlayStateFilter = enumFilter(PlayState, 'PlayState');
