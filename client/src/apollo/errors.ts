import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

import { errorTexts } from './errorTexts.generated';
import type { Proof } from './session/proof';

/** What the server says about a failure, in the codes it promises to keep, or that it says nothing. */
export type ApiErrorCode = keyof typeof errorTexts | 'NETWORK';

/** Where something is used: the type, id and name of what uses it, and when it is on the air there next. */
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
  /** BAD_USER_INPUT: message key by path inside the input, such as `paymentDetails.iban`. */
  fields?: Record<string, string>;
  /** CONFLICT: the row as it is now. */
  current?: Record<string, unknown>;
  /** IN_USE: which one, in how many places, and those of them that the viewer may see. */
  id?: string;
  total?: number;
  places?: readonly Use[];
  /** FORBIDDEN: the permission that is missing. */
  action?: string;
  subject?: string;
  /** FRESH_SIGN_IN_NEEDED, SECOND_FACTOR_NEEDED: the ways to prove who one is. */
  proofs?: readonly Proof[];
  /** SECOND_FACTOR_NEEDED: to be sent with the second step. */
  challenge?: string;
  /** LIMIT_EXCEEDED: what there is too much of. */
  limit?: string;
  /** RATE_LIMITED: seconds to wait. */
  retryAfter?: number;
}

/** Reads the first error of an answer, whatever Apollo wrapped it in. */
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

/** The same failure with what is wrong with a field of the input told of the field of the form that holds it. */
export function errorOfField(error: unknown, { input, form }: { input: string; form: string }): unknown {
  if (!CombinedGraphQLErrors.is(error)) return error;
  const errors = error.errors.map((one) => {
    const { [input]: problem, ...fields } = (one.extensions?.['fields'] ?? {}) as Record<string, string>;
    if (problem === undefined) return one;
    return { ...one, extensions: { ...one.extensions, fields: { ...fields, [form]: problem } } };
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

/** A refusal of the whole request comes with a status of its own, and says why in its body. */
function firstErrorIn(body: string): GraphQLErrorLike | undefined {
  try {
    return (JSON.parse(body) as { errors?: GraphQLErrorLike[] }).errors?.[0];
  } catch {
    return undefined;
  }
}

/** What a status means whose answer holds no code, for it may come from a proxy in between. */
export function codeOfStatus(status: number): ApiErrorCode {
  if (status === 401) return 'UNAUTHENTICATED';
  if (status === 403) return 'FORBIDDEN';
  if (status === 413) return 'LIMIT_EXCEEDED';
  if (status === 429) return 'RATE_LIMITED';
  if (status === 502 || status === 503 || status === 504) return 'UNAVAILABLE';
  if (status === 507) return 'STORAGE_FULL';
  return 'INTERNAL_SERVER_ERROR';
}
