import { useLocation } from 'react-router-dom';
import { apiErrorOf, type ApiErrorCode } from '../../apollo/errors';

/** Returns the token of a mailed link. It is in the URL fragment, which browsers never send to a server. */
export function useLinkToken(): string {
  const { hash } = useLocation();
  return new URLSearchParams(hash.slice(1)).get('token') ?? '';
}

const codes = ['TOKEN_EXPIRED', 'TOKEN_USED', 'TOKEN_UNKNOWN'] as const satisfies ApiErrorCode[];

/** Returns the error code when a mailed link is expired, used or unknown; undefined for other errors. */
export function deadLinkOf(error: unknown): (typeof codes)[number] | undefined {
  const { code } = apiErrorOf(error);
  return codes.find((candidate) => candidate === code);
}
