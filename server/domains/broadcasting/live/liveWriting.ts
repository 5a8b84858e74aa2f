import type { Transaction } from '../../../kit/database/database.ts';

/** A transaction on a radio. It is part of a mutation, or of work without a request, such as a report of the player. */
export interface LiveWriting {
  transaction: Transaction;
  context: { radioId: number | undefined };
}
