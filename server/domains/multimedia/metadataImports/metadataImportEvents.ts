import '../../../kit/events/events.ts';

declare module '../../../kit/events/events.ts' {
  interface Topics {
    /** An import of metadata is further, or over. */
    metadataImportChanged: { radioId: number; userId: number; id: number };
  }
}
