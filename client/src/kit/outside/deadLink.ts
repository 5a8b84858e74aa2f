import { apiErrorOf, type ApiErrorCode } from '../../apollo/errors';

const codes = ['TOKEN_EXPIRED', 'TOKEN_USED', 'TOKEN_UNKNOWN'] as const satisfies ApiErrorCode[];

/** Returns why a mailed link is invalid; undefined for other errors. */
export function deadLinkOf(error: unknown): (typeof codes)[number] | undefined {
  const { code } = apiErrorOf(error);
  return codes.find((candidate) => candidate === code);
}
