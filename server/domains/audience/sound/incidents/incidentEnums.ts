import { registerEnumType } from 'type-graphql';
import { enumFilter } from '../../../../kit/list/filters.ts';
import { StationTrouble } from '../../../broadcasting/public.ts';
import { SoundTrouble } from '../soundTrouble.ts';

/** Kind of an incident: trouble with the sound of a mount point, or trouble of the whole station. */
export const IncidentKind = { ...SoundTrouble, ...StationTrouble } as const;
export type IncidentKind = SoundTrouble | StationTrouble;
registerEnumType(IncidentKind, {
  name: 'IncidentKind',
  description:
    'Kind of an incident on the air. SILENCE, CLIPPING and STALL concern the sound of a mount point, the other kinds the whole station.',
  valuesConfig: {
    SILENCE: { description: 'Silence: the sound is quieter than -50 dBFS.' },
    CLIPPING: { description: 'Distortion: more than one percent of the samples are at full scale.' },
    STALL: { description: 'The source is connected, but no sound arrives.' },
    NOTHING_TO_PLAY: {
      description:
        'The player has nothing from the plan or the default playlist, and plays its emergency content.',
    },
    PLAYER_DISK_FULL: {
      description:
        'The disk of the player is full: it no longer downloads upcoming items or records encoders.',
    },
    SERVER_DISK_FULL: {
      description:
        'A live session from a browser is on the air but not recorded. The disk of the server is full or missing.',
    },
    NOT_BROADCASTING: {
      description:
        'No output of the player has been connected for fifteen seconds, so listeners receive nothing. `Station.notSendingBecause` has the reason.',
    },
    PLAN_UNAVAILABLE: {
      description:
        'The server has failed to compute the plan for half a minute; its log has the reason. The player continues with the plan it has, at most 45 minutes, and then plays its emergency content.',
    },
  },
});
export const IncidentKindFilter = enumFilter(IncidentKind, 'IncidentKind');

/** Reason for the end of an incident. */
export enum IncidentEnd {
  SOUND_BACK = 'SOUND_BACK',
  OFF_AIR = 'OFF_AIR',
  NOT_MONITORED = 'NOT_MONITORED',
  MOUNT_DELETED = 'MOUNT_DELETED',
  PLAYS_AGAIN = 'PLAYS_AGAIN',
  DISK_SPACE_FREED = 'DISK_SPACE_FREED',
  PLAN_AVAILABLE = 'PLAN_AVAILABLE',
  BROADCASTING_AGAIN = 'BROADCASTING_AGAIN',
}
registerEnumType(IncidentEnd, {
  name: 'IncidentEnd',
  description: 'Reason for the end of an incident.',
  valuesConfig: {
    SOUND_BACK: { description: 'The sound is back to normal.' },
    OFF_AIR: { description: 'The mount point went off the air.' },
    NOT_MONITORED: {
      description: 'The mount point is no longer monitored, so that its sound is unknown.',
    },
    MOUNT_DELETED: { description: 'The mount point was deleted.' },
    PLAYS_AGAIN: { description: 'The plan, the default playlist or a live session is on the air again.' },
    DISK_SPACE_FREED: { description: 'The disk has free space again.' },
    PLAN_AVAILABLE: { description: 'The player receives the plan again.' },
    BROADCASTING_AGAIN: { description: 'At least one output of the player is connected again.' },
  },
});
export const IncidentEndFilter = enumFilter(IncidentEnd, 'IncidentEnd');
