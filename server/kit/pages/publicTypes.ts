import type { Events } from '../events/events.ts';
import type { Transaction } from '../database/database.ts';

declare module '../events/events.ts' {
  interface Topics {
    publicRecordChanged: { radioId: number; type: string };
  }
}

const types = new Set<string>();

/**
 * Registers entities that public pages show. Each audited write of such an entity publishes an event, so that cached pages are
 * rendered anew.
 */
export const registerPublicTypes = (...names: readonly string[]): void =>
  names.forEach((name) => types.add(name));

/** True when writes of an entity publish an event. */
export const isPublicType = (name: string): boolean => types.has(name);

/** Publishes an event for the write of a record, when public pages show records of its type. */
export async function publishPublicChange(
  events: Events,
  transaction: Transaction,
  type: string,
  radioId: number | undefined,
): Promise<void> {
  if (types.has(type) && radioId !== undefined)
    await events.publish(transaction, 'publicRecordChanged', { radioId, type });
}
