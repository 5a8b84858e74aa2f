import type { Services } from '../context.ts';
import type { Transaction } from '../database/database.ts';

declare module '../events/events.ts' {
  interface Topics {
    publicRecordChanged: { radioId: number; type: string };
  }
}

/** Services needed to publish an event when a record that public pages show is written. */
export type PublicChanges = Pick<Services, 'events' | 'publicTypes'>;

/** Publishes an event that a record was written, when public pages show records of its type. */
export async function publishPublicChange(
  { events, publicTypes }: PublicChanges,
  transaction: Transaction,
  type: string,
  radioId: number | undefined,
): Promise<void> {
  if (publicTypes.has(type) && radioId !== undefined)
    await events.publish(transaction, 'publicRecordChanged', { radioId, type });
}
