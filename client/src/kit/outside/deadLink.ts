import { apiErrorOf, type ApiErrorCode } from '../../apollo/errors';

const codes = ['TOKEN_EXPIRED', 'TOKEN_USED', 'TOKEN_UNKNOWN'] as const satisfies ApiErrorCode[];

/** Why a mailed link leads nowhere, if that is what an error says. */
export function deadLinkOf(error: unknown): (typeof codes)[number] | undefined {
  const { code } = apiErrorOf(error);
  return codes.find((candidate) => candidate === code);
}
