import type { Services } from '../../../kit/context.ts';
import type { Transaction } from '../../../kit/database/database.ts';

declare module '../../../kit/events/events.ts' {
  interface Topics {
    /** Published when a metadata import starts, proceeds or ends, or `deleteMetadataImport` deletes it. */
    metadataImportChanged: { radioId: number; userId: number; id: number };
  }
}

/** Context of a change: a request of the owner, or the job, which runs without a viewer. */
export interface ImportContext {
  transaction: Transaction;
  context: { services: Services; radioId: number | undefined };
}

/** Publishes when the transaction commits that an import started, progressed, ended or was deleted. */
export async function publishImportChanged(
  { transaction, context: { services, radioId } }: ImportContext,
  { id, owner }: { id: number; owner: number },
): Promise<void> {
  await services.events.publish(transaction, 'metadataImportChanged', {
    radioId: radioId!,
    userId: owner,
    id,
  });
}
