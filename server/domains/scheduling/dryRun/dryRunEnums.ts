import { registerEnumType } from 'type-graphql';

export enum DryRunState {
  WAITING = 'WAITING',
  RUNNING = 'RUNNING',
  DONE = 'DONE',
  FAILED = 'FAILED',
}
registerEnumType(DryRunState, {
  name: 'DryRunState',
  description: 'State of a dry run.',
  valuesConfig: {
    WAITING: { description: 'The run was requested and begins soon.' },
    RUNNING: { description: 'The run is in progress.' },
    DONE: { description: 'The run is done.' },
    FAILED: { description: 'The run failed; the list of jobs has the reason.' },
  },
});

export enum DryRunProblemKind {
  GAP = 'GAP',
  OVERRUN = 'OVERRUN',
  BREACH = 'BREACH',
  ADVERT_OUT_OF_DAYS = 'ADVERT_OUT_OF_DAYS',
  MISSING_FILE = 'MISSING_FILE',
  EMPTY_LIVE = 'EMPTY_LIVE',
  NO_SOUND = 'NO_SOUND',
  RUSH_UNDECIDED = 'RUSH_UNDECIDED',
  UNFILLED = 'UNFILLED',
  EMISSION_ENDED = 'EMISSION_ENDED',
}
registerEnumType(DryRunProblemKind, {
  name: 'DryRunProblemKind',
  description: 'Kind of a problem that a dry run found.',
  valuesConfig: {
    GAP: { description: 'The plan has nothing to play: the radio is silent.' },
    OVERRUN: { description: 'A rundown is longer than its slot.' },
    BREACH: {
      description:
        'Two plays of the same artiste, title, album or record label are too close to each other. Less than the minimum time (separation) lies between the end of the first play and the start of the second.',
    },
    ADVERT_OUT_OF_DAYS: {
      description: 'A rundown contains an advert before its first day or after its last day.',
    },
    MISSING_FILE: {
      description: 'A media item or playlist of a rundown was deleted, or the file cannot be played.',
    },
    EMPTY_LIVE: {
      description: 'A live slot has an empty rundown, and no presenter or producer who is a user.',
    },
    NO_SOUND: {
      description:
        'A slot has nothing of its own to play: its episode or rush has no sound, or its emission no filler.',
    },
    RUSH_UNDECIDED: { description: 'The rush of a slot is not accepted, so it is not played.' },
    EMISSION_ENDED: { description: 'The emission of a slot has ended.' },
    UNFILLED: {
      description: 'A clock or a playlist has nothing to play, so that another source plays instead.',
    },
  },
});
