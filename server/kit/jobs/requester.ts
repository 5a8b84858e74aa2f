import { maxAddressLength } from '../audit/audit.ts';
import type { Context } from '../context.ts';

declare module '../context.ts' {
  interface Services {
    /**
     * The context of somebody who asked for work earlier, with what they may do at this moment: asked anew for each portion of the
     * work. Throws UNAUTHENTICATED or RADIO_FORBIDDEN when they, or the program that asked in their name, may not be there any more.
     */
    contextOf: (requester: Requester) => Promise<Context>;
  }
}

/** Who asked for work that is done apart from their request, on which radio, and by which request. */
export interface Requester {
  userId: number;
  radioId: number;
  /** The API token by which a program asked; null where the person did. */
  tokenId: number | null;
  address: string;
  requestId: string;
}

/** What is kept of a request, so that its work is done later in the name of the same person. */
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

/** Whether work failed because whoever asked for it may not do it any more. */
export const isRefusal = (error: unknown): boolean =>
  refusals.has((error as { extensions?: { code?: unknown } } | undefined)?.extensions?.code);
