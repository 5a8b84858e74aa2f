import type { Transaction } from '../../../kit/database/database.ts';

/** Among the writes of a request, or of what speaks for a radio without one. */
export interface LiveWriting {
  transaction: Transaction;
  context: { radioId: number | undefined };
}
