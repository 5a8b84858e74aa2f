import { registerEnumType } from 'type-graphql';

export enum DryRunState {
  WAITING = 'WAITING',
  RUNNING = 'RUNNING',
  DONE = 'DONE',
  FAILED = 'FAILED',
}
registerEnumType(DryRunState, {
  name: 'DryRunState',
  description: 'How far a dry run is.',
  valuesConfig: {
    WAITING: { description: 'It was asked for, and begins soon.' },
    RUNNING: { description: 'It is on its way.' },
    DONE: { description: 'It is done.' },
    FAILED: { description: 'It could not be done; the jobs say why.' },
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
  description: 'What is wrong with what is to come.',
  valuesConfig: {
    GAP: { description: 'Nothing is on the air: there is nothing to play.' },
    OVERRUN: { description: 'A rundown is longer than its slot.' },
    BREACH: { description: 'Artistes, titles, albums or labels come closer together than they should.' },
    ADVERT_OUT_OF_DAYS: { description: 'An advert in a rundown that may not air on that day.' },
    MISSING_FILE: { description: 'Something in a rundown is gone, or its file cannot be played.' },
    EMPTY_LIVE: {
      description: 'A live slot that nobody in the team presents or produces, with an empty rundown.',
    },
    NO_SOUND: { description: 'A slot with an episode or a rush, or for one, that has no sound.' },
    RUSH_UNDECIDED: { description: 'A slot whose rush is not accepted: nothing of it is heard.' },
    EMISSION_ENDED: { description: 'A slot of an emission that has ended.' },
    UNFILLED: { description: 'A clock or a playlist had nothing to give, and something else plays.' },
  },
});
