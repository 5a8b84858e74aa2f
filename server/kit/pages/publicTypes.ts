import type { Services } from '../context.ts';
import type { Transaction } from '../database/database.ts';

declare module '../events/events.ts' {
  interface Topics {
    publicRecordChanged: { radioId: number; type: string };
  }
}

/** Services that publish an event for the writes of entities that public pages show. */
export type PublicChanges = Pick<Services, 'events' | 'publicTypes'>;

/** Publishes an event for the write of a record, when public pages show records of its type. */
export async function publishPublicChange(
  { events, publicTypes }: PublicChanges,
  transaction: Transaction,
  type: string,
  radioId: number | undefined,
): Promise<void> {
  if (publicTypes.has(type) && radioId !== undefined)
    await events.publish(transaction, 'publicRecordChanged', { radioId, type });
}
