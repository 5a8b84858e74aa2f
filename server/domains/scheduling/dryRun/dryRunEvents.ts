import '../../../kit/events/events.ts';

declare module '../../../kit/events/events.ts' {
  interface Topics {
    /** Published when the dry run of a radio progresses or ends. */
    dryRunChanged: { radioId: number };
  }
}
