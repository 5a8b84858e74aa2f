import { useTranslation } from 'react-i18next';
import { apiErrorOf, type ApiErrorCode } from '../../apollo/errors';

const keys = {
  INVALID_CREDENTIALS: 'signIn.wrong',
  UNAUTHENTICATED: 'errors.unauthenticated',
  FORBIDDEN: 'errors.forbidden',
  RADIO_FORBIDDEN: 'errors.radioForbidden',
  VIEW_ONLY: 'errors.viewOnly',
  FRESH_SIGN_IN_NEEDED: 'errors.freshSignInNeeded',
  SECOND_FACTOR_NEEDED: 'errors.secondFactorNeeded',
  INVALID_PROOF: 'errors.invalidProof',
  CHALLENGE_EXPIRED: 'errors.challengeExpired',
  SESSION_NEEDED: 'errors.sessionNeeded',
  TOKEN_EXPIRED: 'errors.tokenExpired',
  TOKEN_USED: 'errors.tokenUsed',
  TOKEN_UNKNOWN: 'errors.tokenUnknown',
  NOT_FOUND: 'errors.notFound',
  CONFLICT: 'errors.conflict',
  IN_USE: 'errors.inUse',
  NOT_RETRIABLE: 'errors.notRetriable',
  BAD_USER_INPUT: 'errors.badInput',
  RATE_LIMITED: 'errors.rateLimited',
  BROKEN_RECORD: 'errors.brokenRecord',
  STORAGE_FULL: 'errors.storageFull',
  UNAVAILABLE: 'errors.unavailable',
  INTERNAL_SERVER_ERROR: 'errors.internal',
  NETWORK: 'errors.network',
} as const satisfies Record<ApiErrorCode, string>;

/** Says in the reader's language what an error code means. */
export function useErrorText() {
  const { t } = useTranslation();
  return (error: unknown) => {
    const { code, retryAfter = 0 } = apiErrorOf(error);
    return t(keys[code], { count: Math.ceil(retryAfter) });
  };
}
