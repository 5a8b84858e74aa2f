import type { Services } from '../../../kit/context.ts';
import type { Transaction } from '../../../kit/database/database.ts';
import './metadataImportEvents.ts';

/** Where something becomes of an import: in a request of its owner, or in its job, of which nobody may be left. */
export interface ImportPlace {
  transaction: Transaction;
  context: { services: Services; radioId: number | undefined };
}

/** Tells its owner that it is further, or over, once that is kept. */
export async function tellOf(
  { transaction, context: { services, radioId } }: ImportPlace,
  { id, owner }: { id: number; owner: number },
): Promise<void> {
  await services.events.publish(transaction, 'metadataImportChanged', {
    radioId: radioId!,
    userId: owner,
    id,
  });
}
