import '../../../kit/events/events.ts';

declare module '../../../kit/events/events.ts' {
  interface Topics {
    /** The dry run of a radio is further, or done. */
    dryRunChanged: { radioId: number };
  }
}
