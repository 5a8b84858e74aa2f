import '../../../kit/events/events.ts';

declare module '../../../kit/events/events.ts' {
  interface Topics {
    /** Published when a metadata import proceeds or ends. */
    metadataImportChanged: { radioId: number; userId: number; id: number };
  }
}
