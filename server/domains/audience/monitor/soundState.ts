import { registerEnumType } from 'type-graphql';

/** Whether what a mount point that is on the air sends is heard by this server. */
export enum MountHearing {
  HEARD = 'HEARD',
  NOT_REACHED = 'NOT_REACHED',
  NO_PROGRAM = 'NO_PROGRAM',
  SWITCHED_OFF = 'SWITCHED_OFF',
}
registerEnumType(MountHearing, {
  name: 'MountHearing',
  description: 'Whether what a mount point that is on the air sends is heard by this server.',
  valuesConfig: {
    HEARD: { description: 'It is heard.' },
    NOT_REACHED: {
      description: 'The server does not let us listen, such as when it has as many listeners as it takes.',
    },
    NO_PROGRAM: { description: 'There is no `ffmpeg` on the machine of this server.' },
    SWITCHED_OFF: { description: 'The radio has switched it off.' },
  },
});
