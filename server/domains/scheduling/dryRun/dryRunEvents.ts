import '../../../kit/events/events.ts';

declare module '../../../kit/events/events.ts' {
  interface Topics {
    /** Published when a dry run of a radio is requested, progresses or ends. */
    dryRunChanged: { radioId: number };
  }
}
