/**
 * All error codes of GraphQL, the REST paths, uploads and the portal, with their meaning. `status` is the HTTP status of a response
 * without data, which contains only the error. The portal has a text for each code.
 */
export const errorTable = {
  BAD_REQUEST: { status: 400, meaning: 'The request does not have the format that its path accepts.' },
  GRAPHQL_PARSE_FAILED: { status: 400, meaning: 'The document is not valid GraphQL.' },
  GRAPHQL_VALIDATION_FAILED: {
    status: 400,
    meaning: 'The document does not fit the schema.',
  },
  OPERATION_RESOLUTION_FAILURE: {
    status: 400,
    meaning:
      'The operation to execute cannot be determined. The document has no operation named `operationName`, or it has several operations and the request has no `operationName`.',
  },
  ONLY_SUBSCRIPTIONS: {
    status: 400,
    meaning: 'The WebSocket runs subscriptions only; send other operations by POST.',
  },
  BAD_USER_INPUT: {
    status: 400,
    meaning: 'An input is not acceptable: `fields` says what is wrong, by path, as a `FieldProblem`.',
  },
  NO_RADIO: {
    status: 400,
    meaning: 'The requested data belongs to a radio, and the request names no radio.',
  },
  INVALID_CREDENTIALS: {
    status: 400,
    meaning: 'The e-mail or the password is wrong, or the account may not sign in.',
  },
  INVALID_PROOF: {
    status: 400,
    meaning:
      'The password, code or passkey is wrong. Returned in the second step of a sign-in, in a sign-in by passkey, and for the proof of a signed-in user.',
  },
  SECOND_FACTOR_NEEDED: {
    status: 400,
    meaning:
      'The account needs a second factor. `methods` lists the available factors, and `challenge` must be sent with the second factor.',
  },
  CHALLENGE_EXPIRED: {
    status: 400,
    meaning: 'The challenge is unknown, was used before, or is older than five minutes.',
  },
  TOKEN_EXPIRED: { status: 400, meaning: 'The link from an e-mail has expired.' },
  TOKEN_USED: {
    status: 400,
    meaning: 'The link from an e-mail was used before, or replaced by a newer one.',
  },
  TOKEN_UNKNOWN: { status: 400, meaning: 'The link from an e-mail is incomplete or unknown.' },
  UNAUTHENTICATED: {
    status: 401,
    meaning: 'Nobody is signed in, or the access or refresh token is expired, forged or revoked.',
  },
  FORBIDDEN: { status: 403, meaning: 'The viewer lacks the permission to `action` the `subject`.' },
  FOREIGN_ORIGIN: {
    status: 403,
    meaning: 'A web page of another origin sent the request without a bearer token.',
  },
  RADIO_FORBIDDEN: {
    status: 403,
    meaning: 'The radio does not exist, or the viewer or their API token has no access to it.',
  },
  VIEW_ONLY: { status: 403, meaning: 'Changes are refused while the portal is viewed as another role.' },
  FRESH_SIGN_IN_NEEDED: {
    status: 403,
    meaning: 'The viewer must first confirm their identity with `proveIdentity`, by one of the `methods`.',
  },
  SESSION_NEEDED: {
    status: 403,
    meaning: 'Only a signed-in person may do this; an API token is not accepted.',
  },
  NOT_FOUND: { status: 404, meaning: 'The `subject` does not exist, or the viewer may not see it.' },
  CONFLICT: {
    status: 409,
    meaning: 'The record was changed in the meantime: `current` is its stored state.',
  },
  IN_USE: { status: 409, meaning: 'The record is in use: `uses` lists some of the `total` uses.' },
  SCHEDULE_CONFLICT: {
    status: 409,
    meaning:
      'Another slot is on the same layer at that time. `clashes` lists the first of the `total` clashes; `freeStarts` and `freeLayers` are alternatives without a clash.',
  },
  STILL_RUNNING: {
    status: 409,
    meaning:
      'The mutation with this `Idempotency-Key` is still running. A retry after `retryAfter` seconds gets its response.',
  },
  OUTCOME_UNKNOWN: {
    status: 409,
    meaning:
      'The outcome of the mutation with this `Idempotency-Key` is unknown. The server stopped during the mutation, or could not store its answer: read the data to find out whether the change was made.',
  },
  ANSWER_NOT_STORED: {
    status: 409,
    meaning:
      'The mutation with this `Idempotency-Key` ran before. Its answer is not stored, because it is too long, contains a secret that is shown once, or a storage limit was reached.',
  },
  NOT_RETRIABLE: {
    status: 409,
    meaning:
      'There is nothing to repeat. The file is missing or a duplicate, it is being processed, or the file of a rush did not fail.',
  },
  CANNOT_MEASURE: {
    status: 409,
    meaning: 'Loudness is measured by ffmpeg, which is not installed on the server.',
  },
  LIMIT_EXCEEDED: {
    status: 413,
    meaning:
      'The request exceeds the limit `limit`, a `Limit`. `allowed` is the maximum, `requested` is the requested amount, if it was fully counted.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    meaning: 'The `Idempotency-Key` was used for another request within the last day.',
  },
  RATE_LIMITED: {
    status: 429,
    meaning:
      'Too many attempts or requests, or a moderator has silenced the viewer. Try again after `retryAfter` seconds.',
  },
  BROKEN_RECORD: { status: 500, meaning: 'A stored record does not have the required format.' },
  INTERNAL_SERVER_ERROR: { status: 500, meaning: 'A fault of the server. The log has the cause.' },
  UNAVAILABLE: {
    status: 503,
    meaning:
      'The database or the file storage cannot be reached, or a newer version is taking over. A retry may succeed.',
  },
  TIMEOUT: { status: 503, meaning: 'The request took too long. Its changes may still be stored.' },
  // 507 rather than 503, because clients retry a 503 by themselves, but here somebody must free space first.
  STORAGE_FULL: { status: 507, meaning: 'The quota of a radio has no room, or a disk is full.' },
} as const satisfies Record<string, { status: number; meaning: string }>;

export type ErrorCode = keyof typeof errorTable;

export const isErrorCode = (code: unknown): code is ErrorCode => Object.hasOwn(errorTable, String(code));

/** HTTP status of a response that contains only an error with this code; 500 for unknown codes. */
export const statusOf = (code: unknown): number => (isErrorCode(code) ? errorTable[code].status : 500);
