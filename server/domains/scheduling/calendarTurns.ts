import type { Turns } from '../../kit/eventLoop/turns.ts';

declare module '../../kit/context.ts' {
  interface Services {
    /** Computations of calendars and clashes, by the id of the radio. */
    calendarTurns: Turns;
  }
}
