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
    PLAN: { description: 'The plan, such as a rundown, an episode, a clock or the filler of an emission.' },
    DEFAULT: { description: 'The default playlist: nothing was planned, or there was time to fill.' },
    INSERTED: { description: 'A user inserted the item to be played next.' },
    LIVE: { description: 'A live session from the studio or an encoder.' },
    EMERGENCY: {
      description:
        'The emergency file, or downloaded files in random order: plays when there is nothing else to play.',
    },
  },
});

/** Outcome of an item that was handed to the player. */
export enum PlayState {
  COMING = 'COMING',
  ON_AIR = 'ON_AIR',
  PLAYED = 'PLAYED',
  SKIPPED = 'SKIPPED',
  FAILED = 'FAILED',
  LEFT_OUT = 'LEFT_OUT',
  NOT_SENT = 'NOT_SENT',
}
registerEnumType(PlayState, {
  name: 'PlayState',
  description: 'Outcome of an item that was handed to the player.',
  valuesConfig: {
    COMING: { description: 'The item is still to come.' },
    ON_AIR: { description: 'The item is on the air.' },
    PLAYED: {
      description:
        'The item was played to its end, or until a live session or an item with a fixed start began.',
    },
    SKIPPED: { description: 'A user ended the item, or removed it before it began.' },
    FAILED: { description: 'The player could not play the item.' },
    LEFT_OUT: {
      description: 'The item was not played: its time was over, or the plan changed shortly before.',
    },
    NOT_SENT: {
      description:
        'The item was played while no output was connected, so that no listener could receive it. `playedFrom`, `playedUntil` and `playedFor` are null.',
    },
  },
});

export const PlaySourceFilter = enumFilter(PlaySource, 'PlaySource');
export const PlayStateFilter = enumFilter(PlayState, 'PlayState');
