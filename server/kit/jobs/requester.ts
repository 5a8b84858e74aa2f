import { maxAddressLength } from '../audit/audit.ts';
import type { Context } from '../context.ts';

declare module '../context.ts' {
  interface Services {
    /**
     * Context of the person who requested a job, with their current permissions. Must be called again for each part of the work.
     * Throws `UNAUTHENTICATED` or `RADIO_FORBIDDEN` when the person or their API token has lost access.
     */
    contextOf: (requester: Requester) => Promise<Context>;
  }
}

/** Stored description of the person who requested a job, and of their request. */
export interface Requester {
  userId: number;
  radioId: number;
  /** API token of the program that sent the request; null for a person. */
  tokenId: number | null;
  address: string;
  requestId: string;
}

/** Extracts the part of a request that is stored, so that its job runs on behalf of the same person. */
export const requesterOf = ({ viewer, radioId, origin, requestId }: Context): Requester => ({
  userId: viewer!.userId,
  radioId: radioId!,
  tokenId: viewer!.tokenId ?? null,
  address: origin.address.slice(0, maxAddressLength),
  requestId,
});

const refusals: ReadonlySet<unknown> = new Set([
  'UNAUTHENTICATED',
  'SESSION_NEEDED',
  'FORBIDDEN',
  'RADIO_FORBIDDEN',
  'NO_RADIO',
]);

/** True when an error says that the person who requested a job has lost the permission for it. */
export const isRefusal = (error: unknown): boolean =>
  refusals.has((error as { extensions?: { code?: unknown } } | undefined)?.extensions?.code);
