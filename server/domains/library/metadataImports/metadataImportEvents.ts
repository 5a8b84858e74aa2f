import '../../../kit/events/events.ts';

declare module '../../../kit/events/events.ts' {
  interface Topics {
    /** Published when a metadata import starts, proceeds or ends, or `deleteMetadataImport` deletes it. */
    metadataImportChanged: { radioId: number; userId: number; id: number };
  }
}
