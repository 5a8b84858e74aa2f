import '../../../kit/events/events.ts';

declare module '../../../kit/events/events.ts' {
  interface Topics {
    /** Published when a metadata import starts, proceeds, ends or is deleted. */
    metadataImportChanged: { radioId: number; userId: number; id: number };
  }
}
