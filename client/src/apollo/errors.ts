import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

/** What the server says about a failure, in the codes it promises to keep. */
export type ApiErrorCode =
  | 'INVALID_CREDENTIALS'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'BAD_USER_INPUT'
  | 'RATE_LIMITED'
  | 'INTERNAL_SERVER_ERROR'
  | 'NETWORK';

export interface ApiError {
  code: ApiErrorCode;
  message: string;
  requestId?: string;
  /** BAD_USER_INPUT: message key by path inside the input, such as `paymentDetails.iban`. */
  fields?: Record<string, string>;
  /** CONFLICT: the row as it is now. */
  current?: Record<string, unknown>;
  /** FORBIDDEN: the permission that is missing. */
  action?: string;
  subject?: string;
  /** RATE_LIMITED: seconds to wait. */
  retryAfter?: number;
}

const knownCodes: ReadonlySet<string> = new Set<ApiErrorCode>([
  'INVALID_CREDENTIALS',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'BAD_USER_INPUT',
  'RATE_LIMITED',
]);

/** Reads the first error of an answer, whatever Apollo wrapped it in. */
export function apiErrorOf(error: unknown): ApiError {
  if (CombinedGraphQLErrors.is(error)) {
    const first = error.errors[0];
    const { code, ...details } = (first?.extensions ?? {}) as Record<string, unknown>;
    return {
      ...(details as Partial<ApiError>),
      code: knownCodes.has(String(code)) ? (code as ApiErrorCode) : 'INTERNAL_SERVER_ERROR',
      message: first?.message ?? error.message,
    };
  }
  if (ServerError.is(error)) {
    const requestId = error.response.headers.get('x-request-id') ?? undefined;
    return { code: codeOfStatus(error.statusCode), message: error.message, requestId };
  }
  return { code: 'NETWORK', message: error instanceof Error ? error.message : String(error) };
}

function codeOfStatus(status: number): ApiErrorCode {
  if (status === 401) return 'UNAUTHENTICATED';
  if (status === 403) return 'FORBIDDEN';
  if (status === 429) return 'RATE_LIMITED';
  return 'INTERNAL_SERVER_ERROR';
}
