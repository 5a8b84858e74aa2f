import { registerEnumType } from 'type-graphql';
import { enumFilter } from '../../../../kit/list/filters.ts';
import { SoundTrouble } from '../soundTrouble.ts';

registerEnumType(SoundTrouble, {
  name: 'SoundTrouble',
  description: 'What can be wrong with the sound of a mount point that is on the air.',
  valuesConfig: {
    SILENCE: { description: 'Nothing is heard in it: it is quieter than -50 dBFS.' },
    CLIPPING: { description: 'More than a hundredth of it stands at full scale, which is heard as noise.' },
    STALL: { description: 'Nothing that could be heard comes, though its source is there.' },
  },
});
export const SoundTroubleFilter = enumFilter(SoundTrouble, 'SoundTrouble');

/** Why an incident is over. */
export enum IncidentEnd {
  SOUND_BACK = 'SOUND_BACK',
  OFF_AIR = 'OFF_AIR',
  NOT_HEARD = 'NOT_HEARD',
  MOUNT_GONE = 'MOUNT_GONE',
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
  },
});
export const IncidentEndFilter = enumFilter(IncidentEnd, 'IncidentEnd');
