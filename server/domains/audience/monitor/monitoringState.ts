import { registerEnumType } from 'type-graphql';

/** State of the audio monitoring of a mount point that is on the air. */
export enum MonitoringState {
  MONITORED = 'MONITORED',
  NOT_REACHED = 'NOT_REACHED',
  NO_PROGRAM = 'NO_PROGRAM',
  SWITCHED_OFF = 'SWITCHED_OFF',
}
registerEnumType(MonitoringState, {
  name: 'MonitoringState',
  description: 'State of the audio monitoring of a mount point that is on the air.',
  valuesConfig: {
    MONITORED: {
      description:
        'The server receives the sound and monitors it. This does not mean that the sound is free of incidents.',
    },
    NOT_REACHED: {
      description:
        'The sound cannot be opened. The streaming server cannot be reached, refuses the connection (for example at its listener limit), or sends an unknown format.',
    },
    NO_PROGRAM: { description: '`ffmpeg` is not installed on this server.' },
    SWITCHED_OFF: { description: 'The radio has switched monitoring off.' },
  },
});
