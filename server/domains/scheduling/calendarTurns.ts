import type { Turns } from '../../kit/eventLoop/turns.ts';

declare module '../../kit/context.ts' {
  interface Services {
    /** Queues of computations of calendars and clashes, one per radio id. */
    calendarTurns: Turns;
  }
}
