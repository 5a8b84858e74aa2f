import { registerEnumType } from 'type-graphql';
import { enumFilter } from '../../../../kit/list/filters.ts';
import { StationTrouble } from '../../../onair/station/stationTroubles.ts';
import { SoundTrouble } from '../soundTrouble.ts';

/** What an incident is of: how a mount point sounds, or its station. */
export const IncidentKind = { ...SoundTrouble, ...StationTrouble } as const;
export type IncidentKind = SoundTrouble | StationTrouble;
registerEnumType(IncidentKind, {
  name: 'IncidentKind',
  description:
    'What can be wrong with the air: the first three are of the sound of a mount point, the others of the whole station.',
  valuesConfig: {
    SILENCE: { description: 'Nothing is heard in it: it is quieter than -50 dBFS.' },
    CLIPPING: { description: 'More than a hundredth of it stands at full scale, which is heard as noise.' },
    STALL: { description: 'Nothing that could be heard comes, though its source is there.' },
    NOTHING_TO_PLAY: {
      description:
        'The player has nothing of the plan or of the default playlist, and plays what it keeps for an emergency.',
    },
    PLAYER_DISK_FULL: {
      description:
        'The disk of the player is full: it fetches nothing more of what is to come, and records no encoder.',
    },
    SERVER_DISK_FULL: {
      description:
        'A live from a browser is heard, and not recorded: the disk of the server is full, or gone.',
    },
    NOT_BROADCASTING: {
      description:
        'No output of the player has been connected for fifteen seconds, so that listeners get nothing. `Station.notSendingBecause` has the reason.',
    },
    PLAN_NOT_TOLD: {
      description:
        'The server has failed for half a minute to work out what is to play, which its log explains: the player goes on with what it was told before, at most 45 minutes, and then with what it keeps for an emergency.',
    },
  },
});
export const IncidentKindFilter = enumFilter(IncidentKind, 'IncidentKind');

/** Why an incident is over. */
export enum IncidentEnd {
  SOUND_BACK = 'SOUND_BACK',
  OFF_AIR = 'OFF_AIR',
  NOT_HEARD = 'NOT_HEARD',
  MOUNT_GONE = 'MOUNT_GONE',
  PLAYS_AGAIN = 'PLAYS_AGAIN',
  ROOM_AGAIN = 'ROOM_AGAIN',
  PLAN_TOLD = 'PLAN_TOLD',
  BROADCASTING_AGAIN = 'BROADCASTING_AGAIN',
}
registerEnumType(IncidentEnd, {
  name: 'IncidentEnd',
  description: 'Why an incident is over.',
  valuesConfig: {
    SOUND_BACK: { description: 'The sound is well again.' },
    OFF_AIR: { description: 'The mount point went off the air.' },
    NOT_HEARD: {
      description: 'Nobody listens to the mount point any more: what it sounds like is not known.',
    },
    MOUNT_GONE: { description: 'The mount point was deleted.' },
    PLAYS_AGAIN: { description: 'Something of the plan, of the default playlist or live is heard again.' },
    ROOM_AGAIN: { description: 'There is room on the disk again.' },
    PLAN_TOLD: { description: 'The player is told again what to play.' },
    BROADCASTING_AGAIN: { description: 'At least one output of the player is connected again.' },
  },
});
export const IncidentEndFilter = enumFilter(IncidentEnd, 'IncidentEnd');
