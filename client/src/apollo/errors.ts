import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

import { errorTexts } from './errorTexts.generated';
import type { ReauthenticationMethod } from './session/reauthenticationMethod';

/** Error codes of the server, and `NETWORK` when there was no response. */
export type ApiErrorCode = keyof typeof errorTexts | 'NETWORK';

/** A place where a record is used: type, id and name of the record that uses it, and its next air time. */
export interface Use {
  kind: string;
  id: string;
  name: string;
  at?: string | null;
}

export interface ApiError {
  code: ApiErrorCode;
  message: string;
  requestId?: string;
  /**
   * `BAD_USER_INPUT`: message key of each invalid field. A field is named by its path in the input, such as
   * `paymentDetails.iban`.
   */
  fields?: Record<string, string>;
  /** CONFLICT: the record as it is now on the server. */
  current?: Record<string, unknown>;
  /** IN_USE: the id of the record, the total number of uses, and some of those that the viewer may see. */
  id?: string;
  total?: number;
  uses?: readonly Use[];
  /** FORBIDDEN: the missing permission. */
  action?: string;
  subject?: string;
  /** FRESH_SIGN_IN_NEEDED, SECOND_FACTOR_NEEDED: the accepted ways to authenticate. */
  methods?: readonly ReauthenticationMethod[];
  /** SECOND_FACTOR_NEEDED: the challenge to send back with the second factor. */
  challenge?: string;
  /** LIMIT_EXCEEDED: the name of the limit. */
  limit?: string;
  /** RATE_LIMITED: seconds to wait. */
  retryAfter?: number;
}

/** Returns the first error of a response, from any of Apollo's error classes. All other errors become `NETWORK`. */
export function apiErrorOf(error: unknown): ApiError {
  if (CombinedGraphQLErrors.is(error)) {
    return (
      codedError(error.errors[0], 'INTERNAL_SERVER_ERROR') ?? {
        code: 'INTERNAL_SERVER_ERROR',
        message: error.message,
      }
    );
  }
  if (ServerError.is(error)) {
    const coded = codedError(firstErrorIn(error.bodyText), codeOfStatus(error.statusCode));
    if (coded) return coded;
    const requestId = error.response.headers.get('x-request-id') ?? undefined;
    return { code: codeOfStatus(error.statusCode), message: error.message, requestId };
  }
  return { code: 'NETWORK', message: error instanceof Error ? error.message : String(error) };
}

/** Moves a field error from a field of the input to the matching field of the form. */
export function errorOfField(error: unknown, { input, form }: { input: string; form: string }): unknown {
  if (!CombinedGraphQLErrors.is(error)) return error;
  const errors = error.errors.map((graphQLError) => {
    const { [input]: problem, ...fields } = (graphQLError.extensions?.['fields'] ?? {}) as Record<
      string,
      string
    >;
    if (problem === undefined) return graphQLError;
    return {
      ...graphQLError,
      extensions: { ...graphQLError.extensions, fields: { ...fields, [form]: problem } },
    };
  });
  return new CombinedGraphQLErrors({ data: error.data, errors });
}

interface GraphQLErrorLike {
  message: string;
  extensions?: Readonly<Record<string, unknown>> | undefined;
}

function codedError(first: GraphQLErrorLike | undefined, otherwise: ApiErrorCode): ApiError | undefined {
  if (!first) return undefined;
  const { code, ...details } = first.extensions ?? {};
  return {
    ...(details as Partial<ApiError>),
    code: Object.hasOwn(errorTexts, String(code)) ? (code as ApiErrorCode) : otherwise,
    message: first.message,
  };
}

/**
 * Returns the first GraphQL error of a response body. A request that is rejected as a whole has an HTTP error status.
 */
function firstErrorIn(body: string): GraphQLErrorLike | undefined {
  try {
    return (JSON.parse(body) as { errors?: GraphQLErrorLike[] }).errors?.[0];
  } catch {
    return undefined;
  }
}

/** Returns the error code for an HTTP status. For responses without an error code, such as those of a proxy. */
export function codeOfStatus(status: number): ApiErrorCode {
  if (status === 401) return 'UNAUTHENTICATED';
  if (status === 403) return 'FORBIDDEN';
  if (status === 413) return 'LIMIT_EXCEEDED';
  if (status === 429) return 'RATE_LIMITED';
  if (status === 502 || status === 503 || status === 504) return 'UNAVAILABLE';
  if (status === 507) return 'STORAGE_FULL';
  return 'INTERNAL_SERVER_ERROR';
}
